import SpecMessages
import SpecText

/// Writes JUnit XML for checks that are not scenarios, such as whether the specifications detect
/// each fault of an app.
package enum JUnitChecks {
  /// A check.
  package struct Check: Sendable {
    package let suite: String
    package let name: String
    /// The ids of the requirements it covers.
    package let requirements: [String]
    /// Details; may be empty.
    package let note: String
    package let failure: Failure?

    package init(
      suite: String, name: String, requirements: [String] = [], note: String = "",
      failure: Failure? = nil
    ) {
      self.suite = suite
      self.name = name
      self.requirements = requirements
      self.note = note
      self.failure = failure
    }
  }

  /// What went wrong.
  package struct Failure: Sendable {
    /// The type of failure, such as `SurvivingFault`.
    package let type: String
    package let message: String
    package let text: String

    package init(type: String, message: String, text: String) {
      self.type = type
      self.message = message
      self.text = text
    }
  }

  /// Writes a report, with the checks of each suite together, and closes the output.
  package static func write(_ checks: [Check], to output: Output) throws(OutputError) {
    var file = JUnitFile(
      output, shape: .rich, properties: [], longestWait: JUnitReporter.longestWait)
    for (name, checks) in checks.grouped(by: \.suite) {
      var suite = JUnitSuite(name: name, uri: nil)
      for check in checks { suite.add(JUnitCase(check), start: nil) }
      file.write(suite, runStart: nil)
    }
    file.end(time: .zero)
    try output.close()
  }
}
