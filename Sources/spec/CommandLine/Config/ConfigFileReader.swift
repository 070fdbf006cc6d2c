import SpecAnalysis
import SpecJSON
import SpecRunner
import SpecText

/// Decodes a `ConfigFile` and collects all errors.
struct ConfigFileReader {
  static let defaultsKey = "defaults"
  static let profilesKey = "profiles"
  static let enginesKey = "engines"
  /// The key that editors use to find the schema.
  static let schemaKey = "$schema"
  static let auditKey = "audit"
  static let lintKey = "lint"
  static let typesKey = "types"
  static let backEndKey = "back-end"
  static let sections = [
    defaultsKey, profilesKey, enginesKey, auditKey, lintKey, typesKey, backEndKey, schemaKey,
  ]

  private let text: ConfigFile.Text
  private let paths: ConfigFilePaths
  private(set) var problems: [ConfigFileProblem] = []

  /// Reads a settings file.
  ///
  /// - Parameter check: further checks of the values.
  /// - Throws: all errors with their places: invalid JSON, unknown or duplicate keys, invalid
  ///   values.
  static func read(
    _ text: ConfigFile.Text, check: (ConfigFile) -> [ConfigFileProblem] = { _ in [] }
  ) throws(ConfigFileError) -> ConfigFile {
    let root: JSONValue
    do throws(JSONError) {
      root = try JSONReader.read(text.bytes)
    } catch {
      throw ConfigFileError([ConfigFileProblem(text.path, notJSON: error, text.bytes)])
    }
    var reader = ConfigFileReader(text)
    let file = reader.file(root)
    reader.problems += check(file)
    if !reader.problems.isEmpty {
      throw ConfigFileError(reader.problems.sorted { $0.offset < $1.offset })
    }
    return file
  }

  private init(_ text: ConfigFile.Text) {
    self.text = text
    paths = ConfigFilePaths(folder: text.folder)
    problems = JSONReader.repeatedKeys(in: text.bytes).map { repeated in
      ConfigFileProblem(
        file: text.path,
        fact: .repeatedKey(repeated.key, at: repeated.position, first: repeated.first))
    }
  }

  private mutating func file(_ root: JSONValue) -> ConfigFile {
    var file = ConfigFile(text: text)
    for (key, value) in object(root, at: []) {
      let path: JSONPath = [.key(key)]
      switch key {
      case Self.defaultsKey: file.defaults = settings(value, at: path)
      case Self.profilesKey:
        for (name, value) in object(value, at: path) {
          file.profiles.append(
            ConfigFile.Profile(
              name: name, settings: settings(value, at: path.appending(.key(name)))))
        }
      case Self.enginesKey:
        for (name, value) in object(value, at: path) {
          file.engines += [engine(name, value, at: path.appending(.key(name)))].compactMap { $0 }
        }
      case Self.auditKey: file.exemptions = audit(value, at: path)
      case Self.lintKey: file.lint = lint(value, at: path)
      case Self.typesKey: file.types = types(value, at: path)
      case Self.backEndKey: file.backEnd = backEnd(value, at: path)
      case Self.schemaKey: continue
      default: add(unknown(key, among: Self.sections, at: path))
      }
    }
    return file
  }

  // MARK: - Settings

  private mutating func settings(_ value: JSONValue, at path: JSONPath) -> [Arguments.Occurrence] {
    var occurrences: [Arguments.Occurrence] = []
    for (key, value) in object(value, at: path) {
      let path = path.appending(.key(key))
      if let flag = SettingTable.setting(named: key) {
        occurrences += self.occurrences(of: flag, value, at: path)
      } else {
        add(unknown(key, among: SettingTable.all.map(\.key), at: path))
      }
    }
    return occurrences
  }

