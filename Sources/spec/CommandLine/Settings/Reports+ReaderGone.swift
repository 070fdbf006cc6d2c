import SpecReporters

/// How reports end for a command whose status is known before they are written out.
extension Reports {
  /// Finishes the reports; a reader that has gone away has seen enough, and changes no verdict.
  ///
  /// - Throws: that a report could not be written for any other reason.
  mutating func finishUnlessReaderGone() throws(OutputError) {
    do throws(OutputError) {
      try finish()
    } catch {
      if !error.isReaderGone { throw error }
    }
  }
}
