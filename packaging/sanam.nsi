; Installer for Windows, for one person and without administrator's rights; `installers.py exe` gives VERSION, BUNDLE
; (the folder that sanam.spec makes) and TARGET. What a person owns lies elsewhere and stays when it is removed.
Unicode true
Name "Sanam"
OutFile "${TARGET}"
InstallDir "$LOCALAPPDATA\Programs\Sanam"
InstallDirRegKey HKCU "Software\Sanam" "Folder"
RequestExecutionLevel user
SetCompressor /SOLID lzma

!include MUI2.nsh
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "Thai"
!insertmacro MUI_LANGUAGE "Farsi"
!insertmacro MUI_LANGUAGE "TradChinese"
!insertmacro MUI_LANGUAGE "SimpChinese"

!define CLASSES "Software\Classes"
!define REMOVAL "Software\Microsoft\Windows\CurrentVersion\Uninstall\Sanam"

Section
  SetOutPath "$INSTDIR"
  RMDir /r "$INSTDIR\_internal" ; of an earlier version
  File /r "${BUNDLE}/*"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  CreateShortcut "$SMPROGRAMS\Sanam.lnk" "$INSTDIR\sanam.exe"
  WriteRegStr HKCU "Software\Sanam" "Folder" "$INSTDIR"
  WriteRegStr HKCU "${REMOVAL}" "DisplayName" "Sanam"
  WriteRegStr HKCU "${REMOVAL}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${REMOVAL}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${CLASSES}\.sanam-deck" "" "Sanam.Deck"
  WriteRegStr HKCU "${CLASSES}\Sanam.Deck" "" "Sanam deck"
  WriteRegStr HKCU "${CLASSES}\Sanam.Deck\shell\open\command" "" '"$INSTDIR\sanam.exe" "%1"'
  WriteRegStr HKCU "${CLASSES}\.sanam" "" "Sanam.Match"
  WriteRegStr HKCU "${CLASSES}\Sanam.Match" "" "Sanam match"
  WriteRegStr HKCU "${CLASSES}\Sanam.Match\shell\open\command" "" '"$INSTDIR\sanam.exe" "%1"'
  WriteRegStr HKCU "${CLASSES}\.ydk\OpenWithProgids" "Sanam.Deck" "" ; it belongs to other programs too
SectionEnd

Section "Uninstall"
  RMDir /r "$INSTDIR\_internal"
  Delete "$INSTDIR\sanam.exe"
  Delete "$INSTDIR\sanam-cli.exe"
  Delete "$INSTDIR\LICENSE"
  Delete "$INSTDIR\THIRD-PARTY-NOTICES.txt"
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR" ; stays if a portable folder is in it
  Delete "$SMPROGRAMS\Sanam.lnk"
  DeleteRegKey HKCU "Software\Sanam"
  DeleteRegKey HKCU "${REMOVAL}"
  DeleteRegKey HKCU "${CLASSES}\.sanam-deck"
  DeleteRegKey HKCU "${CLASSES}\Sanam.Deck"
  DeleteRegKey HKCU "${CLASSES}\.sanam"
  DeleteRegKey HKCU "${CLASSES}\Sanam.Match"
  DeleteRegValue HKCU "${CLASSES}\.ydk\OpenWithProgids" "Sanam.Deck"
SectionEnd
