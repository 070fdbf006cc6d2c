// Begins the log of this page, when everything above is defined.

arrive();
// Not only when a page is left: the next one may begin before this one is told.
remember();
