import SpecText

/// A part of a line of a snapshot: a word, a text in quotes, or a pattern in slashes.
enum SnapshotToken {
  case word(String)
  case text(SnapshotText)

  /// The parts of a line.
  static func all(in line: String) throws(SnapshotError) -> [SnapshotToken] {
    var tokens: [SnapshotToken] = []
    var rest = line.unicodeScalars[...]
    while true {
      rest = rest.drop { $0 == " " || $0 == "\t" }
      guard let first = rest.first else { return tokens }
      guard first == "\"" || first == "/" else {
        let word = rest.prefix { $0 != " " && $0 != "\t" }
        tokens.append(.word(String(word)))
        rest = rest[word.endIndex...]
        continue
      }
      let content = try delimited(&rest, by: first)
      tokens.append(.text(first == "/" ? try pattern(content) : .exact(unescaped(content))))
    }
  }

  /// The text up to the next delimiter without a backslash before it.
  private static func delimited(
    _ rest: inout Substring.UnicodeScalarView, by delimiter: Unicode.Scalar
  ) throws(SnapshotError) -> Substring.UnicodeScalarView {
    let content = rest.dropFirst()
    var isEscaped = false
    for place in content.indices {
      let scalar = content[place]
      if scalar == delimiter, !isEscaped {
        rest = content[content.index(after: place)...]
        return content[..<place]
      }
      isEscaped = scalar == "\\" && !isEscaped
    }
    throw SnapshotError(
      "\(delimiter == "/" ? "the pattern" : "the text in quotes") is not closed",
      "end it with \(delimiter)")
  }

  private static func pattern(
    _ content: Substring.UnicodeScalarView
  ) throws(SnapshotError) -> SnapshotText {
    let source = String(content).replacing("\\/", with: "/")
    guard let regex = try? Regex(source).matchingSemantics(.unicodeScalar) else {
      throw SnapshotError(
        "/\(source)/ is not a regular expression", "fix it, or write a name in quotes")
    }
    return .pattern(source, regex)
  }

  /// The text with the escapes of `String.quoted` resolved.
  private static func unescaped(_ content: Substring.UnicodeScalarView) -> String {
    var result = String.UnicodeScalarView()
    var rest = content
    while let scalar = rest.popFirst() {
      guard scalar == "\\", let next = rest.popFirst() else {
        result.append(scalar)
        continue
      }
      switch next {
      case "n": result.append("\n")
      case "t": result.append("\t")
      case "r": result.append("\r")
      case "u" where rest.first == "{":
        let digits = rest.dropFirst().prefix { $0 != "}" }
        if let number = UInt32(String(digits), radix: 16), let written = Unicode.Scalar(number) {
          result.append(written)
          rest = rest[digits.endIndex...].dropFirst()
        } else {
          result.append(contentsOf: [scalar, next])
        }
      case "\"", "\\": result.append(next)
      default: result.append(contentsOf: [scalar, next])
      }
    }
    return String(result)
  }
}

/// A text of a snapshot, compared by code points or with a regular expression.
enum SnapshotText {
  case exact(String)
  /// A regular expression that the whole text must match, as written and compiled.
  case pattern(String, Regex<AnyRegexOutput>)

  /// Whether it matches every text.
  var isAny: Bool {
    guard case .pattern(let source, _) = self else { return false }
    return TextPattern.matchesAll(source)
  }

  func matches(_ text: String) -> Bool {
    switch self {
    case .exact(let expected): expected.isSame(as: text)
    case .pattern(_, let regex): (try? regex.wholeMatch(in: text)) != nil
    }
  }
}

/// A line of a snapshot that cannot be read.
struct SnapshotError: Error {
  let problem: String
  let fix: String

  init(_ problem: String, _ fix: String) {
    self.problem = problem
    self.fix = fix
  }
}
