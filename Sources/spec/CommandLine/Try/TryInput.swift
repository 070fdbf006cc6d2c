import SpecText

/// A line of a session: part of a step, or a command to the session.
enum TryInput: Equatable {
  case step(String)
  case command(Command, argument: String)
  case unknown(String)
  case empty

  /// What a session does besides running steps.
  enum Command: String, CaseIterable {
    case screen, picture, offers, steps, accept, undo, again, list, save, help, quit

    var argument: String? {
      switch self {
      case .picture, .save: "FILE"
      case .undo: "[N]"
      case .accept: "[N …]"
      case .steps: "[WORD …]"
      default: nil
      }
    }

    var meaning: String {
      switch self {
      case .screen: "show the screen as text"
      case .picture: "write the screen as SVG"
      case .offers: "list the steps that the screen offers"
      case .steps: "list the steps that contain all words"
      case .accept: "run the proposed checks, or those with the numbers"
      case .undo: "restart the app without the last N inputs"
      case .again: "restart the app and run the steps so far again"
      case .list: "list the steps so far"
      case .save: "write the steps so far as a scenario"
      case .help: "list the commands"
      case .quit: "end the session"
      }
    }
  }

  init(_ line: String) {
    let words = line.utf8.split(separator: 0x20, maxSplits: 1, omittingEmptySubsequences: true)
    guard let first = words.first.map({ String(Substring($0)) }), !first.isEmpty else {
      self = .empty
      return
    }
    // What people type in other programs; no step is one word.
    let usual: [String: Command] = ["help": .help, "?": .help, "exit": .quit, "quit": .quit]
    if words.count == 1, let command = usual[first] {
      self = .command(command, argument: "")
      return
    }
    guard first.utf8.first == UInt8(ascii: ":") else {
      self = .step(line)
      return
    }
    let name = String(first.dropFirst())
    let rest = words.count > 1 ? TextWidth.trimmed(String(Substring(words[1]))) : ""
    self = Command(rawValue: name).map { .command($0, argument: rest) } ?? .unknown(name)
  }

  /// The commands, one per line.
  static var help: [String] {
    let forms = Command.allCases.map { command in
      ":" + command.rawValue + (command.argument.map { " " + $0 } ?? "")
    }
    let width = forms.map(\.utf8.count).max() ?? 0
    return zip(forms, Command.allCases).map { form, command in
      TextWidth.padded(form, to: width) + "  " + command.meaning
    }
  }
}
