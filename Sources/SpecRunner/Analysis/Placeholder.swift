/// Holds the room until its first file stands.
enum Placeholder {}
