package import SpecDrivers
package import SpecJSON
import SpecText

/// Capabilities and launch options.
extension DriverWire {
  package static func json(_ options: LaunchOptions) -> JSONValue {
    json(options, Settings())
  }

  private static func json(_ options: LaunchOptions, parameters: JSONValue) -> JSONValue {
    object([
      "app": .string(options.app),
      "faults": .array(options.faults.map { .string($0) }),
      "device": optional(options.device),
      "locale": optional(options.locale),
      "state": .string(options.state.rawValue),
      "parameters": parameters,
    ])
  }

  /// The settings of a run, all as strings.
  static func json(_ settings: Settings) -> JSONValue {
    var object = JSONObject(settings.inOrder.map { ($0.name, .string($0.value.written)) })
    if object["patience"] == nil, let patience = settings.patience {
      object["patience"] = .string("\(patience.wholeMilliseconds)")
    }
    return .object(object)
  }

  /// The options of a launch; its parameters override the settings of the run.
  static func json(_ options: LaunchOptions, _ settings: Settings) -> JSONValue {
    var settings = settings
    for (name, value) in options.parameters { settings[name] = .text(value) }
    return json(options, parameters: json(settings))
  }

  package static func launchOptions(_ json: JSONValue) throws(JSONDecodingError) -> LaunchOptions {
    LaunchOptions(
      app: try json.string(at: "app"),
      faults: try json.list(at: "faults", of: JSONForm.string),
      device: try json.string(ifPresent: "device"),
      locale: try json.string(ifPresent: "locale"),
      state: try json.fieldIfPresent(at: "state", as: raw) ?? .erased,
      parameters: try strings(json, at: "parameters"))
  }

  /// The groups of capabilities in the protocol; a decoder reads all groups alike.
  package static let capabilityGroups: KeyValuePairs<String, [Capability]> = [
    "observe": [
      .focus, .keyboard, .keyboardHeight, .returnKey, .colors, .inputTraits, .layout,
      .navigationStack, .transitions, .animations, .lifeCycle, .reactions, .requests, .prompts,
      .localNotifications, .links, .appLog, .secrets, .records,
    ],
    "act": [
      .gestures, .hardwareKeys, .systemEvents, .rotation, .biometrics, .pushNotifications,
      .deviceButtons, .background, .openingLinks,
    ],
    "control": [
      .clock, .faults, .devices, .deviceSettings, .permissions, .networkAnswers, .connection,
      .otherApps,
    ],
    "reset": [.relaunch],
  ]

  /// `{"observe":{"focus":"exact","return key":{"inferred":"…"}},"control":{…}}`; capabilities
  /// without a known group are in `other`.
  package static func json(_ capabilities: Capabilities) -> JSONValue {
    var rest = capabilities.abilities
    var object = JSONObject()
    for (group, members) in capabilityGroups {
      var abilities: [String: JSONValue] = [:]
      for capability in members {
        guard let ability = rest.removeValue(forKey: capability) else { continue }
        abilities[capability.rawValue] = json(ability)
      }
      if !abilities.isEmpty { object[group] = sorted(abilities) }
    }
    if !rest.isEmpty {
      var abilities: [String: JSONValue] = [:]
      for (capability, ability) in rest { abilities[capability.rawValue] = json(ability) }
      object["other"] = sorted(abilities)
    }
    return .object(object)
  }

  private static func json(_ ability: Ability) -> JSONValue {
    switch ability {
    case .exact: "exact"
    case .inferred(let how): ["inferred": .string(how)]
    case .missing(let why): ["missing": .string(why)]
    }
  }

  /// Decodes all groups; members of other kinds, such as a number of sessions, are skipped.
  package static func abilities(
    _ json: JSONValue
  ) throws(JSONDecodingError) -> [Capability: Ability] {
    var abilities: [Capability: Ability] = [:]
    for (group, members) in try json.object() {
      guard case .object = members else {
        guard case .string = members else { continue }
        throw JSONDecodingError(
          path: [.key(group)], expected: "a group of abilities, such as {\"observe\": {…}}",
          found: members.description)
      }
      do {
        for (name, ability) in try dictionary(members, of: ability) {
          abilities[Capability(name)] = ability
        }
      } catch {
        throw error.prefixed(by: .key(group))
      }
    }
    return abilities
  }

  private static func ability(_ json: JSONValue) throws(JSONDecodingError) -> Ability {
    if json == "exact" { return .exact }
    if case .object(let object) = json {
      if object["inferred"] != nil { return .inferred(try json.string(at: "inferred")) }
      if object["missing"] != nil { return .missing(try json.string(at: "missing")) }
    }
    throw JSONDecodingError(
      expected: "\"exact\", {\"inferred\": \"from what\"} or {\"missing\": \"why\"}",
      found: json.description)
  }
}
