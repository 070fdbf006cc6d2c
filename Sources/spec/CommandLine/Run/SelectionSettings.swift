import SpecExpressions
import SpecGherkin
import SpecReporters
import SpecRunner
import SpecSystem
import SpecText

/// The feature files to read and the scenarios to select.
struct SelectionSettings {
  let paths: [String]
  let language: String
  /// Whether the language is set explicitly.
  let isLanguageSet: Bool
  private let loader: FeatureLoader
  /// The revision of `--changed-since`, and the settings file.
  private let revision: String?
  private let settingsFile: String?
  var selection: Selection
  /// The scenarios of `--last-failed`; nil without the flag.
  let remembered: LastFailedSelection?
  /// Whether paths were typed.
  let isNamed: Bool

  init(_ arguments: Arguments) throws(UsageError) {
    paths = arguments.positionals.isEmpty ? ["specs"] : arguments.positionals
    isNamed = !arguments.positionals.isEmpty
    language = arguments[SharedFlags.language]
    loader = try Self.loader(arguments)
    isLanguageSet = arguments.isOn(SharedFlags.language)
    revision = arguments[SelectionFlags.changedSince]
    settingsFile = arguments.file?.text.path
    remembered = try LastFailedSelection(arguments)
    selection = Selection(
      tags: TagExpression(all: arguments[SharedFlags.tags]), names: arguments[SharedFlags.name])
  }

  /// Restricts the selection to scenarios that changes affect, if the flag is set.
  ///
  /// - Throws: the end of the command if the changes are not known.
  mutating func readChanges(
    in suite: Suite, _ registry: StepRegistry, _ libraries: [StepLibrary], _ tool: ToolContext
  ) async throws(CommandEnding) {
    guard let revision else { return }
    do throws(ChangeError) {
      let changes = try await ChangedScenarios(
        RepositoryChanges.since(revision), in: suite, settings: settingsFile,
        settingsName: ConfigFile.name, loader, registry
      ) { suite throws(GlueError) in
        try StepRegistry(
          libraries, for: suite, duplicates: .ambiguous, variables: registry.variables)
      }
      let shown = 5
      let more = changes.notes.count - shown
      let notes = changes.notes.prefix(shown) + (more > 0 ? ["and \(more) more reasons"] : [])
      for note in notes { tool.note(note) }
      selection.changes = changes
    } catch { throw tool.ending("\(SelectionFlags.changedSince.long): \(error.sentence)") }
  }

  /// The message if scenarios are selected, but changes affect none of them.
  func whyNothingHasChanged(_ plan: Plan) -> String? {
    guard let revision, plan.selectsNothing else { return nil }
    let count = plan.selection.countWithoutChanges(in: plan.suite)
    guard count > 0 else { return nil }
    return "nothing to run: changes since \"\(revision)\" affect "
      + (count == 1 ? "not the selected scenario" : "none of the \(count) selected scenarios")
  }

  /// Whether a file is below the paths, by their names; true if one of them is more than a name.
  func isBelow(_ file: String) -> Bool {
    paths.contains { path in
      let folder = FilePath.normalised(path)
      return folder.isEmpty || ["/", "@"].contains(path.first)
        || path.contains { "*?[{:".contains($0) }
        || FilePath.normalised(file).begins(with: folder + "/")
    }
  }

  /// The suite of the paths as it was in a revision.
  func load(asOf earlier: EarlierFiles) -> Suite { loader.load(paths, asOf: earlier) }

  func load() -> Suite {
    var suite = loader.load(remembered?.files(of: paths, named: isNamed) ?? paths)
    if let remembered {
      if remembered.lacksSome(in: suite) { suite = loader.load(paths) }
      remembered.narrow(&suite)
    }
    // Setups and teardowns of a tag may be in other files than the scenarios that need them.
    if !suite.files.isEmpty { loader.addStages(of: paths, to: &suite) }
    return suite
  }

  /// The loader of a command that selects no scenarios.
  static func loader(_ arguments: Arguments) throws(UsageError) -> FeatureLoader {
    FeatureLoader(
      language: arguments[SharedFlags.language], stepTag: arguments[SharedFlags.stepTag],
      stepPaths: try stepPaths(arguments))
  }

  /// The reason why nothing is selected, and the exit status.
  func whyNothingIsSelected(_ plan: Plan, _ tool: String) -> (sentence: String, status: ExitStatus)
  {
    if plan.suite.files.isEmpty, let list = plan.suite.listOfNothing {
      return ("nothing to run: no scenario failed in the run that wrote \"\(list)\"", .passed)
    }
    return (nothingSelected(plan, tool), .nothingSelected)
  }

