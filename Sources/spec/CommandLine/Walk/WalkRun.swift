import SpecAnalysis
import SpecDrivers
import SpecReporters
import SpecRunner
import SpecSystem
import SpecText

/// `spec walk`: makes walks, takes them, and compares what they show with the file.
struct WalkRun {
  /// The usual name of the file, in the folder of the scenarios.
  static let fileName = "walks.txt"

  private let arguments: Arguments
  private let tool: ToolContext
  private let app: String
  private let settings: ProofSettings
  private let recorder: PathRecorder
  /// The engine without the recorder.
  private let engine: (any Engine)?
  private let seed: UInt64
  private let steps: Int
  private let file: String
  /// Whether what the app shows is written to the file.
  private let isUpdate: Bool

  init(_ typed: Arguments, _ tool: ToolContext) throws(UsageError) {
    app = typed.positionals.first ?? ""
    let arguments = LearnedSuite.arguments(typed)
    let recorder = PathRecorder(.standard)
    var engine: (any Engine)?
    settings = try ProofSettings(arguments, tool) {
      engine = $0
      return recorder.engine($0)
    }
    self.arguments = arguments
    self.tool = tool
    self.recorder = recorder
    self.engine = engine
    seed = UInt64(arguments[WalkFlags.seed])
    steps = arguments[WalkFlags.steps]
    isUpdate = arguments[WalkFlags.update] || arguments[WalkFlags.new]
    file = try Self.file(of: app, arguments)
  }

  /// The file that is named, or else in a folder of scenarios, or in that of the app.
  private static func file(of app: String, _ arguments: Arguments) throws(UsageError) -> String {
    if let file = arguments[WalkFlags.file] { return file }
    let own = "specs/" + app
    let folders = arguments.positionals.filter(CompanionFiles.isDirectory)
    let files = (folders.isEmpty ? [FileSystem.exists(own) ? own : "specs"] : folders).map {
      ($0.ends(with: "/") ? $0 : $0 + "/") + fileName
    }
    let known = files.filter(FileSystem.exists)
    guard known.count < 2 else {
      throw arguments.error(
        .refused(
          SharedFlags.paths.name, "\(known.listed("and")) have walks",
          "name one of them with \(WalkFlags.file.long) FILE"))
    }
    return known.first ?? files[0]
  }

  func run() async throws -> ExitStatus {
    let work = LongTask(tool: tool, name: "walking")
    return try await settings.withEngine(work) {
      try settings.check(app: app, fault: arguments[WalkFlags.fault])
      if !arguments.positionals.isEmpty {
        let errors = settings.selection.load().errors
        try tool.check(errors.filter { $0.code == "path.missing" }, arguments)
      }
      let (header, recorded): (WalkTree.Header, WalkTree)
      if let known = try load() {
        (header, recorded) = known
      } else {
        recorded = try await make(work)
        header = WalkTree.Header(app: app, engine: engineName, seed: seed)
      }
      let walked = try await take(recorded, work)
      let page = WalkPage(app: app, file: file, recorded, walked)
      if isUpdate {
        // Steps that were not taken would be lost.
        return try work.interruption ?? write(recorded, walked, header, page)
      }
      try output.finish(isJSON ? page.json : page.text(tool.display(1, arguments)))
      return work.interruption ?? (page.differences.isEmpty ? .passed : .failed)
    }
  }

  private var engineName: String { engine?.makeDriver().capabilities.engine ?? "" }

  private var isJSON: Bool { arguments[WalkFlags.format] == .json }

  private var output: Output { tool.output(as: isJSON ? .json : .text) }

  // MARK: - The file

