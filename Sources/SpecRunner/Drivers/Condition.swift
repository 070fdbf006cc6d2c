/// A condition in a Given step, before or after the launch.
public enum Condition: Hashable, Sendable, Codable {
  /// Sets the state of a permission.
  case permission(Permission, PermissionState)
  /// Stores a secret in the keychain; nil removes it.
  case secret(name: String, value: String?)
  /// Stores a record of the app; nil removes it.
  case record(name: String, value: String?)
  /// Sets the response to requests from now on.
  case answer(to: RequestPattern, Response)
  /// Connects the device to the network or disconnects it.
  case connection(Connection)
  /// Installs another app, or removes it.
  case installedApp(name: String, installed: Bool)
  /// Changes a device setting: `keyboard height`, `shortcut bar`, `hardware keyboard`.
  case device(setting: String, value: PropertyValue)
  /// Sets the date of the device: `2026-11-21` or `2026-11-21T09:30`.
  case date(String)
}

/// A permission that the user grants or denies.
public struct Permission: RawRepresentable, Hashable, Sendable, Codable {
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
}

/// The state of a permission in the system.
public enum PermissionState: String, Hashable, Sendable, Codable, CaseIterable {
  /// The user has not been asked.
  case undetermined
  /// The app may use it.
  case granted
  /// The app must not use it.
  case denied
}

/// The connection to the network.
public enum Connection: String, Hashable, Sendable, Codable, CaseIterable {
  /// Requests reach their servers.
  case online
  /// Requests fail.
  case offline
}

/// The requests that a response applies to; without a method, requests with any method.
public struct RequestPattern: Hashable, Sendable, Codable {
  /// The method in capitals, such as `GET`; nil for any.
  public var method: String?
  /// The path or the complete address; a trailing `*` matches any rest.
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
    return fits(address[...]) || fits(Self.path(of: address))
  }

  private func fits(_ address: Substring) -> Bool {
    guard path.utf8.last == UInt8(ascii: "*") else {
      return address.utf8.elementsEqual(path.utf8)
    }
    return address.utf8.starts(with: path.utf8.dropLast())
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
public struct Response: Hashable, Sendable, Codable {
  /// The result of the request.
  public enum Outcome: Hashable, Sendable, Codable {
    /// A response with a status code and a body.
    case status(Int, body: String)
    /// A network error; the text is the reason.
    case failure(String)
    /// No response: the request remains open.
    case silence
  }

  /// The result of the request.
  public var outcome: Outcome
  /// The delay in app time; engines use whole milliseconds.
  public var delay: Duration

  /// Creates a response, without delay by default.
  public init(_ outcome: Outcome, delay: Duration = .zero) {
    self.outcome = outcome
    self.delay = delay
  }
}
