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
        <message>
            <source>About Qt</source>
            <translation>เกี่ยวกับ Qt</translation>
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
        <message>
            <source>%1 already exists.
Do you want to overwrite it?</source>
            <translation>%1 มีอยู่แล้ว
ต้องการเขียนทับหรือไม่?</translation>
        </message>
        <message>
            <source>%1 does not follow the correct syntax. Please use ',' to separate ranges and pages, '-' to define ranges and make sure ranges do not intersect with each other.</source>
            <translation>%1 เขียนไม่ถูกรูปแบบ ใช้ ',' คั่นหน้าและช่วง ใช้ '-' กำหนดช่วง และอย่าให้ช่วงทับกัน</translation>
        </message>
        <message>
            <source>%1 is a directory.
Please choose a different file name.</source>
            <translation>%1 เป็นโฟลเดอร์
โปรดเลือกชื่อไฟล์อื่น</translation>
        </message>
        <message>
            <source>1 (1x1)</source>
            <translation>1 (1x1)</translation>
        </message>
        <message>
            <source>2 (2x1)</source>
            <translation>2 (2x1)</translation>
        </message>
        <message>
            <source>4 (2x2)</source>
            <translation>4 (2x2)</translation>
        </message>
        <message>
            <source>6 (2x3)</source>
            <translation>6 (2x3)</translation>
        </message>
        <message>
            <source>9 (3x3)</source>
            <translation>9 (3x3)</translation>
        </message>
        <message>
            <source>16 (4x4)</source>
            <translation>16 (4x4)</translation>
        </message>
        <message>
            <source>All Pages</source>
            <translation>ทุกหน้า</translation>
        </message>
        <message>
            <source>Odd Pages</source>
            <translation>หน้าคี่</translation>
        </message>
        <message>
            <source>Even Pages</source>
            <translation>หน้าคู่</translation>
        </message>
        <message>
            <source>Left to Right, Bottom to Top</source>
            <translation>ซ้ายไปขวา ล่างขึ้นบน</translation>
        </message>
        <message>
            <source>Right to Left, Bottom to Top</source>
            <translation>ขวาไปซ้าย ล่างขึ้นบน</translation>
        </message>
        <message>
            <source>Right to Left, Top to Bottom</source>
            <translation>ขวาไปซ้าย บนลงล่าง</translation>
        </message>
        <message>
            <source>Bottom to Top, Left to Right</source>
            <translation>ล่างขึ้นบน ซ้ายไปขวา</translation>
        </message>
        <message>
            <source>Bottom to Top, Right to Left</source>
            <translation>ล่างขึ้นบน ขวาไปซ้าย</translation>
        </message>
        <message>
            <source>Top to Bottom, Left to Right</source>
            <translation>บนลงล่าง ซ้ายไปขวา</translation>
        </message>
        <message>
            <source>Top to Bottom, Right to Left</source>
            <translation>บนลงล่าง ขวาไปซ้าย</translation>
        </message>
        <message>
            <source>Duplex Settings Conflicts</source>
            <translation>ค่าการพิมพ์สองหน้าขัดกัน</translation>
        </message>
        <message>
            <source>There are conflicts in duplex settings. Do you want to fix them?</source>
            <translation>ค่าการพิมพ์สองหน้าขัดกัน ต้องการแก้ไขหรือไม่?</translation>
        </message>
        <message>
            <source>File %1 is not writable.
Please choose a different file name.</source>
            <translation>เขียนไฟล์ %1 ไม่ได้
โปรดเลือกชื่อไฟล์อื่น</translation>
        </message>
        <message>
            <source>Invalid Pages Definition</source>
            <translation>กำหนดหน้าไม่ถูกต้อง</translation>
        </message>
        <message>
            <source>Options 'Pages Per Sheet' and 'Page Set' cannot be used together.
Please turn one of those options off.</source>
            <translation>ใช้ 'จำนวนหน้าต่อแผ่น' พร้อมกับ 'ชุดหน้า' ไม่ได้
