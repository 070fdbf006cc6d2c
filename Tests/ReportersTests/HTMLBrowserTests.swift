import Foundation
import SpecMessages
import SpecTestKit
import Testing

@testable import SpecReporters

/// The HTML report in a real browser.
@Suite(
  .enabled(if: !PageBrowser.isMissing, PageBrowser.whenMissing), .serialized, .browserTurn,
  .timeLimit(.minutes(10)))
struct HTMLBrowserTests {
  /// The views of a run: the overview, the timeline, the features and the scenarios.
  private static let addresses = """
    const found = new Set(['#/', '#/timeline', '#/list', '#/scenario/none', '#/x%zz?q=%']);
    const links = () => document.querySelectorAll('main a[href^="#/scenario"], main a[href^="#/feature"]');
    location.hash = '#/';
    for (const one of links()) found.add(one.getAttribute('href'));
    return [...found].join('\\n');
    """

  private static func page(_ recording: String) throws -> String {
    try Pages.text("html", Recordings.envelopes(recording))
  }

  @Test func `every view of every recording is shown without a message on the console`()
    async throws
  {
    try await PageBrowser.with { browser in
      for (name, envelopes) in Recordings.all {
        try await browser.open(Pages.text("html", envelopes))
        for address in try await browser.run(Self.addresses).components(separatedBy: "\n") {
          try await browser.follow(address)
          #expect(try await browser.texts("main h1").count == 1, "\(name) \(address)")
        }
        #expect(try await browser.console() == [], "\(name)")
      }
    }
  }

  @Test func `the outline of the overview and of a failed scenario reads as its golden`()
    async throws
  {
    try await PageBrowser.with { browser in
      try await browser.open(Self.page("login"))
      var text = try await browser.run(Self.outline)
      let failed = try await browser.run(
        "return document.querySelector('article a').getAttribute('href')")
      try await browser.follow(failed)
      text += "\n\n" + (try await browser.run(Self.outline))
      expectGolden(text + "\n", "html/login.outline.txt")
    }
  }

  /// Landmarks, headings and what else a reader comes across, a line each.
  private static let outline = """
    const lines = [document.title];
    const visit = (node, depth) => {
      const role = node.getAttribute('role');
      const label = node.getAttribute('aria-label') ?? '';
      const text = () => node.innerText.replace(/\\s+/g, ' ').trim();
      const add = (name, words) => lines.push('  '.repeat(depth) + name + (words ? ': ' + words : ''));
      if (node.checkVisibility && !node.checkVisibility()) return;
      if (/^H[1-6]$/.test(node.tagName)) return add('heading ' + node.tagName[1], text());
      if (/^(A|BUTTON|P|SUMMARY|PRE|DT|DD|TD|TH|CODE|INPUT)$/.test(node.tagName)) {
        const name = { A: 'link', P: 'text', PRE: 'code', TD: 'cell', TH: 'header' };
        return add(name[node.tagName] ?? node.tagName.toLowerCase(), text() || label);
      }
      if (role === 'treeitem') return add('item ' + node.ariaLevel, text());
      if (node.className === 'line') return add('step', text());
      const isPart = /^(HEADER|NAV|ASIDE|MAIN|SECTION|ARTICLE|TABLE)$/.test(node.tagName)
        || role === 'tree' || role === 'search';
      if (isPart) add(role ?? node.tagName.toLowerCase(), label);
      for (const child of node.children) visit(child, depth + (isPart ? 1 : 0));
    };
    for (const child of document.body.children) visit(child, 0);
    return lines.join('\\n').replaceAll(/\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d UTC\\S*/g, 'TIME');
    """

  @Test func `the search finds what its terms say`() async throws {
    let found: [(query: String, count: String)] = [
      ("", "8 scenarios"), ("password", "2 of 8 scenarios"), ("-password", "6 of 8 scenarios"),
      ("status:failed", "4 of 8 scenarios"), ("status:undefined", "1 of 8 scenarios"),
      ("status:passed", "3 of 8 scenarios"), ("status:flaky", "1 of 8 scenarios"),
      ("status:skipped status:flaky", "2 of 8 scenarios"), ("@smoke", "1 of 8 scenarios"),
      ("-@smoke", "7 of 8 scenarios"), ("@login @fast", "1 of 8 scenarios"),
      ("@LOGIN", "8 scenarios"), ("file:login", "8 scenarios"),
      ("file:login.feature:17", "1 of 8 scenarios"),
      ("file:other", "0 of 8 scenarios"), ("flow:specs", "8 scenarios"),
      ("\"three tries\"", "6 of 8 scenarios"), ("-\"three tries\" password", "2 of 8 scenarios"),
      ("status:failed -status:undefined", "3 of 8 scenarios"), ("\"", "8 scenarios"),
      ("signed", "1 of 8 scenarios"), ("worker:1", "8 scenarios"), ("<b>", "0 of 8 scenarios"),
    ]
    try await PageBrowser.with { browser in
      try await browser.open(Self.page("login"))
      for (query, count) in found {
        let address = query.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
        try await browser.follow("#/?q=" + address)
        #expect(try await browser.texts(".count-line") == [count], "\(query)")
        #expect(try await browser.run("return document.querySelector('#search').value") == query)
      }
      #expect(try await browser.console() == [])
    }
  }

