/// A condition in a Given step, before or after the launch.
public enum Condition: Hashable, Sendable, Codable {
  /// The state of a permission.
  case permission(Permission, PermissionState)
  /// A secret in the keychain; nil removes it.
  case secret(name: String, value: String?)
  /// A stored record of the app; nil removes it.
  case record(name: String, value: String?)
  /// The response to requests from now on.
  case answer(to: RequestPattern, Response)
  /// Whether the device is connected to the network.
  case connection(Connection)
  /// Whether another app is installed.
  case installedApp(name: String, installed: Bool)
  /// A device setting: `keyboard height`, `shortcut bar`, `hardware keyboard`.
  case device(setting: String, value: PropertyValue)
  /// The date of the device: `2026-11-21` or `2026-11-21T09:30`.
  case date(String)
}

/// A permission that the user grants or denies.
public struct Permission: RawRepresentable, Hashable, Sendable, Codable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let notifications = Self(rawValue: "notifications")
  public static let photos = Self(rawValue: "photos")
  public static let camera = Self(rawValue: "camera")
  public static let location = Self(rawValue: "location")
  public static let contacts = Self(rawValue: "contacts")
}

/// The state of a permission in the system.
public enum PermissionState: String, Hashable, Sendable, Codable, CaseIterable {
  case undetermined, granted, denied
}

/// The connection to the network.
public enum Connection: String, Hashable, Sendable, Codable, CaseIterable {
  case online, offline
}

/// The requests that a response applies to; without a method, requests with any method.
public struct RequestPattern: Hashable, Sendable, Codable {
  public var method: String?
  /// The path or the complete address; a trailing `*` matches any rest.
  public var path: String

  public init(method: String? = nil, path: String) {
    self.method = method
    self.path = path
  }
}

extension RequestPattern {
  /// Whether a request matches, by its complete address or the part after the host.
  ///
  /// An unknown method (nil) matches.
  public func matches(method: String?, address: String) -> Bool {
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
  public enum Outcome: Hashable, Sendable, Codable {
    case status(Int, body: String)
    case failure(String)
    case silence
  }

  public var outcome: Outcome
  /// The delay in app time; engines use whole milliseconds.
  public var delay: Duration

  public init(_ outcome: Outcome, delay: Duration = .zero) {
    self.outcome = outcome
    self.delay = delay
  }
}
