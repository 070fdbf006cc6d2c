import SpecReporters

/// The reports of a run: the requested ones, and a default display if none is requested.
struct ReportSettings: Sendable {
  let options: [ReportOption]
  /// The directory of the trace; nil for none.
  let trace: String?
  /// The build system that reads the log; nil for none.
  var buildSystem: BuildSystem?

  /// The expected size of the display.
  enum Extent: Sendable {
    /// Nothing runs; the reason is reported elsewhere.
    case nothing
    case scenarios(Int)
    /// A recording, whose size is unknown before it has been read.
    case unknown
  }

  /// The maximum number of scenarios whose steps are shown in full on a terminal; in larger runs,
  /// failures would be hard to find.
  static let most = 40

  /// - Parameter recording: an additional file for the messages.
  ///
  /// - Throws: `UsageError` for two reports with the same destination.
  init(
    _ arguments: Arguments, _ buildSystem: BuildSystem? = nil, recording: String? = nil
  ) throws(UsageError) {
    options = try ReportOption.read(arguments, recording: recording)
    self.buildSystem = buildSystem
    trace = arguments[SharedFlags.trace]
  }

  /// Opens the outputs of all reports before the run starts.
  ///
  /// If no report is written to standard output, a default display is. On a terminal, it shows each
  /// step as it ends; in large runs, only failures and a progress line. Elsewhere, such as in the
  /// log of a build system, it shows one character for each step. A summary follows. Annotations
  /// for a build system go to the same stream, unless a program reads it.
  ///
  /// - Parameter further: reports that are always added.
  ///
  /// - Throws: `OutputError` for the first output that cannot be opened.
  func open(
    on display: Display, _ settings: ReporterCatalog.Options, extent: Extent, isConcurrent: Bool,
    and further: [any Reporter] = []
  ) throws(OutputError) -> Reports {
    var settings = settings
    let page = buildSystem?.openPage(&settings)
    var display = display
    display.buildLog = isReadByPeople ? buildSystem?.log : nil
    let printed = options.first { $0.file == nil }.flatMap { ReporterCatalog.entry(named: $0.kind) }
    if display.logGuard != nil { display.logGuard = printed?.form ?? .text }
    let console = Output.descriptor(1, name: "standard output", display: display)
    var options = options
    if !options.contains(where: { $0.file == nil }), let kind = standard(extent, display) {
      options.append(ReportOption(kind: kind, file: nil))
    }
    var reporters: [any Reporter] = []
    if let trace { reporters.append(TraceReporter(try TraceFolder(trace))) }
    for option in options {
      guard let entry = ReporterCatalog.entry(named: option.kind) else { continue }
      if let make = entry.makeInFolder {
        if let folder = option.file { reporters.append(make(try TraceFolder(folder), settings)) }
        continue
      }
      var output = console
      var facts = settings
      if let file = option.file {
        output = try OutputFile(file, mode: entry.mode).output()
        facts.showsErrors = true
      }
      reporters += entry.make(output, facts)
      if option.file == nil, entry.isForPeople, entry.name != "summary" {
        reporters += ReporterCatalog.entry(named: "summary")?.make(output, settings) ?? []
      }
    }
    if display.buildLog != nil, let kind = buildSystem?.reportKind {
      reporters += ReporterCatalog.entry(named: kind)?.make(console, settings) ?? []
    }
    if let page { reporters.append(page) }
    return Reports(reporters + further, isConcurrent: isConcurrent)
  }

  /// Whether standard output is for human readers.
  private var isReadByPeople: Bool {
    options.allSatisfy { option in
      option.file != nil || ReporterCatalog.entry(named: option.kind)?.isForPeople ?? false
    }
  }

  /// Whether a report is written during the run, so that it is available after a crash.
  var isRecorded: Bool {
    options.contains { ReporterCatalog.entry(named: $0.kind)?.mode == .growing }
  }

  private func standard(_ extent: Extent, _ display: Display) -> String? {
    switch extent {
    case .nothing: nil
    // Service messages already show the progress.
    case .scenarios where display.buildLog == .teamcity: "summary"
    case .unknown where display.buildLog == .teamcity: "summary"
    case .scenarios(let count) where display.isLive && count <= Self.most: "pretty"
    case .scenarios, .unknown: display.isLive ? "failures" : "progress"
    }
  }
}
