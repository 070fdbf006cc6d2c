// Placeholder: nothing here yet.
