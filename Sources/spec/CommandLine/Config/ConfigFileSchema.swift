import SpecAnalysis
import SpecJSON

/// The JSON schema of `spec.json`, generated from the table of flags, for editors.
enum ConfigFileSchema {
  /// The schema, ending with a line feed.
  static var text: String { PageSettings.text(schema) }

  private static var schema: JSONValue {
    [
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "title": .string(ConfigFile.name),
      "description": "Settings of spec: defaults, profiles and named engines.",
      "type": "object",
      "additionalProperties": false,
      "properties": .object([
        ConfigFileReader.schemaKey: [
          "type": "string", "description": "the schema, for editors",
        ],
        ConfigFileReader.defaultsKey: [
          "description": "settings of every run", "$ref": "#/$defs/settings",
        ],
        ConfigFileReader.profilesKey: [
          "description": "settings of runs with --profile NAME", "type": "object",
          "additionalProperties": ["$ref": "#/$defs/settings"],
        ],
        ConfigFileReader.enginesKey: [
          "description": "engines for --engine NAME", "type": "object",
          "propertyNames": [
            "pattern": "^[^:]+$", "not": ["enum": .array(EngineOption.kinds.map { .string($0) })],
          ],
          "additionalProperties": ["$ref": "#/$defs/engine"],
        ],
        ConfigFileReader.auditKey: [
          "description": "the accessibility audit", "type": "object",
          "additionalProperties": false,
          "properties": .object([ConfigFileReader.ignoreKey: exemptions]),
        ],
        ConfigFileReader.lintKey: LintSettings.schema,
        ConfigFileReader.backEndKey: [
          "description": "requests and commands of steps", "type": "object",
          "additionalProperties": false,
          "properties": .object([
            ConfigFileReader.urlKey: [
              "type": "string", "pattern": "^https?://[^?# ]+$",
              "description": "the server that steps send requests to",
            ],
            ConfigFileReader.commandsKey: [
              "type": "boolean", "default": false, "description": "whether steps may run commands",
            ],
            ConfigFileReader.authoritiesKey: [
              "type": "string", "minLength": 1,
              "description": "a file with the authorities that certificates of https may have",
            ],
            ConfigFileReader.uncheckedKey: [
              "type": "array", "items": ["type": "string", "minLength": 1],
              "description": "hosts whose certificates are not checked",
            ],
          ]),
        ],
        ConfigFileReader.typesKey: [
          "description": "parameter types for steps, each a list of words", "type": "object",
          "additionalProperties": [
            "type": "array", "minItems": 1, "maxItems": .integer(ConfigFileReader.mostWords),
            "uniqueItems": true, "items": ["type": "string", "minLength": 1],
          ],
        ],
      ]),
      "$defs": ["settings": object(SettingTable.all), "engine": engine],
    ]
  }

  private static var exemptions: JSONValue {
    [
      "description": "accepted findings", "type": "array",
      "items": [
        "type": "object", "additionalProperties": false, "required": ["rule", "reason"],
        "properties": .object([
          "rule": ["type": "string", "description": "the name of a rule"],
          "element": ["type": "string", "description": "the name of an element; all by default"],
          "reason": [
            "type": "string", "minLength": 1, "description": "why the finding is accepted",
          ],
        ]),
      ],
    ]
  }

  private static var engine: JSONValue {
    var settings = object(ConfigFile.NamedEngine.settings.map { ($0, $0 == RunFlags.engine) })
    settings["required"] = [.string(RunFlags.engine.name)]
    return ["oneOf": [["type": "string"], .object(settings)]]
  }

  private static func object(_ flags: [AnyFlag]) -> JSONValue {
    .object(object(flags.map { ($0, false) }))
  }

  /// An object with a property for each flag; lists are omitted for flags in `single`.
  private static func object(_ flags: [(flag: AnyFlag, isSingle: Bool)]) -> JSONObject {
    var properties = JSONObject()
    for (flag, isSingle) in flags { properties[flag.key] = property(of: flag, isSingle: isSingle) }
    return [
      "type": "object", "additionalProperties": false, "properties": .object(properties),
    ]
  }

  private static func property(of flag: AnyFlag, isSingle: Bool) -> JSONValue {
    var property: JSONObject = ["description": .string(flag.help)]
    let single = single(flag)
    var kinds = [single]
    if flag.isRepeatable, !isSingle { kinds.append(["type": "array", "items": single]) }
    if flag.inFile.isPair {
      kinds.append(["type": "object", "additionalProperties": ["type": ["string", "integer"]]])
    }
    if let object = flag.inFile.object { kinds.append(object.schema) }
    kinds.append(["type": "null"])
    property["anyOf"] = .array(kinds)
    if let text = flag.defaultText { property["default"] = .string(text) }
    return .object(property)
  }

  private static func single(_ flag: AnyFlag) -> JSONValue {
    if flag.valueName == nil { return ["type": "boolean"] }
    if !flag.choices.isEmpty { return ["enum": .array(flag.choices.map { .string($0.word) })] }
    return ["type": ["string", "integer"]]
  }
}
