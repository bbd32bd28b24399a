"""The Sheets screen: pages as they will be printed, their settings, and the ways out."""
