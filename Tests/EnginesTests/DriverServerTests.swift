import SpecEngines
import Testing

/// The server keeps order, and answers whatever it is sent.
struct DriverServerTests {
  private static let opening = [
    #"{"id":1,"method":"initialize","params":{"protocolVersion":1}}"#,
    #"{"id":2,"method":"open"}"#,
  ]

  @Test func `the requests of a session are answered in order`() async throws {
    let answers = try await Conversation.replayed(
      Self.opening + [
        #"{"id":3,"method":"launch","params":{"session":"1","options":{"app":"egg-timer"}}}"#
      ],
      then: [
        #"{"id":4,"method":"perform","params":{"session":"1","#
          + #""action":{"type":"pressKey","key":"hang"}}}"#,
        #"{"id":"last","method":"perform","params":{"session":"1","action":{"type":"wait","#
          + #""milliseconds":1}}}"#,
        #"{"method":"cancel","params":{"id":4}}"#,
      ], answers: 2)
    #expect(
      answers == [
        #"{"jsonrpc":"2.0","id":4,"result":null}"#, #"{"jsonrpc":"2.0","id":"last","result":null}"#,
      ])
  }

  static let oddities: [(String, String)] = [
    (
      "hello",
      #"{"jsonrpc":"2.0","id":null,"error":{"code":-32700,"message":"not JSON: line 1, column 1: "#
        + #"expected a value, found 'hello'"}}"#
    ),
    (
      "[]",
      #"{"jsonrpc":"2.0","id":null,"error":{"code":-32600,"message":"a message must be an "#
        + #"object, not an array"}}"#
    ),
    (
      #"{"id":7}"#,
      #"{"jsonrpc":"2.0","id":null,"error":{"code":-32600,"message":"a response without result or "#
        + #"error"}}"#
    ),
    (
      #"{"id":7,"method":"cook"}"#,
      #"{"jsonrpc":"2.0","id":7,"error":{"code":-32601,"message":"unknown method \"cook\"; known: "#
        + #"initialize, open, arrange, launch, perform, observe, close, shutdown"}}"#
    ),
    (
      #"{"id":7,"method":"perform","params":{"session":"1","action":{"type":"tap"}}}"#,
      #"{"jsonrpc":"2.0","id":7,"error":{"code":-32602,"message":"action.target: expected an "#
        + #"object, found nothing"}}"#
    ),
    (
      #"{"id":7,"method":"observe","params":[1]}"#,
      #"{"jsonrpc":"2.0","id":7,"error":{"code":-32602,"message":"expected an object, found an "#
        + #"array"}}"#
    ),
    (
      #"{"id":7,"method":"observe","params":{"session":"9"}}"#,
      #"{"jsonrpc":"2.0","id":7,"error":{"code":-32000,"message":"the session \"9\" is not open","#
        + #""data":{"kind":"engineFault","why":"the session \"9\" is not open"}}}"#
    ),
  ]

  @Test(arguments: oddities)
  func `an odd request has its answer, and the server lives on`(
    _ line: String, _ answer: String
  ) async throws {
    let end = #"{"id":8,"method":"close","params":{"session":"1"}}"#
    let answers = try await Conversation.replayed(Self.opening, then: [line], answers: 1)
    #expect(answers == [answer])
    let more = try await Conversation.replayed(Self.opening, then: [line, end], answers: 2)
    #expect(more.contains(#"{"jsonrpc":"2.0","id":8,"result":null}"#))
  }
}
