/// What an engine can observe, do and arrange, asked before a scenario starts.
public struct Capabilities: Hashable, Sendable, Codable {
  public var engine: String
  public var version: String
  /// What it can do, each exactly, by inference or not at all; what is not listed is not there.
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

/// How well an engine does one thing.
public enum Ability: Hashable, Sendable, Codable {
  case exact
  /// Concluded from something else; the text says from what.
  case inferred(String)
  /// Not at all; the text says why.
  case missing(String)
}

/// A named ability an engine may lack; engines may add their own.
public struct Capability: RawRepresentable, Hashable, Sendable, Codable, CodingKeyRepresentable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ name: String) { rawValue = name }

  // what it can observe
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

  // what it can do or arrange
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
