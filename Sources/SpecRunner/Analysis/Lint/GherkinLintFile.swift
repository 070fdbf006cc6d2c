package import SpecJSON
import SpecText

/// Reads `.gherkin-lintrc`, the settings of gherkin-lint: JSON with comments.
///
/// A rule of gherkin-lint that the file does not name is off, as there; the rules that gherkin-lint
/// does not have keep their severities.
package struct GherkinLintFile {
  package static let name = ".gherkin-lintrc"

  package private(set) var settings = LintSettings()
  package private(set) var problems: [LintSettingsProblem] = []
  /// Whether the file turns `indentation` on, which a formatter does.
  package private(set) var wantsIndentation = false

  /// Reads the file.
  ///
  /// - Throws: an error for invalid JSON; other problems are collected.
  package init(_ bytes: [UInt8]) throws(JSONError) {
    let root = try JSONReader.read(Self.withoutComments(bytes))
    for rule in LintCatalog.infos where LintCatalog.isOfGherkinLint(rule.name) {
      settings.set(rule.name, .off)
    }
    guard case .object(let rules) = root else {
      problems = [.wrong(root, "an object of rules", at: [])]
      return
    }
    for (name, value) in rules { read(name, value, at: [.key(name)]) }
  }

  private mutating func read(_ name: String, _ value: JSONValue, at path: JSONPath) {
    guard let names = Self.rules(for: name) else {
      problems.append(Self.unknown(name, at: path))
      return
    }
    let parts: [JSONValue] = if case .array(let values) = value { values } else { [value] }
    guard case .string(let state)? = parts.first, ["on", "off"].contains(state), parts.count <= 2
    else {
      problems.append(
        .wrong(value, "\"on\", \"off\" or a list of \"on\" and options", at: path))
      return
    }
    if name == Self.indentation { wantsIndentation = state == "on" }
    if names.isEmpty, state == "off", name != Self.indentation {
      problems.append(
        LintSettingsProblem(
          path: path, message: "\"\(name)\" cannot be off, because the grammar requires it",
          fix: "remove it"))
    }
    for name in names {
      guard let rule = LintCatalog.rule(named: name) else { continue }
      settings.set(name, state == "on" ? .error : .off)
      if parts.count == 2 { readOptions(parts[1], of: rule, at: path.appending(.index(1))) }
    }
    if Self.countsEveryWhen == name { settings.set("several-whens", ["consecutive": true]) }
  }

  private mutating func readOptions(
    _ value: JSONValue, of rule: LintRuleInfo, at path: JSONPath
  ) {
    if case .object(let object) = value {
      problems += settings.readOptions(object, of: rule, at: path)
    } else if case .string = value, let option = rule.options.first(where: \.isShort) {
      let found = option.problems(of: value, at: path)
      problems += found
      if found.isEmpty { settings.set(rule.name, [option.name: value]) }
    } else {
      problems.append(
        .wrong(
          value, rule.options.isEmpty ? "no options" : "an object of options", at: path))
    }
  }

  // MARK: - Names

  private static let indentation = "indentation"
  private static let countsEveryWhen = "only-one-when"

  /// The rules that do the work of a rule of gherkin-lint; empty if the grammar or a formatter does
  /// it; nil for an unknown name.
  private static func rules(for name: String) -> [String]? {
    switch name {
    case "no-unused-variables": ["unused-column", "unknown-variable"]
    case countsEveryWhen: ["several-whens"]
    case indentation, "one-feature-per-file", "up-to-one-background-per-file",
      "no-tags-on-backgrounds", "no-multiline-steps", "unexpected-error":
      []
    default: LintCatalog.isOfGherkinLint(name) ? [name] : nil
    }
  }

  private static func unknown(_ name: String, at path: JSONPath) -> LintSettingsProblem {
    if LintCatalog.rule(named: name) != nil {
      return LintSettingsProblem(
        path: path, message: "gherkin-lint has no rule \"\(name)\"",
        fix: "set it in \"lint\" of spec.json")
    }
    let nearest = Nearest.nearest(to: name, in: LintCatalog.ofGherkinLint)
    return LintSettingsProblem(
      path: path, message: "there is no rule \"\(name)\"",
      fix: nearest.map { "did you mean \"\($0)\"?" } ?? "remove it")
  }

  /// The text with spaces for comments, so that places remain the same.
  package static func withoutComments(_ bytes: [UInt8]) -> [UInt8] {
    var result = bytes
    var place = 0
    var isString = false
    while place < bytes.count {
      let byte = bytes[place]
      let next = place + 1 < bytes.count ? bytes[place + 1] : 0
      if isString {
        if byte == UInt8(ascii: "\\") { place += 1 }
        if byte == UInt8(ascii: "\"") { isString = false }
        place += 1
      } else if byte == UInt8(ascii: "/"), next == UInt8(ascii: "/") {
        let end = bytes[place...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
        blank(place..<end, in: &result)
        place = end
      } else if byte == UInt8(ascii: "/"), next == UInt8(ascii: "*") {
        var end = place + 2
        while end + 1 < bytes.count,
          bytes[end] != UInt8(ascii: "*") || bytes[end + 1] != UInt8(ascii: "/")
        { end += 1 }
        // An unclosed comment remains, so that the error is at its start.
        guard end + 1 < bytes.count else { return result }
        blank(place..<end + 2, in: &result)
        place = end + 2
      } else {
        isString = byte == UInt8(ascii: "\"")
        place += 1
      }
    }
    return result
  }

  /// Replaces everything but line ends; the bytes after the first of a code point stay uncounted.
  private static func blank(_ range: Range<Int>, in bytes: inout [UInt8]) {
    for place in range where bytes[place] != 0x0A && bytes[place] != 0x0D {
      bytes[place] = 0x20
    }
  }
}
