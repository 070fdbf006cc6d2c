package import SpecEngines
import SpecJSON

/// A conversation with a client, without its streams: bytes in, bytes out.
package final class LSPSession: StreamSession {
  /// Why the session has ended; nil while it goes on.
  package private(set) var ending: ServerEnding?
  /// Reads what has arrived, so that a request sees its cancellation.
  package var readMore: () -> Void = {}

  private let server: LanguageServer
  private var frames = LSPFrameReader()
  private var queue: [RPCMessage] = []
  private var cancelled: Set<JSONValue> = []
  private var output: [UInt8] = []

  package init(_ source: @escaping EditingSettings.Source) {
    server = LanguageServer(source)
  }

  // MARK: - Streams

  /// Takes bytes from the client; messages are handled by `step`.
  package func receive(_ bytes: some Sequence<UInt8>) {
    guard ending == nil else { return }
    frames.append(bytes)
    while ending == nil {
      do throws(LSPFrameError) {
        guard let body = try frames.next() else { return }
        enqueue(body)
      } catch {
        guard case .longBody = error else { return end(.broken(error.sentence)) }
        let sentence = error.sentence + ", so it was dropped"
        let refusal = RPCError(code: RPCError.invalidRequest, message: sentence)
        send(.reply(id: .null, .failure(refusal)))
        server.client.log(sentence, .error)
      }
    }
  }

  /// The client has closed its stream; what has arrived is handled first.
  package func receiveEnd() {
    while step() {}
    if ending != nil { return }
    end(
      .clientGone(inMessage: frames.isInMessage, afterShutdown: server.phase == .shutDown))
  }

  /// The bytes for the client since the last call.
  package func takeOutput() -> [UInt8] {
    for message in server.client.take() { send(message) }
    defer { output = [] }
    return output
  }

  private func send(_ message: RPCMessage) { output += Self.framed(message) }

  private static func framed(_ message: RPCMessage) -> [UInt8] {
    let body = message.line
    return Array("Content-Length: \(body.count)\r\n\r\n".utf8) + body
  }

  /// Whether more can be read: what waits is bounded.
  package var hasRoom: Bool { ending == nil && queue.count < 10_000 }

  // MARK: - Another program

  /// The conversation so far, for a program that takes over.
  ///
  /// It has what the server must know, and what it has not read yet. Nil if the server is not in the
  /// middle of a conversation.
  package var conversation: [UInt8]? {
    guard ending == nil, queue.isEmpty, server.phase == .running else { return nil }
    var messages: [RPCMessage] = [
      .request(id: 0, method: "initialize", parameters: server.initialization)
    ]
    for document in server.open.documents.sorted(by: { $0.key < $1.key }).map(\.value) {
      let buffer = document.buffer
      messages.append(
        .notification(
          method: "textDocument/didOpen",
          parameters: [
            "textDocument": [
              "uri": .string(document.uri), "languageId": "gherkin",
              "version": .integer(document.version),
              "text": .string(buffer.text(0..<buffer.bytes.count)),
            ]
          ]))
    }
    messages.append(.notification(method: "spec/resumed", parameters: .null))
    return messages.flatMap { Self.framed($0) } + frames.rest
  }

  /// Continues a conversation that another program began; its answers are not repeated.
  package func resume(_ conversation: [UInt8], _ sentence: String) {
    receive(conversation)
    while let message = queue.first {
      if case .notification("spec/resumed", _) = message { break }
      _ = step()
    }
    if !queue.isEmpty { queue.removeFirst() }
    _ = takeOutput()
    server.client.log(sentence, .information)
    server.resumed()
  }

  /// Tells the client's user something that needs no answer.
  package func note(_ sentence: String) { server.client.log(sentence, .warning) }

  // MARK: - Messages

  private func enqueue(_ body: [UInt8]) {
    do throws(RPCError) {
      let message = try RPCMessage(body)
      if case .notification("$/cancelRequest", let parameters) = message {
        if let id = parameters.member(["id"]) { cancelled.insert(id) }
        return
      }
      queue.append(message)
    } catch {
      send(.reply(id: .null, .failure(error)))
      if error.code == RPCError.parseError {
        server.client.log("the client sent a message that is \(error.message)", .error)
      }
    }
  }

  /// Handles the next message.
  ///
  /// - Returns: whether there was one.
  package func step() -> Bool {
    guard ending == nil, !queue.isEmpty else { return false }
    let message = queue.removeFirst()
    if case .request(let id, _, _) = message {
      server.isCancelled = { [weak self] in
        self?.readMore()
        return self?.cancelled.contains(id) == true
      }
      defer { cancelled.remove(id) }
      if let ending = server.handle(message) { end(ending) }
    } else if let ending = server.handle(message) {
      end(ending)
    }
    if queue.isEmpty { cancelled = [] }
    return true
  }

  private func end(_ ending: ServerEnding) {
    if let complaint = ending.complaint { server.client.log(complaint, .error) }
    self.ending = ending
  }

  /// Looks at the disk; called from time to time while the client is quiet.
  package func lookAtDisk() {
    if queue.isEmpty, ending == nil { server.lookAtDisk() }
  }

  // MARK: - Background

  package var unwanted: [Int] { [] }

  /// Work to be done elsewhere; nil if there is none, or messages wait.
  func takeJob() -> BackgroundJob? { queue.isEmpty && ending == nil ? server.takeJob() : nil }

  package func takeWork() -> StreamWork<BackgroundJob.Outcome>? {
    takeJob().map { job in StreamWork(number: 0) { _ in await job.complete() } }
  }

  package func take(_ outcome: BackgroundJob.Outcome, of number: Int) { server.finish(outcome) }
}
