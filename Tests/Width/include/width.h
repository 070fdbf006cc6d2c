// The limit is set before main; there is nothing to call.
