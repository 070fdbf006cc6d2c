// Placeholder: this room is not furnished yet.
