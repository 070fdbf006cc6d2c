import Foundation
public import Testing

/// Compares a whole text with the file that holds what is expected of it.
///
/// `SPEC_RECORD=missing|failed|all` writes goldens instead of failing; continuous integration
/// (`CI` set) never records, so a retry cannot turn green by recording.
public func expectGolden(
  _ text: String, _ name: String, sourceLocation: SourceLocation = #_sourceLocation
) {
  let file = ConformanceData.projectRoot.appendingPathComponent("Tests/Goldens/" + name)
  let expected = try? String(contentsOf: file, encoding: .utf8)
  if expected == text { return }
  let environment = ProcessInfo.processInfo.environment
  let mode = environment["CI"] == nil ? environment["SPEC_RECORD"] : nil
  let record = mode == "all" || mode == "failed" || (mode == "missing" && expected == nil)
  if record {
    try? FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try? text.write(to: file, atomically: true, encoding: .utf8)
  }
  let comment: Comment =
    expected == nil
    ? "there is no golden \(name); SPEC_RECORD=missing swift test records it"
    : "\(name) differs:\n\(TextDiff(from: expected ?? "", to: text))"
  Issue.record(comment, sourceLocation: sourceLocation)
}
