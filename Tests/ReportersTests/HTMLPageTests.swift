import Foundation
import SpecJSON
import SpecMessages
import SpecTestKit
import Testing

@testable import SpecReporters

/// The HTML report as a file: what it consists of, and that no text breaks out of its place.
@Suite struct HTMLPageTests {
  private static let folder = ConformanceData.projectRoot
    .appendingPathComponent("Sources/SpecRunner/Reporters/HTML/Page")

  private static func file(_ name: String) throws -> String {
    try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
  }

  @Test func `the script and the style are the files of the folder`() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path).sorted()
    let between = names.filter {
      $0.hasSuffix(".js") && !["begin.js", "start.js"].contains($0)
    }
    let script = try (["begin.js"] + between + ["start.js"]).map(Self.file).joined()
    #expect(HTMLPageFiles.script == "\"use strict\";\n{\n\(script)}\n")
    #expect(HTMLPageFiles.style == (try Self.file("tokens.css") + Self.file("page.css")))
    #expect(names.count == between.count + 4)
  }

  @Test func `digests are those of the standard`() {
    // Known answers of FIPS 180-4.
    #expect(SHA256.base64(of: "abc") == "ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0=")
    #expect(SHA256.base64(of: "") == "47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=")
    #expect(
      SHA256.base64(of: "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq")
        == "JI1qYdIGOLjlwCaTDD5gOaM85Flk/yFn9uzt1BnbBsE=")
    #expect(
      SHA256.base64(of: String(repeating: "a", count: 119))
        == "MeulHDE6XAgiat8Y1KNZz9/Y0ugWsT9K+VL36mWE3Ps=")
  }

  @Test func `the page loads nothing, and its policy allows only its own script and style`() throws
  {
    let page = try Pages.text("html", Recordings.login)
    #expect(
      page.contains(
        """
        content="default-src 'none'; script-src 'sha256-\(SHA256.base64(of: HTMLPageFiles.script))'; \
        style-src 'sha256-\(SHA256.base64(of: HTMLPage.style))'; img-src data:; base-uri 'none'; \
        form-action 'none'"
        """))
    for word in ["http:", "https:", "url(", "@import", "fetch(", "XMLHttpRequest", "innerHTML"] {
      let script = HTMLPageFiles.script.replacing("http://www.w3.org/2000/svg", with: "")
        .replacing("https?:", with: "")
      #expect(!script.contains(word) && !HTMLPageFiles.style.contains(word), "\(word)")
    }
    #expect(!page.contains(" style=") && !page.contains(" onclick="))
  }

  @Test func `a reader without JavaScript reads the verdict and the counts`() throws {
    let page = try Pages.text("html", Recordings.cutShort)
    let start = try #require(page.range(of: "<noscript>")?.upperBound)
    let end = try #require(page.range(of: "</noscript>")?.lowerBound)
    #expect(
      page[start..<end] == """

        <main class="plain"><h1>Run: failed</h1>\
        <p>4 scenarios (1 failed, 1 passed, 2 not run)</p><p>2 steps (1 failed, 1 passed)</p>\
        <p>stopped after the first failure; 2 scenarios were not run</p><p>21 ms</p>
        <p>Switch on JavaScript to see the scenarios.</p></main>

        """)
  }

  @Test(arguments: HTMLInjections.texts)
  func `no text ends the element that it is in`(text: String) throws {
    let page = try Pages.text("html", HTMLInjections.run(text))
    let plain = try Pages.text("html", HTMLInjections.run("plain"))
    func tags(_ page: String) -> Int { page.matches(of: /<[!\/a-zA-Z]/).count }
    #expect(tags(page) == tags(plain))
    #expect(!(try HTMLData(page).text.contains("<")))
    // The text is there, if only with signs for control characters.
    let shown = VisibleText.line(text)
    guard case .array(let texts) = try HTMLData(page).value.field("texts") else {
      Issue.record("no texts")
      return
    }
    #expect(texts.contains { if case .string(let one) = $0 { one.contains(shown) } else { false } })
  }

  @Test func `a stream that ends early makes a page that says so`() throws {
    let whole = Recordings.login
    for length in stride(from: 0, through: whole.count, by: 7) {
      let page = try Pages.text("html", Array(whole.prefix(length)))
      let outcome = try HTMLData(page).value.field("run").field("outcome")
      #expect(outcome == .string(length == whole.count ? "failed" : "incomplete"), "\(length)")
      if length == whole.count { continue }
      #expect(page.contains("the stream of messages ends before the run does"))
    }
  }

  @Test func `a scenario without an end is shown as unfinished`() throws {
    let whole = Recordings.login
    let place = try #require(
      whole.firstIndex { if case .testStepFinished = $0 { true } else { false } })
    let data = try HTMLData(Pages.text("html", Array(whole[...place]))).value
    guard case .array(let cases) = try data.field("cases"), case .array(let one)? = cases.first,
      case .array(let attempt)? = one.dropFirst().first
    else {
      Issue.record("no case")
      return
    }
    #expect(cases.count == 1)
    #expect(attempt.prefix(2) == ["-", "p---"])
  }

  @Test func `ten thousand scenarios take at most eight megabytes`() throws {
    let page = try HTMLInjections.largePage.get()
    #expect(page.utf8.count < 8_000_000)
    guard case .array(let cases) = try HTMLData(page).value.field("cases") else { return }
    #expect(cases.count == 10_000)
  }

  @Test func `rows of an outline share its steps`() throws {
    func size(_ rows: Int) throws -> Int {
      let lines = (1...rows).map { "      | \($0) |\n" }.joined()
      let text = """
        Feature: Rows
          Scenario Outline: One <n>
            Given a step that has a rather long text, which is written once for all rows
            Examples:
              | n |
        \(lines)
        """
      return try Pages.text("html", Sample(("specs/rows.feature", text)).envelopes).utf8.count
    }
    #expect(try size(1001) - size(1) < 100 * 1000)
  }

  @Test func `what does not fit is left out, and the page says so`() throws {
    var attachments = HTMLAttachments(longest: 100, total: 150)
    var texts = HTMLTexts()
    var json = JSONWriter()
    json.beginArray()
    func add(_ body: SpecMessages.Attachment.Body, isFailure: Bool) {
      attachments.write(
        SpecMessages.Attachment(
          body: body, mediaType: "a/b", fileName: "../x\u{202E}y.png",
          owner: .run(testRunStartedID: nil)),
        ofFailure: isFailure, to: &json, &texts)
    }
    add(.bytes(Array(repeating: 0, count: 101)), isFailure: true)
    add(.bytes(Array(repeating: 0, count: 60)), isFailure: false)
    add(.bytes([1, 2, 3]), isFailure: true)
    add(.text(String(repeating: "x", count: 200)), isFailure: true)
    json.endArray()
    #expect(
      String(decoding: json.take(), as: UTF8.self) == """
        [{"type":0,"name":1,"size":101},{"type":0,"name":1,"size":60},\
        {"type":0,"name":1,"size":3,"file":"x-y.png","bytes":"AQID"},\
        {"type":0,"name":1,"size":200}]
        """)
    #expect(attachments.leftOut == 3)
  }
}

extension JSONValue {
  fileprivate func field(_ name: String) throws -> JSONValue {
    guard case .object(let fields) = self, let value = fields[name] else {
      throw HTMLData.Missing()
    }
    return value
  }
}
