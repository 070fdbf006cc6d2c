import Foundation
import SpecDrivers
import SpecJSON
import SpecTestKit
import Testing

@testable import SpecEngines

/// The functions of the page script, one by one, in a real browser.
@Suite struct PageScriptTests {
  @Test func `every file of the folder is part of the page script, once`() throws {
    let folder = ConformanceData.projectRoot
      .appendingPathComponent("Sources/SpecRunner/Engines/WebDriver/Page")
    let source = PageScript.source(PageScript.World(run: "1", records: true))
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(files.contains("names.js"))
    var rest = source
    for file in files {
      let text = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
      #expect(
        source.components(separatedBy: text).count == 2,
        "\(file) in PageScript.swift; after a change run Scripts/generate")
      #expect(text.hasSuffix("\n"), "\(file) ends with a line end")
      rest = rest.replacingOccurrences(of: text, with: "")
    }
    #expect(
      rest.hasPrefix("(world => {\nif (window.__spec) return;\n})("),
      "a file that is gone is in PageScript.swift; after a change run Scripts/generate")
  }

  @Test func `what a launch arranged is handed over as an argument`() {
    let world = PageScript.World(
      run: "a1",
      stored: [
        StoredItem(area: .local, name: "name", value: "\"Ada\"\n"),
        StoredItem(area: .session, name: "gone", value: nil),
      ], saved: ["http://a.test": [["b", "c"]]], answers: [["path": "/a"]])
    let source = PageScript.source(world)
    #expect(source.hasPrefix("(world => {\nif (window.__spec) return;\n"))
    #expect(
      source.hasSuffix(
        #"})({"run":"a1","stored":[["local storage","name","\"Ada\"\n"],"#
          + #"["session storage","gone",null]],"saved":{"http://a.test":[["b","c"]]},"#
          + #""answers":[{"path":"/a"}],"date":null,"windows":false});"#))
  }

  /// One call: the markup in whose first element `node` it is made, the call, and its answer.
  typealias Case = (markup: String, call: String, answer: JSONValue)

  @Test(.enabled(if: !Chromium.isMissing, Chromium.whenMissing), .timeLimit(.minutes(10)))
  func `a thing is for what its markup says`() async throws {
    try await Self.check([
      ("<button></button>", "roleOf(node)", "button"),
      ("<a href='#'>x</a>", "roleOf(node)", "link"),
      ("<a>x</a>", "roleOf(node)", .null),
      ("<a role=button>x</a>", "roleOf(node)", "button"),
      ("<div role='switch checkbox'></div>", "roleOf(node)", "switch"),
      ("<li role=none></li>", "roleOf(node)", .null),
      ("<li></li>", "roleOf(node)", "list item"),
      ("<h2></h2>", "roleOf(node)", "heading"),
      ("<a role=constructor>x</a>", "roleOf(node)", .null),
      ("<input type=file>", "roleOf(node)", "file button"),
      ("<input type=search>", "roleOf(node)", "search field"),
      ("<input role=combobox>", "roleOf(node)", "combobox"),
      ("<p role=combobox></p>", "roleOf(node)", "picker"),
      ("<div data-spec-role=chip role=button></div>", "roleOf(node)", "chip"),
      ("<input type=hidden>", "roleOf(node)", .null),
      ("<input type=image>", "roleOf(node)", "button"),
      ("<input type=range>", "roleOf(node)", "slider"),
      ("<input type=date>", "roleOf(node)", "field"),
      ("<p contenteditable><b>x</b></p>", "[node, node.firstChild].map(roleOf)", ["field", .null]),
      ("<p data-testid=a id=b></p>", "idOf(node)", "a"),
      ("<p><b id=c></b><b id=c></b></p>", "[...node.children].map(idOf)", ["c", "~b 1"]),
    ])
  }

  @Test(.enabled(if: !Chromium.isMissing, Chromium.whenMissing), .timeLimit(.minutes(10)))
  func `a style is read as a value`() async throws {
    try await Self.check([
      ("", "color('rgb(1, 2, 3)')", [1, 2, 3, 255]),
      ("", "color('rgba(1, 2, 3, 0.5)')", [1, 2, 3, 128]),
      ("", "color('red')", [255, 0, 0, 255]),
      ("", "color('transparent')", [0, 0, 0, 0]),
      ("", "color('color(srgb 0 0 1)')", [0, 0, 255, 255]),
      ("", "color('no colour')", .null),
      ("<p>", "border(getComputedStyle(node))", [0, 0, 0, 0]),
      ("<p style='border: 0 solid red'>", "border(getComputedStyle(node))", [0, 0, 0, 0]),
      ("<p style='border: 1px solid lime'>", "border(getComputedStyle(node))", [0, 255, 0, 255]),
      (
        "<p style='border: 1px solid lime; border-top-color: red'>",
        "border(getComputedStyle(node))", "differs from side to side"
      ),
      (
        "<p style='border-bottom: 2px solid lime'>", "underline(getComputedStyle(node))",
        [0, 255, 0, 255]
      ),
      ("<p style='border: 1px solid lime'>", "underline(getComputedStyle(node))", .null),
      ("<p>", "underline(getComputedStyle(node))", .null),
      ("<p style='translate: 12px'>", "offset(getComputedStyle(node))", 12),
      ("<p style='translate: 0 -1.239px'>", "offset(getComputedStyle(node))", -1.24),
      ("<p style='translate: 0 50%'>", "offset(getComputedStyle(node))", .null),
      ("<p>", "measure('translateY(100%)')", "translateY(100%)"),
      ("<p>", "measure('matrix(1, 0, 0, 1, 0, -40)')", -40),
      ("<p>", "measure('translateY(-40px)')", -40),
      ("<p style='translate: 3px 4px'>", "offset(getComputedStyle(node))", .null),
      ("<p style='transform: translateY(-40px)'>", "offset(getComputedStyle(node))", -40),
      ("<p style='transform: scale(2)'>", "offset(getComputedStyle(node))", .null),
      (
        "<p style='translate: 1px; transform: translateX(2px)'>",
        "offset(getComputedStyle(node))", .null
      ),
      ("", "measure('translate(0px, 12.5px)')", 12.5),
      ("", "measure('-3e2px')", -300),
      ("", "measure('none')", 0),
      ("", "measure('red')", "red"),
    ])
  }

  @Test(.enabled(if: !Chromium.isMissing, Chromium.whenMissing), .timeLimit(.minutes(10)))
  func `an element's state is read from its markup`() async throws {
    try await Self.check([
      ("<p aria-pressed=false aria-current=true>", "selected(node)", false),
      ("<p aria-current=page>", "selected(node)", true),
      ("<p>", "selected(node)", .null),
      ("<input type=checkbox checked>", "selected(node)", true),
      ("<fieldset disabled><input></fieldset>", "isDisabled(node.firstChild)", true),
      ("<p inert><button></button></p>", "isDisabled(node.firstChild)", true),
      ("<button aria-disabled=true></button>", "isDisabled(node)", true),
      ("<button aria-disabled=false></button>", "isDisabled(node)", false),
      ("<select><option>A<option selected>B</select>", "text(node, 'picker')", "B"),
      ("<progress value=0.5></progress>", "text(node, 'progress')", "0.5"),
      (
        "<p><b role=tab>A</b><b role=tab aria-selected=true>B</b></p>",
        "text(node, 'segments')", "B"
      ),
      (
        "<input type=password enterkeyhint=go autocomplete=current-password>", "traits(node)",
        [
          "placeholder": "", "keyboard": "password", "hint": "go", "returnKey": "go",
          "correction": false, "spelling": false, "secure": true, "content": "current-password",
        ]
      ),
      (
        "<input inputmode=numeric enterkeyhint=fly>",
        "(({ keyboard, returnKey }) => [keyboard, returnKey])(traits(node))", ["numeric", .null]
      ),
      ("", "points('a😀b')", ["a", "😀", "b"]),
      ("", "units('a😀b', 2)", 3),
    ])
  }

  @Test(.enabled(if: !Chromium.isMissing, Chromium.whenMissing), .timeLimit(.minutes(10)))
  func `a request is answered by what was arranged last for its address`() async throws {
    let arranged: JSONValue = [
      ["path": "/a", "body": "any"], ["path": "/a", "method": "POST", "body": "post"],
      ["path": "/b/*", "body": "below"], ["path": "https://shop.example/c", "body": "shop"],
    ]
    func answer(_ method: String, _ address: String) -> String {
      "answerTo('\(method)', '\(address)')?.body"
    }
    try await Self.check(
      [
        ("", answer("GET", "/a"), "any"),
        ("", answer("POST", "/a"), "post"),
        ("", answer("GET", "/a?page=2"), "any"),
        ("", answer("GET", "https://other.example/a"), "any"),
        ("", answer("PUT", "/b/1?q"), "below"),
        ("", answer("GET", "/b"), .null),
        ("", answer("GET", "https://shop.example/c"), "shop"),
        ("", answer("GET", "https://other.example/c"), .null),
        ("", "addressOf('https://shop.example/d?e#f')", "https://shop.example/d?e#f"),
        ("", "addressOf('/d?e#f')", "/d?e"),
        ("", "isForeign(new URL('tel:112'))", true),
        ("", "isForeign(new URL('https://shop.example'))", true),
        ("", "isForeign(new URL('about:blank'))", false),
      ], answers: arranged)
  }

  /// Makes each call in a browser and compares its answer.
  static func check(_ cases: [Case], answers: JSONValue = []) async throws {
    let calls: JSONValue = .array(cases.map { [.string($0.markup), .string($0.call)] })
    let found = try await Chromium.withDriver("<main id=stage></main>") { driver in
      try await driver.browser?.send(
        .run(script, [calls, answers], what: "call the page script"))
    }
    guard case .array(let answers)? = found, answers.count == cases.count else {
      Issue.record("the browser answered \(String(describing: found))")
      return
    }
    for (example, answer) in zip(cases, answers) {
      #expect(answer == example.answer, "\(example.call) of \(example.markup)")
    }
  }

  /// The files that define functions, with what they would change in the page left out.
  static let functions =
    """
    const wrap = () => {}, write = () => {}, spec = {}, history = null;
    const world = { answers: arguments[1] }, memory = {};

    """
    + [
      PageFiles.builtins, PageFiles.shadows, PageFiles.tree, PageFiles.links,
      PageFiles.motion, PageFiles.requests, PageFiles.generated,
      PageFiles.names, PageFiles.roles, PageFiles.kinds,
      PageFiles.styles, PageFiles.elements, PageFiles.tables,
      PageFiles.hands,
    ].joined()

  private static let script =
    functions + """
      const stage = document.getElementById('stage');
      return arguments[0].map(([markup, call]) => {
        stage.innerHTML = markup;
        const node = stage.firstElementChild;
        try { return eval(call) ?? null } catch (error) { return String(error) }
      });
      """
}
