import SpecReporters

/// The reports of a run: those asked for, and what people are shown where nobody asked.
struct ReportSettings: Sendable {
  let options: [ReportOption]
  /// The directory a trace is written to; nil for none.
  let trace: String?
  /// The build system that reads along; nil if none does.
  var buildSystem: BuildSystem?

  /// How much there will be to see, as far as it is known before.
  enum Extent: Sendable {
    /// Nothing will run, and why is said elsewhere.
    case nothing
    case scenarios(Int)
    /// A recording: nobody knows before it has been read.
    case unknown
  }

  /// More scenarios than this and what passed is not shown in full on a terminal: nobody reads
  /// it, and the failures drown in it.
  static let most = 40

  /// - Parameter recording: A file to write the messages to, besides those asked for.
  /// - Throws: an unknown kind with the nearest one; two reports in one place.
  init(
    _ arguments: Arguments, _ buildSystem: BuildSystem? = nil, recording: String? = nil
  ) throws(UsageError) {
    options = try ReportOption.read(arguments, recording: recording)
    self.buildSystem = buildSystem
    trace = arguments.value(SharedFlags.trace)
    if trace?.isEmpty == true {
      throw arguments.unusable(SharedFlags.trace, wants: "a directory", example: "trace")
    }
  }

  /// Opens every report's output, before anything runs.
  ///
  /// If none goes to standard output, people are shown something there. On a terminal that is the
  /// scenarios as written, each step as it ends; or, for many scenarios, those that fail, with a
  /// line of progress below. Elsewhere, in a build's log or a file, it is a sign for each. Then
  /// the summary. A build system is spoken to in the same place, unless a program reads there.
  ///
  /// - Parameter further: Reports that nobody has to ask for.
  /// - Throws: the first output that cannot be written.
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
      let output =
        if let file = option.file { try OutputFile(file, mode: entry.mode).output() } else {
          console
        }
      reporters += entry.make(output, settings)
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

  /// Whether what goes to standard output is for people.
  private var isReadByPeople: Bool {
    options.allSatisfy { option in
      option.file != nil || ReporterCatalog.entry(named: option.kind)?.isForPeople ?? false
    }
  }

  /// Whether a report is written as the run goes on, for whoever is left if it does not end.
  var isRecorded: Bool {
    options.contains { ReporterCatalog.entry(named: $0.kind)?.mode == .growing }
  }

  private func standard(_ extent: Extent, _ display: Display) -> String? {
    switch extent {
    case .nothing: nil
    // Service messages, a line each, are its display of what happens.
    case .scenarios where display.buildLog == .teamcity: "summary"
    case .unknown where display.buildLog == .teamcity: "summary"
    case .scenarios(let count) where display.isLive && count <= Self.most: "pretty"
    case .scenarios, .unknown: display.isLive ? "failures" : "progress"
    }
  }
}
