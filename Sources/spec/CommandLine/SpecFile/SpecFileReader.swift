import SpecJSON

/// Makes a `SpecFile` of a text; stops at the first thing that is wrong.
struct SpecFileReader {
  static let defaultsKey = "defaults"
  static let profilesKey = "profiles"
  static let enginesKey = "engines"
  /// What editors read to know the schema.
  static let schemaKey = "$schema"
  static let sections = [defaultsKey, profilesKey, enginesKey, schemaKey]

  private let text: SpecFile.Text
  private let paths: SpecFilePaths

  /// Reads a settings file.
  ///
  /// - Throws: what is no JSON, no key, or no value of its key; with its place.
  static func read(_ text: SpecFile.Text) throws(SpecFileError) -> SpecFile {
    let root: JSONValue
    do throws(JSONError) {
      root = try JSONReader.read(text.bytes)
    } catch {
      throw SpecFileError(text.path, notJSON: error, text.bytes)
    }
    let reader = SpecFileReader(text: text, paths: SpecFilePaths(folder: text.folder))
    return try reader.file(root)
  }

  private func file(_ root: JSONValue) throws(SpecFileError) -> SpecFile {
    let root = try object(root, at: [])
    var defaults: [Arguments.Occurrence] = []
    var profiles: [SpecFile.Profile] = []
    var engines: [SpecFile.NamedEngine] = []
    for (key, value) in root {
      let path: JSONPath = [.key(key)]
      switch key {
      case Self.defaultsKey: defaults = try settings(value, at: path)
      case Self.profilesKey:
        for (name, value) in try object(value, at: path) {
          profiles.append(
            SpecFile.Profile(name: name, settings: try settings(value, at: path.to(.key(name)))))
        }
      case Self.enginesKey:
        for (name, value) in try object(value, at: path) {
          engines.append(try engine(name, value, at: path.to(.key(name))))
        }
      case Self.schemaKey: continue
      default: throw unknown(key, among: Self.sections, at: path)
      }
    }
    return SpecFile(text: text, defaults: defaults, profiles: profiles, engines: engines)
  }

  // MARK: - Settings

  private func settings(
    _ value: JSONValue, at path: JSONPath
  ) throws(SpecFileError) -> [Arguments.Occurrence] {
    var occurrences: [Arguments.Occurrence] = []
    for (key, value) in try object(value, at: path) {
      let path = path.to(.key(key))
      guard let flag = SettingTable.setting(named: key) else {
        throw unknown(key, among: SettingTable.all.map(\.name), at: path)
      }
      occurrences += try self.occurrences(of: flag, value, at: path)
    }
    return occurrences
  }

  /// A key's value as if it had been typed behind the flag; null takes back what holds without it.
  private func occurrences(
    of flag: Flag, _ value: JSONValue, at path: JSONPath
  ) throws(SpecFileError) -> [Arguments.Occurrence] {
    switch value {
    case .null: return [occurrence(of: flag, isOn: false, at: path)]
    case .bool(let isOn) where flag.valueName == nil:
      return [occurrence(of: flag, isOn: isOn, at: path)]
    case .array(let values) where flag.isRepeatable:
      // An empty list says something too: none.
      var occurrences = [occurrence(of: flag, isOn: false, at: path)]
      for (index, value) in values.enumerated() {
        let path = path.to(.index(index))
        occurrences.append(try single(value, of: flag, at: path))
      }
      return values.isEmpty ? occurrences : Array(occurrences.dropFirst())
    case .object(let pairs) where flag.takesPairs:
      var occurrences: [Arguments.Occurrence] = []
      for (name, value) in pairs {
        let path = path.to(.key(name))
        guard let text = Self.text(value) else { throw wrong(value, "a string", at: path) }
        occurrences.append(
          occurrence(of: flag, value: "\(name)=\(paths.loose(text))", at: path))
      }
      return occurrences
    default: return [try single(value, of: flag, at: path)]
    }
  }

  private func single(
    _ value: JSONValue, of flag: Flag, at path: JSONPath
  ) throws(SpecFileError) -> Arguments.Occurrence {
    guard flag.valueName != nil, let text = Self.text(value) else {
      throw wrong(value, flag.wantsInFile, at: path)
    }
    let words = flag.choices.map(\.word)
    guard words.isEmpty || words.contains(text) else {
      throw error(
        .unknownChoice(
          value: text, choices: words, nearest: Nearest.nearest(to: text, in: words)), at: path)
    }
    return occurrence(of: flag, value: paths.value(text, of: flag), at: path)
  }

