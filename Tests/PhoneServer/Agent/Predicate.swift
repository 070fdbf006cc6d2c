import SpecJSON
import SpecText

/// A predicate over the attributes of an element, in the format of `NSPredicate`.
///
/// It knows comparisons, `IN`, `BETWEEN`, `AND`, `OR`, `NOT` and parentheses; functions, key paths
/// with operators and subqueries are errors, as a format that cannot be parsed is.
struct Predicate {
  private let test: Test

  /// - Throws: `unknown error`, the answer to an exception without a status of its own.
  init(_ format: String) throws(AgentError) {
    do {
      var parser = try PredicateParser(format)
      test = try parser.parse()
    } catch {
      throw .unknown("Unable to parse the format string \"\(format)\"")
    }
  }

  func holds(for node: Node, index: Int) -> Bool { test.holds(for: node, index) }

  indirect enum Test {
    case all([Test])
    case any([Test])
    case not(Test)
    case constant(Bool)
    case comparison(Operand, Comparison, Operand, ignoresCase: Bool)

    func holds(for node: Node, _ index: Int) -> Bool {
      switch self {
      case .all(let tests): tests.allSatisfy { $0.holds(for: node, index) }
      case .any(let tests): tests.contains { $0.holds(for: node, index) }
      case .not(let test): !test.holds(for: node, index)
      case .constant(let flag): flag
      case .comparison(let left, let comparison, let right, let ignoresCase):
        comparison.holds(
          left.value(for: node, index), right.value(for: node, index), ignoresCase: ignoresCase)
      }
    }
  }

  enum Operand {
    case attribute(String)
    case constant(JSONValue)

    func value(for node: Node, _ index: Int) -> JSONValue {
      switch self {
      case .constant(let value): value
      case .attribute(let name):
        if let part = name.unicodeScalars.split(separator: ".").last, name.begins(with: "rect.") {
          rect(of: node, String(part))
        } else {
          NodeAttributes.value(name, of: node, index: index) ?? .null
        }
      }
    }

    private func rect(of node: Node, _ part: String) -> JSONValue {
      guard case .object(let rect)? = NodeAttributes.value("rect", of: node, index: 0) else {
        return .null
      }
      return rect[part] ?? .null
    }
  }

  enum Comparison: String {
    case equal = "=="
    case different = "!="
    case less = "<"
    case lessOrEqual = "<="
    case greater = ">"
    case greaterOrEqual = ">="
    case contains = "CONTAINS"
    case begins = "BEGINSWITH"
    case ends = "ENDSWITH"
    case like = "LIKE"
    case matches = "MATCHES"
    case member = "IN"

    func holds(_ left: JSONValue, _ right: JSONValue, ignoresCase: Bool) -> Bool {
      switch self {
      case .equal: return Self.same(left, right, ignoresCase)
      case .different: return !Self.same(left, right, ignoresCase)
      case .less, .lessOrEqual, .greater, .greaterOrEqual: return isOrdered(left, right)
      case .member:
        if case .array(let values) = right {
          return values.contains { Self.same(left, $0, ignoresCase) }
        }
        return Comparison.contains.holds(right, left, ignoresCase: ignoresCase)
      case .contains, .begins, .ends, .like, .matches:
        guard case .string(var text) = left, case .string(var part) = right else { return false }
        if ignoresCase { (text, part) = (text.lowercased(), part.lowercased()) }
        return fits(text, part)
      }
    }

    private func fits(_ text: String, _ part: String) -> Bool {
      switch self {
      case .contains: text.includes(part)
      case .begins: text.begins(with: part)
      case .ends: text.ends(with: part)
      case .like: Wildcards.fit(Array(text.unicodeScalars)[...], Array(part.unicodeScalars)[...])
      default: (try? Regex(part).wholeMatch(in: text)) != nil
      }
    }

    private func isOrdered(_ left: JSONValue, _ right: JSONValue) -> Bool {
      guard let left = Self.number(left), let right = Self.number(right) else { return false }
      return switch self {
      case .less: left < right
      case .lessOrEqual: left <= right
      case .greater: left > right
      default: left >= right
      }
    }

    private static func same(_ left: JSONValue, _ right: JSONValue, _ ignoresCase: Bool) -> Bool {
      if case .string(let one) = left, case .string(let other) = right {
        return ignoresCase
          ? one.lowercased().isSame(as: other.lowercased()) : one.isSame(as: other)
      }
      if let one = number(left), let other = number(right) { return one == other }
      return left == right
    }

    private static func number(_ value: JSONValue) -> Double? {
      switch value {
      case .bool(let flag): flag ? 1 : 0
      case .integer, .number: try? value.number()
      default: nil
      }
    }
  }
}

/// Patterns with `*` and `?`.
private enum Wildcards {
  static func fit(_ text: ArraySlice<Unicode.Scalar>, _ pattern: ArraySlice<Unicode.Scalar>) -> Bool
  {
    guard let first = pattern.first else { return text.isEmpty }
    if first == "*" {
      return fit(text, pattern.dropFirst())
        || !text.isEmpty && fit(text.dropFirst(), pattern)
    }
    guard let scalar = text.first, first == "?" || first == scalar else { return false }
    return fit(text.dropFirst(), pattern.dropFirst())
  }
}
