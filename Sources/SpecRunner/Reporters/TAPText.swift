import SpecMessages
import SpecText

/// The lines of a TAP stream: test points, and diagnostics as YAML below them.
///
/// Only the part of YAML that every TAP reader supports is used: keys, lists, and double-quoted
/// texts on one line; long texts are lists of lines.
struct TAPText {
  private(set) var lines: [String] = []

  /// Appends a test point.
  ///
  /// - Parameter directive: Why the result does not count; nil if it does.
  mutating func point(
    _ number: Int, isOK: Bool, _ name: String, _ directive: Directive? = nil
  ) {
    let end =
      switch directive {
      case .skip(let reason): reason.isEmpty ? " # SKIP" : " # SKIP " + Self.escaped(reason)
      case .todo(let reason): " # " + "todo".uppercased() + " " + Self.escaped(reason)
      case nil: ""
      }
    lines.append((isOK ? "ok" : "not ok") + " \(number) - " + Self.escaped(name) + end)
  }

  /// What readers make of a test point, with the reason.
  enum Directive {
    /// It was not run.
    case skip(String)
    /// It is expected to fail.
    case todo(String)
  }

  /// Appends the diagnostics of the last test point.
  mutating func diagnostics(_ entries: [(key: String, value: Value)]) {
    lines.append("  ---")
    for (key, value) in entries {
      switch value {
      case .text(let text): lines.append("  \(key): \(Self.quoted(text))")
      case .number(let number): lines.append("  \(key): \(number)")
      case .lines(let texts):
        if texts.isEmpty { continue }
        lines.append("  \(key):")
        lines += texts.map { "    - " + Self.quoted(item: $0) }
      }
    }
    lines.append("  ...")
  }

  enum Value {
    case text(String)
    /// As it is to be written.
    case number(String)
    case lines([String])
  }

  /// Returns an escaped name or reason; a number sign would start a directive.
  private static func escaped(_ text: String) -> String {
    VisibleText.line(text).escaped { $0 == "\\" || $0 == "#" ? "\\\($0)" : nil }
  }

  /// Returns a list item; some readers take a colon after its first word for that of a key.
  private static func quoted(item text: String) -> String {
    let quoted = quoted(text)
    guard let colon = quoted.utf8.firstIndex(of: UInt8(ascii: ":")),
      !quoted.utf8[..<colon].contains(UInt8(ascii: " ")),
      quoted[quoted.utf8.index(after: colon)...].hasPrefix(" ")
    else { return quoted }
    return quoted[..<colon] + "\\x3A" + quoted[quoted.utf8.index(after: colon)...]
  }

  /// Returns text in double quotes; its only control characters are line feeds and tabs.
  private static func quoted(_ text: String) -> String {
    let escaped = VisibleText.clean(text).escaped { scalar in
      switch scalar {
      case "\"", "\\": "\\\(scalar)"
      case "\n": "\\n"
      case "\t": "\\t"
      case "\u{FEFF}": "\\uFEFF"
      default: nil
      }
    }
    return "\"\(escaped)\""
  }
}
