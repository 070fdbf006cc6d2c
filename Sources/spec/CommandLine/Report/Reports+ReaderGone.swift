import SpecReporters

/// Completes reports for a command whose status does not depend on the output.
extension Reports {
  /// Finishes the reports; a closed pipe is not an error.
  ///
  /// - Throws: `OutputError` if a report could not be written for another reason.
  mutating func finishUnlessReaderGone() throws(OutputError) {
    do throws(OutputError) {
      try finish()
    } catch {
      if !error.isReaderGone { throw error }
    }
  }
}
