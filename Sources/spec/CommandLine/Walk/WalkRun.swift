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
    seed = try arguments.integer(WalkFlags.seed, in: 0...Int.max).map(UInt64.init) ?? 1
    steps = try arguments.integer(WalkFlags.steps, in: 1...100_000) ?? 300
    isUpdate = arguments.isOn(WalkFlags.update) || arguments.isOn(WalkFlags.new)
    if arguments.value(WalkFlags.file)?.isEmpty == true {
      throw arguments.unusable(WalkFlags.file, expected: "a file", example: Self.fileName)
    }
    file = arguments.value(WalkFlags.file) ?? Self.file(of: app, arguments.positionals)
  }

  /// The file in the first folder of scenarios, or in that of the app.
  private static func file(of app: String, _ paths: [String]) -> String {
    let folders = paths.filter {
      if case .directory = FileSystem.kind(of: $0) { true } else { false }
    }
    let own = "specs/" + app
    let folder = folders.first ?? (FileSystem.exists(own) ? own : "specs")
    return (folder.ends(with: "/") ? folder : folder + "/") + fileName
  }

  func run() async throws(UsageError) -> ExitStatus {
    let work = LongTask(tool, name: "walking")
    return try await settings.withEngine(work) { () async throws(UsageError) in
      try settings.check(app: app, fault: arguments.value(WalkFlags.fault))
      do throws(OutputError) {
        return try await walk(work)
      } catch {
        return tool.printError(error.description, .broken)
      }
    }
  }

  private func walk(_ work: LongTask) async throws(OutputError) -> ExitStatus {
    let (header, recorded): (WalkTree.Header, WalkTree)
    switch load() {
    case .ended(let status): return status
    case .found(let known?): (header, recorded) = known
    case .found(nil):
      switch await make(work) {
      case .ended(let status): return status
      case .found(let tree):
        header = WalkTree.Header(app: app, engine: engineName, seed: seed)
        recorded = tree
      }
    }
    let walked: WalkedTree
    switch await take(recorded, work) {
    case .ended(let status): return status
    case .found(let found): walked = found
    }
    let page = WalkPage(app: app, file: file, recorded, walked)
    if isUpdate { return try write(recorded, walked, header, page) }
    try output.finish(isJSON ? page.json : page.text(tool.display(1, arguments)))
    return page.differences.isEmpty ? .passed : .failed
  }

  private var engineName: String { engine?.makeDriver().capabilities.engine ?? "" }

  private var isJSON: Bool {
    arguments.choice(WalkFlags.format, as: WalkFlags.Format.self) == .json
  }

  private var output: Output {
    var display = tool.display(1, arguments)
    display.logGuard = tool.logGuard(isJSON ? .json : .text)
    return .descriptor(1, name: "standard output", display: display)
  }

  // MARK: - The file

  /// The walks of the file; nil if new ones are to be made.
  private func load() -> LearnedSuite.Answer<(WalkTree.Header, WalkTree)?> {
    let text: String
    switch FileSystem.read(file) {
    case .success(let bytes): text = String(decoding: bytes, as: UTF8.self)
    case .failure(let reason):
      if case .missing = FileSystem.kind(of: file) {
        if isUpdate { return .found(nil) }
        return .ended(
          tool.printError(
            "\(file) does not exist, so there are no walks to take\n"
              + "make them with \(tool.spec.name) walk "
              + ([app] + arguments.positionals).map(ShellWord.quoted).joined(separator: " ")
              + " --update",
            .nothingSelected))
      }
      return .ended(tool.printError("\(file) cannot be read: \(reason)", .unusable))
    }
    do throws(WalkTree.BrokenLine) {
      let (header, tree) = try WalkTree.read(text)
      guard header.app.isSame(as: app), !tree.nodes.isEmpty else {
        let reason =
          header.app.isEmpty || tree.nodes.isEmpty
          ? "has no walks of an app" : "has walks of \"\(header.app)\""
        return .ended(
          tool.printError(
            "\(file) \(reason), not of \"\(app)\"\nname another file with --file FILE", .unusable))
      }
      if arguments.isOn(WalkFlags.new) { return .found(nil) }
      guard header.engine.isSame(as: engineName) else {
        return .ended(
          tool.printError(
            "\(file) says what the app shows on the engine \(header.engine); on \(engineName) it may "
              + "show other things\nkeep a file for each engine: --file FILE", .unusable))
      }
      return .found((header, tree))
    } catch {
      return .ended(
        tool.printError(
          "\(file):\(error.line): \(error.reason)\n"
            + "restore the file, or remove it and make it again with --update", .unusable))
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
  private func make(_ work: LongTask) async -> LearnedSuite.Answer<WalkTree> {
    let answer = await LearnedSuite.learn(from: settings, of: app, recorder, arguments, tool, work)
    guard case .found(let learned) = answer else {
      if case .ended(let status) = answer { return .ended(status) }
      return .ended(.broken)
    }
    guard let engine, let run = settings.engine, let words = tool.definition.apps?.steps else {
      return .found(WalkTree())
    }
    var plain = PathStart(run.launch)
    plain.options.app = app
    let (first, known) = (plain, KnownSessions(learned.paths, first: plain))
    let (jobs, steps, seed) = (settings.options.jobs, steps, seed)
    let limits = PathSearch.Limits(states: 400, steps: 200_000)
    let tree = await work.run {
      let search = await PathSearch(
        engine, .standard, OfferedActions(LearnedInputs(learned.paths)), limits
      ).search(
        PathStart.all(of: learned.paths, first: first),
        walked: learned.paths.walkedStates, jobs: jobs)
      return WalkDesign(
        search, permissions: known.permissions,
        opening: { words.opening($0.conditions, $0.options) },
        sentence: { move in
          switch move {
          case .perform(let action): return words.sentence(for: action)
          case .arrange(let condition):
            let lines = words.sentence(for: condition) ?? []
            return lines.count == 1 ? lines[0] : nil
          }
        }
      ).tree(steps: steps, seed: seed)
    }
    if let interruption = work.interruption { return .ended(interruption) }
    guard !tree.nodes.isEmpty else {
      return .ended(
        tool.printError("\(app) offers no action for which there is a step", .nothingSelected))
    }
    return .found(tree)
  }

  private func take(_ tree: WalkTree, _ work: LongTask) async -> LearnedSuite.Answer<WalkedTree> {
    let registry: StepRegistry
    do throws(GlueError) {
      registry = try settings.registry(traced: arguments.value(WalkFlags.fault))
    } catch {
      return .ended(tool.show(error.diagnostics, arguments))
    }
    let (file, options) = (file, settings.options)
    let walked = await work.run { await WalkedTree(tree, file: file, registry, options) }
    if let interruption = work.interruption { return .ended(interruption) }
    guard walked.errors.isEmpty else { return .ended(tool.show(walked.errors, arguments)) }
    return .found(walked)
  }
}
