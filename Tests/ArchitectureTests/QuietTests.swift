import Testing

/// Nothing below the command line prints, ends the process, or reads its environment.
@Suite struct QuietTests {
  @Test func `only the command line speaks, exits and looks around`() {
    let files = SourceFile.swift(under: "Sources").filter {
      !$0.path.hasPrefix("Sources/spec/")
    }
    #expect(Self.violations(in: files) == [])
  }

  @Test func `a module that speaks is named`() {
    let text = """
      // print("this is a comment")
      func say() { output.print(1) }
      struct Printer { func print(_ text: String) {} }
      let quoted = "exit(1)"
      func bad() { print("hello"); Glibc.exit(2) }
      let level = getenv("LEVEL")
      let first = CommandLine.arguments.first
      let second = OwnProcess.variable("LEVEL")
      """
    #expect(
      Self.violations(in: [SourceFile(path: "Sources/Talk.swift", text: text)]) == [
        "Sources/Talk.swift:5: print is for the command line alone",
        "Sources/Talk.swift:5: exit is for the command line alone",
        "Sources/Talk.swift:6: getenv is for the command line alone",
        "Sources/Talk.swift:7: CommandLine is for the command line alone",
        "Sources/Talk.swift:8: variable is for the command line alone",
      ])
  }

  private static let calls: Set<Substring> = [
    "print", "debugPrint", "dump", "puts", "fputs", "putchar", "exit", "_exit", "abort", "getenv",
    "setenv",
  ]

  /// Where the system's calls have names of their own.
  private static let door = "Sources/SpecRunner/System/OwnProcess.swift"
  private static let handed: Set<Substring> = [
    "arguments", "environment", "exit", "exitAtOnce", "variable",
  ]
  /// A process that is started inherits the environment as it is, unread.
  private static let heirs: Set<String> = ["Spawn.swift"]
  private static let names: Set<Substring> = ["environ", "ProcessInfo", "CommandLine"]
  private static let modules: Set<Substring> = ["Swift", "Glibc", "Musl", "Darwin", "Foundation"]

  private static func violations(in files: [SourceFile]) -> [String] {
    files.filter { $0.path != door }.flatMap { file in
      let words = file.code.words
      let afterWords = zip(words, [nil] + words.map(Optional.some))
      return afterWords.filter { word, previous in
        // A method or a property of the same name is somebody else's.
        let isMember = word.before?.sign == "." && !modules.contains(word.before?.word ?? "")
        let isCall = calls.contains(word.text) && word.after == "(" && previous?.text != "func"
        if word.before?.sign == ".", word.before?.word == "OwnProcess" {
          return handed.contains(word.text)
            && !(heirs.contains(file.name) && word.text == "environment")
        }
        return !isMember && (isCall || names.contains(word.text))
      }.map { word, _ in
        "\(file.path):\(word.line): \(word.text) is for the command line alone"
      }
    }
  }
}
