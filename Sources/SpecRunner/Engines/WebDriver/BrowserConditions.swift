import SpecDrivers
import SpecJSON
import SpecText

/// What a specification arranged around a page, kept so that it is in force from its first script.
struct BrowserConditions: Equatable {
  var permissions: [Permission: PermissionState] = [:]
  var connection = Connection.online
  var records: [(name: String, value: String?)] = []
  var answers: [JSONValue] = []
  var date: PageDate?

  /// Adds a condition to those of the launches to come.
  ///
  /// - Parameter isLaunched: Whether a page is open, on which a date counts from now.
  /// - Throws: `DriverError.unsupported` for what a browser does not have.
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

  /// Has the date go on from now on, unless it does already.
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

  /// An arranged answer as the page's script takes it.
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

  /// What a browser calls a permission; nil if it has none of that kind.
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
