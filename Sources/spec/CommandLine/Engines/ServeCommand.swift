import SpecEngines

/// `spec serve`: serves the simulated apps over the engine protocol.
enum ServeCommand: Command {
  static let needsApps = true

  private static let stdio = Flag<Bool>(
    "stdio", section: "engine", help: "use standard input and output (default)")
  private static let tcp = Flag<Int?>(
    "tcp", value: "PORT", .integer(0...65_535), section: "engine",
    help: "listen on this port of this machine; 0 picks a free one")
  private static let token = Flag<String?>(
    "token", value: "WORD", .text("a token", example: "WORD"), section: "engine",
    help: "the token; other users of this machine can see it in the process list")
  private static let tokenFile = Flag<String?>(
    "token-file", value: "FILE", .path, section: "engine",
    help: "read the token from this file")

  static let spec = CommandSpec(
    name: "serve", summary: "serve the simulated apps over the engine protocol",
    discussion: """
      This is the reference implementation of the engine protocol: use it to test a runner or as a \
      model for an engine of your own. It lists its apps and their faults. --engine serves another \
      engine, such as a program in a terminal.

      On a TCP port, clients must send a token, which is read from --token-file or the variable \
      SPEC_TOKEN. Without either, spec makes a random token and prints it on standard error.
      """,
    examples: [
      .init("spec run specs --engine 'stdio:spec serve'", "run the scenarios over the protocol"),
      .init("spec serve --engine 'terminal:less README.md'", "a program in a terminal"),
      .init("spec serve --tcp 7654", "listen for spec run --engine tcp:7654"),
    ],
    flags: [
      stdio, tcp, tokenFile, token, ProofSettings.engine, RunFlags.parameter, RunFlags.secret,
    ],
    rules: [
      .excludes(stdio, tcp), .needs(token, tcp, example: "7654"),
      .needs(tokenFile, tcp, example: "7654"),
    ])

  static func run(_ arguments: Arguments, in tool: ToolContext) async throws -> ExitStatus {
    try await SettingsTrust.check(arguments, tool)
    let engines = try RunEngines(arguments, tool).accepted()
    guard let engine = engines.members.first?.engine else {
      return tool.printError(
        "\(tool.spec.name) has no engine to serve\nrun scenarios with \(tool.spec.name) run")
    }
    // A phone runs one app at a time.
    let server = DriverServer(engine, sessions: engine is AppiumEngine ? 1 : 16)
    guard let port = arguments[tcp] else {
      await server.serve()
      return .passed
    }
    let given = try givenToken(arguments, tool.environment)
    let secret = given ?? DriverServer.randomToken()
    do {
      try await server.serve(port: UInt16(port), token: secret) { port in
        var words = "listening on 127.0.0.1:\(port)\n"
        if given == nil {
          words += "to use it: \(EngineOption.tokenVariable)=\(secret) "
          words += "\(tool.spec.name) run --engine tcp:\(port)\n"
        }
        try? Console.error.write(words)
      }
      return .passed
    } catch {
      return tool.printError("\(error)", .broken)
    }
  }

  /// The token from the command line, a file or a variable; nil if there is none.
  private static func givenToken(
    _ arguments: Arguments, _ environment: Environment
  ) throws(UsageError) -> String? {
    let word = arguments[token]
    guard let path = arguments[tokenFile] else {
      return word ?? environment[EngineOption.tokenVariable]
    }
    if word != nil {
      throw arguments.error(.conflict(tokenFile.long, token.long))
    }
    return try SecretSource.file(path).read(environment, for: tokenFile.long, arguments)
  }
}
