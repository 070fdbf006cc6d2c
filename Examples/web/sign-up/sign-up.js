// Everything is there; the screen that the address names comes to the front.
route();
