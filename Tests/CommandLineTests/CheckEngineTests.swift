import Foundation
import SpecTestKit
import Testing

/// `spec check-engine` on the command line.
@Suite struct CheckEngineTests {
  @Test func `a request has the time that the flag names`() async throws {
    let script = """
      read -r line
      engine='"engine":{"name":"mute"},"capabilities":{"observe":{},"control":{}}'
      printf '{"jsonrpc":"2.0","id":1,"result":{"protocolVersion":1,%s,"apps":[]}}\\n' "$engine"
      exec sleep 1

      """
    try await TemporaryFolder.with(["mute.sh": script]) { folder in
      let run = try await SpecProcess.run(
        ["check-engine", "stdio:sh mute.sh", "--timeout", "60ms"], in: folder)
      #expect(run.ending == .exited(1))
      #expect(run.output.contains("x-nonsense was answered with nothing within 60 ms"), "\(run)")
    }
  }

  @Test func `a wrong greeting is answered with a right one`() async throws {
    let script = """
      read -r line
      echo '{"jsonrpc":"2.0","id":1,"result":{"protocolVersion":1,"engine":{"name":"mute"}}}'

      """
    try await TemporaryFolder.with(["mute.sh": script]) { folder in
      let run = try await SpecProcess.run(["check-engine", "stdio:sh mute.sh"], in: folder)
      #expect(run.ending == .exited(1))
      #expect(
        run.output == """
          ok      it starts
          not ok  it responds to initialize in version 1
                    the engine "sh mute.sh" sent an invalid response to initialize: capabilities: \
          expected an object, found nothing
                    a response is {"protocolVersion":1,"engine":{"name":"NAME"},"capabilities":\
          {"observe":{},"control":{}},"apps":["APP"]}, with what it can do
          the engine violates 1 of 2 rules of the protocol

          """)
    }
  }
}
