<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="th" sourcelanguage="en">
    <context>
        <name>QPlatformTheme</name>
        <message>
            <source>OK</source>
            <translation>ตกลง</translation>
        </message>
        <message>
            <source>Save</source>
            <translation>บันทึก</translation>
        </message>
        <message>
            <source>Save All</source>
            <translation>บันทึกทั้งหมด</translation>
        </message>
        <message>
            <source>Open</source>
            <translation>เปิด</translation>
        </message>
        <message>
            <source>&amp;Yes</source>
            <translation>ใช่(&amp;Y)</translation>
        </message>
        <message>
            <source>Yes to &amp;All</source>
            <translation>ใช่ทั้งหมด(&amp;A)</translation>
        </message>
        <message>
            <source>&amp;No</source>
            <translation>ไม่(&amp;N)</translation>
        </message>
        <message>
            <source>N&amp;o to All</source>
            <translation>ไม่ทั้งหมด(&amp;O)</translation>
        </message>
        <message>
            <source>Abort</source>
            <translation>ยกเลิกงาน</translation>
        </message>
        <message>
            <source>Retry</source>
            <translation>ลองใหม่</translation>
        </message>
        <message>
            <source>Ignore</source>
            <translation>ไม่สนใจ</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>ปิด</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>ยกเลิก</translation>
        </message>
        <message>
            <source>Discard</source>
            <translation>ไม่บันทึก</translation>
        </message>
        <message>
            <source>Help</source>
            <translation>ช่วยเหลือ</translation>
        </message>
        <message>
            <source>Apply</source>
            <translation>นำไปใช้</translation>
        </message>
        <message>
            <source>Reset</source>
            <translation>คืนค่า</translation>
        </message>
        <message>
            <source>Restore Defaults</source>
            <translation>คืนค่าเริ่มต้น</translation>
        </message>
        <message>
            <source>Don't Save</source>
            <translation>ไม่บันทึก</translation>
        </message>
    </context>
    <context>
        <name>QGnomeTheme</name>
        <message>
            <source>&amp;OK</source>
            <translation>ตกลง(&amp;O)</translation>
        </message>
        <message>
            <source>&amp;Save</source>
            <translation>บันทึก(&amp;S)</translation>
        </message>
        <message>
            <source>&amp;Cancel</source>
            <translation>ยกเลิก(&amp;C)</translation>
        </message>
        <message>
            <source>&amp;Close</source>
            <translation>ปิด(&amp;C)</translation>
        </message>
        <message>
            <source>Close without Saving</source>
            <translation>ปิดโดยไม่บันทึก</translation>
        </message>
    </context>
    <context>
        <name>QDialogButtonBox</name>
        <message>
            <source>OK</source>
            <translation>ตกลง</translation>
        </message>
    </context>
    <context>
        <name>QDialog</name>
        <message>
            <source>What's This?</source>
            <translation>นี่คืออะไร?</translation>
        </message>
    </context>
    <context>
        <name>QMessageBox</name>
        <message>
            <source>Show Details...</source>
            <translation>แสดงรายละเอียด...</translation>
        </message>
        <message>
            <source>Hide Details...</source>
            <translation>ซ่อนรายละเอียด...</translation>
        </message>
        <message>
            <source>OK</source>
            <translation>ตกลง</translation>
        </message>
        <message>
            <source>Help</source>
            <translation>ช่วยเหลือ</translation>
        </message>
    </context>
    <context>
        <name>QFileDialog</name>
        <message>
            <source>Look in:</source>
            <translation>ดูใน:</translation>
        </message>
        <message>
            <source>Back</source>
            <translation>ย้อนกลับ</translation>
        </message>
        <message>
            <source>Go back</source>
            <translation>ย้อนกลับ</translation>
        </message>
        <message>
            <source>Alt+Left</source>
            <translation>Alt+Left</translation>
        </message>
        <message>
            <source>Forward</source>
            <translation>ไปข้างหน้า</translation>
        </message>
        <message>
            <source>Go forward</source>
            <translation>ไปข้างหน้า</translation>
        </message>
        <message>
            <source>Alt+Right</source>
            <translation>Alt+Right</translation>
        </message>
        <message>
            <source>Parent Directory</source>
            <translation>โฟลเดอร์แม่</translation>
        </message>
        <message>
            <source>Go to the parent directory</source>
            <translation>ไปโฟลเดอร์แม่</translation>
        </message>
        <message>
            <source>Alt+Up</source>
            <translation>Alt+Up</translation>
        </message>
        <message>
            <source>Create New Folder</source>
            <translation>สร้างโฟลเดอร์ใหม่</translation>
        </message>
        <message>
            <source>Create a New Folder</source>
            <translation>สร้างโฟลเดอร์ใหม่</translation>
        </message>
        <message>
            <source>List View</source>
            <translation>แบบรายการ</translation>
        </message>
        <message>
            <source>Change to list view mode</source>
            <translation>เปลี่ยนเป็นแบบรายการ</translation>
        </message>
        <message>
            <source>Detail View</source>
            <translation>แบบละเอียด</translation>
        </message>
        <message>
            <source>Change to detail view mode</source>
            <translation>เปลี่ยนเป็นแบบละเอียด</translation>
        </message>
        <message>
            <source>Sidebar</source>
            <translation>แถบข้าง</translation>
        </message>
        <message>
            <source>List of places and bookmarks</source>
            <translation>รายการที่และที่คั่น</translation>
        </message>
        <message>
            <source>Files</source>
            <translation>ไฟล์</translation>
        </message>
        <message>
            <source>Files of type:</source>
            <translation>ชนิดไฟล์:</translation>
        </message>
        <message>
            <source>Find Directory</source>
            <translation>หาโฟลเดอร์</translation>
        </message>
        <message>
            <source>Open</source>
            <translation>เปิด</translation>
        </message>
        <message>
            <source>Save As</source>
            <translation>บันทึกเป็น</translation>
        </message>
        <message>
            <source>Directory:</source>
            <translation>โฟลเดอร์:</translation>
        </message>
        <message>
            <source>File &amp;name:</source>
            <translation>ชื่อไฟล์(&amp;N):</translation>
        </message>
        <message>
            <source>&amp;Open</source>
            <translation>เปิด(&amp;O)</translation>
        </message>
        <message>
            <source>&amp;Choose</source>
            <translation>เลือก(&amp;C)</translation>
        </message>
        <message>
            <source>&amp;Save</source>
            <translation>บันทึก(&amp;S)</translation>
        </message>
        <message>
            <source>All Files (*)</source>
            <translation>ไฟล์ทั้งหมด (*)</translation>
        </message>
        <message>
            <source>Show </source>
            <translation>แสดง </translation>
        </message>
        <message>
            <source>&amp;Rename</source>
            <translation>เปลี่ยนชื่อ(&amp;R)</translation>
        </message>
        <message>
            <source>&amp;Delete</source>
            <translation>ลบ(&amp;D)</translation>
        </message>
        <message>
            <source>Show &amp;hidden files</source>
            <translation>แสดงไฟล์ที่ซ่อน(&amp;H)</translation>
        </message>
        <message>
            <source>&amp;New Folder</source>
            <translation>โฟลเดอร์ใหม่(&amp;N)</translation>
        </message>
        <message>
            <source>All files (*)</source>
            <translation>ไฟล์ทั้งหมด (*)</translation>
        </message>
        <message>
            <source>Directories</source>
            <translation>โฟลเดอร์</translation>
        </message>
        <message>
            <source>%1
