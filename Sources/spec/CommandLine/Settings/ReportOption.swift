import SpecReporters

/// `--report KIND[:FILE]` and `--junit FILE` as values: which report, and where it goes.
struct ReportOption: Equatable {
  let kind: String
  /// The file; nil for standard output.
  let file: String?

  /// The kinds, for help.
  static var help: String {
    "Kinds:\n"
      + ReporterCatalog.all.map { "  \($0.name.padded(to: 10)) \($0.description)" }
      .joined(separator: "\n")
  }

  /// The reports asked for; what belongs on standard output if none goes there.
  ///
  /// - Throws: an unknown kind with the nearest one; two reports in one place.
  static func read(_ arguments: Arguments) throws(UsageError) -> [ReportOption] {
    var options: [ReportOption] = []
    for text in arguments.values(CommonFlags.report) {
      let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      let option = ReportOption(
        kind: String(parts[0]), file: parts.count > 1 ? String(parts[1]) : nil)
      try check(option, arguments)
      options.append(option)
    }
    if let file = arguments.value(CommonFlags.junit) {
      options.append(ReportOption(kind: "junit", file: file))
    }
    for (place, option) in options.enumerated()
    where options[..<place].contains(where: { $0.file == option.file }) {
      throw UsageError(
        place: arguments.place,
        fact: .unreadable(
          typed: CommonFlags.report.long,
          problem: "two reports go to \(option.file.map { "\"\($0)\"" } ?? "standard output")"))
    }
    return options
  }

  private static func check(_ option: ReportOption, _ arguments: Arguments) throws(UsageError) {
    let kinds = ReporterCatalog.all.map(\.name)
    guard kinds.contains(option.kind) else {
      throw UsageError(
        place: arguments.place,
        fact: .unknownChoice(
          typed: CommonFlags.report.long, value: option.kind,
          choices: kinds, nearest: Nearest.nearest(to: option.kind, in: kinds)))
    }
    if option.file == "" {
      throw arguments.unusable(
        CommonFlags.report, wants: "a file after the colon", example: "\(option.kind):report.txt")
    }
  }
}

extension String {
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - unicodeScalars.count))
  }
}
