"""The match as one screen sees it: who looks, what is asked, what is picked and how it is answered. Paints nothing."""
