import SpecGherkin
import SpecJSON
import SpecReporters
import SpecText

/// The settings in effect and their sources, as text or JSON.
struct ConfigPage {
  private let file: ConfigFile?
  private let isPassedBy: Bool
  private let profiles: [String]
  private let rows: [Row]

  /// One value of a setting.
  private struct Row {
    let flag: AnyFlag
    let value: JSONValue
    /// The source; nil for defaults.
    let given: Arguments.Occurrence?
  }

  init(_ arguments: Arguments, in tool: ToolSpec) {
    file = arguments.file
    isPassedBy = arguments.isOff(SettingsFlags.config)
    profiles = arguments[SettingsFlags.profile]
    rows = SettingTable.settings(of: arguments.command, in: tool).flatMap { flag in
      Self.rows(of: flag, arguments)
    }
  }

  private static func rows(of flag: AnyFlag, _ arguments: Arguments) -> [Row] {
    var given = Array(arguments.occurrences(of: flag))
    if given.isEmpty, flag == SettingTable.paths {
      given = arguments.positionals.map {
        Arguments.Occurrence(name: flag.name, typed: "", value: $0)
      }
    }
    if given.isEmpty {
      let isTakenBack = arguments.isOff(flag) && flag.valueName == nil
      let given = isTakenBack ? arguments.occurrences.last { $0.name == flag.name } : nil
      var value: JSONValue? = flag.valueName == nil ? false : flag.defaultText.map { .string($0) }
      if flag == RunFlags.engine, RunPages.needBrowser(arguments) { value = "webdriver" }
      return value.map { [Row(flag: flag, value: $0, given: given)] } ?? []
    }
    return given.map { given in
      Row(flag: flag, value: arguments.shown(given).map { .string($0) } ?? true, given: given)
    }
  }

  // MARK: - Text

  /// A line for each value, then the profiles and engines.
  func text(_ style: Style) -> String {
    let lines = rows.map {
      (
        key: $0.flag.key, value: Self.plain($0.value),
        from: VisibleText.line(Self.from($0.given))
      )
    }
    let keys = lines.map { TextWidth.columns($0.key) }.max() ?? 0
    let values = lines.map { TextWidth.columns($0.value) }.filter { $0 <= 40 }.max() ?? 0
    var text = ""
    var last = ""
    for line in lines {
      let key = line.key == last ? "" : line.key
      last = line.key
      text +=
        Self.filled(key, to: keys) + "  " + Self.filled(line.value, to: values) + "  "
        + style.paint(line.from, .faint) + "\n"
    }
    guard let file else {
      return text + "\n"
        + (isPassedBy ? "no settings file is read" : "there is no \(ConfigFile.name)")
        + "\n"
    }
    text += "\n" + list("profiles", file.profiles.map(\.name), of: file)
    return text
      + list(
        "engines", file.engines.map { "\($0.name) (\(EngineOption.shown($0.address)))" }, of: file)
  }

  private func list(_ noun: String, _ names: [String], of file: ConfigFile) -> String {
    names.isEmpty
      ? ""
      : VisibleText.line("\(noun) of \(file.text.path): \(names.joined(separator: ", "))") + "\n"
  }

  private static func plain(_ value: JSONValue) -> String {
    switch value {
    case .string(let text): VisibleText.line(text)
    case .bool(let isOn): isOn ? "on" : "off"
    default: "\(value)"
    }
  }

  private static func from(_ given: Arguments.Occurrence?) -> String {
    guard let given else { return "default" }
    switch given.origin {
    case .typed: return given.typed.isEmpty ? "command line" : "command line, \(given.typed)"
    case .variable(let name): return name
    case .file(let place): return "\(place)" + (place.profile.map { ", profile \($0)" } ?? "")
    }
  }

  private static func filled(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - TextWidth.columns(text)))
  }

  // MARK: - JSON

  /// The settings as one formatted JSON object.
  var json: String {
    var settings = JSONObject()
    for row in rows {
      let value = JSONValue.object(["value": row.value, "from": Self.origin(row.given)])
      guard row.flag.isRepeatable else {
        settings[row.flag.key] = value
        continue
      }
      let others = (try? settings[row.flag.key]?.array()) ?? []
      settings[row.flag.key] = .array(others + [value])
    }
    return JSONPage.text([
      "file": file.map { .string($0.text.path) } ?? .null,
      "profiles": JSONPage.strings(profiles), "settings": .object(settings),
    ])
  }

  private static func origin(_ given: Arguments.Occurrence?) -> JSONValue {
    guard let given else { return ["source": "built-in"] }
    switch given.origin {
    case .typed: return ["source": "command-line"]
    case .variable(let name): return ["source": "environment", "variable": .string(name)]
    case .file(let place):
      return .fields([
        "source": "file", "place": .string("\(place)"),
        "profile": place.profile.map { .string($0) },
      ])
    }
  }
}
