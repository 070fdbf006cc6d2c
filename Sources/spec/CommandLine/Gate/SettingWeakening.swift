import SpecAnalysis
import SpecJSON
import SpecRunner
import SpecText

/// Settings that accept more than those of a revision, in `spec.json` and the settings of gherkin-lint.
enum SettingWeakening {
  static let names = [ConfigFile.name, GherkinLintFile.name]

  static func findings(_ files: [ChangedFile]) -> [GateFinding] {
    files.filter { names.contains(FilePath.name(of: $0.path)) }.flatMap { file -> [GateFinding] in
      guard let old = values(file.before), let new = values(file.after) else {
        return [
          GateFinding(.setting, file.path, line: 1, name: file.path, "it is no JSON to compare")
        ]
      }
      let keys =
        new.map(\.path) + old.map(\.path).filter { path in new.allSatisfy { $0.path != path } }
      return keys.compactMap { path in
        let (before, after) = (value(path, in: old), value(path, in: new))
        guard before != after, isLooser(path, before, after) else { return nil }
        let place = { (bytes: [UInt8]?) in
          bytes.map { JSONReader.position(of: path, in: $0).line }
        }
        return GateFinding(
          .setting, file.path, line: place(file.after), earlier: place(file.before),
          name: "\(path)",
          "\(before?.description ?? "not set") → \(after?.description ?? "not set")")
      }
    }
  }

  private typealias Entry = (path: JSONPath, value: JSONValue)

  /// The values that are not objects; nil if the text is not JSON.
  private static func values(_ bytes: [UInt8]?) -> [Entry]? {
    guard let bytes else { return [] }
    guard let root = try? JSONReader.read(bytes) else { return nil }
    func values(_ value: JSONValue, _ path: JSONPath) -> [Entry] {
      guard case .object(let object) = value else { return [(path, value)] }
      return object.flatMap { key, value in values(value, path.appending(.key(key))) }
    }
    return values(root, [])
  }

  private static func value(_ path: JSONPath, in entries: [Entry]) -> JSONValue? {
    entries.first { $0.path == path }?.value
  }

  private static func isLooser(_ path: JSONPath, _ old: JSONValue?, _ new: JSONValue?) -> Bool {
    let keys = path.steps.map { if case .key(let key) = $0 { key } else { "" } }
    switch keys.first {
    case ConfigFileReader.schemaKey: return false
    case ConfigFileReader.defaultsKey where keys.count > 1:
      return FlagWeight.of(keys[1]).isLooser(texts(new), than: texts(old))
    case ConfigFileReader.profilesKey where keys.count > 2:
      return FlagWeight.of(keys[2]).isLooser(texts(new), than: texts(old))
    // What nothing used before takes nothing away.
    case ConfigFileReader.enginesKey, ConfigFileReader.typesKey: return old != nil
    case ConfigFileReader.auditKey:
      return elements(new).contains { !elements(old).contains($0) }
    case ConfigFileReader.lintKey where keys.count > 2 && keys[1] == "rules":
      let grades = ["off", "warning", "error"]
      guard keys.count == 3 || keys[3] == "severity",
        let high = new?.text.flatMap(grades.firstIndex)
      else { return true }
      guard let before = old?.text else { return high == 0 }
      return high < grades.firstIndex(of: before) ?? 0
    default: return true
    }
  }

  private static func elements(_ value: JSONValue?) -> [JSONValue] {
    if case .array(let values)? = value { values } else { value.map { [$0] } ?? [] }
  }

  /// A value as a command line would have it; nil if it is not set.
  private static func texts(_ value: JSONValue?) -> [String]? {
    if value == nil || value == .null { return nil }
    return elements(value).map { $0.text ?? $0.description }
  }
}
