package import SpecDrivers
import SpecSystem
import SpecText

/// A command that starts a server, and how to find out when it is ready.
package struct ServerCommand: Hashable, Sendable {
  /// The command, for a shell: `npm start`.
  package var command: String
  /// The folder it runs in.
  package var folder: String
  /// The address that answers with a status below 500 when the server is ready.
  package var ready: WebAddress
  /// How long the server may take to be ready.
  package var timeout: Duration
  /// Whether a server that already answers is used instead of starting one.
  package var reuse: Bool

  package init(
    _ command: String, in folder: String = ".", ready: WebAddress,
    timeout: Duration = .seconds(60), reuse: Bool = false
  ) {
    self.command = command
    self.folder = folder
    self.ready = ready
    self.timeout = timeout
    self.reuse = reuse
  }
}

/// The process of a server that is started for a run, with everything it starts itself.
package actor ServerProcess {
  private let server: ServerCommand
  private let probe = ServerProbe()
  private var child: ChildProcess?
  private var isReused = false
  /// How long the server may take to end.
  private static let grace = Duration.seconds(5)
  /// How long to wait for an answer before the server is started.
  private static let look = Duration.seconds(2)

  package init(_ server: ServerCommand) { self.server = server }

  /// Starts the server unless it is running, and waits until it is ready.
  ///
  /// - Throws: `DriverError.engineLost` with the end of its output.
  package func start() async throws(DriverError) {
    if isReused || child.map({ $0.end == nil }) == true { return }
    let answer = await probe.ask(server.ready, by: .after(Self.look))
    if Task.isCancelled { throw Self.stopped }
    switch answer {
    case .nothing: try await startChild()
    case .status, .silence:
      guard server.reuse else {
        throw .engineLost(
          "\(server.ready) is in use before \"\(server.command)\" is started\n"
            + "end the program that uses it, or set \"reuse\" to true to test what it serves")
      }
      try await wait(for: nil)
      isReused = true
    }
  }

  /// Ends the server and all processes of its group.
  package func stop() async {
    guard let child else { return }
    self.child = nil
    await child.terminateGroup(grace: Self.grace)
    child.input.close()
    child.output.close()
  }

  /// The reason why the server ended by itself, with the end of its output; nil if it did not.
  package var ending: String? {
    guard let child, let end = child.end else { return nil }
    return "the command \"\(server.command)\" \(end) during the run" + Self.output(of: child)
  }

  private func startChild() async throws(DriverError) {
    let child: ChildProcess
    do throws(SystemError) {
      child = try ChildProcess.start(ServerGuard.command(server.command, in: server.folder))
    } catch {
      throw .engineLost("a shell for \"\(server.command)\" could not be started: \(error.reason)")
    }
    self.child = child
    do throws(DriverError) { try await wait(for: child) } catch {
      await stop()
      throw error
    }
  }

  /// Waits until the server is ready, its process ends or its time is over.
  private func wait(for child: ChildProcess?) async throws(DriverError) {
    let deadline = Deadline.after(server.timeout)
    while true {
      let answer = await probe.ask(server.ready, by: deadline)
      if case .status(..<500) = answer { return }
      if Task.isCancelled { throw Self.stopped }
      if let child, let end = await child.wait(atMost: .milliseconds(100)) {
        throw .engineLost(
          "the command \"\(server.command)\" \(end) before \(server.ready) answered"
            + Self.output(of: child) + "\ncheck the command; it must run until spec ends it")
      }
      if deadline.isOver {
        throw .engineLost(
          "\(server.ready) was not ready \(server.timeout.written) after \"\(server.command)\" "
            + "was started: \(answer)" + (child.map(Self.output) ?? "")
            + "\ncheck \"ready\", or set a longer \"timeout\"")
      }
    }
  }

  private static let stopped = DriverError.engineLost(
    "the run was stopped before the server was ready")

  /// The last lines that a process wrote, as the end of a message.
  private static func output(of child: ChildProcess) -> String {
    let lines = child.lastOutput.split(whereSeparator: \.isNewline).suffix(10)
    return lines.isEmpty
      ? "; the command wrote nothing"
      : "\nthe last output of the command:\n" + lines.map { "  \($0)" }.joined(separator: "\n")
  }
}

/// Asks whether a server answers, on a queue of its own because the request blocks.
private actor ServerProbe {
  private let executor = SessionExecutor("spec.pages.probe")
  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  /// What a server answers.
  enum Answer: CustomStringConvertible {
    case status(Int)
    /// Nothing listens there.
    case nothing
    case silence(HTTPError)

    var description: String {
      switch self {
      case .status(let status): "it answered with the status \(status)"
      case .nothing: "nothing listens there"
      case .silence(let error): "it \(error)"
      }
    }
  }

  func ask(_ address: WebAddress, by deadline: Deadline) -> Answer {
    do throws(HTTPError) {
      let connection = HTTPConnection(address.server)
      return .status(try connection.send("GET", address.path, by: deadline).status)
    } catch {
      if case .unreachable = error { return .nothing }
      return .silence(error)
    }
  }
}

/// A small shell program between this process and a server's command.
///
/// Its standard input closes when this process ends for any reason; it then ends the group. When
/// the group is asked to end, the program stays until it is killed, so that processes that the
/// command started have time to end, too: they have ended when nobody can write to standard error.
private enum ServerGuard {
  static func command(_ command: String, in folder: String) -> [String] {
    ["/bin/sh", "-c", script, "spec-server-guard", folder, command]
  }

  private static let script = #"""
    exec 3<&0 </dev/null
    cd -- "$1" || exit 126
    ( trap '' TERM INT HUP; cat <&3; kill -TERM 0; sleep 5; kill -KILL 0 ) >/dev/null 2>&1 &
    /bin/sh -c "$2" >&2 3<&- &
    server=$!
    exec 3<&- >/dev/null
    stops=
    trap 'stops=1' TERM INT HUP
    wait "$server" 2>/dev/null
    status=$?
    while kill -0 "$server" 2>/dev/null; do
      wait "$server" 2>/dev/null
      status=$?
    done
    [ "$stops" ] || exit "$status"
    exec 2>/dev/null
    while :; do sleep 60; done
    """#
}
