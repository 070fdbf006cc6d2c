import SpecReporters

/// The reports of a run: those asked for, and what people are shown where nobody asked.
struct ReportSettings: Sendable {
  let options: [ReportOption]
  /// The directory a trace is written to; nil for none.
  let trace: String?

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

  /// - Throws: an unknown kind with the nearest one; two reports in one place.
  init(_ arguments: Arguments) throws(UsageError) {
    options = try ReportOption.read(arguments)
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
  /// the summary.
  ///
  /// - Parameter further: Reports that nobody has to ask for.
  /// - Throws: the first output that cannot be written.
  func open(
    on display: Display, _ settings: ReporterCatalog.Options, extent: Extent, isConcurrent: Bool,
    and further: [any Reporter] = []
  ) throws(OutputError) -> Reports {
    var options = options
    if !options.contains(where: { $0.file == nil }), let kind = standard(extent, display) {
      options.append(ReportOption(kind: kind, file: nil))
    }
    var reporters: [any Reporter] = []
    if let trace { reporters.append(TraceReporter(try TraceFolder(trace))) }
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
    return Reports(reporters + further, isConcurrent: isConcurrent)
  }

  private func standard(_ extent: Extent, _ display: Display) -> String? {
    switch extent {
    case .nothing: nil
    case .scenarios(let count) where display.isLive && count <= Self.most: "pretty"
    case .scenarios, .unknown: display.isLive ? "failures" : "progress"
    }
  }
}