  @Test func `a typed search and a pressed result are in the fragment`() async throws {
    try await PageBrowser.with { browser in
      try await browser.open(Self.page("login"))
      try await browser.press("/")
      try await browser.press("n", "o", "t")
      #expect(try await browser.run("return location.hash") == "#/?q=not")
      #expect(try await browser.texts(".count-line") == ["4 of 8 scenarios"])
      try await browser.press("Escape")
      #expect(try await browser.run("return location.hash") == "#/")
      _ = try await browser.run("document.querySelector('.chip').click()")
      #expect(try await browser.run("return location.hash") == "#/?q=status%3Afailed")
      #expect(try await browser.texts(".chip[aria-pressed=true]").count == 1)
      #expect(try await browser.texts(".count-line") == ["4 of 8 scenarios"])
    }
  }

  @Test func `a link to a scenario is the same in each run`() async throws {
    func text(_ before: String) -> String {
      "Feature: F\n\(before)  Scenario Outline: S\n    Given a step <n>\n    Examples:\n"
        + "      | n |\n      | 1 |\n      | 2 |\n  Scenario: Same\n  Scenario: Same\n"
    }
    try await PageBrowser.with { browser in
      var found: [String] = []
      for before in ["", "  Scenario: New\n    Given a new step\n"] {
        try await browser.open(
          Pages.text("html", Sample(("specs/f.feature", text(before))).envelopes))
        let addresses = try await browser.run(
          """
          document.querySelectorAll('.row.feature')[0].click();
          return [...document.querySelectorAll('.row')].map(row => row.title).join('|');
          """)
        #expect(addresses.contains("Same|Same"))
        try await browser.follow("#/")
        let ids = try await browser.run(
          "document.querySelector('.row.feature').click(); return ''")
        #expect(ids.isEmpty)
        _ = try await browser.run("return new Promise(done => setTimeout(done, 50))")
        found.append(
          try await browser.run(
            """
            return [...document.querySelectorAll('main a[href^="#/scenario"]')]
              .filter(one => one.innerText.includes('S')).map(one => one.hash).join(' ')
            """))
      }
      #expect(found[0] == found[1] && found[0].split(separator: " ").count == 3, "\(found)")
    }
  }

  @Test func `the page is used with keys alone`() async throws {
    try await PageBrowser.with { browser in
      try await browser.open(Self.page("login"))
      let focus = "return document.activeElement.querySelector('h3')?.innerText.trim() ?? ''"
      try await browser.press("j")
      #expect(try await browser.run(focus).contains("The wrong password"))
      try await browser.press("j")
      #expect(try await browser.run(focus).contains("Not written yet"))
      try await browser.press("k", "Enter")
      #expect(try await browser.texts("main h1") == ["The wrong password"])
      try await browser.press("j")
      #expect(try await browser.texts("main h1") == ["A flaky one"])
      try await browser.press("?")
      #expect(try await browser.texts("dialog h2") == ["Keys and search"])
      try await browser.press("Escape")
      #expect(try await browser.texts("dialog") == [])
      try await browser.press("Escape")
      #expect(try await browser.texts("main h1") == ["✗ Failed"])
      try await browser.press("t")
      #expect(try await browser.texts("main h1") == ["Timeline"])
      try await browser.press("l")
      try await browser.press("Home", "Down", "Down", "Enter")
      #expect(try await browser.texts("main h1") == ["The right password"])
      #expect(try await browser.console() == [])
    }
  }

