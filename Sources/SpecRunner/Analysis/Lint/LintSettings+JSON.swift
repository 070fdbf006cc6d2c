package import SpecJSON
import SpecText

/// The section `lint` of `spec.json`.
extension LintSettings {
  package static let rulesKey = "rules"
  package static let ignoreKey = "ignore"
  static let severityKey = "severity"

  /// Reads the section; what is wrong with it is collected.
  ///
  /// - Parameters:
  ///   - path: the path of the section, for the places of problems.
  ///   - folder: the directory of the file with a slash at its end, or nothing.
  package init(
    _ value: JSONValue, at path: JSONPath, folder: String, _ problems: inout [LintSettingsProblem]
  ) {
    self.init()
    guard case .object(let section) = value else {
      problems.append(.wrong(value, "an object", at: path))
      return
    }
    for (key, value) in section {
      let path = path.appending(.key(key))
      switch key {
      case Self.rulesKey: readRules(value, at: path, &problems)
      case Self.ignoreKey: readIgnored(value, at: path, folder, &problems)
      default: problems.append(.unknownKey(key, [Self.rulesKey, Self.ignoreKey], at: path))
      }
    }
  }

  private mutating func readRules(
    _ value: JSONValue, at path: JSONPath, _ problems: inout [LintSettingsProblem]
  ) {
    guard case .object(let rules) = value else {
      problems.append(.wrong(value, "an object of rules", at: path))
      return
    }
    for (name, value) in rules {
      let path = path.appending(.key(name))
      guard let rule = LintCatalog.rule(named: name) else {
        problems.append(.unknownRule(name, at: path))
        continue
      }
      switch value {
      case .string(let word): readSeverity(word, of: rule, at: path, &problems)
      case .object(let object): readObject(object, of: rule, at: path, &problems)
      default:
        problems.append(.wrong(value, "\"error\", \"warning\", \"off\" or an object", at: path))
      }
    }
  }

  private mutating func readSeverity(
    _ word: String, of rule: LintRuleInfo, at path: JSONPath,
    _ problems: inout [LintSettingsProblem]
  ) {
    guard let severity = LintSeverity(rawValue: word) else {
      problems.append(.choice(word, LintSeverity.allCases.map(\.rawValue), at: path))
      return
    }
    set(rule.name, severity)
  }

  /// An object has a severity and options; with options alone, an inactive rule becomes a warning.
  private mutating func readObject(
    _ object: JSONObject, of rule: LintRuleInfo, at path: JSONPath,
    _ problems: inout [LintSettingsProblem]
  ) {
    if rule.severity == .off { set(rule.name, .warning) }
    var options = object
    options[Self.severityKey] = nil
    if let severity = object[Self.severityKey] {
      let path = path.appending(.key(Self.severityKey))
      if case .string(let word) = severity {
        readSeverity(word, of: rule, at: path, &problems)
      } else {
        problems.append(.wrong(severity, "\"error\", \"warning\" or \"off\"", at: path))
      }
    }
    problems += readOptions(options, of: rule, at: path)
  }

  /// Checks and takes the options of a rule.
  mutating func readOptions(
    _ options: JSONObject, of rule: LintRuleInfo, at path: JSONPath
  ) -> [LintSettingsProblem] {
    var problems: [LintSettingsProblem] = []
    for (key, value) in options {
      let path = path.appending(.key(key))
      if let option = rule.options.first(where: { $0.name.isSame(as: key) }) {
        problems += option.problems(of: value, at: path)
      } else {
        problems.append(.unknownKey(key, rule.options.map(\.name), at: path))
      }
    }
    if problems.isEmpty { set(rule.name, options) }
    return problems
  }

  private mutating func readIgnored(
    _ value: JSONValue, at path: JSONPath, _ folder: String,
    _ problems: inout [LintSettingsProblem]
  ) {
    guard case .array(let values) = value else {
      problems.append(.wrong(value, "a list of paths", at: path))
      return
    }
    for (index, value) in values.enumerated() {
      if case .string(let pattern) = value, !pattern.isEmpty {
        ignore(folder + pattern)
      } else {
        problems.append(.wrong(value, "a path in quotes", at: path.appending(.index(index))))
      }
    }
  }

  /// The JSON schema of the section.
  package static var schema: JSONValue {
    let severity: JSONValue = ["enum": .array(LintSeverity.allCases.map { .string($0.rawValue) })]
    let rules = LintCatalog.infos.map { rule -> (String, JSONValue) in
      let options = rule.options.map { ($0.name, $0.schema) }
      return (
        rule.name,
        [
          "description": .string(rule.summary),
          "default": .string(rule.severity.rawValue),
          "oneOf": [
            severity,
            [
              "type": "object", "additionalProperties": false,
              "properties": .object(JSONObject([(severityKey, severity)] + options)),
            ],
          ],
        ]
      )
    }
    return [
      "description": "the rules of spec lint", "type": "object", "additionalProperties": false,
      "properties": .object([
        rulesKey: [
          "description": "the severity of rules, or an object with it and options",
          "type": "object", "additionalProperties": false, "properties": .object(JSONObject(rules)),
        ],
        ignoreKey: [
          "description": "files and directories that are not checked; * and ** are wildcards",
          "type": "array", "items": ["type": "string", "minLength": 1],
        ],
      ]),
    ]
  }
}
