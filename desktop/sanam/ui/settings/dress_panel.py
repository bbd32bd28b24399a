"""The choice of a playmat and of sleeves, each with a small picture of it."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QIcon, QPainter, QPixmap, QShowEvent
from PySide6.QtWidgets import QComboBox, QGridLayout, QVBoxLayout, QWidget

from sanam import games
from sanam.faces.back import back_image
from sanam.faces.sleeves import Sleeve
from sanam.ui import file_dialogs
from sanam.ui.later import later
from sanam.ui.mats import MATS, Mat, paint_mat, tinted
from sanam.ui.problems import problem_from
from sanam.ui.settings.dress import OWN, mat_of, own_file, sleeve_of, take_own
from sanam.ui.settings.values import MAT, SLEEVE, Setting, Settings
from sanam.ui.text import joined, tr
from sanam.ui.theme import color
from sanam.ui.widgets import button, label
from sanam.ui.work import Job, while_there

WIDE, HIGH = 64, 40


class DressPanel(QWidget):
    """Changes MAT and SLEEVE of `settings`."""

    def __init__(self, settings: Settings) -> None:
        super().__init__()
        self.settings = settings
        self.boxes: dict[Setting, QComboBox] = {}
        self.job: Job | None = None
        #: The pictures that are not painted yet: the setting, the place in its box, the name.
        self._unpainted: list[tuple[Setting, int, str]] = []
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        empty = QPixmap(WIDE, HIGH)
        empty.fill(Qt.GlobalColor.transparent)
        rows = QGridLayout()
        rows.setColumnStretch(1, 1)
        column.addLayout(rows)
        for at, (setting, title, words) in enumerate(
            ((MAT, tr("Playmat"), mat_names()), (SLEEVE, tr("Card sleeves"), sleeve_names()))
        ):
            box = QComboBox()
            box.setAccessibleName(title)
            box.setIconSize(QSize(WIDE, HIGH))
            for place, (name, said) in enumerate(words.items()):
                box.addItem(empty, said, name)  # so that its row is as high as it will be
                self._unpainted.append((setting, place, name))
            box.setCurrentIndex(box.findData(settings.get(setting)))
            box.setItemIcon(box.currentIndex(), self._icon(setting, str(box.currentData())))
            box.activated.connect(lambda _, of=setting: self._chosen(of))
            own = button(tr("Own picture…"), "import")
            own.clicked.connect(lambda _=False, of=setting: self._ask(of))
            rows.addWidget(label(title), at, 0)
            rows.addWidget(box, at, 1)
            rows.addWidget(own, at, 2)
            self.boxes[setting] = box
        self.problem = label("", wrap=True, tone="bad")
        self.problem.hide()
        column.addWidget(self.problem)

    def showEvent(self, event: QShowEvent) -> None:  # Qt's name
        super().showEvent(event)
        later(self, self._paint_next)

    def _paint_next(self) -> None:
        """One picture at a time: each takes some hundredths of a second."""
        if self._unpainted:
            setting, place, name = self._unpainted.pop(0)
            self.boxes[setting].setItemIcon(place, self._icon(setting, name))
            later(self, self._paint_next)

    def _icon(self, setting: Setting, name: str) -> QIcon:
        if setting == MAT:
            return QIcon(_small_mat(mat_of(self.settings) if name == OWN else MATS[name]))
        sleeve = sleeve_of(self.settings) if name == OWN else Sleeve(name)
        return QIcon(_small_sleeve(sleeve))

    def _chosen(self, setting: Setting) -> None:
        name, file = self.boxes[setting].currentData(), own_file(self.settings, setting)
        if name == OWN and (file is None or not file.is_file()):
            self._back(setting)
            self._ask(setting)
            return
        self.settings.set(setting, name)

    def _back(self, setting: Setting) -> None:
        box = self.boxes[setting]
        box.setCurrentIndex(box.findData(self.settings.get(setting)))

    def _ask(self, setting: Setting) -> None:
        from sanam.catalogue.picture_files import SUFFIXES

        kinds = " ".join(f"*{suffix}" for suffix in SUFFIXES)
        path = file_dialogs.open_file(self, tr("A picture for it"), f"{tr('Pictures')} ({kinds})")
        if path:
            self.take(setting, Path(path))

    def take(self, setting: Setting, path: Path) -> None:
        """Use an own picture from here on."""
        target = own_file(self.settings, setting)
        if target is None:
            return
        self.problem.hide()
        self.job = Job(tr("Reading the picture"), lambda _: take_own(path, target), self)
        self.job.done.connect(while_there(self, lambda _: self._taken(setting)))
        self.job.failed.connect(self._failed)
        self.job.start()

    def _taken(self, setting: Setting) -> None:
        box = self.boxes[setting]
        self.settings.set(setting, OWN)
        self.settings.tell(setting)  # also where the picture before was an own one
        at = box.findData(OWN)
        box.setItemIcon(at, self._icon(setting, OWN))
        box.setCurrentIndex(at)

    def _failed(self, error: BaseException) -> None:
        told = problem_from(error, tr("The picture could not be used."))
        self.problem.setText(joined(" ", (told.what, *told.lines())))
        self.problem.show()


def mat_names() -> dict[str, str]:
    """The playmats by their names in the settings."""
    return {
        "plain": tr("Plain felt"),
        "compass": tr("Compass rose"),
        "lotus": tr("Lotus flower"),
        "waves": tr("Sea waves"),
        "night": tr("Night sky"),
        "lattice": tr("Star lattice"),
        "mountains": tr("Mountain ranges"),
        OWN: tr("An own picture"),
    }


def sleeve_names() -> dict[str, str]:
    """The sleeves by their names in the settings."""
    return {
        "rosette": tr("Woven rosette"),
        "scales": tr("Fish scales"),
        "rays": tr("Sun rays"),
        "lattice": tr("Star lattice"),
        "chevrons": tr("Chevron stripes"),
        "moons": tr("Phases of the moon"),
        OWN: tr("An own picture"),
    }


def _small_mat(mat: Mat) -> QPixmap:
    made = QPixmap(WIDE * 2, HIGH * 2)
    made.setDevicePixelRatio(2)
    whole = QRectF(0, 0, WIDE, HIGH)
    with QPainter(made) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(whole, tinted(color("felt"), mat))
        painter.scale(0.25, 0.25)  # the lines of a figure are made for a board
        large = QRectF(0, 0, WIDE * 4, HIGH * 4)
        paint_mat(painter, mat, large, large.center(), large)
    return made


def _small_sleeve(sleeve: Sleeve) -> QPixmap:
    made = QPixmap(WIDE * 2, HIGH * 2)
    made.setDevicePixelRatio(2)
    made.fill(Qt.GlobalColor.transparent)
    wide = round(HIGH * 0.69)
    with QPainter(made) as painter:
        at = QPointF((WIDE - wide) / 2, 0)
        image = back_image(games.first(), wide * 4, HIGH * 4, 4.0, sleeve=sleeve)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawImage(QRectF(at.x(), at.y(), wide, HIGH), image)
    return made
