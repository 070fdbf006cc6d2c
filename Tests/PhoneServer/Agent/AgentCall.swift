import SpecJSON
import SpecText

/// A call of a command: what its path names, and its arguments.
struct AgentCall: Sendable {
  /// The parts of the path that a route names, such as `uuid`.
  let parameters: [String: String]
  let query: [String: String]
  let arguments: JSONObject

  /// A part of the path; empty if the route does not name it.
  func parameter(_ name: String) -> String { parameters[name] ?? "" }

  func string(_ name: String) -> String? { try? arguments[name]?.string() }
  func number(_ name: String) -> Double? {
    arguments[name].flatMap { try? $0.number() }.map(Self.bounded)
  }

  /// A number, or a text with one.
  func looseNumber(_ name: String) -> Double? {
    number(name) ?? string(name).flatMap { Double($0) }.map(Self.bounded)
  }

  private static let largest = 1e10

  /// A number that is no larger than anything on a phone, so that it can be calculated with.
  static func bounded(_ number: Double) -> Double {
    number.isNaN ? 0 : max(-largest, min(number, largest))
  }

  func flag(_ name: String) -> Bool? {
    switch arguments[name] {
    case .bool(let flag)?: flag
    case .integer(let number)?: number != 0
    default: nil
    }
  }
}

/// A pattern of paths: `/element/:uuid/click`.
struct PathPattern: Sendable {
  private let parts: [String]

  init(_ pattern: String) { parts = Self.parts(of: pattern) }

  /// The named parts of a path; nil if it does not fit.
  func parameters(of path: String) -> [String: String]? {
    let written = Self.parts(of: path)
    guard written.count == parts.count else { return nil }
    var parameters: [String: String] = [:]
    for (part, text) in zip(parts, written) {
      if part.utf8.first == UInt8(ascii: ":") {
        parameters[String(part.unicodeScalars.dropFirst())] = PercentText.decoded(text)
      } else if !part.isSame(as: text) {
        return nil
      }
    }
    return parameters
  }

  private static func parts(of path: String) -> [String] {
    path.unicodeScalars.split(separator: "/").map { String($0) }
  }
}