  /// The value of a key as an occurrence of its flag; null removes other values.
  private mutating func occurrences(
    of flag: AnyFlag, _ value: JSONValue, at path: JSONPath
  ) -> [Arguments.Occurrence] {
    switch value {
    case .null: return [occurrence(of: flag, isOn: false, at: path)]
    case .bool(let isOn) where flag.valueName == nil:
      return [occurrence(of: flag, isOn: isOn, at: path)]
    case .array(let values) where flag.isRepeatable:
      // An empty list removes other values.
      if values.isEmpty { return [occurrence(of: flag, isOn: false, at: path)] }
      return values.enumerated().compactMap { index, value in
        single(value, of: flag, at: path.appending(.index(index)))
      }
    case .object(let pairs) where flag.inFile.isPair:
      return pairs.compactMap { name, value in
        let path = path.appending(.key(name))
        guard let text = Self.text(value) else {
          add(wrong(value, "a string", at: path))
          return nil
        }
        return occurrence(
          of: flag, value: "\(name)=\(flag.inFile.relative(text, paths))", key: name, at: path)
      }
    case .object(let object):
      guard let form = flag.inFile.object else { fallthrough }
      return [occurrence(of: flag, value: form.value(object, paths), at: path)]
    default: return [single(value, of: flag, at: path)].compactMap { $0 }
    }
  }

  private mutating func single(
    _ value: JSONValue, of flag: AnyFlag, at path: JSONPath
  ) -> Arguments.Occurrence? {
    guard flag.valueName != nil, let text = Self.text(value) else {
      add(wrong(value, flag.expectedInFile, at: path))
      return nil
    }
    if flag.refusal(of: text, typed: flag.long) != nil {
      add(problem(.unknownChoice(value: text, choices: flag.choices.map(\.word)), at: path))
      return nil
    }
    return occurrence(of: flag, value: flag.inFile.value(text, paths), at: path)
  }

  private func occurrence(
    of flag: AnyFlag, value: String? = nil, key: String? = nil, isOn: Bool = true, at path: JSONPath
  ) -> Arguments.Occurrence {
    Arguments.Occurrence(
      name: flag.name, typed: flag.long, value: value, key: key, isOn: isOn,
      origin: .file(place(path)))
  }

  /// The text of a string or integer.
  private static func text(_ value: JSONValue) -> String? {
    switch value {
    case .string(let text): text
    case .integer(let number): "\(number)"
    default: nil
    }
  }

  // MARK: - Engines

  private mutating func engine(
    _ name: String, _ value: JSONValue, at path: JSONPath
  ) -> ConfigFile.NamedEngine? {
    if EngineOption.kinds.contains(name) || name.utf8.contains(UInt8(ascii: ":")) || name.isEmpty {
      add(problem(.engineName(name, kinds: EngineOption.kinds), at: path))
    }
    var engine = ConfigFile.NamedEngine(name: name, place: place(path))
    var (hasEngine, hasAddress) = (false, false)
    switch value {
    case .string(let text):
      (hasEngine, hasAddress) = (true, true)
      engine.address = paths.words(text)
    case .object(let object):
      for (key, value) in object {
        let path = path.appending(.key(key))
        guard let flag = ConfigFile.NamedEngine.settings.first(where: { $0.name == key }) else {
          add(unknown(key, among: ConfigFile.NamedEngine.settings.map(\.name), at: path))
          continue
        }
        if flag == RunFlags.engine { hasEngine = value != .null }
        if !flag.inFile.isPair, case .array = value {
          add(wrong(value, "a string", at: path))
          continue
        }
        for given in occurrences(of: flag, value, at: path) {
          if flag == RunFlags.engine, given.value != nil { hasAddress = true }
          do throws(UsageError) { try engine.add(given, of: flag) } catch {
            add(ConfigFileProblem(file: text.path, fact: .value(error)))
          }
        }
      }
    default:
      add(wrong(value, "a string or an object", at: path))
      return nil
    }
    if !hasEngine {
      add(
        problem(
          .missing(
            RunFlags.engine.name,
            fix: "add \"\(RunFlags.engine.name)\": \"webdriver\", or another value of "
              + RunFlags.engine.long), at: path))
    }
    return hasAddress ? engine : nil
  }

  // MARK: - Audit

  /// The keys of the section and of its entries.
  static let ignoreKey = "ignore"
  static let exemptionKeys = ["rule", "element", "reason"]

  private mutating func audit(_ value: JSONValue, at path: JSONPath) -> [ConfigFile.Exemption] {
    var exemptions: [ConfigFile.Exemption] = []
    for (key, value) in object(value, at: path) {
      let path = path.appending(.key(key))
      guard key == Self.ignoreKey else {
        add(unknown(key, among: [Self.ignoreKey], at: path))
        continue
      }
      guard case .array(let values) = value else {
        add(wrong(value, "a list", at: path))
        continue
      }
      for (index, value) in values.enumerated() {
        exemptions += exemption(value, at: path.appending(.index(index))).map { [$0] } ?? []
      }
    }
    return exemptions
  }

