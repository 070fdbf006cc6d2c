import SpecEditing
import SpecEngines
import SpecSystem

/// `spec lsp`: a language server for editors, on standard input and output.
enum LSPCommand: Command {
  static let readsSettings = true

  private static let stdio = Flag<Bool>(
    "stdio", section: "output", help: "use standard input and output (default)")

  static let spec = CommandSpec(
    name: "lsp", summary: "serve editors with the language server protocol",
    discussion: """
      An editor starts this program and asks it about features: diagnostics, completion, the \
      meaning and the definition of a step, its uses, renaming, formatting and more. The server \
      knows the steps, settings and variables that a run would have, because it is the same program.

      Features are looked for where spec run does, in the folder that the editor names, with the \
      settings of \(ConfigFile.name) there. Documentation/Editors.md describes how to set up Neovim \
      and Visual Studio Code.

      When the program on disk is built again, the server continues as the new one, with the \
      documents that are open.
      """,
    examples: [
      .init("spec lsp", "for a client that is started by an editor"),
      .init("spec lsp --recording run.ndjson", "with the last results of that recording"),
    ],
    positionals: [SharedFlags.paths],
    flags: [stdio] + SharedFlags.reading + SharedFlags.variables + [
      LintFlags.rule, LintFlags.gherkinLint, LintFlags.recording,
    ])

  static func run(_ arguments: Arguments, in tool: ToolContext) async throws -> ExitStatus {
    let watch = ProgramWatch(tool.environment)
    let session = EditingSession(typed: arguments, tool: tool, build: watch.build)
    switch await session.serve(watch) {
    case .failure(let error):
      return tool.printError("the server cannot be started: \(error)", .broken)
    case .success(let ending):
      guard let complaint = ending.complaint else { return .passed }
      if case .broken = ending { return tool.printError(complaint) }
      return tool.printError(complaint, .failed)
    }
  }
}
