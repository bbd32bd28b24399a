"""Card faces: one renderer for table, lists and printed sheets. QtGui only; safe off the GUI thread."""

from sanam.faces.back import card_back, paint_back
from sanam.faces.cards import card_face, card_mm
from sanam.faces.paint import face_image, paint_face
from sanam.games.face import FaceSpec

__all__ = ["FaceSpec", "card_back", "card_face", "card_mm", "face_image", "paint_back", "paint_face"]
