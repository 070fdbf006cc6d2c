import SpecDrivers
import SpecJSON
import SpecText

/// The arranged conditions of a scenario, in effect from the first script of a page.
struct BrowserConditions: Sendable {
  var permissions: [Permission: PermissionState] = [:]
  var connection = Connection.online
  var stored: [StoredItem] = []
  var saved: SavedSession?
  var emulation = BrowserEmulation()
  /// The text of the clipboard; nil if the scenario has not set it.
  var clipboard: String?
  var answers: [JSONValue] = []
  var date: PageDate?
  /// Whether pages report what a person does.
  var records = false

  /// Adds a condition for the following launches.
  ///
  /// - Parameter isLaunched: Whether a page is open, in which case a date takes effect now.
  /// - Throws: `DriverError.unsupported` for conditions that a browser does not have.
  mutating func add(
    _ condition: Condition, _ capabilities: Capabilities, isLaunched: Bool
  ) throws(DriverError) {
    switch condition {
    case .permission(let permission, let state):
      guard permission == .windows || Self.browserName(of: permission) != nil else {
        throw .unsupported(
          .permissions, why: "a browser has no permission for \(permission.rawValue)")
      }
      try capabilities.require(permission == .windows ? .windows : .permissions)
      permissions[permission] = state
    case .connection(let connection):
      try capabilities.require(connection == .slow ? .slowConnection : .connection)
      self.connection = connection
    case .record(let name, let value):
      stored.append(StoredItem(area: .local, name: name, value: value))
    case .answer(let pattern, let response):
      try capabilities.require(.networkAnswers)
      answers.append(Self.json(pattern, response))
    case .stored(let area, let name, let value):
      try capabilities.require(.browserStorage)
      stored.append(StoredItem(area: area, name: name, value: value))
    case .savedSession: try capabilities.require(.savedSessions)
    case .secret: try capabilities.require(.secrets)
    case .installedApp: try capabilities.require(.otherApps)
    case .device(let setting, let value):
      try capabilities.require(DeviceSetting.capability(for: setting))
      if setting == DeviceSetting.clipboard { clipboard = value.written }
      try emulation.set(setting, value)
    case .date(let text):
      try capabilities.require(.clock)
      guard let date = PageDate(written: text) else {
        throw .unknownSetting("date: \(text)", known: ["date: such as 2026-11-21T09:30"])
      }
      self.date = date
      if isLaunched { startClock() }
    }
  }

  /// Starts the clock of the arranged date, unless it is already running.
  mutating func startClock() {
    if date?.since == nil { date?.since = .now }
  }

  /// Whether pages may open windows.
  var opensWindows: Bool { permissions[.windows] == .granted }

  /// The addresses whose requests fail, as patterns of Chromium.
  ///
  /// The page script answers requests of scripts, so this is for what the browser itself loads.
  var blocked: [String] {
    var failing: [ExactText: Bool] = [:]
    for case .object(let answer) in answers {
      guard case .string(let path)? = answer["path"] else { continue }
      if let method = answer["method"], method != "GET" { continue }
      // The browser cannot count what it blocks.
      if answer["times"] != nil { continue }
      failing[ExactText(path)] = answer["kind"] == "failure"
    }
    return failing.filter(\.value).keys.sorted().map(\.wrappedValue)
      .map { $0.begins(with: "/") ? "*://*" + $0 : $0 }
      .flatMap { $0.includes("?") ? [$0] : [$0, $0 + "?*"] }
  }

  /// An arranged response in the form of the page script.
  static func json(_ pattern: RequestPattern, _ response: Response) -> JSONValue {
    var answer: JSONObject = [
      "path": .string(pattern.path), "delay": .integer(response.delay.wholeMilliseconds),
    ]
    if let method = pattern.method { answer["method"] = .string(method) }
    if let times = response.times { answer["times"] = .integer(times) }
    if !response.headers.isEmpty {
      answer["headers"] = .object(
        JSONObject(response.headers.sorted { $0.key < $1.key }.map { ($0.key, .string($0.value)) }))
    }
    switch response.outcome {
    case .status(let status, let body):
      answer["kind"] = "status"
      answer["status"] = .integer(status)
      answer["body"] = .string(body)
    case .failure(let error):
      answer["kind"] = "failure"
      answer["error"] = .string(error)
    case .silence: answer["kind"] = "silence"
    case .changed(let text, let other):
      answer["kind"] = "change"
      answer["from"] = .string(text)
      answer["to"] = .string(other)
    }
    return .object(answer)
  }

  /// The browser's name of a permission; nil if it has none.
  static func browserName(of permission: Permission) -> String? {
    switch permission {
    case .notifications: "notifications"
    case .camera: "camera"
    case .location: "geolocation"
    default: nil
    }
  }

  static func browserName(of state: PermissionState) -> String {
    switch state {
    case .undetermined: "prompt"
    case .granted: "granted"
    case .denied: "denied"
    }
  }
}
