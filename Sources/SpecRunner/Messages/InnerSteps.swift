import SpecJSON
import SpecText

/// The steps that a text step ran, in order; attached to the step that called it.
///
/// The messages have one test step for the calling line, so that other tools read them. The inner
/// steps are this attachment.
package struct InnerSteps: Sendable {
  package struct Step: Sendable {
    /// The keyword and the text, with values.
    package var line: String
    /// The place in the feature file that defines the text step.
    package var uri: String
    package var lineNumber: Int
    /// The number of text steps around it, from 1.
    package var depth: Int
    package var result: StepResult

    package init(
      line: String, uri: String, lineNumber: Int, depth: Int, result: StepResult
    ) {
      self.line = line
      self.uri = uri
      self.lineNumber = lineNumber
      self.depth = depth
      self.result = result
    }

    /// The place, as `file:line`.
    package var place: String { "\(uri):\(lineNumber)" }
  }

  package var steps: [Step]

  package init(_ steps: [Step]) { self.steps = steps }

  /// The steps in an attachment; nil if it has another media type or form.
  package init?(_ attachment: Attachment) {
    guard let text = attachment.text(ofType: Attachment.innerStepsType),
      let fields = try? JSONReader.read(text), let items = try? fields.array(at: "steps")
    else { return nil }
    steps = []
    for item in items {
      guard let step = Step(item) else { return nil }
      steps.append(step)
    }
  }

  /// The first step with a status that is not itself a call of a text step.
  package func failed(_ status: Status) -> Step? {
    for (index, step) in steps.enumerated() where step.result.status == status {
      let isCall = index + 1 < steps.count && steps[index + 1].depth > step.depth
      if !isCall { return step }
    }
    return nil
  }

  /// The content of the attachment.
  package var body: Attachment.Body {
    let fields: JSONValue = ["steps": .array(steps.map(\.json))]
    return .text(fields.description)
  }
}

extension InnerSteps.Step {
  fileprivate var json: JSONValue {
    var fields: JSONObject = [
      "text": .string(line), "uri": .string(uri), "line": .integer(lineNumber),
      "depth": .integer(depth), "status": .string(result.status.rawValue),
      "nanoseconds": .integer(Int(result.duration.wholeNanoseconds)),
    ]
    if let message = result.failure?.message { fields["message"] = .string(message) }
    return .object(fields)
  }

  fileprivate init?(_ json: JSONValue) {
    guard let line = try? json.string(at: "text"), let uri = try? json.string(at: "uri"),
      let number = try? json.integer(at: "line"), let depth = try? json.integer(at: "depth"),
      let status = (try? json.string(at: "status")).flatMap(Status.init), (1...100_000) ~= depth
    else { return nil }
    let message = try? json.string(at: "message")
    self.init(
      line: line, uri: uri, lineNumber: number, depth: depth,
      result: StepResult(
        status, nanoseconds: Int64((try? json.integer(at: "nanoseconds")) ?? 0),
        failure: message.map { Failure($0) }))
  }
}
