import SpecGherkin
import SpecReporters
import SpecRunner
import SpecText

/// `spec new`: starts a feature file, or a folder with requirements.
enum NewCommand: Command {
  private static let folder = Flag<String>(
    "folder", value: "FOLDER", .text, default: "specs", completion: .directory,
    help: "where to write")
  private static let language = Flag<String>(
    "language", value: "CODE", .language, default: "en",
    help: "the language of the keywords")

  static let spec = CommandSpec(
    name: "new", summary: "start a feature, or a flow with requirements",
    discussion: """
        feature  a file with one scenario: specs/log-in.feature
        flow     a folder with requirements.md, and a feature whose scenario covers the first of \
      them: specs/log-in/

      The file name is made of the letters and digits of NAME; a slash separates folders. An \
      existing file is never changed.
      """,
    examples: [
      .init("spec new feature Log in", "specs/log-in.feature"),
      .init("spec new feature 로그인 --language ko", "in Korean"),
      .init("spec new flow Sign up", "specs/sign-up/, with requirements"),
    ],
    positionals: [
      Positional(
        "KIND", .one, completion: ["feature", "flow"],
        help: "feature or flow"),
      Positional("NAME", .some, help: "the title, in one or more words"),
    ],
    flags: [folder, language, InitCommand.dryRun])

  static func run(_ arguments: Arguments, in tool: ToolContext) async throws -> ExitStatus {
    let kinds = ["feature", "flow"]
    let kind = arguments.positionals.first ?? ""
    guard kinds.contains(where: { $0.isSame(as: kind) }) else {
      let nearest = Nearest.nearest(to: kind, in: kinds).map { "did you mean \($0)? " } ?? ""
      return tool.printError(
        "\(arguments.place) cannot start \"\(kind)\"\n\(nearest)use feature or flow")
    }
    let place = StarterFolder(arguments[folder])
    guard let dialect = Dialect.named(arguments[language]) else { return .unusable }
    let typed = arguments.positionals.dropFirst().joined(separator: " ")
    guard let name = FeatureName(typed, below: place.path), let last = name.parts.last else {
      return tool.printError(
        "no file can be named after \"\(typed)\"\n"
          + "write a name with letters or digits: \(arguments.place) \(kind) Log in")
    }
    let skeleton = FeatureSkeleton(
      title: name.title, dialect: dialect, subject: subject(in: place, tool))
    let path = name.parts.joined(separator: "/")
    if kind == "feature" {
      let file = StarterFile(
        path: path + ".feature", text: skeleton.text, purpose: "one scenario")
      return try write([file], in: place, arguments, tool)
    }
    guard RequirementID(last + "-1.1") != nil else {
      return tool.printError(
        "no requirement can be named after \"\(typed)\"\n"
          + "begin the name with a letter, because ids such as log-in-1.1 do")
    }
    return try write(
      flow(path, last, skeleton, name.title), in: place, arguments, tool)
  }

  /// What the scenarios of the suite around a folder test, by its settings.
  private static func subject(
    in folder: StarterFolder, _ tool: ToolContext
  ) -> FeatureSkeleton.Subject {
    guard tool.definition.apps != nil else { return .unknown }
    guard let path = ConfigFile.nearestPath(),
      let file = try? ConfigFile.read(path, check: { _ in [] })
    else { return .screens(app: nil) }
    let app = [RunFlags.url.name, RunFlags.engine.name, RunFlags.serve.name]
    let given = file.defaults.filter { app.contains($0.name) }
    // A service is started with serve, and its scenarios need an engine in name only.
    if file.backEnd.url != nil,
      given.allSatisfy({ $0.name == RunFlags.serve.name || $0.value == "sim" })
    {
      return .service
    }
    return given.isEmpty && file.engines.isEmpty && file.backEnd.allowsCommands
      ? .commands : .screens(app: openedApp(in: folder))
  }

  /// The app that the first scenario below a folder opens by its name.
  private static func openedApp(in folder: StarterFolder) -> String? {
    let suite = FeatureLoader().load([folder.path.isEmpty ? "." : folder.path])
    for step in suite.files.lazy.flatMap(\.pickles).flatMap(\.steps) {
      for (start, end) in openings where step.text.begins(with: start) && step.text.ends(with: end)
      {
        return String(step.text.unicodeScalars.dropFirst(start.count).dropLast(end.count))
      }
    }
    return nil
  }

  /// What is before and after the name of an app in the sentence that opens it.
  private static let openings = [("the \"", "\" app is open"), ("\"", "\" 앱이 열려 있다")]

  private static func flow(
    _ path: String, _ name: String, _ skeleton: FeatureSkeleton, _ title: String
  ) -> [StarterFile] {
    var skeleton = skeleton
    skeleton.tag = name + "-1.1"
    let requirements = """
      # \(title): what is required

      The letter says what a statement is: **M** a must, **P** a choice, **N** a remark. A scenario \
      covers a statement by having its id as a tag.

      ## The first part

      - **\(name)-1.1** [M] One sentence that says what must be so.
      - **\(name)-1.2** [N] A remark needs no scenario.

      """
    return [
      StarterFile(
        path: path + "/requirements.md", text: requirements, purpose: "what is required"),
      StarterFile(
        path: path + "/" + name + ".feature", text: skeleton.text,
        purpose: "a scenario for \(name)-1.1"),
    ]
  }

  private static func write(
    _ files: [StarterFile], in folder: StarterFolder, _ arguments: Arguments, _ tool: ToolContext
  ) throws(Complaint) -> ExitStatus {
    var next = TextTable([.left, .left])
    let paths = files.map { ShellWord.quoted(folder.path(of: $0)) }
    if let feature = paths.last {
      next.add("\(tool.spec.name) run \(feature)", "run it")
    }
    if paths.count > 1, let requirements = paths.first {
      let folder = requirements.dropLast("/requirements.md".count)
      next.add("\(tool.spec.name) coverage \(folder)", "which requirements have a scenario")
    }
    return try StarterPage(folder: folder, files: files).write(
      isDryRun: arguments[InitCommand.dryRun], tool
    ) { _ in "\nnext:\n" + next.text(Style(.plain), indent: 2) }
  }
}
