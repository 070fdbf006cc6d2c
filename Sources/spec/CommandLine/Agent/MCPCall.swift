import SpecJSON
import SpecReporters
import SpecSystem
import SpecText

/// A call of a tool: the command that it runs, and the answer that is made of its output.
struct MCPCall: Sendable {
  let tool: MCPTool
  let values: JSONObject
  let commands: MCPCommands
  let folder: MCPFolder
  /// The recording of the last run; nil if there was none.
  var lastRun: String?
  /// Learns how far a command is; nil if the client does not ask.
  var progress: (@Sendable (ProgressFile.State) -> Void)?

  /// Whether it is answered while scenarios run: it needs neither their recording nor the file of
  /// a feature that a client sent, and changes nothing.
  var isQuick: Bool {
    let isLater = [.failures, .trace, .diff, .format].contains(tool)
    return !tool.isLong && !isLater && values["recording"] == nil && values["text"] == nil
  }

  func run() async -> MCPAnswer {
    do throws(Complaint) {
      let arguments = try MCPArguments(values, tool.parameters(commands))
      return switch tool {
      case .steps: try await steps(arguments)
      case .check: try await check(arguments)
      case .run: try await run(arguments)
      case .failures: try await failures(arguments)
      case .trace: try await trace(arguments)
      case .coverage: try await coverage(arguments)
      case .gate, .prove, .mutate, .apps, .explain, .expand, .format, .diff:
        try await command(arguments)
      }
    } catch {
      return MCPAnswer(refusal: error.sentence)
    }
  }

  // MARK: - Tools

  private func steps(_ arguments: MCPArguments) async throws(Complaint) -> MCPAnswer {
    let words = (arguments.text("words") ?? "").split(whereSeparator: \.isWhitespace)
    return try await paged(await json("steps", [], words.map(String.init)), arguments)
  }

  private func check(_ arguments: MCPArguments) async throws(Complaint) -> MCPAnswer {
    try await paged(await json("lint", [], try paths(arguments)), arguments)
  }

  private func coverage(_ arguments: MCPArguments) async throws(Complaint) -> MCPAnswer {
    var own: [String] = []
    if let recording = arguments.text("recording") {
      own = ["--recording=" + (try folder.checked(recording))]
    }
    return try await paged(await json("coverage", own, try paths(arguments)), arguments)
  }

  /// A tool whose parameters are flags and arguments of its command.
  private func command(_ arguments: MCPArguments) async throws(Complaint) -> MCPAnswer {
    var own: [String] = []
    var positionals = try paths(arguments)
    for parameter in tool.parameters(commands) {
      for value in arguments.texts(parameter.name) {
        switch parameter.use {
        case .own: continue
        case .flag where parameter.name == "recording":
          own.append("--recording=" + (try folder.checked(value)))
        case .flag: own.append("--\(parameter.name)=\(value)")
        case .path: positionals.append(try folder.checked(value))
        case .word: positionals.append(value)
        }
      }
    }
    return try await paged(await json(tool.command, own, positionals), arguments)
  }

  private func failures(_ arguments: MCPArguments) async throws(Complaint) -> MCPAnswer {
    let page = try await failures(of: try recording(arguments), arguments.number("limit"))
    return MCPAnswer(page, note: Self.note(page), isError: Self.isError(page))
  }

  private func trace(_ arguments: MCPArguments) async throws(Complaint) -> MCPAnswer {
    let question = arguments.text("question") ?? ""
    var words = [try recording(arguments), question]
    switch question {
    case "screen":
      guard let step = arguments.number("step") else {
        throw Complaint("the question screen requires \"step\", the number of a step")
      }
      words.append("\(step)")
    case "grep":
      guard let text = arguments.text("text") else {
        throw Complaint("the question grep requires \"text\", the text to look for")
      }
      words.append(text)
    default: break
    }
    if let scenario = arguments.text("scenario") { words.append(scenario) }
    var own: [String] = []
    if let attempt = arguments.number("attempt") { own.append("--attempt=\(attempt)") }
    if let limit = arguments.number("limit") { own.append("--limit=\(limit)") }
    let page = try await json("trace", own, words)
    return MCPAnswer(page, note: Self.note(page), isError: Self.isError(page))
  }

  private func failures(of recording: String, _ limit: Int?) async throws(Complaint) -> JSONValue {
    try await json("trace", limit.map { ["--limit=\($0)"] } ?? [], [recording, "failures"])
  }

  // MARK: - Run

