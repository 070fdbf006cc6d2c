import SpecText

/// The value of a property or an event's detail.
public enum PropertyValue: Hashable, Sendable {
  /// A text.
  case text(String)
  /// A number.
  case number(Double)
  /// A boolean, written `on` or `off`.
  case flag(Bool)
  /// A colour.
  case color(Color)

  /// Compares texts by code points.
  public static func == (one: Self, other: Self) -> Bool {
    switch (one, other) {
    case (.text(let one), .text(let other)): one.isSame(as: other)
    case (.number(let one), .number(let other)): one == other
    case (.flag(let one), .flag(let other)): one == other
    case (.color(let one), .color(let other)): one == other
    default: false
    }
  }

  /// The value as written in specifications: `12`, `0.5`, `on`, `red`.
  package var written: String {
    switch self {
    case .text(let text): text
    case .number(let number):
      abs(number) < 1e15 && Double(Int(number)) == number ? String(Int(number)) : String(number)
    case .flag(let flag): flag ? "on" : "off"
    case .color(let color): color.written
    }
  }

  /// The text; nil for other values.
  public var text: String? { if case .text(let text) = self { text } else { nil } }
  /// The number; nil for other values.
  public var number: Double? { if case .number(let number) = self { number } else { nil } }
  /// The boolean; nil for other values.
  public var flag: Bool? { if case .flag(let flag) = self { flag } else { nil } }
  /// The colour; nil for other values.
  public var color: Color? { if case .color(let color) = self { color } else { nil } }
}

extension PropertyValue: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral
{
  /// Creates a text.
  public init(stringLiteral text: String) { self = .text(text) }
  /// Creates a boolean.
  public init(booleanLiteral flag: Bool) { self = .flag(flag) }
  /// Creates a number.
  public init(integerLiteral number: Int) { self = .number(Double(number)) }
  /// Creates a number.
  public init(floatLiteral number: Double) { self = .number(number) }
}
