import SpecEngines
import SpecJSON
import SpecText

/// The tools of a conversation, and the recording of its last run.
struct MCPTools {
  let commands: MCPCommands
  let folder: MCPFolder
  /// The recording of the last run; nil if there was none.
  var recording: String?

  /// What a client can read.
  var resources: MCPResources { MCPResources(commands: commands, folder: folder) }

  /// The result of `tools/list`.
  var list: JSONValue { ["tools": .array(known.map { $0.json(commands) })] }

  /// The tools whose commands there are.
  private var known: [MCPTool] {
    MCPTool.allCases.filter { commands.hasCommand($0.command) }
  }

  /// The call that the parameters of `tools/call` describe.
  ///
  /// Arguments are checked when it runs: the model that wrote them reads results, not errors.
  ///
  /// - Throws: `RPCError` if there is no such tool.
  func call(_ parameters: JSONValue) throws(RPCError) -> MCPCall {
    guard let name = parameters.text("name") else {
      throw .parameters("tools/call requires \"name\", the name of a tool")
    }
    guard let tool = known.first(where: { $0.rawValue == name }) else {
      throw .parameters(
        "there is no tool \"\(name)\"; the tools are "
          + known.map(\.rawValue).listed("and"))
    }
    switch parameters.member(["arguments"]) ?? .null {
    case .null: return MCPCall(tool: tool, values: [:], commands: commands, folder: folder)
    case .object(let arguments):
      return MCPCall(tool: tool, values: arguments, commands: commands, folder: folder)
    case let other:
      throw .parameters("\"arguments\" must be an object, not \(other.kind)")
    }
  }
}

/// The answer of a tool.
struct MCPAnswer: Sendable {
  /// The result of `tools/call`.
  let json: JSONValue
  /// The run that was made; nil for other tools.
  let run: Run?

  /// A run; what an earlier one recorded is gone.
  struct Run: Sendable {
    /// The recording; nil if no scenario was run.
    let recording: String?
  }

  /// - Parameters:
  ///   - page: what the command printed.
  ///   - note: a sentence about it, such as how to ask for the rest.
  init(_ page: JSONValue, note: String? = nil, isError: Bool, run: Run? = nil) {
    let texts = [page.description] + [note].compactMap { $0 }
    json = [
      "content": .array(texts.map { ["type": "text", "text": .string($0)] }),
      "structuredContent": page, "isError": .bool(isError),
    ]
    self.run = run
  }

  /// A refusal in words.
  init(refusal sentence: String, run: Run? = nil) {
    json = [
      "content": [["type": "text", "text": .string(sentence)]], "isError": true,
    ]
    self.run = run
  }
}
