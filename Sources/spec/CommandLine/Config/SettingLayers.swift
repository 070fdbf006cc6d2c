import SpecText

/// Merges the settings of a command from all sources by priority.
///
/// From lowest to highest priority: the defaults of `spec.json`, its profiles, the `SPEC_…`
/// variables and the command line. A source replaces the values of lower ones, including whole
/// lists; only parameters are merged by name.
struct SettingLayers {
  private let settings: [AnyFlag]
  private let layers: [[Arguments.Occurrence]]

  /// Merges the command line with the environment and a settings file.
  ///
  /// - Throws: `UsageError` for an invalid variable or file, or an unknown profile.
  static func resolve(
    _ typed: Arguments, in tool: ToolContext
  ) throws(UsageError) -> Arguments {
    let environment = tool.environment
    let settings = SettingTable.settings(of: typed.command, in: tool.spec)
    if settings.isEmpty { return typed }
    let variables = EnvironmentSettings(environment: environment, place: typed.place)
    let sources = try variables.occurrences(of: SettingsFlags.all)
    let asked = Arguments(
      command: typed.command, place: typed.place,
      occurrences: sources.filter { source in !typed.occurrences.contains { $0.name == source.name }
      }
        + typed.occurrences)
    let file = try file(asked, tool)
    let profiles = try profiles(asked, in: file)
    let given = try variables.occurrences(of: settings)
    if file == nil, given.isEmpty { return typed }
    let layers = SettingLayers(
      settings: settings,
      layers: [file?.defaults ?? []] + profiles.map(\.settings)
        + [given, Self.settings(in: typed) + Self.occurrences(ofPaths: typed.positionals)])
    return layers.joined(typed, asked, file)
  }

  // MARK: - Sources

  private static func file(
    _ asked: Arguments, _ tool: ToolContext
  ) throws(UsageError) -> ConfigFile? {
    if asked.isOff(SettingsFlags.config) { return nil }
    do throws(ConfigFileError) {
      guard let path = asked[SettingsFlags.config] ?? ConfigFile.nearestPath() else {
        return nil
      }
      return try ConfigFile.read(path) { ConfigFileCheck.problems(of: $0, tool) }
    } catch {
      throw asked.error(.settings(error))
    }
  }

  private static func profiles(
    _ asked: Arguments, in file: ConfigFile?
  ) throws(UsageError) -> [ConfigFile.Profile] {
    var profiles: [ConfigFile.Profile] = []
    for name in asked[SettingsFlags.profile] {
      if let profile = file?.profile(named: name) {
        profiles.append(profile)
        continue
      }
      let known = file?.profiles.map(\.name) ?? []
      throw asked.error(
        .unknownProfile(
          typed: SettingsFlags.profile.long, value: name, file: file?.text.path, known: known)
      ).placed(by: asked)
    }
    return profiles
  }

  /// The typed flags; a switch such as --paths of another meaning is not the setting of its name.
  private static func settings(in typed: Arguments) -> [Arguments.Occurrence] {
    typed.occurrences.filter { $0.name != SettingTable.paths.name }
  }

  private static func occurrences(ofPaths paths: [String]) -> [Arguments.Occurrence] {
    paths.map { Arguments.Occurrence(name: SettingTable.paths.name, typed: "", value: $0) }
  }

  // MARK: - Merging

  /// Merges layers of all settings, the highest priority last.
  static func joined(_ layers: [[Arguments.Occurrence]]) -> [Arguments.Occurrence] {
    SettingLayers(settings: SettingTable.all, layers: layers).answers
  }

  private var answers: [Arguments.Occurrence] {
    settings.flatMap { $0.inFile.isPair ? pairs(of: $0) : strongest(of: $0) }
  }

  private func joined(
    _ typed: Arguments, _ asked: Arguments, _ file: ConfigFile?
  ) -> Arguments {
    let known = Set(settings.map(\.name))
    let others = asked.occurrences.filter { occurrence in
      !known.contains(occurrence.name)
        || occurrence.name == SettingTable.paths.name && occurrence.value == nil
    }
    let answers = answers
    return Arguments(
      command: typed.command, place: typed.place,
      positionals: answers.filter { $0.name == SettingTable.paths.name }.compactMap(\.value),
      occurrences: others + answers, file: file)
  }

  /// The values of the highest layer that sets the flag.
  private func strongest(of flag: AnyFlag) -> [Arguments.Occurrence] {
    for layer in layers.reversed() {
      let given = layer.filter { $0.name == flag.name }
      if !given.isEmpty { return given }
    }
    return []
  }

  /// The values of all layers since the last reset, merged by name.
  private func pairs(of flag: AnyFlag) -> [Arguments.Occurrence] {
    var answers: [(name: String, given: Arguments.Occurrence)] = []
    var takenBack: Arguments.Occurrence?
    for given in layers.joined() where given.name == flag.name {
      guard given.isOn, given.value != nil else {
        answers = []
        takenBack = given
        continue
      }
      let name = given.pair.before
      if let place = answers.firstIndex(where: { $0.name.isSame(as: name) }) {
        answers[place].given = given
      } else {
        answers.append((name, given))
      }
    }
    return [takenBack].compactMap { $0 } + answers.map(\.given)
  }
}
