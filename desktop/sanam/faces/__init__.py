"""Card faces: one renderer for table, lists and printed sheets. QtGui only; safe off the GUI thread."""

from sanam.faces.back import card_back, paint_back
from sanam.faces.paint import face_image, paint_face
from sanam.faces.spec import CARD_MM, FaceSpec, yugioh_face

__all__ = ["CARD_MM", "FaceSpec", "card_back", "face_image", "paint_back", "paint_face", "yugioh_face"]
