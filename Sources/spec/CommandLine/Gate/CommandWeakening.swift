import SpecAnalysis
import SpecRunner
import SpecText

/// Calls of the tool that a change removed or loosened, in scripts and the configuration of builds.
enum CommandWeakening {
  /// Commands that decide nothing.
  private static let harmless = [
    "init", "new", "try", "record", "list", "expand", "steps", "explain", "lsp", "mcp", "config",
    "trust", "apps", "parse", "docs", "report", "history", "trace", "serve", "completions", "man",
  ]

  static func findings(_ all: [ChangedFile], _ tool: ToolSpec) -> [GateFinding] {
    let files = all.filter { isScript($0.path) }
    let old = files.map { WrittenCommand.all(in: $0.before, at: $0.path, tool) }
    let new = files.map { WrittenCommand.all(in: $0.after, at: $0.path, tool) }
    var spare = zip(files, new).flatMap { file, calls in calls.map { (file: file, call: $0) } }
    var left: [(file: ChangedFile, call: WrittenCommand)] = []
    for (file, calls) in zip(files, old) {
      for call in calls where !harmless.contains(call.command) {
        if let place = spare.firstIndex(where: { changes(call, $0.call).isEmpty }) {
          spare.remove(at: place)
        } else {
          left.append((file, call))
        }
      }
    }
    var findings: [GateFinding] = []
    func note(_ file: ChangedFile, _ old: WrittenCommand?, _ new: WrittenCommand?) {
      guard let call = new ?? old else { return }
      let isGone = new == nil && !call.isVariable
      let found =
        isGone ? ["it is not called any more"] : changes(old ?? call.bare, new ?? call.bare)
      findings += found.map {
        GateFinding(
          .command, file.path, line: new?.line, earlier: old?.line,
          name: call.isVariable ? call.command : "\(tool.name) \(call.command)", $0)
      }
    }
    for (file, call) in left {
      let places = spare.indices.filter { spare[$0].call.command == call.command }
      let place = places.min {
        changes(call, spare[$0].call).count < changes(call, spare[$1].call).count
      }
      let match = place.map { spare.remove(at: $0) }
      note(match?.file ?? file, call, match?.call)
    }
    for (file, call) in spare where call.isVariable { note(file, nil, call) }
    return findings
      + zip(files, zip(old, new)).flatMap { file, calls in
        calls.0.isEmpty && calls.1.isEmpty
          ? []
          : ControlFlow.findings(file, calls: calls.1.map(\.line), hasCalled: !calls.0.isEmpty)
      } + all.filter { FilePath.has($0.path, ".txt") }.flatMap(unlisted)
  }

  /// Whether a file may call the tool to decide something.
  static func isScript(_ path: String) -> Bool {
    let name = FilePath.name(of: path)
    // GitHub reads workflows and actions in these folders alone.
    let folders = FilePath.folder(of: path).split(separator: "/")
    if let place = folders.lastIndex(of: ".github") {
      let rest = folders[(place + 1)...]
      guard rest.first == "actions" || rest.elementsEqual(["workflows"]) else { return false }
    }
    let ends = [
      ".yml", ".yaml", ".sh", ".bash", ".zsh", ".ps1", ".bat", ".cmd", ".toml", ".mk", ".groovy",
      ".just",
    ]
    return ends.contains { FilePath.has(path, $0) } || name == "package.json"
      || !name.drop { $0 == "." }.contains(".")
  }

  /// What accepts more in a call than in an earlier one.
  private static func changes(_ old: WrittenCommand, _ new: WrittenCommand) -> [String] {
    guard old.command == new.command else { return ["another command"] }
    let names = Set(old.flags.keys).union(new.flags.keys).sorted()
    var changes = names.filter { FlagWeight.of($0).isLooser(new.flags[$0], than: old.flags[$0]) }
      .map { "--\($0): \(shown(old.flags[$0])) → \(shown(new.flags[$0]))" }
    let isWhole = new.paths.isEmpty && !old.paths.isEmpty
    if new.paths != old.paths,
      isWhole || !Set(new.paths).isSuperset(of: old.paths)
        || old.paths.isEmpty
    {
      changes.append("paths: \(shown(old.paths)) → \(shown(new.paths))")
    }
    if let excuse = new.excuse, old.excuse == nil {
      changes.append("its exit status does not count: \(excuse)")
    }
    return changes
  }

  private static func shown(_ values: [String]?) -> String {
    values.flatMap { $0.isEmpty ? nil : $0.joined(separator: " ") } ?? "not given"
  }

  /// Features that a list of paths has no more.
  private static func unlisted(_ file: ChangedFile) -> [GateFinding] {
    func path(_ line: Substring) -> String? {
      line.isEmpty || line.first == "#" ? nil : String(line)
    }
    let lines = [GateFinding].lines(of: file.before, missingIn: nil, path)
    guard lines.allSatisfy({ !$0.content.contains(" ") }) else { return [] }
    return [GateFinding].lines(of: file.before, missingIn: file.after, path)
      .filter { $0.content.contains(".feature") }.map { line, path in
        GateFinding(
          .command, file.path, earlier: line, name: path, "it is not listed any more")
      }
  }
}
