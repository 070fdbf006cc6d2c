import SpecAnalysis
import SpecDrivers
import SpecJSON
import SpecReporters
import SpecRunner
import SpecText

/// `spec coverage --paths`: runs the scenarios, records their paths, and searches the apps.
struct PathCoverageRun {
  private let arguments: Arguments
  private let tool: ToolContext
  private let abstraction: PathAbstraction
  private let limits: PathSearch.Limits
  private let percent: Int?

  init(_ arguments: Arguments, _ tool: ToolContext) {
    self.arguments = arguments
    self.tool = tool
    abstraction = arguments[PathFlags.facets]
    percent = arguments[PathFlags.atLeast]
    var limits = PathSearch.Limits()
    limits.states = arguments[PathFlags.maxStates]
    self.limits = limits
  }

  func run() async throws -> ExitStatus {
    let recorder = PathRecorder(.standard)
    var inner: (any Engine)?
    let settings = try ProofSettings(arguments, tool) {
      inner = $0
      return recorder.engine($0)
    }
    let work = LongTask(tool: tool, name: "searching")
    return try await settings.withEngine(work) {
      let asked = try settings.apps(asked: arguments[PathFlags.app])
      let output = try open()
      _ = try await settings.start(work, before: "their paths can be measured")
      let paths = recorder.paths.filter { asked?.contains(same: $0.app) ?? true }
      if let complaint = complaint(about: paths, asked) {
        return tool.printError(complaint, .nothingSelected)
      }
      guard let inner, let run = settings.engine else { return .passed }
      // The search does not go through the recorder.
      let engine = RunEngine(name: run.name, engine: inner, launch: run.launch)
      let coverages = try await work.part { [self] in
        await self.coverages(paths, engine, settings.options.jobs, work.progress(arguments))
      }
      let status = try finish(coverages, output)
      return work.interruption ?? status
    }
  }

  /// Why nothing can be measured; nil if every app has a path.
  private func complaint(about paths: [RecordedPath], _ asked: [String]?) -> String? {
    let apps = Set(exactly: paths.map(\.app))
    for app in asked ?? [] where !apps.contains(app) {
      return "no selected scenario opens \(app)\nname the paths of its scenarios"
    }
    guard !paths.isEmpty else {
      return "no selected scenario opens an app, so there are no paths\n"
        + "a scenario opens one with a step such as: Given the \"NAME\" app is open"
    }
    for app in apps.inOrder
    where paths.allSatisfy({ !$0.app.isSame(as: app) || $0.steps.isEmpty }) {
      let gap = paths.lazy.compactMap(\.gap).first.map { ": \($0)" } ?? ""
      return "the scenarios that open \(app) perform no action\(gap)\n"
        + "a path requires an action, such as: When I tap \"NAME\""
    }
    return nil
  }

  private func coverages(
    _ paths: [RecordedPath], _ engine: RunEngine, _ jobs: Int,
    _ progress: (_ done: Int, _ of: Int) -> Void
  ) async -> [PathCoverage] {
    var coverages: [PathCoverage] = []
    let apps = Set(exactly: paths.map(\.app)).inOrder
    for app in apps {
      progress(coverages.count, apps.count)
      let own = paths.filter { $0.app.isSame(as: app) }
      var launch = engine.launch
      launch.app = app
      let search = PathSearch(
        engine.engine, .standard, OfferedActions(LearnedInputs(own)), limits)
      let found = await search.search(
        PathStart.all(of: own, first: PathStart(launch)), walked: own.walkedStates, jobs: jobs)
      coverages.append(PathCoverage(app, own, found, abstraction))
    }
    progress(apps.count, apps.count)
    return coverages
  }

  // MARK: - Output

  private func open() throws(OutputError) -> Output {
    try tool.output(
      to: arguments[PageSettings.output], as: arguments[PathFlags.format] == .json ? .json : .text)
  }

  private func finish(
    _ coverages: [PathCoverage], _ output: Output
  ) throws(OutputError) -> ExitStatus {
    let display = arguments[PageSettings.output] == nil ? tool.display(1, arguments) : .plain
    try output.finish(text(of: coverages, display))
    return isSufficient(coverages) ? .passed : .failed
  }

  private func isSufficient(_ coverages: [PathCoverage]) -> Bool {
    coverages.allSatisfy { $0.isSufficient(percent) }
  }

  private func text(of coverages: [PathCoverage], _ display: Display) -> String {
    switch arguments[PathFlags.format] {
    case .text, .markdown, .html: PathsPage.text(coverages, abstraction, atLeast: percent, display)
    case .json:
      JSONPage.text([
        "sound": .bool(coverages.allSatisfy { $0.isSufficient(percent) }),
        "facets": JSONPage.strings(abstraction.names),
        "apps": .array(coverages.map(\.json)),
      ])
    case .dot: PathsDot.text(coverages)
    case .svg: PathsSVG.text(coverages)
    }
  }
}

extension PathCoverage {
  /// Whether at least this share of the reachable pairs is walked; true if none is asked for.
  ///
  /// A search that a limit ended does not know what is reachable, so no share is sufficient.
  func isSufficient(_ percent: Int?) -> Bool {
    percent.map { isComplete && pairs.covered * 100 >= pairs.reachable * $0 } ?? true
  }
}
