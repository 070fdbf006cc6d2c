// What outlives the app is told as properties of the screen, one for each thing that is kept, so
// that it crosses every wire an engine may stand behind.
extension Property {
  /// A secret the app keeps, by its name: `secret user_id`; its value is a text.
  public static func secret(named name: String) -> Property { Property("secret " + name) }

  /// Whether all secrets are told: unknown, with the reason, where the engine could not read them.
  public static let secrets = Property("secrets")

  /// Whether all records are told: unknown, with the reason, where the engine could not read them.
  public static let records = Property("records")

  /// A record or a file the app stored, by its name: `record memo 1`; its value is a text.
  public static func record(named name: String) -> Property { Property("record " + name) }
}
