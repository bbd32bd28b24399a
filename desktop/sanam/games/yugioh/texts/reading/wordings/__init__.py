"""Other ways to say what the phrase book says: one module for each subject, `older` for texts of 1999 to 2006."""
