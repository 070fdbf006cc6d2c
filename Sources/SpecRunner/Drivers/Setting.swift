import SpecText

/// A setting that an engine declares, for `--set NAME=VALUE`.
public struct Setting: Hashable, Sendable {
  /// The name; a name that ends in a dot is a prefix: `web.` matches `web.todo`.
  public var name: String
  /// The type of its values.
  public var type: ValueType
  /// A description in one sentence.
  public var help: String

  /// Creates a setting with a name, a type and a description.
  public init(_ name: String, _ type: ValueType, _ help: String) {
    self.name = name
    self.type = type
    self.help = help
  }

  /// The values that a setting accepts.
  public enum ValueType: Hashable, Sendable {
    /// Any text, with its meaning, such as "the address of a server", and an example.
    case text(String, example: String)
    /// A number in a range, with its unit, such as `milliseconds`; nil for a plain number.
    case number(of: String? = nil, ClosedRange<Double>)
    /// `on` or `off`.
    case flag
  }

  /// Whether a name matches, exactly or by prefix.
  package func isNamed(_ name: String) -> Bool {
    self.name.utf8.last == UInt8(ascii: ".")
      ? name.begins(with: self.name) && name.utf8.count > self.name.utf8.count
      : self.name.isSame(as: name)
  }

  /// The value of a text such as `150`, `on`, `http://127.0.0.1:8080`; nil for a text of another
  /// type.
  package func read(_ text: String) -> PropertyValue? {
    switch type {
    case .text: return .text(text)
    case .number(_, let range):
      guard let number = Double(text), range.contains(number) else { return nil }
      return .number(number)
    case .flag:
      return switch text {
      case "on", "true": true
      case "off", "false": false
      default: nil
      }
    }
  }

  /// A description of the accepted values, for the end of a sentence.
  package var takes: String {
    switch type {
    case .text(let meaning, _): return meaning
    case .number(let unit, let range):
      let (low, high) = (
        PropertyValue.number(range.lowerBound).written,
        PropertyValue.number(range.upperBound).written
      )
      return "a number \(unit.map { "of \($0) " } ?? "")from \(low) to \(high)"
    case .flag: return "on or off"
    }
  }

  /// An accepted value.
  package var example: String {
    switch type {
    case .text(_, let example): example
    case .number(_, let range):
      PropertyValue.number(min(max(200, range.lowerBound), range.upperBound)).written
    case .flag: "off"
    }
  }
}

/// A setting's value that an engine cannot use.
public struct SettingError: Error, Hashable, Sendable {
  /// The name of the setting.
  public var setting: String
  /// The problem, as a sentence that names the setting.
  public var problem: String

  /// Creates an error.
  public init(_ setting: String, _ problem: String) {
    self.setting = setting
    self.problem = problem
  }
}
