import SpecDrivers
import SpecText

/// A program that a person uses in a terminal of their own, while it is recorded.
extension TerminalDriver: RecordingDriver {
  /// What is between the person and the program.
  struct Recording {
    let console: TerminalConsole
    var painter = TerminalPainter()
    var decoder = TypedInput.Decoder()
    var recorder = TerminalRecorder()
    let start = ContinuousClock.now
    /// When something was last typed or shown.
    var change = ContinuousClock.now
    /// When something was last typed.
    var typing = ContinuousClock.now
    /// The number of outputs that were drawn.
    var drawn = -1
    var isOver = false

    /// Gives the person the screen of a program.
    mutating func begin(_ screen: TerminalScreen) {
      console.begin()
      let hint = console.rows > screen.rows ? "recording; Ctrl-] ends it" : nil
      console.write(TerminalPainter.begin(screen, hint: hint))
      (painter, drawn) = (TerminalPainter(), -1)
    }
  }

  private enum Pace {
    static let look = Duration.milliseconds(10)
    /// The time after which an escape sequence is complete.
    static let sequence = Duration.milliseconds(30)
    /// The time without output after which a screen is at rest.
    static let quiet = Duration.milliseconds(150)
    /// The time after which nothing more is typed that belongs together.
    static let command = Duration.milliseconds(400)
    /// The time after which a program that is never quiet is not waited for.
    static let longest = Duration.seconds(2)
  }

  func inputs(within limit: Duration, ends: Bool) async throws(DriverError) -> RecordedInputs? {
    let start = ContinuousClock.now
    while true {
      try await pass()
      guard var recording, let program = launched?.program else { throw .notLaunched }
      if ends || recording.isOver || isCommand(recording) {
        recording.recorder.finish(shown(program))
      }
      let inputs = recording.recorder.takeInputs()
      self.recording = recording
      if !inputs.isEmpty || recording.isOver || start.duration(to: .now) >= limit {
        return RecordedInputs(
          inputs, isTyping: recording.recorder.isTyping, isLast: recording.isOver)
      }
      await PageView.pause(Pace.look)
    }
  }

  func restingScreen() async throws(DriverError) -> Screen {
    let start = ContinuousClock.now
    while start.duration(to: .now) < Pace.longest {
      try await pass()
      guard let recording else { throw .notLaunched }
      if recording.isOver || recording.change.duration(to: .now) >= Pace.quiet { break }
      await PageView.pause(Pace.look)
    }
    guard let program = launched?.program else { throw .notLaunched }
    return view(program)
  }

  /// Whether what was typed has done more than to appear where the cursor is, as a command of a
  /// full-screen program does.
  private func isCommand(_ recording: Recording) -> Bool {
    guard recording.change.duration(to: .now) >= Pace.command,
      let before = recording.recorder.before, let lines = launched?.program.screen.lines
    else { return false }
    return zip(before.lines, lines).enumerated().contains { row, pair in
      row != before.row && pair.0 != pair.1
    }
  }

  /// Passes what was typed to the program, and what it shows to the person.
  private func pass() async throws(DriverError) {
    guard var recording, let program = launched?.program else { throw .notLaunched }
    defer { self.recording = recording }
    let outputs = program.outputs
    if outputs != recording.drawn {
      recording.console.write(recording.painter.text(for: program.screen))
      (recording.drawn, recording.change) = (outputs, .now)
    }
    guard !recording.isOver, program.end == nil, let bytes = recording.console.read() else {
      recording.isOver = true
      return
    }
    let isPause = bytes.isEmpty && recording.typing.duration(to: .now) >= Pace.sequence
    recording.decoder.add(bytes)
    if !bytes.isEmpty { (recording.change, recording.typing) = (.now, .now) }
    while let input = recording.decoder.next(isPause: isPause) {
      if input == .key(TerminalConsole.endKey) {
        recording.isOver = true
        return
      }
      let sent = try input.action.map { action throws(DriverError) in
        try self.bytes(of: action, program)
      }
      recording.recorder.add(input, shown(program), at: recording.start.duration(to: .now))
      if case .other(let bytes) = input {
        try await program.write(bytes)
      } else {
        try await program.write(sent ?? [])
      }
    }
  }

  private func shown(_ program: TerminalProgram) -> TerminalRecorder.Shown {
    TerminalRecorder.Shown(view(program), program.screen, hidesInput: program.hidesInput)
  }
}
