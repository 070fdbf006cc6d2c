import SpecDrivers
import SpecSystem
import SpecText

/// A driver for a program in a terminal: keys and the mouse, and what the screen shows.
actor TerminalDriver: Driver {
  nonisolated let capabilities = Capabilities.terminal
  private let apps: [TerminalApp]
  private var columns = TerminalScreen.usualColumns
  private var rows = TerminalScreen.usualRows
  private(set) var launched: (app: TerminalApp, program: TerminalProgram)?
  private var folder: String?
  /// What passes between a person and the program; nil if nothing is recorded.
  var recording: Recording?

  /// - Parameter console: the terminal of a person who uses the programs; nil if only steps do.
  init(_ apps: [TerminalApp], on console: TerminalConsole? = nil) {
    self.apps = apps
    recording = console.map { Recording(console: $0) }
  }

  func launch(_ options: LaunchOptions) async throws(DriverError) {
    guard let app = apps.last(where: { $0.name.isSame(as: options.app) }) else {
      throw .unknownApp(options.app, known: apps.map(\.name))
    }
    if !options.faults.isEmpty { throw capabilities.refusal(.faults) }
    if let device = options.device { throw .unknownDevice(device, known: []) }
    if options.locale != nil { throw capabilities.refusal(.locales) }
    folder = options.folder
    try await start(app)
  }

  private func start(_ app: TerminalApp) async throws(DriverError) {
    await close()
    let program = try TerminalProgram(app, in: folder, columns: columns, rows: rows)
    launched = (app, program)
    recording?.begin(program.screen)
    await program.start()
  }

  func arrange(_ condition: Condition) async throws(DriverError) {
    switch condition {
    case .device(DeviceSetting.windowSize, let value):
      let numbers = value.written.split(separator: "×").compactMap {
        Int(TextWidth.trimmed(String($0.drop { $0 == " " })))
      }
      let most = TerminalScreen.mostCells
      guard numbers.count == 2, numbers.allSatisfy({ (2...most).contains($0) }) else {
        throw impossible(
          "set the window size \(value.written.inQuotes)",
          "a terminal has from 2 to \(most) columns and rows")
      }
      (columns, rows) = (numbers[0], numbers[1])
      await launched?.program.resize(columns: columns, rows: rows)
    case .permission: throw capabilities.refusal(.permissions)
    case .secret: throw capabilities.refusal(.secrets)
    case .record: throw capabilities.refusal(.records)
    case .stored: throw capabilities.refusal(.browserStorage)
    case .savedSession: throw capabilities.refusal(.savedSessions)
    case .answer: throw capabilities.refusal(.networkAnswers)
    case .connection: throw capabilities.refusal(.connection)
    case .installedApp: throw capabilities.refusal(.otherApps)
    case .device(let setting, _): throw capabilities.refusal(DeviceSetting.capability(for: setting))
    case .date: throw capabilities.refusal(.clock)
    }
  }

  func perform(_ action: Action) async throws(DriverError) {
    guard let (app, program) = launched else { throw .notLaunched }
    switch action {
    case .wait(let time): return await PageView.pause(max(time, .zero))
    case .relaunch: return try await start(app)
    default: break
    }
    let bytes = try bytes(of: action, program)
    if let end = program.end {
      throw impossible(Self.purpose(action), "the program \(program.name.inQuotes) \(end)")
    }
    // A double click is four events in one go.
    try await program.send(bytes)
  }

  func observe(since mark: EventMark) async throws(DriverError) -> Observation {
    guard let (_, program) = launched else { throw .notLaunched }
    // A program that has ended shows no more than it did.
    let end = program.end
    return Observation(
      screen: view(program),
      settled: end != nil
        ? .known(true) : .unknown("a program does not tell whether it is at rest"))
  }

  func close() async {
    guard let (_, program) = launched else { return }
    launched = nil
    recording?.console.restore()
    await program.close()
  }

  func view(_ program: TerminalProgram) -> Screen {
    TerminalView(screen: program.screen, name: program.name, status: program.end?.status).observed
  }

  private func impossible(_ what: String, _ why: String) -> DriverError {
    let empty = Screen(
      name: "", size: Size(width: Double(columns), height: Double(rows)), elements: [],
      stack: .known([]))
    return .impossible(what: what, why: why, launched.map { view($0.program) } ?? empty)
  }

  /// What an action does, for a sentence about why it is impossible.
  private static func purpose(_ action: Action) -> String {
    switch action {
    case .type, .paste: "type"
    case .pressKey(let key): "press \(key)"
    case .pressReturn: "press the return key"
    default: "use the program"
    }
  }

  // MARK: - Input

  /// The bytes that an action sends.
  func bytes(
    of action: Action, _ program: TerminalProgram
  ) throws(DriverError) -> [UInt8] {
    let screen = program.screen
    switch action {
    case .type(let text, nil): return TerminalKeys.typed(text)
    case .paste(let text, nil):
      return TerminalKeys.pasted(text, isMarked: screen.usesBracketedPaste)
    case .pressReturn: return [0x0D]
    case .deleteBackward(let times, nil):
      return [UInt8](repeating: 0x7F, count: min(max(times, 0), 10_000))
    case .pressKey(let text):
      let chord = try KeyChord(written: text)
      let keys = TerminalKeys(usesApplicationKeys: screen.usesApplicationKeys)
      guard let bytes = keys.bytes(chord) else {
        throw impossible("press \(text)", "a terminal has no such key")
      }
      return bytes
    case .holdKey, .releaseKey:
      throw .unsupported(
        .hardwareKeys, why: "a terminal gets whole keys; press them together, such as Control+C")
    case .type(_, let selector?), .paste(_, let selector?), .deleteBackward(_, let selector?),
      .clear(let selector), .focus(let selector):
      let shown = view(program)
      _ = try selector.resolve(on: shown)
      throw .notInteractable(
        selector, why: "a terminal has no fields; type without naming one", shown)
    case .tap(let selector): return try click(Click(), selector, program)
    case .doubleTap(let selector): return try click(Click(count: 2), selector, program)
    case .click(let selector, let click): return try self.click(click, selector, program)
    case .hover(let selector):
      return try mouse([(35, true, try cell(of: selector, program))], program, needs: .moves)
    case .drag(let selector, let target):
      let (from, to) = (try cell(of: selector, program), try cell(of: target, program))
      return try mouse(
        [(0, true, from), (32, true, to), (0, false, to)], program, needs: .drags)
    case .turnWheel(let right, let down, let selector):
      guard right == 0 else {
        throw impossible("turn the wheel to the side", "a terminal has no such event")
      }
      var place = (column: columns / 2, row: rows / 2)
      if let selector { place = try cell(of: selector, program) }
      // A notch of a wheel is three rows.
      let turns = min((abs(down) + 2) / 3, 1000)
      return try mouse(
        (0..<turns).map { _ in (down < 0 ? 64 : 65, true, place) }, program, needs: .clicks)
    case .leave, .comeBack: throw capabilities.refusal(.background)
    case .stop: throw capabilities.refusal(.stopping)
    case .open: throw capabilities.refusal(.openingLinks)
    case .system(let event): throw capabilities.refusal(event.capability)
    case .upload: throw capabilities.refusal(.fileUploads)
    case .back, .forward, .reload: throw capabilities.refusal(.history)
    case .switchWindow, .closeWindow: throw capabilities.refusal(.windows)
    case .saveSession: throw capabilities.refusal(.savedSessions)
    case .answer(let name): throw .noSuchAnswer(name, view(program))
    case .typeIntoAlert(let text): throw .noSuchAnswer(text, view(program))
    default: throw capabilities.refusal(.gestures)
    }
  }

  private typealias MouseEvent = (button: Int, isPressed: Bool, cell: (column: Int, row: Int))

  private func click(
    _ click: Click, _ selector: Selector, _ program: TerminalProgram
  ) throws(DriverError) -> [UInt8] {
    let cell = try cell(of: selector, program)
    var button =
      switch click.button {
      case .left: 0
      case .middle: 1
      case .right: 2
      }
    for modifier in click.modifiers {
      switch modifier {
      case .shift: button += 4
      case .alt, .meta: button += 8
      case .control, .controlOrMeta: button += 16
      }
    }
    let events = (0..<min(max(click.count, 0), 100)).flatMap { _ -> [MouseEvent] in
      [(button, true, cell), (button, false, cell)]
    }
    return try mouse(events, program, needs: .presses)
  }

  /// The cell in the middle of an element.
  private func cell(
    of selector: Selector, _ program: TerminalProgram
  ) throws(DriverError) -> (column: Int, row: Int) {
    let shown = view(program)
    let element = try selector.resolve(on: shown)
    let frame = element.frame.value ?? Frame(x: 0, y: 0, width: 1, height: 1)
    return (Int(frame.x + (frame.width - 1) / 2), Int(frame.y))
  }

  private func mouse(
    _ events: [MouseEvent], _ program: TerminalProgram, needs mode: TerminalScreen.MouseMode
  ) throws(DriverError) -> [UInt8] {
    let screen = program.screen
    guard screen.mouse != .none, screen.mouse.rawValue >= mode.rawValue else {
      throw impossible(
        "use the mouse",
        screen.mouse == .none
          ? "the program does not ask for it; use keys" : "the program asks only for clicks")
    }
    var bytes: [UInt8] = []
    for event in events where event.isPressed || screen.mouse != .presses {
      guard
        let part = TerminalKeys.mouse(
          event.button, column: event.cell.column, row: event.cell.row,
          isPressed: event.isPressed, byNumbers: screen.reportsMouseByNumbers)
      else { throw impossible("use the mouse there", "it is too far to the right or down") }
      bytes += part
    }
    return bytes
  }
}

extension ExitReason {
  /// The status as a shell reports it: 128 and more after a signal.
  fileprivate var status: Int {
    switch self {
    case .exited(let status): Int(status)
    case .signalled(let signal): 128 + Int(signal)
    }
  }
}
