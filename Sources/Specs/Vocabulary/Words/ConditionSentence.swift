package import SpecDrivers
import SpecText

/// The steps of the vocabulary for conditions that change while an app runs.
package enum ConditionSentence {
  /// The step that establishes a condition, without its keyword: one line, or more with a doc
  /// string; nil if there is none.
  package static func lines(for condition: Condition) -> [String]? {
    if let text = ActionSentence.text(for: condition) { return [text] }
    guard case .answer(let pattern, let response) = condition else { return nil }
    return answer(pattern, response)
  }

  private static func answer(_ pattern: RequestPattern, _ response: Response) -> [String]? {
    guard let method = pattern.method, let path = quoted(pattern.path), response.headers.isEmpty,
      response.times == nil
    else { return nil }
    let request = method + " " + path
    switch response.outcome {
    case .silence: return ["\(request) is never answered"]
    case .failure(let why) where response.delay == .zero:
      return quoted(why).map { ["\(request) fails with \($0)"] }
    case .status(let status, let body) where body.isEmpty && response.delay > .zero:
      return ["\(request) answers \(status) after \(response.delay.wholeMilliseconds) ms"]
    case .status(let status, let body) where response.delay == .zero:
      if body.isEmpty { return ["\(request) answers \(status)"] }
      // A fence in the body would end the doc string.
      guard !body.includes("\"\"\"") else { return nil }
      let lines = body.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      return ["\(request) answers \(status) with:", "\"\"\""] + lines + ["\"\"\""]
    default: return nil
    }
  }

  private static func quoted(_ text: String) -> String? {
    let isPlain = !text.unicodeScalars.contains { $0.properties.generalCategory == .control }
    guard isPlain, !text.includes("\""), !text.includes("\\") else { return nil }
    return "\"\(text)\""
  }
}
