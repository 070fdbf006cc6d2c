import SpecRunner
import SpecSystem

/// The source of a secret: an environment variable or a file.
///
/// Other users of the machine can read command lines, but not these sources.
enum SecretSource: Equatable, Sendable {
  case variable(String)
  case file(String)

  /// The maximum size of a secret file in bytes; keys and certificates are much smaller.
  static let mostBytes = 65_536

  /// Parses `env:NAME` or `file:PATH`; returns nil for anything else.
  init?(_ text: String) {
    guard let colon = text.unicodeScalars.firstIndex(of: ":") else { return nil }
    let rest = String(text.unicodeScalars[colon...].dropFirst())
    switch (String(text.unicodeScalars[..<colon]), rest.isEmpty) {
    case ("env", false): self = .variable(rest)
    case ("file", false): self = .file(rest)
    default: return nil
    }
  }

  /// Reads the secret; the line break at the end of a file is removed.
  func read(_ environment: Environment) throws(Complaint) -> String {
    switch self {
    case .variable(let name):
      guard let value = environment[name] else {
        throw Complaint("the environment variable \(name) is not set or is empty")
      }
      return value
    case .file(let path): return try Self.contents(of: path)
    }
  }

  /// Reads the secret of a flag.
  ///
  /// - Parameter typed: the flag, for errors.
  func read(
    _ environment: Environment, for typed: String, _ arguments: Arguments,
    _ origin: SettingOrigin = .typed
  ) throws(UsageError) -> String {
    do throws(Complaint) { return try read(environment) } catch {
      throw arguments.error(.unreadable(typed, error.sentence), origin)
    }
  }

  private static func contents(of path: String) throws(Complaint) -> String {
    var bytes: [UInt8] = []
    let failure = FileSystem.read(path) { piece in
      bytes += piece.prefix(mostBytes + 1)
      return bytes.count <= mostBytes
    }
    if let failure { throw Complaint("\"\(path)\": \(failure.sentence)") }
    guard bytes.count <= mostBytes else {
      throw Complaint(
        "\"\(path)\" is longer than \(mostBytes) bytes, the limit of a secret")
    }
    if bytes.last == UInt8(ascii: "\n") { bytes.removeLast() }
    if bytes.last == UInt8(ascii: "\r") { bytes.removeLast() }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw Complaint("\"\(path)\" is not UTF-8 text")
    }
    if text.isEmpty { throw Complaint("\"\(path)\" is empty") }
    return text
  }
}
