import Foundation
import SpecAppTool
import SpecCommandLine
import SpecDrivers
import SpecEngines
import SpecExpressions
import SpecFormat
import SpecGherkin
import SpecJSON
import SpecMessages
import SpecReporters
import Specs

/// A sort of input: what reads it, and what must hold of that.
enum Kind: String, CaseIterable {
  case feature, markdown, expression, regex, tags, json, recording, engine, path, settings, command
  case http, pagesource, picture

  /// What an input did that none may do.
  struct Finding: Error, CustomStringConvertible {
    let description: String
    init(_ description: String) { self.description = description }
  }

  func check(_ input: [UInt8]) async throws {
    let text = String(decoding: input, as: UTF8.self)
    switch self {
    case .feature: try feature(Source(uri: "a.feature", bytes: input))
    case .markdown: try feature(Source(uri: "a.feature.md", bytes: input))
    case .expression: try pattern(text) { try SpecExpressions.Expression($0) }
    case .regex: try pattern(text) { try SpecExpressions.Expression.regex($0) }
    case .tags: try tags(text)
    case .json: try json(input)
    case .recording: try recording(input)
    case .engine: engine(input)
    case .http: try http(input)
    case .pagesource: try screen(of: text, picture: nil)
    case .picture:
      try screen(of: Self.pictured, picture: input)
      try screen(of: Self.pictured, picture: PictureChunks.repaired(input))
    // A path that begins at the root would look through the whole machine.
    case .path: try await tool(["list", "./" + text])
    case .settings:
      try Data(input).write(to: URL(fileURLWithPath: "spec.json"))
      try await tool(["config", "specs"])
      try FileManager.default.removeItem(atPath: "spec.json")
    case .command:
      let words = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      try await tool(
        words.filter { !$0.hasPrefix("/") && !["serve", "check-engine", "--watch"].contains($0) })
    }
  }

  // MARK: - What must hold

  private func same<Value: Equatable>(_ one: Value, _ other: Value, _ what: String) throws {
    if one != other { throw Finding("\(what) differs from itself") }
  }

  private func feature(_ source: Source) throws {
    let (one, other) = (Parser.parse(source), Parser.parse(source))
    try same(one.errors.map(\.officialText), other.errors.map(\.officialText), "the errors")
    guard let document = one.document, let again = other.document else {
      if one.errors.isEmpty { throw Finding("neither a document nor an error") }
      return
    }
    try same(TreeText(document).description, TreeText(again).description, "the tree")
    let pickles = TreeText(one.pickles).description
    try same(pickles, TreeText(other.pickles).description, "the pickles")
    let envelopes: [Envelope] =
      [.source(source), .gherkinDocument(document)] + one.pickles.map { .pickle($0) }
    try roundTrip(NDJSON.text(envelopes))
    try canonical(source)
  }

  /// A text that parses can be formatted, and is then as it stays.
  private func canonical(_ source: Source) throws {
    if source.encodingError != nil { return }
    guard let text = FormattedSource(source).text else {
      throw Finding("the text is not formatted")
    }
    let copy = Source(uri: source.uri, bytes: text.bytes)
    try same(FormattedSource(copy).text?.bytes, text.bytes, "the formatted text")
  }

  /// Messages that were written can be read, and are then written the same.
  private func roundTrip(_ written: String) throws {
    try same(NDJSON.text(try NDJSON.envelopes(written)), written, "the messages")
  }

  private func pattern(_ text: String, _ compile: (String) throws -> SpecExpressions.Expression)
    throws
  {
    guard let expression = try? compile(text) else { return }
    let long = String(repeating: "a1 ", count: 100)
    for candidate in [text, "", "I have 3 cucumbers", "aaaaaaaaaaaaaaaaaaaa!", long] {
      let found = expression.match(candidate)?.arguments.map(\.text)
      try same(found, expression.match(candidate)?.arguments.map(\.text), "the match")
    }
  }

  private func tags(_ text: String) throws {
    guard let expression = try? TagExpression(text) else { return }
    let again = try TagExpression(expression.description)
    try same(again.description, expression.description, "the expression")
    for tags in [[], ["@a"], ["@b"], ["@a", "@b"]] {
      try same(again.matches(tags), expression.matches(tags), "the truth")
    }
  }

  private func json(_ input: [UInt8]) throws {
    guard let value = try? JSONReader.read(input) else { return }
    for pretty in [false, true] {
      let written = JSONWriter.write(value, pretty: pretty)
      let again = try JSONReader.read(written)
      try same(JSONWriter.write(again, pretty: pretty), written, "the JSON")
    }
  }

  private func recording(_ input: [UInt8]) throws {
    guard let envelopes = try? NDJSON.envelopes(input) else { return }
    for entry in ReporterCatalog.entries {
      var reports = Reports(entry.make(Output { _ in }, ReporterCatalog.Options()))
      for envelope in envelopes { reports.receive(envelope) }
      try reports.finish()
    }
  }

  /// An answer is the same in one piece and byte by byte, and no reader goes beyond its limit.
  private func http(_ input: [UInt8]) throws {
    func answer(inPiecesOf size: Int) -> String {
      var rest = input[...]
      var reader = HTTPResponseReader(largest: 1 << 16)
      do throws(HTTPError) {
        let (response, _) = try reader.read { (buffer) throws(HTTPError) in
          defer { rest = rest.dropFirst(size) }
          buffer += rest.prefix(size)
          return !rest.isEmpty
        }
        // Whether the connection can be used again depends on what has come with the answer.
        return "\(response.status) \(response.headers) \(response.body)"
      } catch {
        return "\(error)"
      }
    }
    try same(answer(inPiecesOf: 1), answer(inPiecesOf: 7), "the answer")
  }

  /// A screen is the same each time, its elements have ids of their own, and parents among them.
  private func screen(of source: String, picture: [UInt8]?) throws {
    for platform in [PhonePlatform.ios, .android] {
      let reader = PhoneScreenReader(platform)
      guard let screen = try? reader.screen(source: source, picture: picture) else { continue }
      let again = try reader.screen(source: source, picture: picture)
      try same(again, screen, "the screen")
      let ids = Set(screen.elements.map(\.id))
      try same(ids.count, screen.elements.count, "the number of ids")
      if let orphan = screen.elements.first(where: { $0.parent.map { !ids.contains($0) } ?? false })
      {
        throw Finding("\(orphan.id) has a parent that is not listed")
      }
    }
  }

  private func engine(_ input: [UInt8]) {
    var splitter = LineSplitter(limit: 1 << 16)
    var lines: [[UInt8]] = []
    input.withUnsafeBytes { splitter.append($0) { lines.append($0) } }
    splitter.finish { lines.append($0) }
    for line in lines {
      _ = try? RPCMessage(line)
      guard let value = try? JSONReader.read(line) else { continue }
      _ = try? DriverWire.action(value)
      _ = try? DriverWire.condition(value)
      _ = try? DriverWire.screen(value)
      _ = try? DriverWire.selector(value)
      _ = try? DriverWire.driverError(value)
      _ = try? DriverWire.launchOptions(value)
    }
  }

  private func tool(_ words: [String]) async throws {
    let status = await CommandLineTool(engine: SimulatedEngine()).run(words)
    guard ExitStatus(rawValue: status) != nil, status != ExitStatus.broken.rawValue else {
      throw Finding("the status is \(status)")
    }
  }
}
