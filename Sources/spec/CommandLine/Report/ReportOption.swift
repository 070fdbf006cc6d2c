import SpecReporters
import SpecText

/// A parsed value of `--report KIND[:FILE]` or `--junit FILE`.
struct ReportOption: Equatable, Sendable {
  let kind: String
  /// The file; nil for standard output.
  let file: String?

  /// - Parameter file: the file; nil and `-` for standard output.
  init(kind: String, file: String?) {
    self.kind = kind
    self.file = file == "-" ? nil : file
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
  /// - Throws: `UsageError` for two reports with the same destination.
  static func read(
    _ arguments: Arguments, recording: String? = nil
  ) throws(UsageError) -> [ReportOption] {
    var options = arguments[SharedFlags.report]
    if let file = arguments[SharedFlags.junit] {
      options.append(ReportOption(kind: "junit", file: file))
    }
    if let recording { options.append(ReportOption(kind: "messages", file: recording)) }
    for (place, option) in options.enumerated()
    where options[..<place].contains(where: { $0.place == option.place }) {
      let name = option.file.map { "\"\($0)\"" } ?? "standard output"
      throw arguments.error(.unreadable(SharedFlags.report.long, "two reports go to \(name)"))
    }
    return options
  }

  /// The normalised path, for comparison: `./a//b` is `a/b`.
  private var place: [Substring]? {
    guard let file else { return nil }
    let parts = file.split(separator: "/").filter { $0 != "." }
    return file.utf8.first == UInt8(ascii: "/") ? [""] + parts : parts
  }
}

extension FlagWords<TagLink> {
  /// How tags begin, and the address that they lead to.
  static var tagLink: FlagWords {
    FlagWords(
      "a tag and an address of http or https", example: "@issue-=https://example.org/issues/",
      inFile: FlagFileForm(isPair: true)
    ) { TagLink($0) }
  }
}

extension FlagWords<ReportOption> {
  /// A kind of report, and where it is written.
  static var report: FlagWords {
    let kinds = ReporterCatalog.entries.map(\.name)
    let form = FlagFileForm { text, paths in
      let option = ReportOption(text)
      return option.file.map { "\(option.kind):\(paths.path($0))" } ?? text
    }
    return FlagWords(completion: .words(kinds.map { AnyFlag.Choice($0) }), inFile: form) {
      given throws(UsageError.Fact) in
      let option = ReportOption(given.value ?? "")
      let kind = option.kind
      guard let entry = ReporterCatalog.entry(named: kind) else {
        throw .unknownChoice(typed: given.long, value: kind, choices: kinds)
      }
      if entry.isFolder, option.file?.isEmpty ?? true {
        throw given.unusable(expected: "a directory after the colon", example: "\(kind):\(kind)")
      }
      let example = "\(kind):report.\(entry.needsFile ? kind : "txt")"
      if option.file == "" || (entry.needsFile && option.file == nil) {
        throw given.unusable(expected: "a file after the colon", example: example)
      }
      if let file = option.file { try given.refuseSource(file, example: example) }
      return option
    }
  }
}
