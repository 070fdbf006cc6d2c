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
    language = try Self.language(arguments)
    loader = try Self.loader(arguments)
    isLanguageSet = arguments.value(SharedFlags.language) != nil
    revision = try Self.revision(SelectionFlags.changedSince, arguments)
    settingsFile = arguments.file?.text.path
    remembered = try LastFailedSelection(arguments)
    selection = Selection(
      tags: try Self.tags(arguments), names: try Self.names(arguments))
  }

  /// Restricts the selection to scenarios that changes affect, if the flag is set.
  ///
  /// - Returns: the exit status if the changes are not known.
  mutating func readChanges(
    in suite: Suite, _ registry: StepRegistry, _ libraries: [StepLibrary], _ tool: ToolContext
  ) async -> ExitStatus? {
    guard let revision else { return nil }
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
      for note in notes { _ = tool.printError(note, .passed) }
      selection.changes = changes
      return nil
    } catch {
      return tool.printError("\(SelectionFlags.changedSince.long): \(error.sentence)")
    }
  }

  /// The message if scenarios are selected, but changes affect none of them.
  func whyNothingHasChanged(_ plan: Plan) -> String? {
    guard let revision, plan.selectsNothing else { return nil }
    let count = plan.selection.countWithoutChanges(in: plan.suite)
    guard count > 0 else { return nil }
    return "nothing to run: changes since \"\(revision)\" affect "
      + (count == 1 ? "not the selected scenario" : "none of the \(count) selected scenarios")
  }

  /// The revision that a flag names.
  static func revision(_ flag: Flag, _ arguments: Arguments) throws(UsageError) -> String? {
    guard let revision = arguments.value(flag) else { return nil }
    // A dash would begin an option of git.
    guard !revision.isEmpty, revision.utf8.first != UInt8(ascii: "-") else {
      throw arguments.unusable(flag, expected: "a revision", example: "origin/main")
    }
    return revision
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
      language: try language(arguments), stepTag: try stepTag(arguments),
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
    let known = Set(exactly: plan.suite.files.lazy.flatMap(\.pickles).flatMap(\.tags).map(\.name))
    return (plan.selection.tags?.tags ?? []).filter { !known.contains(ExactText($0)) }.map { tag in
      let nearest = Nearest.nearest(to: tag, in: known.inOrder)
      return "no scenario has the tag \(tag)" + (nearest.map { "; did you mean \($0)?\n" } ?? "\n")
    }.joined()
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

  /// The code of the default language of feature files.
  static func language(_ arguments: Arguments) throws(UsageError) -> String {
    guard let code = arguments.value(SharedFlags.language) else { return "en" }
    if Dialect.named(code) != nil { return code }
    throw arguments.unusable(
      SharedFlags.language, expected: "the code of a Gherkin language", example: "ko")
  }

  /// The paths of `--steps-from`, or else those that `spec.json` runs, or `specs`.
  private static func stepPaths(_ arguments: Arguments) throws(UsageError) -> [String] {
    let asked = arguments.values(SharedFlags.stepsFrom)
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

  private static func stepTag(_ arguments: Arguments) throws(UsageError) -> String {
    guard let tag = arguments.value(SharedFlags.stepTag) else { return TextStep.defaultTag }
    let isTag =
      tag.utf8.first == UInt8(ascii: "@") && tag.utf8.count > 1
      && !tag.utf8.dropFirst().contains(UInt8(ascii: "@")) && !tag.contains(where: \.isWhitespace)
    if isTag { return tag }
    throw arguments.unusable(SharedFlags.stepTag, expected: "a tag", example: "@macro")
  }

  /// Parses a tag expression; an error shows the position.
  ///
  /// An empty expression would select everything, as would most expressions with a tag name without
  /// `@`, which no scenario can have.
  static func tagExpression(_ text: String, of flag: Flag, _ arguments: Arguments)
    throws(UsageError) -> TagExpression
  {
    if text.allSatisfy(\.isWhitespace) {
      throw arguments.unusable(
        flag, expected: "a tag expression", example: "'@smoke and not @slow'", value: text)
    }
    let expression: TagExpression
    do throws(TagExpressionError) {
      expression = try TagExpression(text)
    } catch {
      let blanks = TextWidth.columns(
        String(error.expression.unicodeScalars.prefix(error.column - 1)))
      throw UsageError(
        place: arguments.place,
        fact: .unreadable(
          typed: flag.long,
          problem: """
            \(error.reason)
              \(VisibleText.line(error.expression))
              \(String(repeating: " ", count: blanks))^
            """))
    }
    if let sentence = expression.warning {
      throw UsageError(
        place: arguments.place, fact: .unreadable(typed: flag.long, problem: sentence))
    }
    return expression
  }

  private static func tags(_ arguments: Arguments) throws(UsageError) -> TagExpression? {
    let texts = arguments.values(SharedFlags.tags)
    guard let first = texts.first else { return nil }
    for text in texts { _ = try tagExpression(text, of: SharedFlags.tags, arguments) }
    let joined = texts.count == 1 ? first : texts.map { "(\($0))" }.joined(separator: " and ")
    return try tagExpression(joined, of: SharedFlags.tags, arguments)
  }

  private static func names(_ arguments: Arguments) throws(UsageError) -> [NamePattern] {
    var names: [NamePattern] = []
    for text in arguments.values(SharedFlags.name) {
      if text.isEmpty || text == "//" {
        throw arguments.unusable(
          SharedFlags.name, expected: "a part of a name or a /regular expression/",
          example: "'Log in'", value: text)
      }
      do throws(ExpressionError) {
        names.append(try NamePattern(text))
      } catch {
        throw UsageError(
          place: arguments.place,
          fact: .unreadable(typed: SharedFlags.name.long, problem: error.description))
      }
    }
    return names
  }
}
