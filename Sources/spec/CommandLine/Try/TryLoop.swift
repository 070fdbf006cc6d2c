import SpecReporters
import SpecRunner
import SpecSystem
import SpecText

/// Reads the lines of a session, runs them, and prints the replies.
struct TryLoop<Lines: LineSource> {
  private(set) var lines: Lines
  private var session: TrySession
  private let words: TryWords
  /// Hides secrets in a picture.
  private let masked: @Sendable (String) -> String
  private let print: @Sendable (TryReply) -> ExitStatus
  /// A line that was read and belongs to the next input.
  private var waiting: String?
  private var status = ExitStatus.passed
  /// Whether a step did not pass or an input was refused.
  private var hasProblem = false

  /// - Parameters:
  ///   - masked: hides secrets in a picture.
  ///   - print: prints a reply, and returns whether that was possible.
  init(
    _ lines: Lines, _ session: TrySession, _ words: TryWords,
    masked: @escaping @Sendable (String) -> String,
    print: @escaping @Sendable (TryReply) -> ExitStatus
  ) {
    self.lines = lines
    self.session = session
    self.words = words
    self.masked = masked
    self.print = print
  }

  /// Runs until the end of the input.
  ///
  /// - Parameter first: lines to run before any is read.
  /// - Returns: `failed` if a step did not pass or an input was refused.
  mutating func run(first: [String]) async -> ExitStatus {
    if !first.isEmpty { show(await session.enter(first)) }
    while status == .passed, let line = await next("> ") {
      switch TryInput(line) {
      case .empty: continue
      case .unknown(let name): show(words.unknown(name))
      case .command(.quit, _):
        await session.leave()
        return ending
      case .command(let command, let argument): show(await perform(command, argument))
      case .step(let line): show(await session.enter(await whole(Self.unindented(line))))
      }
    }
    await session.leave()
    return ending
  }

  private var ending: ExitStatus { status.combined(with: hasProblem ? .failed : .passed) }

  private mutating func show(_ reply: TryReply) {
    if reply.isRefused || (reply.status.map { $0 != .passed } ?? false) { hasProblem = true }
    status = status.combined(with: print(reply))
  }

  // MARK: - Lines

  private mutating func next(_ prompt: String) async -> String? {
    if let line = waiting.take() { return line }
    let names = await session.look().map { words.names(on: $0.screen) } ?? []
    return await lines.next(prompt) { [words] in words.completion.complete($0, names: names) }
  }

  /// A step with its table or doc string: the lines after one that ends with a colon.
  private mutating func whole(_ first: String) async -> [String] {
    var block = [first]
    guard TextWidth.trimmed(first).utf8.last == UInt8(ascii: ":") else { return block }
    var fence: String?
    while block.count < 1_000, let line = await next("… ") {
      let text = Self.unindented(line)
      if let open = fence {
        block.append(line)
        if text.begins(with: open) { return block }
      } else if text.begins(with: "\"\"\"") || text.begins(with: "```") {
        fence = String(text.prefix(3))
        block.append(line)
      } else if text.begins(with: "|") {
        block.append(line)
      } else {
        if !text.isEmpty { waiting = line }
        break
      }
    }
    return block
  }

  private static func unindented(_ line: String) -> String {
    String(Substring(line.utf8.drop { $0 == 0x20 || $0 == 0x09 }))
  }

  // MARK: - Commands

  private mutating func perform(
    _ command: TryInput.Command, _ argument: String
  ) async -> TryReply {
    switch command {
    case .screen: await screen()
    case .picture: await picture(argument)
    case .offers: TryReply(lines: await session.offers())
    case .steps: words.steps(argument)
    case .accept: await accept(argument)
    case .undo: await undo(argument)
    case .again: await session.replay(forgetting: 0)
    case .list: TryReply(lines: session.lines)
    case .save: save(argument)
    case .help: TryReply(lines: TryInput.help)
    case .quit: TryReply()
    }
  }

  private static var noApp: TryReply {
    .refusal("no app is open\nopen one: Given the \"NAME\" app is open")
  }

  private func screen() async -> TryReply {
    guard let seen = await session.look() else { return Self.noApp }
    // The empty rows of a terminal count.
    let lines = seen.text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    return TryReply(lines: lines.map(String.init))
  }

  private func picture(_ path: String) async -> TryReply {
    guard !path.isEmpty else { return .refusal("name a file: :picture screen.svg") }
    guard let picture = await session.picture() else { return Self.noApp }
    return write(masked(picture), to: path)
  }

  private mutating func undo(_ argument: String) async -> TryReply {
    guard let count = argument.isEmpty ? 1 : Int(argument), count > 0 else {
      return .refusal(
        ":undo does not accept \"\(VisibleText.line(argument))\"\nuse a number: :undo 2")
    }
    return await session.replay(forgetting: count)
  }

  /// Runs proposed checks, which keeps them.
  private mutating func accept(_ argument: String) async -> TryReply {
    let checks = session.checks
    guard !checks.isEmpty else {
      return .refusal("no check is proposed\na step that changes the screen proposes some")
    }
    var chosen = checks
    if !argument.isEmpty {
      let numbers = argument.split(separator: " ").map { Int($0) ?? 0 }
      guard numbers.allSatisfy({ (1...checks.count).contains($0) }) else {
        return .refusal("use the numbers of the checks, from 1 to \(checks.count): :accept 1")
      }
      chosen = numbers.map { checks[$0 - 1] }
    }
    return await session.enter(words.thens(chosen))
  }

  private func save(_ path: String) -> TryReply {
    guard !session.lines.isEmpty else { return .refusal("there is no step to save") }
    guard !path.isEmpty else { return .refusal("name a file: :save session.feature") }
    var reply = write(words.feature(session.lines), to: path)
    if !reply.isRefused, !words.hasCheck(session.lines) {
      reply.lines.append("the scenario checks nothing yet; :accept adds the proposed checks")
    }
    return reply
  }

  /// Writes a new file.
  private func write(_ text: String, to path: String) -> TryReply {
    let name = VisibleText.line(path)
    guard FileSystem.isMissing(path) else {
      return .refusal("\"\(name)\" exists already\nname a new file")
    }
    do throws(OutputError) {
      try OutputFile(path, mode: .whole).output().finish(text)
      return TryReply(lines: ["wrote \(name)"])
    } catch {
      return .refusal(error.description)
    }
  }
}
