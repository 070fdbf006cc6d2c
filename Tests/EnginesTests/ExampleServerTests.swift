import Foundation
import SpecDrivers
import SpecSystem
import SpecTestKit
import Testing

@testable import SpecEngines

/// The server in Examples answers as its page says.
@Suite(.enabled(if: FakeEngine.isPossible, FakeEngine.whenImpossible))
struct ExampleServerTests {
  private static let script = ConformanceData.projectRoot
    .appendingPathComponent("Examples/sign-up-server/server.py").path
  private static let pages = ConformanceData.projectRoot
    .appendingPathComponent("Examples/web").path

  /// Starts the server, asks it one after another, and ends it.
  private func answers(
    to calls: [ServerRequest], with options: [String] = []
  ) async throws -> [String] {
    let child = try ChildProcess.start(["python3", Self.script] + options)
    defer { child.input.close() }
    guard let address = Self.firstLine(of: child.output) else {
      await child.terminate(grace: .zero)
      Issue.record("it named no address: \(child.lastOutput)")
      return []
    }
    let client = ServerClient(try ServerAddress(address))
    var answers: [String] = []
    for call in calls { answers.append("\(await client.ask(call))") }
    await child.terminate(grace: .seconds(1))
    return answers
  }

  /// The first line that comes out of a pipe; nil if it does not come within twenty seconds.
  static func firstLine(of pipe: Descriptor) -> String? {
    var line: [UInt8] = []
    let deadline = Deadline.after(.seconds(20))
    while !deadline.isOver {
      if let end = line.firstIndex(of: 0x0a) {
        return String(decoding: line[..<end], as: UTF8.self)
      }
      guard Descriptor.poll([(pipe, 1)], milliseconds: 50)[0] != 0 else { continue }
      let isOpen = withUnsafeTemporaryAllocation(byteCount: 256, alignment: 1) { space in
        switch pipe.read(into: space) {
        case .bytes(let count): line += space[..<count]
        case .later: break
        case .end, .failed: return false
        }
        return true
      }
      if !isOpen { return nil }
    }
    return nil
  }

  private static func post(_ body: String) -> ServerRequest {
    ServerRequest("POST", "https://signup.example/users", body: body)
  }

  private static func get(_ path: String, arranged: Response.Outcome? = nil) -> ServerRequest {
    ServerRequest("GET", "https://signup.example" + path, arranged: arranged)
  }

  @Test func `it lists who is there, and takes whoever is not`() async throws {
    let neo = #"{"id":"neo","password":"x"}"#
    let answers = try await answers(to: [
      Self.get("/users"), Self.post(neo), Self.post(neo),
      Self.post(#"{"id":"trinity","password":"x"}"#), Self.post(#"{"id":"neo"}"#),
      Self.post("[]"), Self.post("no JSON"), Self.get("/elsewhere"),
    ])
    #expect(
      answers == [
        #"answer(status: 200, body: "[\"trinity\", \"morpheus\"]")"#,
        #"answer(status: 201, body: "")"#, #"answer(status: 201, body: "")"#,
        #"answer(status: 409, body: "")"#, #"answer(status: 400, body: "")"#,
        #"answer(status: 400, body: "")"#, #"answer(status: 400, body: "")"#,
        #"answer(status: 404, body: "")"#,
      ])
  }

  @Test func `it remembers who applied if it is told to`() async throws {
    let neo = #"{"id":"neo","password":"x"}"#
    let answers = try await answers(
      to: [Self.post(neo), Self.post(neo), Self.get("/users")], with: ["--remember"])
    #expect(
      answers == [
        #"answer(status: 201, body: "")"#, #"answer(status: 409, body: "")"#,
        #"answer(status: 200, body: "[\"trinity\", \"morpheus\", \"neo\"]")"#,
      ])
  }

  @Test func `it answers as arranged, and says so`() async throws {
    let answers = try await answers(to: [
      Self.get("/users", arranged: .status(500, body: #"["é, "]"#)),
      Self.get("/users", arranged: .status(204, body: "")),
      Self.get("/users", arranged: .silence), Self.get("/users", arranged: .failure("gone")),
    ])
    #expect(
      answers == [
        #"answer(status: 500, body: "[\"é, \"]")"#, #"answer(status: 204, body: "")"#, "silence",
        #"failure("gone")"#,
      ])
  }

  @Test func `it delivers pages if it is told where they are`() async throws {
    let answers = try await answers(
      to: [Self.get("/sign-up/"), Self.get("/users")], with: ["--pages", Self.pages])
    #expect(answers.first?.contains("회원가입") == true)
    #expect(answers.last == #"answer(status: 200, body: "[\"trinity\", \"morpheus\"]")"#)
  }
}
