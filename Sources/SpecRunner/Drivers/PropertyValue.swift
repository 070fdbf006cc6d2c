import SpecText

/// The value of a property or of an event's detail: text, number, boolean or colour.
public enum PropertyValue: Hashable, Sendable, Codable {
  case text(String)
  case number(Double)
  case flag(Bool)
  case color(Color)

  /// Texts are equal if their code points are.
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
  public var written: String {
    switch self {
    case .text(let text): text
    case .number(let number):
      abs(number) < 1e15 && Double(Int(number)) == number ? String(Int(number)) : String(number)
    case .flag(let flag): flag ? "on" : "off"
    case .color(let color): color.name ?? color.hex
    }
  }

  public var text: String? { if case .text(let text) = self { text } else { nil } }
  public var number: Double? { if case .number(let number) = self { number } else { nil } }
  public var flag: Bool? { if case .flag(let flag) = self { flag } else { nil } }
  public var color: Color? { if case .color(let color) = self { color } else { nil } }
}

extension PropertyValue: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral
{
  public init(stringLiteral text: String) { self = .text(text) }
  public init(booleanLiteral flag: Bool) { self = .flag(flag) }
  public init(integerLiteral number: Int) { self = .number(Double(number)) }
  public init(floatLiteral number: Double) { self = .number(number) }
}