  private func run(_ arguments: MCPArguments) async throws(Complaint) -> MCPAnswer {
    let paths = try paths(arguments)
    var own: [String] = []
    for name in ["tags", "name", "screens"] {
      if let value = arguments.text(name) { own.append("--\(name)=\(value)") }
    }
    let shown = commands.arguments("run", own, paths)
    let recording = folder.recording
    FileSystem.remove(recording)
    let reports = ["--report=messages:" + recording, "--report=summary"]
    let finished = try await commands.run(
      commands.arguments("run", own + reports, paths), within: nil, progress: progress)
    if Task.isCancelled {
      // Nobody reads the answer, but the next calls can ask about what was run.
      let recorded = FileSystem.exists(recording) ? recording : nil
      return MCPAnswer(refusal: "cancelled", run: MCPAnswer.Run(recording: recorded))
    }
    // There is no recording if the command line or the settings are invalid.
    let found =
      FileSystem.exists(recording)
      ? try await failures(of: recording, arguments.number("limit") ?? 5) : .null
    var page: JSONObject = [
      "version": 1, "status": .string(Self.word(finished.status)),
      "exitStatus": .integer(Int(finished.status)),
      "command": .string(
        ([commands.name] + shown).map(ShellWord.quoted).joined(separator: " ")),
    ]
    let hasResult = !Self.isError(found) && found != .null
    if hasResult, case .object(let fields) = found {
      page["recording"] = .string(recording)
      for (key, value) in fields where key != "version" { page[key] = value }
    }
    let words = TraceLimit.text(VisibleText.clean(finished.errors))
    if !words.isEmpty { page["messages"] = .string(words) }
    return MCPAnswer(
      .object(page), note: Self.note(found), isError: finished.status > 1,
      run: MCPAnswer.Run(recording: hasResult ? recording : nil))
  }

  private static func word(_ status: Int32) -> String {
    switch ExitStatus(rawValue: status) {
    case .passed: "passed"
    case .failed: "failed"
    case .unusable: "unusable"
    case .nothingSelected: "nothing-selected"
    case .nothingChecked: "nothing-checked"
    case .hungUp, .interrupted, .terminated: "interrupted"
    case .broken, nil: "broken"
    }
  }

  // MARK: - Paths

  /// The paths that were named, or that of a file with the text.
  private func paths(_ arguments: MCPArguments) throws(Complaint) -> [String] {
    let named = arguments.texts("paths")
    guard let text = arguments.text("text") else {
      var paths: [String] = []
      for path in named { paths.append(try folder.checked(path)) }
      return paths
    }
    if !named.isEmpty {
      throw Complaint("\"paths\" and \"text\" exclude each other; leave one of them out")
    }
    do throws(OutputError) {
      try OutputFile(folder.inline, mode: .whole).write(text)
    } catch {
      throw Complaint(error.description)
    }
    return [folder.inline]
  }

  private func recording(_ arguments: MCPArguments) throws(Complaint) -> String {
    if let named = arguments.text("recording") { return try folder.checked(named) }
    guard let lastRun else {
      throw Complaint(
        "there is no run yet: call the tool run first, or name a \"recording\"")
    }
    return lastRun
  }

  // MARK: - Commands

  /// What a command prints with `--format json`: a result or its error.
  private func json(
    _ command: String, _ own: [String], _ positionals: [String]
  ) async throws(Complaint) -> JSONValue {
    let arguments = commands.arguments(command, own + ["--format=json"], positionals)
    // A pattern of a client may take for ever, and an engine prints.
    let isAnswer =
      !tool.isLong && tool != .apps
      && !(positionals.contains { $0.utf8.first == UInt8(ascii: "/") })
    let finished =
      isAnswer
      ? try await commands.answer(arguments)
      : try await commands.run(
        arguments, within: tool.isLong ? nil : MCPCommands.longestAnswer, progress: progress)
    if let page = try? JSONReader.read(finished.output) { return page }
    let words = TraceLimit.text(VisibleText.clean(finished.errors))
    throw Complaint(
      words.isEmpty
        ? "\(commands.name) \(command) ended with status \(finished.status)"
        : words)
  }

  private static func isError(_ page: JSONValue) -> Bool {
    page.member(["error"]) != nil
  }

  /// How to ask for what was left out; nil if everything is there.
  private static func note(_ page: JSONValue) -> String? {
    guard case .integer(let omitted)? = page.member(["omitted"]) else { return nil }
    return "\(omitted.counted("result")) left out: ask with a larger \"limit\" for more"
  }

  private func paged(
    _ page: JSONValue, _ arguments: MCPArguments
  ) async throws(Complaint) -> MCPAnswer {
    guard let (path, usual) = tool.pages, !Self.isError(page) else {
      return MCPAnswer(page, isError: Self.isError(page))
    }
    let part = MCPPage(
      of: page, path, offset: arguments.number("offset") ?? 0,
      limit: arguments.number("limit") ?? usual, state: arguments.text("state"))
    return MCPAnswer(part.json, note: part.note, isError: false)
  }
}
