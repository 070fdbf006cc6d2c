// Stored data is reported as properties of the screen, so that every engine can report it.
extension Property {
  /// A stored secret by its name: `secret user_id`; the value is a text.
  public static func secret(named name: String) -> Property { Property("secret " + name) }

  /// Whether all secrets are reported; unknown, with the reason, if the engine could not read them.
  public static let secrets = Property("secrets")

  /// Whether all records are reported; unknown, with the reason, if the engine could not read them.
  public static let records = Property("records")

  /// A stored record or file by its name: `record memo 1`; the value is a text.
  public static func record(named name: String) -> Property { Property("record " + name) }
}
