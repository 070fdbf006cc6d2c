import SpecText

/// A setting that an engine declares: what `--set NAME=VALUE` may say.
public struct Setting: Hashable, Sendable {
  /// Its name; one that ends in a dot is the beginning of names: `web.` of `web.todo`.
  public var name: String
  public var type: ValueType
  /// What it does, in one sentence.
  public var help: String

  public init(_ name: String, _ type: ValueType, _ help: String) {
    self.name = name
    self.type = type
    self.help = help
  }

  /// The values that a setting takes.
  public enum ValueType: Hashable, Sendable {
    /// Any text; what it means, as in "the address of a server", and an example of it.
    case text(String, example: String)
    /// A number in a range, and what it counts, such as `milliseconds`; nil for a plain number.
    case number(of: String? = nil, ClosedRange<Double>)
    /// `on` or `off`.
    case flag
  }

  /// Whether it has this name, or a name that begins with its own if that ends in a dot.
  package func isNamed(_ name: String) -> Bool {
    self.name.utf8.last == UInt8(ascii: ".")
      ? name.begins(with: self.name) && name.utf8.count > self.name.utf8.count
      : self.name.isSame(as: name)
  }

  /// The value of a text such as `150`, `on`, `http://127.0.0.1:8080`; nil if it is of another type.
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

  /// What it takes, as the end of a sentence.
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

  /// A value that it takes.
  package var example: String {
    switch type {
    case .text(_, let example): example
    case .number(_, let range):
      PropertyValue.number(min(max(200, range.lowerBound), range.upperBound)).written
    case .flag: "off"
    }
  }
}

/// A value of a setting that an engine cannot use.
public struct SettingError: Error, Hashable, Sendable {
  /// The setting's name.
  public var setting: String
  /// What is wrong, as a sentence that names the setting.
  public var problem: String

  public init(_ setting: String, _ problem: String) {
    self.setting = setting
    self.problem = problem
  }
}