  /// The walks of the file; nil if new ones are to be made.
  private func load() throws -> (WalkTree.Header, WalkTree)? {
    let text: String
    switch FileSystem.read(file) {
    case .success(let bytes): text = String(decoding: bytes, as: UTF8.self)
    case .failure(let reason):
      guard case .missing = FileSystem.kind(of: file) else {
        throw tool.ending("\(file) cannot be read: \(reason)")
      }
      if isUpdate { return nil }
      throw tool.ending(
        "\(file) does not exist, so there are no walks to take\n"
          + "make them with \(tool.spec.name) walk "
          + ([app] + arguments.positionals).map(ShellWord.quoted).joined(separator: " ")
          + " --update", .nothingSelected)
    }
    do {
      let (header, tree) = try WalkTree.read(text)
      guard header.app.isSame(as: app), !tree.nodes.isEmpty else {
        let reason =
          header.app.isEmpty || tree.nodes.isEmpty
          ? "has no walks of an app" : "has walks of \"\(header.app)\""
        throw tool.ending(
          "\(file) \(reason), not of \"\(app)\"\nname another file with --file FILE")
      }
      if arguments[WalkFlags.new] { return nil }
      guard header.engine.isSame(as: engineName) else {
        throw tool.ending(
          "\(file) says what the app shows on the engine \(header.engine); on \(engineName) it may "
            + "show other things\nkeep a file for each engine: --file FILE")
      }
      return (header, tree)
    } catch let error as WalkTree.BrokenLine {
      throw tool.ending(
        "\(file):\(error.line): \(error.reason)\n"
          + "restore the file, or remove it and make it again with --update")
    }
  }

  private func write(
    _ recorded: WalkTree, _ walked: WalkedTree, _ header: WalkTree.Header, _ page: WalkPage
  ) throws(OutputError) -> ExitStatus {
    let tree = recorded.recorded(walked)
    guard !tree.nodes.isEmpty else {
      return tool.printError("no step of a walk passes, so \(file) was not written", .failed)
    }
    let output = try OutputFile(file, mode: .whole).output()
    try output.finish(tree.text(header))
    try self.output.finish(isJSON ? page.json : page.written(tree, tool.display(1, arguments)))
    return .passed
  }

  // MARK: - Walking

  /// Makes walks: learns from the scenarios, searches the app, and chooses.
  private func make(_ work: LongTask) async throws -> WalkTree {
    let learned = try await LearnedSuite.learn(
      from: settings, of: app, recorder, arguments, tool, work)
    guard let engine, let run = settings.engine, let words = tool.definition.apps?.steps else {
      return WalkTree()
    }
    var plain = PathStart(run.launch)
    plain.options.app = app
    let (first, known) = (plain, KnownSessions(learned.paths, first: plain))
    let (jobs, steps, seed, tool) = (settings.options.jobs, steps, seed, tool)
    let limits = PathSearch.Limits(states: 400, steps: 200_000)
    let tree = try await work.complete {
      let search = await PathSearch(
        engine, .standard, OfferedActions(LearnedInputs(learned.paths)), limits
      ).search(
        PathStart.all(of: learned.paths, first: first),
        walked: learned.paths.walkedStates, jobs: jobs)
      return WalkDesign(
        search, permissions: known.permissions,
        opening: { tool.steps(words.opening($0.conditions, $0.options)) },
        sentence: { move in
          let lines = tool.steps(words.sentence(for: move)) ?? []
          return lines.count == 1 ? lines[0] : nil
        }
      ).tree(steps: steps, seed: seed)
    }
    guard !tree.nodes.isEmpty else {
      throw tool.ending("\(app) offers no action for which there is a step", .nothingSelected)
    }
    return tree
  }

  private func take(_ tree: WalkTree, _ work: LongTask) async throws -> WalkedTree {
    let registry = try settings.registry(traced: arguments[WalkFlags.fault])
    let (file, options, arguments) = (file, settings.options, arguments)
    let walked = try await work.part {
      await WalkedTree(
        tree, file: file, registry, options, progress: work.progress(arguments))
    }
    try tool.check(walked.errors, arguments)
    return walked
  }
}
