package import SpecDrivers
import SpecRunner
import SpecText

/// An expected value, compared by meaning: the name of a colour matches what a person calls so.
package struct ExpectedValue: Hashable, Sendable, StepArgument {
  /// The value to compare with.
  package let value: PropertyValue
  /// Whether it was written as a colour's name, which matches every colour that a person calls so.
  private let colorName: String?

  /// Parses `"text"`, a number, `on` or `off`, a colour's name or `#rrggbb`; anything else is a
  /// text.
  package init(written text: String) {
    var name: String?
    switch text {
    case "on", "yes", "true": value = .flag(true)
    case "off", "no", "false": value = .flag(false)
    default:
      if text.hasPrefix("\"") {
        value = .text(QuotedText.content(of: text))
      } else if let color = Color(hex: text) {
        value = .color(color)
      } else if let color = Color(named: text) {
        value = .color(color)
        name = text == "gray" ? "grey" : text
      } else if let number = Double(text), number.isFinite {
        value = .number(number)
      } else {
        value = .text(text)
      }
    }
    colorName = name
  }

  package init(_ value: PropertyValue) {
    self.value = value
    colorName = nil
  }

  /// The value as it is meant for a property with this value, where a text can be a colour: `Red`,
  /// `"#ff0000"`, `#f00`.
  ///
  /// - Throws: `StepFailure` if it can be no value of the property, because even a negative check would
  ///   say nothing.
  func meant(for actual: PropertyValue) throws -> ExpectedValue {
    guard case .text(let text) = value else { return self }
    switch actual {
    case .color:
      let read = ExpectedValue(written: text.lowercased())
      if case .color = read.value { return read }
      let nearest = Nearest.names(to: text.lowercased(), in: Color.named.map(\.name))
      throw StepFailure(
        "\(text.quoted) is not a colour",
        notes: [
          nearest.isEmpty
            ? "write a name such as red, or a number such as #ff0000"
            : "did you mean \(nearest.listed())?"
        ], kind: .argument)
    case .number:
      if let number = Double(text), number.isFinite { return ExpectedValue(.number(number)) }
      throw StepFailure(
        "\(text.quoted) is not a number", notes: ["the value is \(actual.written)"], kind: .argument
      )
    default: return self
    }
  }

  /// Whether a property's value equals the expected one: texts by code points, numbers to a
  /// hundredth, colours by name if written as a name.
  package func matches(_ actual: PropertyValue) -> Bool {
    switch (value, actual) {
    case (.text(let expected), .text(let actual)): expected.isSame(as: actual)
    case (.number(let expected), .number(let actual)): abs(expected - actual) < 0.01
    case (.flag(let expected), .flag(let actual)): expected == actual
    case (.color(let expected), .color(let actual)):
      if let colorName { actual.name == colorName } else { expected == actual }
    case (.text(let expected), _): expected.isSame(as: actual.written)
    case (_, .text(let actual)): value.written.isSame(as: actual)
    default: false
    }
  }

  /// For messages: texts in quotes, colours as written.
  package var written: String { colorName ?? value.color?.hex ?? value.quoted }

  /// An actual value for messages; a colour by name and number.
  func contrast(_ actual: PropertyValue) -> String {
    guard let color = actual.color else { return actual.quoted }
    return "\(color.name) (\(color.hex))"
  }
}

extension PropertyValue {
  /// For messages: texts in quotes.
  var quoted: String { text.map(\.quoted) ?? written }
}

extension Color {
  /// A colour as `#rrggbb` or `#rrggbbaa`, or `#rgb` or `#rgba` with each digit once.
  init?(hex text: String) {
    guard text.utf8.first == UInt8(ascii: "#"), let number = UInt32(text.dropFirst(), radix: 16)
    else { return nil }
    switch text.utf8.count {
    case 4, 5: self.init(hex: "#" + text.dropFirst().map { "\($0)\($0)" }.joined())
    case 7: self.init(hexDigits: number << 8 | 0xFF)
    case 9: self.init(hexDigits: number)
    default: return nil
    }
  }

  private init(hexDigits number: UInt32) {
    self.init(
      red: UInt8(truncatingIfNeeded: number >> 24), green: UInt8(truncatingIfNeeded: number >> 16),
      blue: UInt8(truncatingIfNeeded: number >> 8), alpha: UInt8(truncatingIfNeeded: number))
  }
}
