import SpecEngines
import Specs

/// `spec serve`: the simulated apps for a runner in another process.
enum ServeCommand: Command {
  static let needsApps = true

  private static let stdio = Flag(
    "stdio", section: "engine", help: "speak on the standard streams (this is the default)")
  private static let tcp = Flag(
    "tcp", value: "PORT", section: "engine", help: "listen on a port of this machine; 0 for any")
  private static let token = Flag(
    "token", value: "WORD", section: "engine",
    help: "what a runner must say to be served on a port")

  static let spec = CommandSpec(
    name: "serve", summary: "serve the simulated apps as an engine",
    discussion: """
      The reference engine of the engine protocol, for trying runners and as a model for engines \
      of one's own.
      """,
    examples: [
      .init("spec run specs --engine 'stdio:spec serve'", "the specs over the wire"),
      .init("spec serve --tcp 7654 --token secret", "for spec run --engine tcp:7654:secret"),
    ],
    flags: [stdio, tcp, token],
    rules: [.excludes(stdio, tcp), .needs(token, tcp, example: "7654")])

  static func run(_ arguments: Arguments, in tool: ToolContext) async throws(UsageError)
    -> ExitStatus
  {
    guard let specs = tool.stage.specs else {
      return tool.complain(
        "\(tool.spec.name) has no engine of its own\nrun scenarios with \(tool.spec.name) run")
    }
    let server = DriverServer(apps: specs.apps.map(\.name)) { specs.makeDriver() }
    guard let port = try arguments.integer(tcp, in: 0...65_535) else {
      await server.serve()
      return .passed
    }
    do {
      try await server.serve(
        port: UInt16(port), token: arguments.value(token) ?? "",
        isListening: { port in
          try? Standard.error.write("listening on 127.0.0.1:\(port)\n")
        })
      return .passed
    } catch {
      return tool.complain("\(error)", .broken)
    }
  }
}
