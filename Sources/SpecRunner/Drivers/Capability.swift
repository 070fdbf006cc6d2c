/// The abilities of an engine, known before a scenario starts.
public struct Capabilities: Hashable, Sendable {
  /// The name of the engine.
  public var engine: String
  /// The version of the engine; any text.
  public var version: String
  /// The abilities; those that are not listed are missing.
  public var abilities: [Capability: Ability]

  /// Creates the capabilities of an engine.
  public init(engine: String, version: String, abilities: [Capability: Ability]) {
    self.engine = engine
    self.version = version
    self.abilities = abilities
  }

  /// The engine's support for an ability; one that is not listed is missing, with a reason.
  public subscript(_ capability: Capability) -> Ability {
    abilities[capability] ?? .missing("the \(engine) engine does not offer \(capability.rawValue)")
  }
}

extension Capabilities {
  /// The error for what requires an ability, with the reason why it is missing.
  ///
  /// - Parameter why: The reason if the ability is not missing and yet not enough.
  package func refusal(
    _ capability: Capability, otherwise why: String = "this engine does not support it"
  ) -> DriverError {
    if case .missing(let why) = self[capability] { return .unsupported(capability, why: why) }
    return .unsupported(capability, why: why)
  }

  /// Whether an ability is not missing.
  package func has(_ capability: Capability) -> Bool {
    if case .missing = self[capability] { false } else { true }
  }

  /// Requires an ability.
  ///
  /// - Throws: `DriverError.unsupported` with the reason if it is missing.
  package func require(_ capability: Capability) throws(DriverError) {
    if !has(capability) { throw refusal(capability) }
  }
}

/// Whether and how an engine supports an ability.
public enum Ability: Hashable, Sendable {
  /// Supported; observed values are read directly.
  case exact
  /// Supported by inference; the text names the source.
  case inferred(String)
  /// Not supported; the text is the reason.
  case missing(String)
}

