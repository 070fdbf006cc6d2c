import SpecJSON
import SpecMessages
import SpecTestKit
import Testing

@testable import SpecReporters

/// The pages of a browser in the HTML report.
@Suite struct HTMLInspectTests {
  private static let head =
    "<!doctype html>\n<html data-spec-size=\"600,400\" data-spec-scroll=\"0,200\">"
    + "<head><title>P</title>"

  /// Pages of three steps, the second of which leaves the page as it was.
  static let pages: [String?] = [
    head + "</head><body><h1 data-spec-element='heading \"One\"'>One</h1></body></html>\n",
    nil,
    head + "<style>h1 { color: rgb(9, 8, 7) } div { padding-top: 900px }</style></head>"
      + "<body><h1 data-spec-element='heading \"Two\"'>Two</h1><a href=\"#far\">Near</a>"
      + "<div><template shadowrootmode=open><p id=far data-spec-element='text \"Far\"'>Far</p>"
      + "</template></div></body></html>\n",
  ]

  /// A run of three steps, the last of which fails, with screens and these pages.
  static func run(_ pages: [String?] = pages, hasScreens: Bool = true) -> [Envelope] {
    let feature = """
      Feature: Pages
        Scenario: One
          Given a step that passes
          When a step that passes too
          Then a step that fails
      """
    var envelopes = Sample(("specs/pages.feature", feature)).envelopes
    let ends = envelopes.indices.filter {
      if case .testStepFinished = envelopes[$0] { true } else { false }
    }
    for (number, place) in ends.enumerated().reversed() where number < pages.count {
      guard case .testStepFinished(let event) = envelopes[place] else { continue }
      var screen = RecordedScreen(.step, name: "page", width: 600, height: 400)
      if number == 1 {
        screen.events = [
          "10 ms  GET \"/api/items\"", "12 ms  POST \"/api/items\"",
          "13 ms  log \"a \\\"quoted\\\" line\", level \"info\"", "30 ms  \"next\" push",
          "31 ms  response \"/api/items\", status \"200\"",
          "40 ms  error \"it failed\", line \"3\"",
          "50 ms  GET \"/api/none\"", "60 ms  response \"/far\", error \"network error\"",
        ]
      }
      let owner = SpecMessages.Attachment.Owner.step(
        testCaseStartedID: event.testCaseStartedID, testStepID: event.testStepID)
      var attached: [(SpecMessages.Attachment.Body, String)] = []
      if hasScreens { attached.append((screen.body, RecordedScreen.mediaType)) }
      if let page = pages[number] {
        attached.append((.text(page), SpecMessages.Attachment.pageType))
      }
      envelopes.insert(
        contentsOf: attached.map {
          .attachment(SpecMessages.Attachment(body: $0, mediaType: $1, owner: owner))
        }, at: place)
    }
    return envelopes
  }

  @Test func `a page is a list of pieces, and no attachment`() throws {
    expectGolden(try HTMLData(Pages.text("html", Self.run())).lines, "html/pages.json")
  }

  @Test func `a report with pages allows their styles and fonts, and still no script and no load`()
    throws
  {
    #expect(
      try Pages.text("html", Self.run()).contains(
        """
        content="default-src 'none'; script-src 'sha256-\(SHA256.base64(of: HTMLPageFiles.script))'; \
        style-src 'unsafe-inline'; font-src data:; img-src data:; base-uri 'none'; \
        form-action 'none'"
        """))
  }

  @Test func `what two pages share is written once`() {
    let lines = (1...4000).map { "<li>item \($0) 가 \($0 % 7 == 0 ? "🙂" : "e\u{301}")</li>" }
    var others = lines
    others[2000] = "<li>changed</li>"
    others.insert("<li>new</li>", at: 100)
    let pages = [lines.joined(), others.joined(), lines.joined()]
    let pieces = pages.map(PagePieces.pieces)
    for (page, list) in zip(pages, pieces) {
      #expect(Array(list.joined().utf8) == Array(page.utf8))
    }
    #expect(pieces[0].count > 20 && pieces[0] == pieces[2])
    #expect(Set(pieces[1]).subtracting(pieces[0]).count <= 4)
    #expect(PagePieces.pieces(of: "") == [])
  }

  @Test func `pages beyond the limit are left out and counted`() {
    var attachments = HTMLAttachments(longest: 100, total: 90)
    var texts = HTMLTexts()
    var json = JSONWriter()
    json.beginArray()
    for page in [String(repeating: "a", count: 80), String(repeating: "b", count: 80)]
      + [String(repeating: "a", count: 80), String(repeating: "c", count: 101)]
    {
      attachments.write(page: page, ofFailure: true, to: &json, &texts)
    }
    json.endArray()
    // The third is the first again.
    #expect(String(decoding: json.take(), as: UTF8.self) == "[[0],[],[0],[]]")
    #expect(attachments.leftOut == 2 && attachments.hasPages)
  }
}

