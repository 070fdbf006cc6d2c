import SpecEngines
import SpecJSON
import SpecText

/// What a user can ask a model for with a few words, such as a command of the client.
enum MCPPrompt: String, CaseIterable {
  case writeScenario = "write-scenario"
  case findCause = "find-cause"

  private var title: String {
    switch self {
    case .writeScenario: "Write a scenario for this requirement"
    case .findCause: "Find why it fails"
    }
  }

  private var argument: (name: String, help: String, isRequired: Bool) {
    switch self {
    case .writeScenario:
      ("requirement", "The id of a statement of requirements.md, or a sentence", true)
    case .findCause:
      ("scenario", "FILE:LINE, FILE or a part of the name; default: all that fail", false)
    }
  }

  private func text(_ value: String?) -> String {
    switch self {
    case .writeScenario:
      """
      Write a scenario for this requirement: \(value ?? "")

      1. Find its statement with the tool coverage and read the scenarios that cover it, if any. If there is \
      none with this id, the words above are the requirement.
      2. Look for sentences with steps, one search for each thing to do or to check, and for app names with \
      apps. Use sentences as they are listed.
      3. Write one scenario that can fail: Given what it begins with, When one action, Then what the \
      statement promises, in its words and values. Tag it with the id. Do not check what the app happens \
      to do but what it must do.
      4. check the text, run it, and read failures. If the app does not do what the statement says, keep the \
      scenario as it is and say so.
      5. Put it into the feature of its folder that is about the same, and call prove or mutate to see \
      that it catches something.
      """
    case .findCause:
      """
      Find why \(value.map { "this scenario fails: \($0)" } ?? "scenarios fail, and group them by cause.")

      1. run it with screens "all" and read failures: what was expected, what was there, and what \
      happened since the last action.
      2. Ask trace for its actions and for the screen after the first step that is not as expected. It is often \
      earlier than the step that failed.
      3. Say which of the two is wrong, the app or the scenario, by the statement in requirements.md that its tag \
      names, and quote the line that shows it.
      4. If the app is wrong, name the change that it needs. If the scenario is, correct what it does or \
      expects, never by removing or loosening a check, and call gate.
      """
    }
  }

  /// The result of `prompts/list`.
  static var list: JSONValue {
    [
      "prompts": .array(
        allCases.map { prompt in
          let (name, help, isRequired) = prompt.argument
          return [
            "name": .string(prompt.rawValue), "title": .string(prompt.title),
            "arguments": [
              [
                "name": .string(name), "description": .string(help),
                "required": .bool(isRequired),
              ]
            ],
          ]
        })
    ]
  }

  /// The result of `prompts/get`.
  ///
  /// - Throws: `RPCError` for an unknown prompt or argument, or one that is missing.
  static func result(_ parameters: JSONValue) throws(RPCError) -> JSONValue {
    guard let name = parameters.text("name") else {
      throw .parameters("prompts/get requires \"name\", the name of a prompt")
    }
    guard let prompt = allCases.first(where: { $0.rawValue.isSame(as: name) }) else {
      throw .parameters(
        "there is no prompt \"\(name)\"; the prompts are "
          + allCases.map(\.rawValue).listed("and"))
    }
    let argument = prompt.argument
    var value: String?
    switch parameters.member(["arguments"]) ?? .null {
    case .null: break
    case .object(let given):
      for (name, text) in given {
        guard name.isSame(as: argument.name), case .string(let text) = text else {
          throw .parameters("\(prompt.rawValue) has one argument, \"\(argument.name)\", a string")
        }
        value = text
      }
    case let other: throw .parameters("\"arguments\" must be an object, not \(other.kind)")
    }
    if argument.isRequired, value == nil {
      throw .parameters("\(prompt.rawValue) requires \"\(argument.name)\"")
    }
    return [
      "description": .string(prompt.title),
      "messages": [
        ["role": "user", "content": ["type": "text", "text": .string(prompt.text(value))]]
      ],
    ]
  }
}
