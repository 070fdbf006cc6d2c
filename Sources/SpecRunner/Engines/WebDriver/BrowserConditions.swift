import SpecDrivers
import SpecJSON
import SpecText

/// The arranged conditions of a scenario, in effect from the first script of a page.
struct BrowserConditions: Equatable {
  var permissions: [Permission: PermissionState] = [:]
  var connection = Connection.online
  var records: [(name: String, value: String?)] = []
  var answers: [JSONValue] = []
  var date: PageDate?

  /// Adds a condition for the following launches.
  ///
  /// - Parameter isLaunched: Whether a page is open, in which case a date takes effect now.
  /// - Throws: `DriverError.unsupported` for conditions that a browser does not have.
  mutating func add(
    _ condition: Condition, _ capabilities: Capabilities, isLaunched: Bool
  ) throws(DriverError) {
    func require(_ capability: Capability) throws(DriverError) {
      if case .missing(let why) = capabilities[capability] {
        throw .unsupported(capability, why: why)
      }
    }
    switch condition {
    case .permission(let permission, let state):
      guard Self.browserName(of: permission) != nil else {
        throw .unsupported(
          .permissions, why: "a browser has no permission for \(permission.rawValue)")
      }
      try require(.permissions)
      permissions[permission] = state
    case .connection(let connection):
      try require(.connection)
      self.connection = connection
    case .record(let name, let value): records.append((name, value))
    case .answer(let pattern, let response): answers.append(Self.json(pattern, response))
    case .secret: try require(.secrets)
    case .installedApp: try require(.otherApps)
    case .device: try require(.deviceSettings)
    case .date(let text):
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

  static func == (left: BrowserConditions, right: BrowserConditions) -> Bool {
    left.permissions == right.permissions && left.connection == right.connection
      && left.answers == right.answers && left.date == right.date
      && left.records.elementsEqual(right.records) {
        $0.name.isSame(as: $1.name)
          && $0.value.map { ExactText($0) } == $1.value.map { ExactText($0) }
      }
  }

  /// An arranged response in the form of the page script.
  static func json(_ pattern: RequestPattern, _ response: Response) -> JSONValue {
    var answer: JSONObject = [
      "path": .string(pattern.path), "delay": .integer(response.delay.wholeMilliseconds),
    ]
    if let method = pattern.method { answer["method"] = .string(method) }
    switch response.outcome {
    case .status(let status, let body):
      answer["kind"] = "status"
      answer["status"] = .integer(status)
      answer["body"] = .string(body)
    case .failure(let error):
      answer["kind"] = "failure"
      answer["error"] = .string(error)
    case .silence: answer["kind"] = "silence"
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