/// The name of an ability that an engine may lack; engines may add their own.
public struct Capability: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates an ability with a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates an ability with a name.
  public init(_ name: String) { rawValue = name }

  // Observing
  /// Observing which element has the focus.
  public static let focus = Self("focus")
  /// Observing whether the keyboard is visible, and its type.
  public static let keyboard = Self("keyboard")
  /// Observing the height of the keyboard, in points.
  public static let keyboardHeight = Self("keyboard height")
  /// Observing the title of the return key.
  public static let returnKey = Self("return key")
  /// Observing the colours of elements.
  public static let colors = Self("colours")
  /// Observing the input traits of fields, such as keyboard type and auto-correction.
  public static let inputTraits = Self("input traits")
  /// Observing the frames of elements, in points.
  public static let layout = Self("layout")
  /// Observing which elements are covered by others.
  public static let covers = Self("covers")
  /// Observing the screens on the navigation stack.
  public static let navigationStack = Self("navigation stack")
  /// Observing how screens appear and disappear: push, pop, present, dismiss.
  public static let transitions = Self("transitions")
  /// Observing animations of properties, with their durations in milliseconds.
  public static let animations = Self("animations")
  /// Observing the calls of a screen's life cycle.
  public static let lifeCycle = Self("life cycle")
  /// Observing the reactions of screens to notifications, and the calls of fields.
  public static let reactions = Self("reactions")
  /// Observing network requests and responses.
  public static let requests = Self("requests")
  /// Observing permission prompts.
  public static let prompts = Self("prompts")
  /// Observing local notifications.
  public static let localNotifications = Self("local notifications")
  /// Observing which links and other apps the app opens.
  public static let links = Self("links")
  /// Observing the app's log.
  public static let appLog = Self("app log")
  /// Observing the errors of the app's scripts.
  public static let pageErrors = Self("page errors")
  /// Observing which files the app offers for download.
  public static let downloads = Self("downloads")
  /// Observing and arranging stored secrets.
  public static let secrets = Self("secrets")
  /// Observing and arranging stored records.
  public static let records = Self("records")
  /// Observing and arranging cookies, local storage and session storage apart.
  public static let browserStorage = Self("browser storage")
  /// Observing and arranging the clipboard.
  public static let clipboard = Self("clipboard")

  /// Taking pictures of the screen, in pixels.
  public static let pictures = Self("pictures")
  /// Observing the cursor of a terminal and the end of its program.
  public static let terminal = Self("terminal")

  /// The abilities that are about events.
  package static let ofEvents: [Self] = [
    .transitions, .animations, .lifeCycle, .reactions, .requests, .prompts, .localNotifications,
    .links, .appLog, .pageErrors, .downloads, .windows,
  ]

  /// Observing a property of elements; an engine lists those that none of its elements can have.
  public static func property(_ property: Property) -> Self {
    Self("property " + property.rawValue)
  }

  /// Reporting every value that changes without animation; an engine that infers them reports those
  /// that it sees from outside.
  package static let jumps = Self("jumps")
  /// Showing a type of keyboard; an engine lists those that it cannot tell from others.
  package static func keyboard(_ type: String) -> Self { Self("keyboard for " + type) }

  // Performing and arranging
  /// Advancing time without waiting.
  public static let clock = Self("virtual clock")
  /// Launching an app with named faults.
  public static let faults = Self("faults")
  /// Simulating a device chosen by name.
  public static let devices = Self("devices")
  /// Launching an app in a locale.
  public static let locales = Self("locales")
  /// Arranging device settings, such as the keyboard height.
  public static let deviceSettings = Self("device settings")
  /// Arranging the state of permissions.
  public static let permissions = Self("permissions")
  /// Arranging responses to network requests.
  public static let networkAnswers = Self("network answers")
  /// Arranging whether the device is online.
  public static let connection = Self("connection")
  /// Arranging which other apps are installed.
  public static let otherApps = Self("other apps")
  /// Opening a link or an address in the app.
  public static let openingLinks = Self("opening links")
  /// Performing events of the system, such as a memory warning.
  public static let systemEvents = Self("system events")
  /// Turning the device.
  public static let rotation = Self("rotation")
  /// Recognising the user's face or fingerprint, or failing to.
  public static let biometrics = Self("biometrics")
  /// Delivering push notifications.
  public static let pushNotifications = Self("push notifications")
  /// Pressing the buttons of the device, which lock it and change the volume.
  public static let deviceButtons = Self("device buttons")
  /// Ending an app and starting it again with its stored data.
  public static let relaunch = Self("relaunch")
  /// Ending an app, which starts again when it is opened.
  public static let stopping = Self("stopping")
  /// Moving the app to the background and back.
  public static let background = Self("background")
  /// Performing swipes, long presses and other gestures.
  public static let gestures = Self("gestures")
  /// Pressing keys of a hardware keyboard.
  public static let hardwareKeys = Self("hardware keys")
  /// Using a mouse: clicks with any button, hovering, dragging, the wheel.
  public static let mouse = Self("mouse")
  /// Tapping a point of an element, and drawing on it from one point to another.
  public static let points = Self("points")
  /// Choosing files to upload.
  public static let fileUploads = Self("file uploads")
  /// Going forward in the history and loading a page again.
  public static let history = Self("history")
  /// Opening, switching and closing windows.
  public static let windows = Self("windows")
  /// Several users of an app at a time, each with a session and stored data of their own.
  public static let users = Self("several users")
  /// Keeping stored data of one scenario for another.
  public static let savedSessions = Self("saved sessions")
  /// Arranging the size of the window.
  public static let windowSize = Self("window size")
  /// Arranging the colour scheme and reduced motion.
  public static let appearance = Self("appearance")
  /// Arranging the size of the system's texts.
  public static let textSize = Self("text size")
  /// Arranging the time zone.
  public static let timeZones = Self("time zones")
  /// Arranging the location of the device.
  public static let locations = Self("locations")
  /// Adding pictures and videos to the library of the device.
  public static let media = Self("media")
  /// Arranging a slow connection.
  public static let slowConnection = Self("slow connection")
}
