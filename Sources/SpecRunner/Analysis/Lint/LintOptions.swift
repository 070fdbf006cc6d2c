import SpecJSON

/// The options of a rule in a run: those of the settings, or else the defaults.
struct LintOptions {
  let info: LintRuleInfo
  /// The options that `LintSettings` has checked.
  let given: JSONObject

  func integer(_ name: String) -> Int {
    if case .integer(let number)? = value(name) { number } else { 0 }
  }

  func flag(_ name: String) -> Bool {
    if case .bool(let isOn)? = value(name) { isOn } else { false }
  }

  func text(_ name: String) -> String {
    value(name)?.text ?? ""
  }

  func texts(_ name: String) -> [String] { value(name)?.texts ?? [] }

  func patterns(_ name: String) -> [LintPattern] {
    texts(name).compactMap { LintPattern($0) }
  }

  /// A limit of an object of limits; nil if the settings give the object without it.
  func limit(_ name: String, _ key: String) -> Int? {
    guard case .object(let limits)? = value(name), case .integer(let number)? = limits[key] else {
      return nil
    }
    return number
  }

  /// The regular expressions of a name, which ignore case.
  func patterns(_ name: String, _ key: String) -> [LintPattern] {
    (value(name)?.member([key])?.texts ?? []).compactMap { LintPattern($0, ignoresCase: true) }
  }

  private func value(_ name: String) -> JSONValue? {
    given[name] ?? info.options.first { $0.name == name }?.defaultValue
  }
}
