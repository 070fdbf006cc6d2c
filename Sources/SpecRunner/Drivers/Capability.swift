/// What an engine can observe, do and arrange, known before a scenario starts.
public struct Capabilities: Hashable, Sendable, Codable {
  public var engine: String
  public var version: String
  /// The abilities; those that are not listed are missing.
  public var abilities: [Capability: Ability]

  public init(engine: String, version: String, abilities: [Capability: Ability]) {
    self.engine = engine
    self.version = version
    self.abilities = abilities
  }

  public subscript(_ capability: Capability) -> Ability {
    abilities[capability] ?? .missing("the \(engine) engine does not offer \(capability.rawValue)")
  }
}

/// Whether and how an engine supports an ability.
public enum Ability: Hashable, Sendable, Codable {
  case exact
  /// Supported by inference; the text names the source.
  case inferred(String)
  /// Not supported; the text is the reason.
  case missing(String)
}

/// The name of an ability that an engine may lack; engines may add their own.
public struct Capability: RawRepresentable, Hashable, Sendable, Codable, CodingKeyRepresentable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ name: String) { rawValue = name }

  // Observing
  public static let focus = Self("focus")
  public static let keyboard = Self("keyboard")
  public static let keyboardHeight = Self("keyboard height")
  public static let returnKey = Self("return key")
  public static let colors = Self("colours")
  public static let inputTraits = Self("input traits")
  public static let layout = Self("layout")
  public static let navigationStack = Self("navigation stack")
  public static let transitions = Self("transitions")
  public static let animations = Self("animations")
  public static let lifeCycle = Self("life cycle")
  public static let reactions = Self("reactions")
  public static let requests = Self("requests")
  public static let prompts = Self("prompts")
  public static let localNotifications = Self("local notifications")
  public static let links = Self("links")
  public static let appLog = Self("app log")
  public static let secrets = Self("secrets")
  public static let records = Self("records")

  // Doing and arranging
  public static let clock = Self("virtual clock")
  public static let faults = Self("faults")
  public static let devices = Self("devices")
  public static let locales = Self("locales")
  public static let deviceSettings = Self("device settings")
  public static let permissions = Self("permissions")
  public static let networkAnswers = Self("network answers")
  public static let connection = Self("connection")
  public static let otherApps = Self("other apps")
  public static let systemEvents = Self("system events")
  public static let relaunch = Self("relaunch")
  public static let background = Self("background")
  public static let gestures = Self("gestures")
  public static let hardwareKeys = Self("hardware keys")
}