  private func occurrence(
    of flag: Flag, value: String? = nil, isOn: Bool = true, at path: JSONPath
  ) -> Arguments.Occurrence {
    Arguments.Occurrence(
      name: flag.name, typed: flag.long, value: value, isOn: isOn, origin: .file(place(path)))
  }

  /// A value as it would be typed: a text, or a whole number.
  private static func text(_ value: JSONValue) -> String? {
    switch value {
    case .string(let text): text
    case .integer(let number): "\(number)"
    default: nil
    }
  }

  // MARK: - Engines

  private func engine(
    _ name: String, _ value: JSONValue, at path: JSONPath
  ) throws(SpecFileError) -> SpecFile.NamedEngine {
    if EngineOption.kinds.contains(name) || name.utf8.contains(UInt8(ascii: ":")) || name.isEmpty {
      throw error(.engineName(name, kinds: EngineOption.kinds), at: path)
    }
    var address: String?
    var parameters: [String: String] = [:]
    var secrets: [String] = []
    var device: String?
    var tokenFile: String?
    switch value {
    case .string(let text): address = paths.words(text)
    case .object(let object):
      for (key, value) in object {
        let path = path.to(.key(key))
        guard let flag = SpecFile.NamedEngine.settings.first(where: { $0.name == key }) else {
          throw unknown(key, among: SpecFile.NamedEngine.settings.map(\.name), at: path)
        }
        if !flag.takesPairs, case .array = value {
          throw wrong(value, "a string", at: path)
        }
        for occurrence in try occurrences(of: flag, value, at: path) {
          guard let text = occurrence.value else { continue }
          switch flag {
          case RunFlags.engine: address = text
          case RunFlags.device: device = text
          case RunFlags.tokenFile: tokenFile = text
          case RunFlags.secret: secrets.append(text)
          default:
            let (name, value) = Dashes.splitAtEquals(text)
            parameters[name] = value ?? ""
          }
        }
      }
    default: throw wrong(value, "a string or an object", at: path)
    }
    guard let address else {
      throw error(.missing(RunFlags.engine.name), at: path)
    }
    return SpecFile.NamedEngine(
      name: name, address: address, parameters: parameters, secrets: secrets, device: device,
      tokenFile: tokenFile, place: place(path))
  }

  // MARK: - What can be wrong

  private func object(
    _ value: JSONValue, at path: JSONPath
  ) throws(SpecFileError) -> JSONObject {
    guard case .object(let object) = value else { throw wrong(value, "an object", at: path) }
    return object
  }

  private func wrong(_ value: JSONValue, _ wants: String, at path: JSONPath) -> SpecFileError {
    error(.wrongKind(wants: wants, found: value.kind), at: path)
  }

  private func unknown(
    _ key: String, among known: [String], at path: JSONPath
  ) -> SpecFileError {
    let isSetting = path.steps.count == 1 && SettingTable.setting(named: key) != nil
    return error(
      .unknownKey(
        nearest: isSetting ? nil : Nearest.nearest(to: key, in: known), known: known,
        belongsTo: isSetting ? Self.defaultsKey : nil), at: path)
  }

  private func error(_ fact: SpecFileError.Fact, at path: JSONPath) -> SpecFileError {
    SpecFileError(file: text.path, place: place(path), fact: fact)
  }

  private func place(_ path: JSONPath) -> SpecFile.Place { SpecFile.Place(text: text, path: path) }
}

extension SpecFile.NamedEngine {
  /// The settings an engine of one's own may have.
  static let settings = [
    RunFlags.engine, RunFlags.tokenFile, RunFlags.device, RunFlags.parameter, RunFlags.secret,
  ]
}

extension Flag {
  /// What a key of it wants in a settings file, as the middle of a sentence.
  fileprivate var wantsInFile: String {
    if valueName == nil { return "true or false" }
    if takesPairs { return "an object of names and strings" }
    return isRepeatable ? "a string or a list of strings" : "a string or a whole number"
  }
}
