import SpecText

/// Everything that was said of a command's settings, the strongest last, joined to one answer.
///
/// The layers are the defaults of `spec.json`, its profiles, the `SPEC_…` variables, and what was
/// typed. What a layer says of a setting replaces what lower ones say of it, lists as a whole;
/// only parameters are joined by their names.
struct SettingLayers {
  private let settings: [Flag]
  private let layers: [[Arguments.Occurrence]]

  /// What was typed, joined with what the environment and a settings file say.
  ///
  /// - Throws: a variable or a file that cannot be used, a profile that is not there.
  static func resolve(
    _ typed: Arguments, in tool: ToolContext
  ) throws(UsageError) -> Arguments {
    let environment = tool.environment
    let settings = SettingTable.settings(of: typed.command, in: tool.spec)
    if settings.isEmpty { return typed }
    let variables = EnvironmentSettings(environment, typed.place)
    let sources = try variables.occurrences(of: SettingsFlags.all)
    let asked = Arguments(
      command: typed.command, place: typed.place,
      occurrences: sources.filter { source in !typed.occurrences.contains { $0.name == source.name }
      }
        + typed.occurrences)
    let file = try file(asked, tool)
    let profiles = try profiles(asked, in: file)
    let said = try variables.occurrences(of: settings)
    if file == nil, said.isEmpty { return typed }
    let layers = SettingLayers(
      settings: settings,
      layers: [file?.defaults ?? []] + profiles.map(\.settings)
        + [said, typed.occurrences + Self.occurrences(ofPaths: typed.positionals)])
    return layers.joined(typed, asked, file)
  }

  // MARK: - Where settings come from

  private static func file(
    _ asked: Arguments, _ tool: ToolContext
  ) throws(UsageError) -> ConfigFile? {
    if asked.isOff(SettingsFlags.config) { return nil }
    do throws(ConfigFileError) {
      guard let path = asked.value(SettingsFlags.config) ?? ConfigFile.nearestPath() else {
        return nil
      }
      return try ConfigFile.read(path) { ConfigFileCheck.problems(of: $0, tool) }
    } catch {
      throw UsageError(place: asked.place, fact: .settings(error))
    }
  }

  private static func profiles(
    _ asked: Arguments, in file: ConfigFile?
  ) throws(UsageError) -> [ConfigFile.Profile] {
    var profiles: [ConfigFile.Profile] = []
    for name in asked.values(SettingsFlags.profile) {
      if let profile = file?.profile(named: name) {
        profiles.append(profile)
        continue
      }
      let known = file?.profiles.map(\.name) ?? []
      throw UsageError(
        place: asked.place,
        fact: .unknownProfile(
          typed: SettingsFlags.profile.long, value: name, file: file?.text.path, known: known,
          nearest: Nearest.nearest(to: name, in: known))
      ).placed(by: asked)
    }
    return profiles
  }

  private static func occurrences(ofPaths paths: [String]) -> [Arguments.Occurrence] {
    paths.map { Arguments.Occurrence(name: SettingTable.paths.name, typed: "", value: $0) }
  }

  // MARK: - One answer

  /// What layers say of all settings, the strongest last.
  static func joined(_ layers: [[Arguments.Occurrence]]) -> [Arguments.Occurrence] {
    SettingLayers(settings: SettingTable.all, layers: layers).answers
  }

  private var answers: [Arguments.Occurrence] {
    settings.flatMap { $0.takesPairs ? pairs(of: $0) : strongest(of: $0) }
  }

  private func joined(
    _ typed: Arguments, _ asked: Arguments, _ file: ConfigFile?
  ) -> Arguments {
    let known = Set(settings.map(\.name))
    let others = asked.occurrences.filter { !known.contains($0.name) }
    let answers = answers
    return Arguments(
      command: typed.command, place: typed.place,
      positionals: answers.filter { $0.name == SettingTable.paths.name }.compactMap(\.value),
      occurrences: others + answers, file: file)
  }

  /// All that the highest layer says which says something.
  private func strongest(of flag: Flag) -> [Arguments.Occurrence] {
    for layer in layers.reversed() {
      let said = layer.filter { $0.name == flag.name }
      if !said.isEmpty { return said }
    }
    return []
  }

  /// What all layers say, each name by its highest, since a layer took all of them back.
  private func pairs(of flag: Flag) -> [Arguments.Occurrence] {
    var answers: [(name: String, said: Arguments.Occurrence)] = []
    var takenBack: Arguments.Occurrence?
    for said in layers.joined() where said.name == flag.name {
      guard said.isOn, let value = said.value else {
        answers = []
        takenBack = said
        continue
      }
      let name = Dashes.splitAtEquals(value).before
      if let place = answers.firstIndex(where: { $0.name == name }) {
        answers[place].said = said
      } else {
        answers.append((name, said))
      }
    }
    return [takenBack].compactMap { $0 } + answers.map(\.said)
  }
}
