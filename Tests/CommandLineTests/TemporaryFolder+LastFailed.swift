import SpecTestKit

extension TemporaryFolder {
  /// The places of `.spec/last-failed`, one a line, without what else identifies the scenarios.
  func lastFailed() throws -> String {
    try text(of: ".spec/last-failed").split(separator: "\n").filter { !$0.hasPrefix("#") }
      .map { $0.prefix { $0 != "\t" } + "\n" }.joined()
  }
}
