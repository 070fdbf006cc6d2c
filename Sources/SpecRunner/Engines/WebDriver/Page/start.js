// Starts the log of this page, after every file has run.

arrive();
// Stored now as well as on leaving: the next page may start before this one gets `pagehide`.
remember();