Directory not found.
Please verify the correct directory name was given.</source>
            <translation>%1
ไม่พบโฟลเดอร์
โปรดตรวจสอบชื่อโฟลเดอร์</translation>
        </message>
        <message>
            <source>%1 already exists.
Do you want to replace it?</source>
            <translation>มี %1 อยู่แล้ว
ต้องการแทนที่หรือไม่?</translation>
        </message>
        <message>
            <source>%1
File not found.
Please verify the correct file name was given.</source>
            <translation>%1
ไม่พบไฟล์
โปรดตรวจสอบชื่อไฟล์</translation>
        </message>
        <message>
            <source>New Folder</source>
            <translation>โฟลเดอร์ใหม่</translation>
        </message>
        <message>
            <source>Delete</source>
            <translation>ลบ</translation>
        </message>
        <message>
            <source>'%1' is write protected.
Do you want to delete it anyway?</source>
            <translation>'%1' ป้องกันการเขียนไว้
ยังต้องการลบหรือไม่?</translation>
        </message>
        <message>
            <source>Are you sure you want to delete '%1'?</source>
            <translation>ต้องการลบ '%1' แน่หรือไม่?</translation>
        </message>
        <message>
            <source>Could not delete directory.</source>
            <translation>ลบโฟลเดอร์ไม่ได้</translation>
        </message>
        <message>
            <source>Recent Places</source>
            <translation>ที่ใช้ล่าสุด</translation>
        </message>
        <message>
            <source>Remove</source>
            <translation>นำออก</translation>
        </message>
        <message>
            <source>My Computer</source>
            <translation>คอมพิวเตอร์ของฉัน</translation>
        </message>
        <message>
            <source>Drive</source>
            <translation>ไดรฟ์</translation>
        </message>
        <message>
            <source>File</source>
            <translation>ไฟล์</translation>
        </message>
        <message>
            <source>File Folder</source>
            <translation>โฟลเดอร์</translation>
        </message>
        <message>
            <source>Folder</source>
            <translation>โฟลเดอร์</translation>
        </message>
        <message>
            <source>Unknown</source>
            <translation>ไม่ทราบ</translation>
        </message>
    </context>
    <context>
        <name>QFileSystemModel</name>
        <message>
            <source>Invalid filename</source>
            <translation>ชื่อไฟล์ใช้ไม่ได้</translation>
        </message>
        <message>
            <source>&lt;b&gt;The name "%1" cannot be used.&lt;/b&gt;</source>
            <translation>&lt;b&gt;ใช้ชื่อ "%1" ไม่ได้&lt;/b&gt;</translation>
        </message>
        <message>
            <source>Name</source>
            <translation>ชื่อ</translation>
        </message>
        <message>
            <source>Size</source>
            <translation>ขนาด</translation>
        </message>
        <message>
            <source>Kind</source>
            <translation>ชนิด</translation>
        </message>
        <message>
            <source>Type</source>
            <translation>ชนิด</translation>
        </message>
        <message>
            <source>Date Modified</source>
            <translation>วันที่แก้ไข</translation>
        </message>
        <message>
            <source>My Computer</source>
            <translation>คอมพิวเตอร์ของฉัน</translation>
        </message>
        <message>
            <source>Computer</source>
            <translation>คอมพิวเตอร์</translation>
        </message>
        <message>
            <source>%1 GB</source>
            <translation>%1 GB</translation>
        </message>
        <message>
            <source>%1 MB</source>
            <translation>%1 MB</translation>
        </message>
        <message>
            <source>%1 KB</source>
            <translation>%1 KB</translation>
        </message>
        <message>
            <source>%1 bytes</source>
            <translation>%1 ไบต์</translation>
        </message>
    </context>
    <context>
        <name>QLineEdit</name>
        <message>
            <source>&amp;Undo</source>
            <translation>ย้อน(&amp;U)</translation>
        </message>
        <message>
            <source>&amp;Redo</source>
            <translation>ทำซ้ำ(&amp;R)</translation>
        </message>
        <message>
            <source>Cu&amp;t</source>
            <translation>ตัด(&amp;T)</translation>
        </message>
        <message>
            <source>&amp;Copy</source>
            <translation>คัดลอก(&amp;C)</translation>
        </message>
        <message>
            <source>&amp;Paste</source>
            <translation>วาง(&amp;P)</translation>
        </message>
        <message>
            <source>Delete</source>
            <translation>ลบ</translation>
        </message>
        <message>
            <source>Select All</source>
            <translation>เลือกทั้งหมด</translation>
        </message>
    </context>
    <context>
        <name>QWidgetTextControl</name>
        <message>
            <source>&amp;Undo</source>
            <translation>ย้อน(&amp;U)</translation>
        </message>
        <message>
            <source>&amp;Redo</source>
            <translation>ทำซ้ำ(&amp;R)</translation>
        </message>
        <message>
            <source>Cu&amp;t</source>
            <translation>ตัด(&amp;T)</translation>
        </message>
        <message>
            <source>&amp;Copy</source>
            <translation>คัดลอก(&amp;C)</translation>
        </message>
        <message>
            <source>Copy &amp;Link Location</source>
            <translation>คัดลอกลิงก์(&amp;L)</translation>
        </message>
        <message>
            <source>&amp;Paste</source>
            <translation>วาง(&amp;P)</translation>
        </message>
        <message>
            <source>Delete</source>
            <translation>ลบ</translation>
        </message>
        <message>
            <source>Select All</source>
            <translation>เลือกทั้งหมด</translation>
        </message>
    </context>
    <context>
        <name>QAbstractSpinBox</name>
        <message>
            <source>&amp;Select All</source>
            <translation>เลือกทั้งหมด(&amp;S)</translation>
        </message>
        <message>
            <source>&amp;Step up</source>
            <translation>เพิ่ม(&amp;S)</translation>
        </message>
        <message>
            <source>Step &amp;down</source>
            <translation>ลด(&amp;D)</translation>
        </message>
    </context>
    <context>
        <name>QKeySequenceEdit</name>
        <message>
            <source>Press shortcut</source>
            <translation>กดปุ่มลัด</translation>
        </message>
        <message>
            <source>%1, ...</source>
            <translation>%1, ...</translation>
        </message>
    </context>
    <context>
        <name>QInputDialog</name>
        <message>
            <source>Enter a value:</source>
            <translation>ใส่ค่า:</translation>
        </message>
    </context>
    <context>
        <name>QProgressDialog</name>
        <message>
            <source>Cancel</source>
            <translation>ยกเลิก</translation>
        </message>
    </context>
    <context>
        <name>QPrintDialog</name>
        <message>
            <source>Print</source>
            <translation>พิมพ์</translation>
        </message>
        <message>
            <source>OK</source>
            <translation>ตกลง</translation>
        </message>
        <message>
            <source>&amp;Print</source>
            <translation>พิมพ์(&amp;P)</translation>
        </message>
        <message>
            <source>&amp;Options &gt;&gt;</source>
            <translation>ตัวเลือก(&amp;O) &gt;&gt;</translation>
        </message>
        <message>
            <source>&amp;Options &lt;&lt;</source>
            <translation>ตัวเลือก(&amp;O) &lt;&lt;</translation>
        </message>
        <message>
            <source>Print to File (PDF)</source>
            <translation>พิมพ์ลงไฟล์ (PDF)</translation>
        </message>
        <message>
            <source>Local file</source>
            <translation>ไฟล์ในเครื่อง</translation>
        </message>
        <message>
            <source>Write PDF file</source>
            <translation>เขียนไฟล์ PDF</translation>
        </message>
        <message>
            <source>Print To File ...</source>
            <translation>พิมพ์ลงไฟล์ ...</translation>
        </message>
        <message>
            <source>Print all</source>
            <translation>พิมพ์ทั้งหมด</translation>
        </message>
        <message>
            <source>Print range</source>
            <translation>พิมพ์บางช่วง</translation>
        </message>
        <message>
            <source>Print selection</source>
            <translation>พิมพ์ส่วนที่เลือก</translation>
        </message>
        <message>
            <source>Print current page</source>
            <translation>พิมพ์หน้านี้</translation>
        </message>
        <message>
            <source>Left to Right, Top to Bottom</source>
            <translation>ซ้ายไปขวา บนลงล่าง</translation>
        </message>
    </context>
    <context>
        <name>QPrintSettingsOutput</name>
        <message>
            <source>Form</source>
            <translation>แบบ</translation>
        </message>
        <message>
            <source>Copies</source>
            <translation>สำเนา</translation>
        </message>
        <message>
            <source>Print range</source>
            <translation>ช่วงที่พิมพ์</translation>
        </message>
        <message>
            <source>Print all</source>
            <translation>พิมพ์ทั้งหมด</translation>
        </message>
        <message>
            <source>Pages from</source>
            <translation>จากหน้า</translation>
        </message>
        <message>
            <source>to</source>
            <translation>ถึง</translation>
        </message>
        <message>
            <source>Current Page</source>
            <translation>หน้านี้</translation>
        </message>
        <message>
            <source>Selection</source>
            <translation>ส่วนที่เลือก</translation>
        </message>
        <message>
            <source>Copies:</source>
            <translation>สำเนา:</translation>
        </message>
        <message>
            <source>Collate</source>
            <translation>เรียงชุด</translation>
        </message>
        <message>
            <source>Reverse</source>
            <translation>ย้อนลำดับ</translation>
        </message>
        <message>
            <source>Options</source>
            <translation>ตัวเลือก</translation>
        </message>
        <message>
            <source>Color Mode</source>
            <translation>โหมดสี</translation>
        </message>
        <message>
            <source>Color</source>
            <translation>สี</translation>
        </message>
        <message>
            <source>Grayscale</source>
            <translation>ขาวดำ</translation>
        </message>
        <message>
            <source>Duplex Printing</source>
            <translation>พิมพ์สองด้าน</translation>
        </message>
        <message>
            <source>None</source>
            <translation>ไม่มี</translation>
        </message>
        <message>
            <source>Long side</source>
            <translation>ขอบยาว</translation>
        </message>
        <message>
            <source>Short side</source>
            <translation>ขอบสั้น</translation>
        </message>
    </context>
    <context>
        <name>QPrintWidget</name>
        <message>
            <source>Form</source>
            <translation>แบบ</translation>
        </message>
        <message>
            <source>Printer</source>
            <translation>เครื่องพิมพ์</translation>
        </message>
        <message>
            <source>&amp;Name:</source>
            <translation>ชื่อ(&amp;N):</translation>
        </message>
        <message>
            <source>P&amp;roperties</source>
            <translation>คุณสมบัติ(&amp;R)</translation>
        </message>
        <message>
            <source>Location:</source>
            <translation>ที่ตั้ง:</translation>
        </message>
        <message>
            <source>Preview</source>
            <translation>ตัวอย่าง</translation>
        </message>
        <message>
            <source>Type:</source>
            <translation>ชนิด:</translation>
        </message>
        <message>
            <source>Output &amp;file:</source>
            <translation>ไฟล์ผลลัพธ์(&amp;F):</translation>
        </message>
    </context>
    <context>
        <name>QPrintPropertiesDialog</name>
        <message>
            <source>Printer Properties</source>
            <translation>คุณสมบัติเครื่องพิมพ์</translation>
        </message>
        <message>
            <source>Job Options</source>
            <translation>ตัวเลือกงานพิมพ์</translation>
        </message>
    </context>
    <context>
        <name>QPageSetupWidget</name>
        <message>
            <source>Form</source>
            <translation>แบบ</translation>
        </message>
        <message>
            <source>Paper</source>
            <translation>กระดาษ</translation>
        </message>
        <message>
            <source>Page size:</source>
            <translation>ขนาดหน้า:</translation>
        </message>
        <message>
            <source>Width:</source>
            <translation>กว้าง:</translation>
        </message>
        <message>
            <source>Height:</source>
            <translation>สูง:</translation>
        </message>
        <message>
            <source>Paper source:</source>
            <translation>ถาดกระดาษ:</translation>
        </message>
        <message>
            <source>Orientation</source>
            <translation>แนวกระดาษ</translation>
        </message>
        <message>
            <source>Portrait</source>
            <translation>แนวตั้ง</translation>
        </message>
        <message>
            <source>Landscape</source>
            <translation>แนวนอน</translation>
        </message>
        <message>
            <source>Reverse landscape</source>
            <translation>แนวนอนกลับด้าน</translation>
        </message>
        <message>
            <source>Reverse portrait</source>
            <translation>แนวตั้งกลับด้าน</translation>
        </message>
        <message>
            <source>Margins</source>
            <translation>ขอบกระดาษ</translation>
        </message>
        <message>
            <source>top margin</source>
            <translation>ขอบบน</translation>
        </message>
        <message>
            <source>left margin</source>
            <translation>ขอบซ้าย</translation>
        </message>
        <message>
            <source>right margin</source>
            <translation>ขอบขวา</translation>
        </message>
        <message>
            <source>bottom margin</source>
            <translation>ขอบล่าง</translation>
        </message>
    </context>
    <context>
        <name>QShortcut</name>
        <message>
            <source>Space</source>
            <translation>Space</translation>
        </message>
        <message>
            <source>Esc</source>
            <translation>Esc</translation>
        </message>
        <message>
            <source>Tab</source>
            <translation>Tab</translation>
        </message>
        <message>
            <source>Return</source>
            <translation>Return</translation>
        </message>
        <message>
            <source>Enter</source>
            <translation>Enter</translation>
        </message>
        <message>
            <source>Del</source>
            <translation>Del</translation>
        </message>
        <message>
            <source>Home</source>
            <translation>Home</translation>
        </message>
        <message>
            <source>End</source>
            <translation>End</translation>
        </message>
        <message>
            <source>Left</source>
            <translation>Left</translation>
        </message>
        <message>
            <source>Up</source>
            <translation>Up</translation>
        </message>
        <message>
            <source>Right</source>
            <translation>Right</translation>
        </message>
        <message>
            <source>Down</source>
            <translation>Down</translation>
        </message>
        <message>
            <source>Ctrl</source>
            <translation>Ctrl</translation>
        </message>
        <message>
            <source>Shift</source>
            <translation>Shift</translation>
        </message>
        <message>
            <source>Alt</source>
            <translation>Alt</translation>
        </message>
    </context>
    <context>
        <name>CloseButton</name>
        <message>
            <source>Close Tab</source>
            <translation>ปิดแท็บ</translation>
        </message>
    </context>
    <context>
        <name>QScrollBar</name>
        <message>
            <source>Scroll here</source>
            <translation>เลื่อนมาที่นี่</translation>
        </message>
        <message>
            <source>Left edge</source>
            <translation>ขอบซ้าย</translation>
        </message>
        <message>
            <source>Top</source>
            <translation>บนสุด</translation>
        </message>
        <message>
            <source>Right edge</source>
            <translation>ขอบขวา</translation>
        </message>
        <message>
            <source>Bottom</source>
            <translation>ล่างสุด</translation>
        </message>
        <message>
            <source>Page left</source>
            <translation>หน้าซ้าย</translation>
        </message>
        <message>
            <source>Page up</source>
            <translation>หน้าขึ้น</translation>
        </message>
        <message>
            <source>Page right</source>
            <translation>หน้าขวา</translation>
        </message>
        <message>
            <source>Page down</source>
            <translation>หน้าลง</translation>
        </message>
        <message>
            <source>Scroll left</source>
            <translation>เลื่อนซ้าย</translation>
        </message>
        <message>
            <source>Scroll up</source>
            <translation>เลื่อนขึ้น</translation>
        </message>
        <message>
            <source>Scroll right</source>
            <translation>เลื่อนขวา</translation>
        </message>
        <message>
            <source>Scroll down</source>
            <translation>เลื่อนลง</translation>
        </message>
    </context>
</TS>
