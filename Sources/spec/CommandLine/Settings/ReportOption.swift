import SpecReporters

/// `--report KIND[:FILE]` and `--junit FILE` as values: which report, and where it goes.
struct ReportOption: Equatable {
  let kind: String
  /// The file; nil for standard output.
  let file: String?

  /// The kinds, for help.
  static var help: String {
    "Kinds:\n"
      + ReporterCatalog.entries.map { "  \($0.name.padded(to: 12)) \($0.summary)" }
      .joined(separator: "\n")
  }

  /// The reports asked for; what belongs on standard output if none goes there.
  ///
  /// - Throws: an unknown kind with the nearest one; two reports in one place.
  static func read(_ arguments: Arguments) throws(UsageError) -> [ReportOption] {
    var options: [ReportOption] = []
    for text in arguments.values(SharedFlags.report) {
      let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      let option = ReportOption(
        kind: String(parts[0]), file: parts.count > 1 ? String(parts[1]) : nil)
      try check(option, arguments)
      options.append(option)
    }
    if let file = arguments.value(SharedFlags.junit) {
      options.append(ReportOption(kind: "junit", file: file))
    }
    for (place, option) in options.enumerated()
    where options[..<place].contains(where: { $0.file == option.file }) {
      throw UsageError(
        place: arguments.place,
        fact: .unreadable(
          typed: SharedFlags.report.long,
          problem: "two reports go to \(option.file.map { "\"\($0)\"" } ?? "standard output")"))
    }
    return options
  }

  /// Opens every report's output, before anything runs.
  ///
  /// What nobody sent anywhere goes to standard output: the scenarios as they go on a terminal, a
  /// sign for each elsewhere, and the summary below either.
  ///
  /// - Throws: the first output that cannot be written.
  static func open(
    _ options: [ReportOption], on display: Display, command: String, isConcurrent: Bool
  ) throws(OutputError) -> Reports {
    var options = options
    if !options.contains(where: { $0.file == nil }) {
      options.append(ReportOption(kind: display.isLive ? "pretty" : "progress", file: nil))
    }
    let settings = ReporterCatalog.Options(command: command)
    var reporters: [any Reporter] = []
    for option in options {
      guard let entry = ReporterCatalog.entry(named: option.kind) else { continue }
      let output =
        if let file = option.file {
          try OutputFile(file, mode: entry.mode).output()
        } else {
          Output.descriptor(1, name: "standard output", display: display)
        }
      reporters += entry.make(output, settings)
      if option.file == nil, entry.isForPeople, entry.name != "summary" {
        reporters += ReporterCatalog.entry(named: "summary")?.make(output, settings) ?? []
      }
    }
    return Reports(reporters, isConcurrent: isConcurrent)
  }

  private static func check(_ option: ReportOption, _ arguments: Arguments) throws(UsageError) {
    let kinds = ReporterCatalog.entries.map(\.name)
    guard kinds.contains(option.kind) else {
      throw UsageError(
        place: arguments.place,
        fact: .unknownChoice(
          typed: SharedFlags.report.long, value: option.kind,
          choices: kinds, nearest: Nearest.nearest(to: option.kind, in: kinds)))
    }
    if option.file == "" {
      throw arguments.unusable(
        SharedFlags.report, wants: "a file after the colon", example: "\(option.kind):report.txt")
    }
  }
}

extension String {
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - unicodeScalars.count))
  }
}