/// The panel of a step in a real browser.
extension HTMLBrowserTests {
  /// Opens the panel of a step of the scenario, from 0.
  private static func inspect(_ step: Int, of page: String, _ browser: PageBrowser) async throws {
    try await browser.open(page)
    let address = try await browser.run(
      "return document.querySelector('article a').getAttribute('href')")
    try await browser.follow(address)
    try await browser.run("document.querySelectorAll('.step button.inspect')[\(step)].focus()")
    try await browser.press("Enter")
  }

  private static func choose(_ name: String, _ browser: PageBrowser) async throws {
    try await browser.run(
      """
      [...document.querySelectorAll('dialog .chip')]
        .find(one => one.textContent.startsWith('\(name)')).click();
      return new Promise(done => setTimeout(done, 200));
      """)
  }

  private static func inFrame(_ value: String, _ browser: PageBrowser) async throws -> String {
    try await browser.run(
      "const page = document.querySelector('dialog iframe').contentDocument; return String(\(value))"
    )
  }

  @Test func `a step shows the page before and after it, its elements, requests and console`()
    async throws
  {
    try await PageBrowser.with { browser in
      try await Self.inspect(2, of: Pages.text("html", HTMLInspectTests.run()), browser)
      let heading = "page.querySelector('h1').textContent"
      #expect(try await browser.texts("dialog h2, dialog .place").count == 2)
      #expect(
        try await browser.texts("dialog .place") == ["specs/pages.feature:5"])
      #expect(try await Self.inFrame(heading, browser) == "Two")
      #expect(
        try await Self.inFrame(
          "page.defaultView.getComputedStyle(page.querySelector('h1')).color",
          browser) == "rgb(9, 8, 7)")
      #expect(try await Self.inFrame("page.defaultView.innerWidth", browser) == "600")
      #expect(try await Self.inFrame("page.scrollingElement.scrollTop", browser) == "200")
      try await Self.choose("Elements", browser)
      #expect(
        try await browser.texts("dialog .elements li") == ["heading \"Two\"", "text \"Far\""])
      try await browser.run("document.querySelectorAll('dialog .element')[1].focus()")
      // The element is scrolled into view, and its box is where it is.
      #expect(try await Self.inFrame("page.scrollingElement.scrollTop > 500", browser) == "true")
      #expect(
        try await browser.run(
          """
          const frame = document.querySelector('dialog iframe');
          const node = frame.contentDocument.querySelector('div').shadowRoot.querySelector('p');
          const scale = frame.getBoundingClientRect().width / 600;
          const mark = document.querySelector('dialog .mark').getBoundingClientRect();
          const top = frame.getBoundingClientRect().top + node.getBoundingClientRect().top * scale;
          return String(Math.abs(mark.top - top) < 1 && mark.height > 0);
          """) == "true")
      try await Self.choose("Before", browser)
      #expect(try await Self.inFrame(heading, browser) == "One")
      try await browser.press("Escape")
      #expect(try await browser.texts("dialog").isEmpty)
      #expect(
        try await browser.run("return document.activeElement.className") == "inspect")

      try await Self.inspect(1, of: Pages.text("html", HTMLInspectTests.run()), browser)
      #expect(
        try await browser.texts("dialog .chip")
          == ["Before", "After", "Elements", "Requests 4", "Console 2", "Events 1"])
      #expect(try await Self.inFrame(heading, browser) == "One")
      try await Self.choose("Requests", browser)
      #expect(
        try await browser.texts("dialog tbody tr") == [
          "GET /api/items 200 21 ms", "POST /api/items no answer", "GET /api/none no answer",
          "/far error \"network error\"",
        ])
      try await Self.choose("Console", browser)
      #expect(
        try await browser.texts("dialog pre") == [
          "13 ms log \"a \\\"quoted\\\" line\", level \"info\" 40 ms error \"it failed\", line \"3\""
        ])
      #expect(try await browser.console() == [])
    }
  }

  @Test func `a page opens by a key, on a narrow screen too, and Escape closes it from inside`()
    async throws
  {
    try await PageBrowser.with { browser in
      for (width, scheme) in [(400, "dark"), (1280, "light")] {
        try await browser.size(width: width)
        try await browser.emulate(scheme: scheme)
        try await Self.inspect(2, of: Pages.text("html", HTMLInspectTests.run()), browser)
        try await Self.choose("Elements", browser)
        #expect(
          try await browser.run(
            """
            const dialog = document.querySelector('dialog');
            const { left, right } = dialog.getBoundingClientRect();
            return String(document.documentElement.scrollWidth <= innerWidth
              && left >= 0 && right <= innerWidth && dialog.scrollWidth <= dialog.clientWidth);
            """) == "true", "\(width)")
        // A link in the page leads nowhere, and the key is pressed in the page.
        try await browser.run(
          "document.querySelector('dialog iframe').contentDocument.querySelector('a').click()")
        #expect(try await Self.inFrame("page.querySelector('h1').textContent", browser) == "Two")
        try await browser.run(
          """
          document.querySelector('dialog iframe').focus();
          document.querySelector('dialog iframe').contentDocument.querySelector('a').focus();
          """)
        try await browser.press("Escape")
        #expect(try await browser.texts("dialog").isEmpty, "\(width)")
        #expect(try await browser.console() == [])
      }
    }
  }

  @Test func `nothing in a page runs or is loaded, whatever the recording says`() async throws {
    let hostile = """
      <html data-spec-size="9999999999,1" data-spec-scroll="x"><body onload="top.pwned = 1">
      <script>top.pwned = 1</script><img src=x onerror="top.pwned = 1">
      <img src="http://127.0.0.1:9/a.png"><link rel=stylesheet href="http://127.0.0.1:9/a.css">
      <style>@import "http://127.0.0.1:9/b.css";
      body { background: url(http://127.0.0.1:9/b.png) }</style>
      <iframe srcdoc="<script>top.pwned = 1</script>"></iframe>
      <iframe src="http://127.0.0.1:9/"></iframe>
      <meta http-equiv=refresh content="0;url=http://127.0.0.1:9/">
      <form action="http://127.0.0.1:9/"><button></button></form>
      <a id=out href="http://127.0.0.1:9/" target=_top>Out</a>
      <a href="javascript:top.pwned = 1">Run</a>
      <form data-spec-scroll="0,1" data-spec-element=form><input name=getAttribute>
      <input name=scrollTo><input name=hasAttribute></form>
      <p data-spec-element="<img src=x onerror=pwned=1>">Text</p></iframe>
      <script>top.pwned = 1</script>
      "><script>top.pwned = 1</script></body></html>
      """
    try await PageBrowser.with { browser in
      try await Self.inspect(
        0, of: Pages.text("html", HTMLInspectTests.run([hostile, nil, nil])), browser)
      let address = try await browser.run("return location.href")
      try await Self.choose("Elements", browser)
      try await browser.run(
        """
        const page = document.querySelector('dialog iframe').contentDocument;
        for (const node of page.querySelectorAll('a, button')) node.click();
        return new Promise(done => setTimeout(done, 500));
        """)
      #expect(try await browser.run("return String(window.pwned)") == "undefined")
      #expect(try await browser.run("return location.href") == address)
      #expect(
        try await browser.texts("dialog .elements li") == ["form", "<img src=x onerror=pwned=1>"])
      #expect(
        try await Self.inFrame(
          """
          page.URL + [window, page.defaultView].flatMap(one => one.performance
            .getEntriesByType('resource').filter(each => each.responseEnd && each.transferSize)).length
          """, browser) == "about:srcdoc0")
      // The policy says what it has refused.
      #expect(try await browser.console().contains { $0.contains("Content Security Policy") })
    }
  }

  @Test func `a step without a page has no button`() async throws {
    try await PageBrowser.with { browser in
      for run in [HTMLInspectTests.run([]), HTMLInspectTests.run([nil, nil, nil])]
        + [HTMLInspectTests.run(hasScreens: false)]
      {
        try await browser.open(Pages.text("html", run))
        #expect(try await browser.texts("button.inspect").isEmpty)
      }
    }
  }
}