โปรดปิดอย่างใดอย่างหนึ่ง</translation>
        </message>
        <message>
            <source>The 'From' value cannot be greater than the 'To' value.</source>
            <translation>ค่า 'จาก' ต้องไม่มากกว่าค่า 'ถึง'</translation>
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
        <message>
            <source>Double Sided Printing</source>
            <translation>พิมพ์สองหน้า</translation>
        </message>
        <message>
            <source>Long side binding</source>
            <translation>เข้าเล่มด้านยาว</translation>
        </message>
        <message>
            <source>Short side binding</source>
            <translation>เข้าเล่มด้านสั้น</translation>
        </message>
        <message>
            <source>Off</source>
            <translation>ปิด</translation>
        </message>
        <message>
            <source>Output Settings</source>
            <translation>การพิมพ์</translation>
        </message>
        <message>
            <source>Page &amp;Set:</source>
            <translation>&amp;ชุดหน้า:</translation>
        </message>
        <message>
            <source>Pages</source>
            <translation>หน้า</translation>
        </message>
        <message>
            <source>Specify pages or ranges separated by commas. Ranges are specified by two numbers separated by a hyphen. E.g: 3,5-7,9 prints pages 3, 5, 6, 7 and 9.</source>
            <translation>ระบุหน้าหรือช่วงคั่นด้วยจุลภาค ช่วงคือตัวเลขสองตัวคั่นด้วยขีด เช่น 3,5-7,9 คือพิมพ์หน้า 3, 5, 6, 7 และ 9</translation>
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
        <message>
            <source>...</source>
            <translation>...</translation>
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
        <message>
            <source>Advanced Option Conflicts</source>
            <translation>ตัวเลือกขั้นสูงขัดกัน</translation>
        </message>
        <message>
            <source>Page Setup Conflicts</source>
            <translation>การตั้งค่าหน้ากระดาษขัดกัน</translation>
        </message>
        <message>
            <source>There are conflicts in page setup options. Do you want to fix them?</source>
            <translation>การตั้งค่าหน้ากระดาษขัดกัน ต้องการแก้ไขหรือไม่?</translation>
        </message>
        <message>
            <source>There are conflicts in some advanced options. Do you want to fix them?</source>
            <translation>ตัวเลือกขั้นสูงบางอย่างขัดกัน ต้องการแก้ไขหรือไม่?</translation>
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
        <message>
            <source>Custom</source>
            <translation>กำหนดเอง</translation>
        </message>
        <message>
            <source>Page Layout</source>
            <translation>การจัดหน้า</translation>
        </message>
        <message>
            <source>Page &amp;order:</source>
            <translation>&amp;ลำดับหน้า:</translation>
        </message>
        <message>
            <source>Pages &amp;per sheet:</source>
            <translation>จำนวนหน้า&amp;ต่อแผ่น:</translation>
        </message>
        <message>
            <source>Millimeters (mm)</source>
            <translation>มิลลิเมตร (mm)</translation>
        </message>
        <message>
            <source>Points (pt)</source>
            <translation>พอยต์ (pt)</translation>
        </message>
        <message>
            <source>Inches (in)</source>
            <translation>นิ้ว (in)</translation>
        </message>
        <message>
            <source>Pica (P̸)</source>
            <translation>ไพกา (P̸)</translation>
        </message>
        <message>
            <source>Didot (DD)</source>
            <translation>ดิโดต์ (DD)</translation>
        </message>
        <message>
            <source>Cicero (CC)</source>
            <translation>ซิเซโร (CC)</translation>
        </message>
        <message>
            <source>mm</source>
            <translation>mm</translation>
        </message>
        <message>
            <source>pt</source>
            <translation>pt</translation>
        </message>
        <message>
            <source>in</source>
            <translation>in</translation>
        </message>
        <message>
            <source>P̸</source>
            <translation>P̸</translation>
        </message>
        <message>
            <source>DD</source>
            <translation>DD</translation>
        </message>
        <message>
            <source>CC</source>
            <translation>CC</translation>
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
        <message>
            <source>Backspace</source>
            <translation>Backspace</translation>
        </message>
        <message>
            <source>PgUp</source>
            <translation>PgUp</translation>
        </message>
        <message>
            <source>PgDown</source>
            <translation>PgDown</translation>
        </message>
        <message>
            <source>Ins</source>
            <translation>Ins</translation>
        </message>
        <message>
            <source>Meta</source>
            <translation>Meta</translation>
        </message>
        <message>
            <source>Num</source>
            <translation>Num</translation>
        </message>
        <message>
            <source>Caps Lock</source>
            <translation>Caps Lock</translation>
        </message>
        <message>
            <source>Print</source>
            <translation>Print</translation>
        </message>
        <message>
            <source>Pause</source>
            <translation>Pause</translation>
        </message>
        <message>
            <source>+</source>
            <translation>+</translation>
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
    <context>
        <name>QPrintPropertiesWidget</name>
        <message>
            <source>Advanced</source>
            <translation>ขั้นสูง</translation>
        </message>
        <message>
            <source>Page</source>
            <translation>หน้า</translation>
        </message>
        <message>
            <source>There are conflicts in some options. Please fix them.</source>
            <translation>ตัวเลือกบางอย่างขัดกัน โปรดแก้ไข</translation>
        </message>
    </context>
    <context>
        <name>QComboBox</name>
        <message>
            <source>False</source>
            <translation>เท็จ</translation>
        </message>
        <message>
            <source>True</source>
            <translation>จริง</translation>
        </message>
        <message>
            <source>Open the combo box selection popup</source>
            <translation>เปิดรายการให้เลือก</translation>
        </message>
    </context>
    <context>
        <name>QTabBar</name>
        <message>
            <source>Scroll Left</source>
            <translation>เลื่อนไปทางซ้าย</translation>
        </message>
        <message>
            <source>Scroll Right</source>
            <translation>เลื่อนไปทางขวา</translation>
        </message>
    </context>
    <context>
        <name>QCupsJobWidget</name>
        <message>
            <source>Job</source>
            <translation>งานพิมพ์</translation>
        </message>
        <message>
            <source>Job Control</source>
            <translation>ควบคุมงานพิมพ์</translation>
        </message>
        <message>
            <source>Scheduled &amp;printing:</source>
            <translation>ตั้งเวลา&amp;พิมพ์:</translation>
        </message>
        <message>
            <source>Print Immediately</source>
            <translation>พิมพ์ทันที</translation>
        </message>
        <message>
            <source>Hold Indefinitely</source>
            <translation>พักไว้ก่อน</translation>
        </message>
        <message>
            <source>Day (06:00 to 17:59)</source>
            <translation>กลางวัน (06:00 ถึง 17:59)</translation>
        </message>
        <message>
            <source>Night (18:00 to 05:59)</source>
            <translation>กลางคืน (18:00 ถึง 05:59)</translation>
        </message>
        <message>
            <source>Second Shift (16:00 to 23:59)</source>
            <translation>กะที่สอง (16:00 ถึง 23:59)</translation>
        </message>
        <message>
            <source>Third Shift (00:00 to 07:59)</source>
            <translation>กะที่สาม (00:00 ถึง 07:59)</translation>
        </message>
        <message>
            <source>Weekend (Saturday to Sunday)</source>
            <translation>สุดสัปดาห์ (เสาร์ถึงอาทิตย์)</translation>
        </message>
        <message>
            <source>Specific Time</source>
            <translation>ระบุเวลา</translation>
        </message>
        <message>
            <source>&amp;Billing information:</source>
            <translation>ข้อมูล&amp;เรียกเก็บเงิน:</translation>
        </message>
        <message>
            <source>Job &amp;priority:</source>
            <translation>ลำดับ&amp;ความสำคัญ:</translation>
        </message>
        <message>
            <source>Banner Pages</source>
            <translation>หน้าคั่นงาน</translation>
        </message>
        <message>
            <source>&amp;End:</source>
            <translation>&amp;ท้าย:</translation>
        </message>
        <message>
            <source>&amp;Start:</source>
            <translation>&amp;ต้น:</translation>
        </message>
        <message>
            <source>None</source>
            <translation>ไม่มี</translation>
        </message>
        <message>
            <source>Standard</source>
            <translation>มาตรฐาน</translation>
        </message>
        <message>
            <source>Unclassified</source>
            <translation>ไม่จำกัดชั้นความลับ</translation>
        </message>
        <message>
            <source>Confidential</source>
            <translation>ลับเฉพาะ</translation>
        </message>
        <message>
            <source>Classified</source>
            <translation>จำกัดชั้นความลับ</translation>
        </message>
        <message>
            <source>Secret</source>
            <translation>ลับ</translation>
        </message>
        <message>
            <source>Top Secret</source>
            <translation>ลับที่สุด</translation>
        </message>
    </context>
    <context>
        <name>QUnicodeControlCharacterMenu</name>
        <message>
            <source>Insert Unicode control character</source>
            <translation>แทรกอักขระควบคุมยูนิโค้ด</translation>
        </message>
        <message>
            <source>LRM Left-to-right mark</source>
            <translation>LRM เครื่องหมายซ้ายไปขวา</translation>
        </message>
        <message>
            <source>RLM Right-to-left mark</source>
            <translation>RLM เครื่องหมายขวาไปซ้าย</translation>
        </message>
        <message>
            <source>ZWJ Zero width joiner</source>
            <translation>ZWJ ตัวเชื่อมไร้ความกว้าง</translation>
        </message>
        <message>
            <source>ZWNJ Zero width non-joiner</source>
            <translation>ZWNJ ตัวไม่เชื่อมไร้ความกว้าง</translation>
        </message>
        <message>
            <source>ZWSP Zero width space</source>
            <translation>ZWSP ช่องว่างไร้ความกว้าง</translation>
        </message>
        <message>
            <source>LRE Start of left-to-right embedding</source>
            <translation>LRE เริ่มฝังซ้ายไปขวา</translation>
        </message>
        <message>
            <source>RLE Start of right-to-left embedding</source>
            <translation>RLE เริ่มฝังขวาไปซ้าย</translation>
        </message>
        <message>
            <source>LRO Start of left-to-right override</source>
            <translation>LRO เริ่มบังคับซ้ายไปขวา</translation>
        </message>
        <message>
            <source>RLO Start of right-to-left override</source>
            <translation>RLO เริ่มบังคับขวาไปซ้าย</translation>
        </message>
        <message>
            <source>PDF Pop directional formatting</source>
            <translation>PDF จบการจัดทิศทาง</translation>
        </message>
        <message>
            <source>LRI Left-to-right isolate</source>
            <translation>LRI แยกส่วนซ้ายไปขวา</translation>
        </message>
        <message>
            <source>RLI Right-to-left isolate</source>
            <translation>RLI แยกส่วนขวาไปซ้าย</translation>
        </message>
        <message>
            <source>FSI First strong isolate</source>
            <translation>FSI แยกส่วนตามอักษรแรก</translation>
        </message>
        <message>
            <source>PDI Pop directional isolate</source>
            <translation>PDI จบการแยกส่วน</translation>
        </message>
    </context>
</TS>
