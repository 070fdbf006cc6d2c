import SpecText

/// The path from a JSON value to one inside it: `profiles.nightly.tags[2]`.
package struct JSONPath: Sendable, Hashable {
  /// A step of a path.
  package enum Step: Sendable, Hashable {
    /// The value of a key in an object.
    case key(String)
    /// The element of an array, counted from 0.
    case index(Int)

    package static func == (one: Step, other: Step) -> Bool {
      switch (one, other) {
      case (.key(let one), .key(let other)): one.isSame(as: other)
      case (.index(let one), .index(let other)): one == other
      default: false
      }
    }
  }

  /// The steps, outermost first.
  package var steps: [Step]

  /// Creates a path; without steps, it denotes the whole value.
  package init(_ steps: [Step] = []) { self.steps = steps }

  /// The path with one more step at the front.
  package func prefixed(by step: Step) -> JSONPath { JSONPath([step] + steps) }

  /// The path with one more step at the end.
  package func appending(_ step: Step) -> JSONPath { JSONPath(steps + [step]) }
}

extension JSONPath: ExpressibleByArrayLiteral {
  package init(arrayLiteral elements: Step...) { self.init(elements) }
}

extension JSONPath.Step: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral {
  package init(stringLiteral value: String) { self = .key(value) }
  package init(integerLiteral value: Int) { self = .index(value) }
}

extension JSONPath: CustomStringConvertible {
  /// The path as text; a key that is not a plain word is quoted.
  package var description: String {
    var text = ""
    for step in steps {
      switch step {
      case .index(let index): text += "[\(index)]"
      case .key(let key):
        if !text.isEmpty { text += "." }
        text += Self.isPlain(key) ? key : JSONValue.string(key).description
      }
    }
    return text
  }

  private static func isPlain(_ key: String) -> Bool {
    !key.isEmpty
      && key.unicodeScalars.allSatisfy { scalar in
        scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) || scalar == "_"
          || scalar == "-" || scalar == "$" || scalar == "@"
      }
  }
}