  private mutating func exemption(
    _ value: JSONValue, at path: JSONPath
  ) -> ConfigFile.Exemption? {
    var texts: [String: String] = [:]
    for (key, value) in object(value, at: path) {
      let path = path.appending(.key(key))
      if !Self.exemptionKeys.contains(key) {
        add(unknown(key, among: Self.exemptionKeys, at: path))
      } else if case .string(let text) = value {
        texts[key] = text
      } else {
        add(wrong(value, "a string", at: path))
        return nil
      }
    }
    guard case .object = value else { return nil }
    for (key, fix) in [
      ("rule", "add the name of a rule, such as \"contrast\""),
      ("reason", "say why it is accepted"),
    ] where texts[key]?.isEmpty ?? true {
      add(problem(.missing(key, fix: fix), at: path))
      return nil
    }
    return ConfigFile.Exemption(
      exemption: AuditExemption(
        rule: texts["rule"] ?? "", element: texts["element"], reason: texts["reason"] ?? ""),
      place: place(path.appending(.key("rule"))))
  }

  // MARK: - Lint

  private mutating func lint(_ value: JSONValue, at path: JSONPath) -> LintSettings {
    var found: [LintSettingsProblem] = []
    let settings = LintSettings(value, at: path, folder: text.folder, &found)
    problems += found.map { ConfigFileProblem($0, in: text) }
    return settings
  }

  // MARK: - Errors

  mutating func object(_ value: JSONValue, at path: JSONPath) -> JSONObject {
    if case .object(let object) = value { return object }
    add(wrong(value, "an object", at: path))
    return JSONObject()
  }

  mutating func add(_ problem: ConfigFileProblem) { problems.append(problem) }

  func wrong(
    _ value: JSONValue, _ expected: String, at path: JSONPath
  ) -> ConfigFileProblem {
    problem(.wrongKind(expected: expected, found: value.kind), at: path)
  }

  func unknown(
    _ key: String, among known: [String], at path: JSONPath
  ) -> ConfigFileProblem {
    let isSetting = path.steps.count == 1 && SettingTable.setting(named: key) != nil
    return problem(
      .unknownKey(
        nearest: isSetting ? nil : Nearest.nearest(to: key, in: known), known: known,
        belongsTo: isSetting ? Self.defaultsKey : nil), at: path)
  }

  /// Adds a problem in words.
  mutating func refuse(_ sentence: String, fix: String, at path: JSONPath) {
    add(problem(.sentence(sentence, fix: fix), at: path))
  }

  func problem(_ fact: ConfigFileProblem.Fact, at path: JSONPath) -> ConfigFileProblem {
    ConfigFileProblem(file: text.path, place: place(path), fact: fact)
  }

  func place(_ path: JSONPath) -> ConfigFile.Place {
    ConfigFile.Place(text: text, path: path)
  }
}

extension ConfigFile.NamedEngine {
  /// The settings that a named engine may have.
  static let settings: [AnyFlag] = [
    RunFlags.engine, RunFlags.tokenFile, RunFlags.device, RunFlags.parameter, RunFlags.secret,
  ]

  /// Adds a setting.
  fileprivate mutating func add(
    _ given: Arguments.Occurrence, of flag: AnyFlag
  ) throws(UsageError) {
    guard let text = given.value else { return }
    try flag.check(Arguments(command: RunCommand.spec, occurrences: [given]))
    switch flag {
    case RunFlags.engine: address = text
    case RunFlags.device: device = text
    case RunFlags.tokenFile: tokenFile = text
    case RunFlags.secret: secrets.append(text)
    default: parameters[given.pair.before] = given.pair.after
    }
  }
}

extension AnyFlag {
  /// The expected kind of value, to complete a sentence.
  fileprivate var expectedInFile: String {
    if valueName == nil { return "true or false" }
    if inFile.isPair { return "an object of names and strings" }
    if inFile.object != nil { return "a string or an object" }
    return isRepeatable ? "a string or a list of strings" : "a string or an integer"
  }
}
