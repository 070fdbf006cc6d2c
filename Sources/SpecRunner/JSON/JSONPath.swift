import SpecText

/// The way from a JSON value to one inside it: `profiles.nightly.tags[2]`.
public struct JSONPath: Sendable, Hashable {
  /// One step of the way.
  public enum Step: Sendable, Hashable {
    /// Into an object, to the value of a key.
    case key(String)
    /// Into an array, to an element, from 0.
    case index(Int)

    public static func == (one: Step, other: Step) -> Bool {
      switch (one, other) {
      case (.key(let one), .key(let other)): one.isSame(as: other)
      case (.index(let one), .index(let other)): one == other
      default: false
      }
    }
  }

  /// The steps, from the outside to the inside.
  public var steps: [Step]

  /// A path of steps; of none, it is the whole value.
  public init(_ steps: [Step] = []) { self.steps = steps }

  /// The path that goes one step and then on as this one.
  public func from(_ step: Step) -> JSONPath { JSONPath([step] + steps) }

  /// The path that goes as this one and then one step further.
  public func to(_ step: Step) -> JSONPath { JSONPath(steps + [step]) }
}

extension JSONPath: ExpressibleByArrayLiteral {
  public init(arrayLiteral elements: Step...) { self.init(elements) }
}

extension JSONPath.Step: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral {
  public init(stringLiteral value: String) { self = .key(value) }
  public init(integerLiteral value: Int) { self = .index(value) }
}

extension JSONPath: CustomStringConvertible {
  /// The path as people write it; a key that is no plain word stands in quotes.
  public var description: String {
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