  /// The message for an empty selection.
  ///
  /// - Parameter tool: the name of the tool.
  func nothingSelected(_ plan: Plan, _ tool: String) -> String {
    let written = plan.suite.pickleCount
    let files = plan.suite.files.count
    let place = files.counted("file")
    guard files > 0 else {
      return """
        nothing to run: \(paths.joined(separator: " ")) has no feature files
        name a feature file or a directory with feature files
        """
    }
    guard written > 0 else {
      return """
        nothing to run: \(place) without a scenario\(textSteps(plan))
        write one, or name other paths
        """
    }
    let stages = plan.suite.files.reduce(0) { $0 + $1.pickles.count { !$0.stageTags.isEmpty } }
    guard written > stages else {
      return """
        nothing to run: \(place) with \(stages.counted("setup or teardown", "setups and teardowns")) \
        and no other scenario\(textSteps(plan))
        setups and teardowns run only with scenarios that need them: write one, or name other paths
        """
    }
    if plan.standingCount > 0 {
      return """
        nothing to run: \(plan.standingCount.counted("scenario")) tagged \(Pickle.standingTag) in \
        \(place) and no other scenario\(textSteps(plan))
        they are checked by: \(tool) explore APP \
        \(paths.map(ShellWord.quoted).joined(separator: " "))
        """
    }
    let note =
      plan.hasStages ? "setups and teardowns run only with scenarios that need them\n" : ""
    return """
      nothing to run: \(written.counted("scenario")) in \(place), none of \
      them selected by \(plan.selection.description)\(textSteps(plan))
      \(note)\(missingTags(plan))widen the selection, or list what exists: \(tool) list \
      \(paths.map(ShellWord.quoted).joined(separator: " "))
      """
  }

  /// A line for each tag of the selection that no scenario has, with the nearest tag.
  private func missingTags(_ plan: Plan) -> String {
    lackingTags(plan).map { $0.sentence + "\n" }.joined()
  }

  /// Warnings about tags of a selection that is not empty: those that are wanted and that no
  /// scenario has, and those that may be misspelt.
  ///
  /// A tag to leave out, or one of a part of the suite, may have no scenario.
  func tagWarnings(_ plan: Plan) -> [String] {
    guard remembered == nil, !plan.selectsNothing, let tags = plan.selection.tags else { return [] }
    let wanted = isNamed ? [] : tags.wantedTags
    return lackingTags(plan).filter { $0.hasNearest || wanted.contains($0.tag) }.map(\.sentence)
  }

  private func lackingTags(
    _ plan: Plan
  ) -> [(tag: ExactText, sentence: String, hasNearest: Bool)] {
    let tags = (plan.selection.tags?.tags ?? []).map { ExactText($0) }
    let used = plan.suite.files.lazy.flatMap(\.pickles).flatMap(\.tags).map(\.name)
    // For most tags, one of the first scenarios decides it.
    let lacking = tags.filter { tag in !used.contains { $0.isSame(as: tag.wrappedValue) } }
    if lacking.isEmpty { return [] }
    let known = Set(exactly: used)
    return lacking.map { tag in
      let nearest = Nearest.nearest(to: tag.wrappedValue, in: known.inOrder)
      let advice = nearest.map { "; did you mean \($0)?" } ?? ""
      return (tag, "no scenario has the tag \(tag.wrappedValue)" + advice, nearest != nil)
    }
  }

  /// The number of text steps, which an author may have taken for scenarios.
  private func textSteps(_ plan: Plan) -> String {
    let files = Set(exactly: plan.suite.files.map(\.source.uri))
    let count = plan.suite.textSteps.count { files.contains(ExactText($0.uri)) }
    guard count > 0 else { return "" }
    return count == 1
      ? "\n1 scenario defines a step, so it does not run by itself"
      : "\n\(count) scenarios define steps, so they do not run by themselves"
  }

  /// The paths of `--steps-from`, or else those that `spec.json` runs, or `specs`.
  private static func stepPaths(_ arguments: Arguments) throws(UsageError) -> [String] {
    let asked = arguments[SharedFlags.stepsFrom]
    for path in asked where !FileSystem.exists(path) {
      throw arguments.unusable(
        SharedFlags.stepsFrom, expected: "an existing file or folder", example: "specs",
        value: path)
    }
    if !asked.isEmpty { return asked }
    let usual = (arguments.file?.defaults ?? []).filter { $0.name == SettingTable.paths.name }
      .compactMap(\.value)
    return usual.isEmpty ? ["specs"] : usual
  }
}
