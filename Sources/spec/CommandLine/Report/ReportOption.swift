import SpecReporters
import SpecText

/// A parsed value of `--report KIND[:FILE]` or `--junit FILE`.
struct ReportOption: Equatable, Sendable {
  let kind: String
  /// The file; nil for standard output.
  let file: String?

  init(kind: String, file: String?) {
    self.kind = kind
    self.file = file
  }

  /// Parses `KIND` or `KIND:FILE`.
  init(_ text: String) {
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    self.init(kind: String(parts[0]), file: parts.count > 1 ? String(parts[1]) : nil)
  }

  /// The list of kinds for help.
  static var help: String {
    let column = (ReporterCatalog.entries.map(\.name.utf8.count).max() ?? 0) + 2
    let kinds = ReporterCatalog.entries.map {
      "  " + $0.name + String(repeating: " ", count: column - $0.name.utf8.count) + $0.summary
    }
    return (["Kinds:"] + kinds).joined(separator: "\n")
      + """


      Without a report on standard output, a terminal shows up to \(ReportSettings.most) scenarios \
      with pretty and more with failures; files and pipes get progress. A summary follows.
      """
  }

  /// Reads the requested reports in order.
  ///
  /// - Throws: `UsageError` for an unknown kind, or two reports with the same destination.
  static func read(
    _ arguments: Arguments, recording: String? = nil
  ) throws(UsageError) -> [ReportOption] {
    var options: [ReportOption] = []
    for text in arguments.values(SharedFlags.report) {
      let option = ReportOption(text)
      try check(option, arguments)
      options.append(option)
    }
    if let file = arguments.value(SharedFlags.junit) {
      guard !file.isEmpty else {
        throw arguments.unusable(SharedFlags.junit, expected: "a file", example: "report.xml")
      }
      options.append(ReportOption(kind: "junit", file: file))
    }
    if let recording { options.append(ReportOption(kind: "messages", file: recording)) }
    for (place, option) in options.enumerated()
    where options[..<place].contains(where: { $0.place == option.place }) {
      let name = option.file.map { "\"\($0)\"" } ?? "standard output"
      throw UsageError(
        place: arguments.place,
        fact: .unreadable(typed: SharedFlags.report.long, problem: "two reports go to \(name)"))
    }
    return options
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
    if option.file?.isEmpty ?? true, ReporterCatalog.entry(named: option.kind)?.isFolder ?? false {
      throw arguments.unusable(
        SharedFlags.report, expected: "a directory after the colon",
        example: "\(option.kind):\(option.kind)")
    }
    if option.file == "" {
      throw arguments.unusable(
        SharedFlags.report, expected: "a file after the colon", example: "\(option.kind):report.txt"
      )
    }
  }

  /// The normalised path, for comparison: `./a//b` is `a/b`.
  private var place: [Substring]? {
    guard let file else { return nil }
    let parts = file.split(separator: "/").filter { $0 != "." }
    return file.utf8.first == UInt8(ascii: "/") ? [""] + parts : parts
  }
}
