/// A condition in a Given step, before or after the launch.
public enum Condition: Hashable, Sendable {
  /// Sets the state of a permission.
  case permission(Permission, PermissionState)
  /// Stores a secret in the keychain; nil removes it.
  case secret(name: String, value: String?)
  /// Stores a record of the app; nil removes it.
  case record(name: String, value: String?)
  /// Stores an item where a browser keeps data of a page; nil removes it.
  case stored(in: BrowserStorage, name: String, value: String?)
  /// Restores stored data that a scenario kept with `Action.saveSession`.
  case savedSession(String)
  /// Sets the response to requests from now on.
  case answer(to: RequestPattern, Response)
  /// Connects the device to the network or disconnects it.
  case connection(Connection)
  /// Installs another app, or removes it.
  case installedApp(name: String, installed: Bool)
  /// Changes a device setting: `keyboard height`, `shortcut bar`, `hardware keyboard`, or one of
  /// `DeviceSetting`.
  case device(setting: String, value: PropertyValue)
  /// Sets the date of the device: `2026-11-21` or `2026-11-21T09:30`.
  case date(String)
}

/// Where a browser keeps data of a page.
public enum BrowserStorage: String, Hashable, Sendable, CaseIterable {
  /// Cookies, including those that scripts cannot read.
  case cookies = "cookie"
  /// The local storage.
  case local = "local storage"
  /// The session storage.
  case session = "session storage"
}

/// The names of device settings that browsers and phones have, and the capabilities they require.
public enum DeviceSetting {
  /// The size of the window in points, such as `800 × 600`.
  public static let windowSize = "window size"
  /// `dark` or `light`.
  public static let colorScheme = "colour scheme"
  /// `on` or `off`.
  public static let reducedMotion = "reduced motion"
  /// The name of a time zone, such as `Asia/Seoul`.
  public static let timeZone = "time zone"
  /// Latitude and longitude in degrees, such as `37.57, 126.98`.
  public static let location = "location"
  /// The text of the clipboard.
  public static let clipboard = "clipboard"
  /// The size of the system's texts, the name of a `TextSize`.
  public static let textSize = "text size"
  /// The path of a picture or a video that the library of the device has, besides its own.
  public static let media = "media"

  /// The capability that a setting requires.
  package static func capability(for setting: String) -> Capability {
    switch setting {
    case windowSize: .windowSize
    case colorScheme, reducedMotion: .appearance
    case timeZone: .timeZones
    case location: .locations
    case clipboard: .clipboard
    case textSize: .textSize
    case media: .media
    default: .deviceSettings
    }
  }
}

/// A permission that the user grants or denies.
public struct Permission: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a permission; engines may have permissions of their own.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Showing notifications.
  public static let notifications = Self(rawValue: "notifications")
  /// Reading the photo library.
  public static let photos = Self(rawValue: "photos")
  /// Using the camera.
  public static let camera = Self(rawValue: "camera")
  /// Reading the location of the device.
  public static let location = Self(rawValue: "location")
  /// Reading the contacts.
  public static let contacts = Self(rawValue: "contacts")
  /// Opening windows; without it, links to other windows are recorded and not followed.
  public static let windows = Self(rawValue: "windows")
}

/// The state of a permission in the system.
public enum PermissionState: String, Hashable, Sendable, CaseIterable {
  /// The user has not been asked.
  case undetermined
  /// The app may use it.
  case granted
  /// The app must not use it.
  case denied
}

/// The connection to the network.
public enum Connection: String, Hashable, Sendable, CaseIterable {
  /// Requests reach their servers.
  case online
  /// Requests fail.
  case offline
  /// Requests reach their servers slowly, as over a poor mobile network.
  case slow
}

/// The requests that a response applies to; without a method, requests with any method.
public struct RequestPattern: Hashable, Sendable {
  /// The method in capitals, such as `GET`; nil for any.
  public var method: String?
  /// The path or the complete address; each `*` matches any text.
  ///
  /// Without a `?`, the query of an address does not matter.
  public var path: String

  /// Creates a pattern.
  public init(method: String? = nil, path: String) {
    self.method = method
    self.path = path
  }
}

extension RequestPattern {
  /// Whether a request matches, by its complete address or the part after the host.
  ///
  /// An unknown method (nil) matches.
  package func matches(method: String?, address: String) -> Bool {
    if let wanted = self.method, let method, wanted != method { return false }
    let ways = [address[...], Self.path(of: address)]
    return ways.contains(where: fits)
      || !path.utf8.contains(UInt8(ascii: "?")) && ways.contains { fits($0.prefix { $0 != "?" }) }
  }

  private func fits(_ address: Substring) -> Bool {
    let parts = path.utf8.split(separator: UInt8(ascii: "*"), omittingEmptySubsequences: false)
    var rest = address.utf8[...]
    guard let first = parts.first, rest.starts(with: first) else { return false }
    if parts.count == 1 { return rest.count == first.count }
    rest = rest.dropFirst(first.count)
    // The earliest place of each part leaves the most for those after it.
    for part in parts.dropFirst().dropLast() {
      while !rest.starts(with: part) { if rest.popFirst() == nil { return false } }
      rest = rest.dropFirst(part.count)
    }
    let last = parts[parts.count - 1]
    return rest.count >= last.count && rest.suffix(last.count).elementsEqual(last)
  }

  /// `/users` of `https://example.com/users`; an address without a host is a path.
  package static func path(of address: String) -> Substring {
    let parts = address.split(separator: "/", maxSplits: 3, omittingEmptySubsequences: false)
    guard parts.count >= 3, parts[0].utf8.last == UInt8(ascii: ":"), parts[1].isEmpty else {
      return address[...]
    }
    return parts.count == 4 ? address[parts[2].endIndex...] : "/"
  }
}

/// The response to a request.
public struct Response: Hashable, Sendable {
  /// The result of the request.
  public enum Outcome: Hashable, Sendable {
    /// A response with a status code and a body.
    case status(Int, body: String)
    /// A network error; the text is the reason.
    case failure(String)
    /// No response: the request remains open.
    case silence
    /// The response of the server, with another text in place of one in its body.
    case changed(String, to: String)
  }

  /// The result of the request.
  public var outcome: Outcome
  /// The delay in app time; engines use whole milliseconds.
  public var delay: Duration
  /// The headers of a response with a status, by name.
  public var headers: [String: String]
  /// The number of requests that it answers before the one arranged earlier does; nil for all.
  public var times: Int?

  /// Creates a response, without delay and headers by default, for all requests.
  public init(
    _ outcome: Outcome, delay: Duration = .zero, headers: [String: String] = [:],
    times: Int? = nil
  ) {
    self.outcome = outcome
    self.delay = delay
    self.headers = headers
    self.times = times
  }
}
