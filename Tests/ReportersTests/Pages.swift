import SpecMessages

@testable import SpecReporters

/// What reports make of a stream, in memory.
enum Pages {
  /// The display kinds the goldens are recorded for.
  static let displays: [(name: String, display: Display)] = [
    ("plain", Display()),
    ("coloured", Display(width: 80, hasColour: true)),
    ("narrow", Display(width: 40, hasUnicode: false)),
  ]

  /// The text of reports that share one output.
  static func text(
    _ envelopes: [Envelope], _ display: Display = .plain, isConcurrent: Bool = false,
    _ make: (Output) -> [any Reporter]
  ) throws -> String {
    let (output, text) = Output.memory(display)
    var reports = Reports(make(output), isConcurrent: isConcurrent)
    for envelope in envelopes { reports.receive(envelope) }
    try reports.finish()
    return text()
  }

  /// The text of one kind of the catalogue.
  static func text(
    _ kind: String, _ envelopes: [Envelope], _ display: Display = .plain, isConcurrent: Bool = false
  ) throws -> String {
    guard let entry = ReporterCatalog.entry(named: kind) else { throw UnknownKind(name: kind) }
    return try text(envelopes, display, isConcurrent: isConcurrent) {
      entry.make($0, ReporterCatalog.Options(properties: [("seed", "42")]))
    }
  }

  struct UnknownKind: Error { let name: String }
}
