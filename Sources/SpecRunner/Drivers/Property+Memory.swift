// Stored data is reported as properties of the screen, so that every engine can report it.
extension Property {
  /// The value of a stored secret, a text: `secret user_id`.
  public static func secret(named name: String) -> Property { Property("secret " + name) }

  /// Whether all secrets are listed; unknown, with the reason, if the engine could not read them.
  public static let secrets = Property("secrets")

  /// Whether all records are listed; unknown, with the reason, if the engine could not read them.
  public static let records = Property("records")

  /// The value of an item that a browser keeps, a text: `cookie theme`.
  public static func stored(in storage: BrowserStorage, named name: String) -> Property {
    Property("\(storage.rawValue) \(name)")
  }

  /// Whether all items of a browser's storage are listed; unknown, with the reason, if the engine
  /// could not read them.
  public static func all(in storage: BrowserStorage) -> Property {
    Property("all " + storage.rawValue)
  }

  /// The value of a stored record or file, a text: `record memo 1`.
  public static func record(named name: String) -> Property { Property("record " + name) }
}