  @Test func `every link, button and field is reached with Tab and has a name`() async throws {
    try await PageBrowser.with { browser in
      try await browser.open(Self.page("login"))
      let nameless = try await browser.run(
        """
        const parts = [...document.querySelectorAll('a, button, input, summary, [role=tree]')];
        return parts.filter(one => one.tabIndex < 0
          || !(one.innerText || one.ariaLabel || '').trim()).map(one => one.outerHTML).join('\\n')
        """)
      #expect(nameless.isEmpty)
      try await browser.press("Tab")
      #expect(
        try await browser.run("return document.activeElement.innerText") == "Skip to the content")
      try await browser.press("Enter")
      #expect(try await browser.run("return document.activeElement.id") == "main")
    }
  }

  @Test(arguments: [400, 320])
  func `nothing is wider than a narrow window`(width: Int) async throws {
    try await PageBrowser.with { browser in
      try await browser.size(width: width)
      for recording in ["login", "outline", "korean", "hostile", "broken"] {
        try await browser.open(Self.page(recording))
        for address in try await browser.run(Self.addresses).components(separatedBy: "\n") {
          try await browser.follow(address)
          let found = try await browser.run("return document.documentElement.scrollWidth")
          #expect(Int(found) ?? 0 <= width, "\(recording) \(address)")
        }
      }
      try await browser.follow("#/list")
      #expect(
        try await browser.run("return String(document.querySelector('aside').checkVisibility())")
          == "true")
      #expect(
        try await browser.run("return String(document.querySelector('main').checkVisibility())")
          == "false")
    }
  }

  @Test func `on paper everything is open and the list is left out`() async throws {
    try await PageBrowser.with { browser in
      try await browser.open(Self.page("outline"))
      #expect(try await browser.print() > 10_000)
      try await browser.emulate(media: "print")
      #expect(
        try await browser.run("return String(document.querySelector('aside').checkVisibility())")
          == "false")
      let closed = "return document.querySelectorAll('main details:not([open])').length"
      let before = try await browser.run(closed)
      _ = try await browser.run("dispatchEvent(new Event('beforeprint'))")
      #expect(try await browser.run(closed) == "0")
      _ = try await browser.run("dispatchEvent(new Event('afterprint'))")
      #expect(try await browser.run(closed) == before)
    }
  }

  @Test func `hostile text does nothing but stand there`() async throws {
    try await PageBrowser.with { browser in
      for text in HTMLInjections.texts {
        try await browser.open(Pages.text("html", HTMLInjections.run(text)))
        let addresses = try await browser.run(Self.addresses).components(separatedBy: "\n")
        for address in addresses { try await browser.follow(address) }
        let state = try await browser.run(
          """
          return [typeof window.pwned, document.scripts.length, document.querySelectorAll('[style]:not(.row):not(.tree-rows)').length,
            [...document.querySelectorAll('a')].filter(one => !/^(#|data:application.octet-stream;)/.test(one.getAttribute('href'))).length].join()
          """)
        #expect(state == "undefined,2,0,0", "\(text)")
        let console = try await browser.console()
        #expect(console == [], "\(text)")
      }
    }
  }

  @Test func `a row of an outline is shown with the values of its steps`() async throws {
    try await PageBrowser.with { browser in
      try await browser.open(Self.page("outline"))
      try await browser.follow(
        try await browser.run("return document.querySelector('article a').getAttribute('href')"))
      #expect(try await browser.texts("main h1") == ["Eating 2 cucumbers"])
      #expect(try await browser.texts(".step .text") == ["When a step that eats 2 and fails"])
      #expect(
        try await browser.texts(".examples tr") == [
          "Result n how", "✓ passed Eating 1 cucumbers 1 passes", "✗ failed this one 2 fails",
          "Result n how", "✗ failed Eating 12 cucumbers 12 fails",
        ])
    }
  }

  @Test func `screens are drawn side by side, with what changed between them`() async throws {
    try await PageBrowser.with { browser in
      try await browser.open(Pages.text("html", HTMLScreensTests.run()))
      #expect(
        try await browser.run("return document.querySelectorAll('article svg.ss').length") == "1")
      try await browser.follow(
        try await browser.run("return document.querySelector('article a').getAttribute('href')"))
      #expect(
        try await browser.texts(".film .captions")
          == [
            "✓ passed Given a step that passes",
            "✓ passed When a step that passes too ✓ passed Then a step that fails",
          ].map { $0.replacing("✓ passed Then", with: "✗ failed Then") })
      #expect(
        try await browser.texts(".film .between") == [
          "tapped \"next\" button \"Next & on\" changed"
        ])
      #expect(
        try await browser.run("return document.querySelectorAll('.film rect.hl').length") == "1")
      #expect(try await browser.run("return document.scripts.length") == "2")
      _ = try await browser.run("document.querySelector('.frame-button').click()")
      #expect(
        try await browser.run("return document.querySelectorAll('dialog svg.ss').length") == "1")
      #expect(try await browser.console() == [])
    }
  }

  @Test func `known issues are in a section of their own`() async throws {
    try await PageBrowser.with { browser in
      try await browser.open(Pages.text("html", HTMLScreensTests.knownIssues()))
      #expect(
        try await browser.texts("main h2").prefix(2) == [
          "1 failed", "1 known issue: expected to fail",
        ])
      #expect(
        try await browser.texts("article .headline") == [
          "the scenario passes although its known issue https://bugs.example/8 is open remove the tag"
        ])
      try await browser.follow("#/?q=status%3Aknown-issue")
      #expect(try await browser.texts(".count-line") == ["1 of 2 scenarios"])
    }
  }

  @Test func `ten thousand scenarios keep the document small`() async throws {
    try await PageBrowser.with { browser in
      try await browser.open(HTMLInjections.largePage.get())
      let count = "return document.querySelectorAll('*').length"
      #expect(Int(try await browser.run(count)) ?? .max < 2000)
      try await browser.follow("#/?q=%22number%207%20of%20199%22")
      #expect(try await browser.texts(".count-line") == ["1 of 10,000 scenarios"])
      try await browser.follow("#/?q=number")
      #expect(try await browser.texts(".count-line") == ["10,000 scenarios"])
      _ = try await browser.run("document.querySelector('.tree').scrollTop = 1e9")
      _ = try await browser.run("return new Promise(done => setTimeout(done, 50))")
      #expect(try await browser.texts(".row:last-child .label") == ["Number 49 of 199"])
      try await browser.follow("#/timeline")
      #expect(Int(try await browser.run(count)) ?? .max < 12_000)
    }
  }
}
