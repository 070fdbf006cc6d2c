import SpecGherkin
import SpecMessages

/// Runs with hostile or large content, for tests of the HTML report.
enum HTMLInjections {
  /// Texts that would run as a script or hide what they are, if they left their place.
  static let texts = [
    "</script><script>window.pwned = 1</script>", "<!--", "<!-- <script>", "]]>", "</style>",
    "</noscript><img src=x onerror=window.pwned=1>", "\"><svg onload=window.pwned=1>",
    "javascript:window.pwned=1", "' onmouseover='window.pwned=1", "&lt;script&gt;", "${pwned}",
    "\\u003cscript>", "\\\"};window.pwned=1;//", "\u{202E}tpircs\u{202C}",
    "NUL \u{0} ESC \u{1B}[31m",
    "\u{2028}\u{2029}", "🙂 e\u{301} ﷽", "__proto__", "constructor", "</SCRIPT >",
    String(repeating: "<script>", count: 1000),
  ]

  /// A run that has a text in each place that a page shows.
  static func run(_ text: String) -> [Envelope] {
    let line = text.replacing("\u{2028}", with: " ").replacing("\u{2029}", with: " ")
    let cell = line.replacing("|", with: "\\|")
    let feature = """
      Feature: \(line)
        description \(line)

        Background: \(line)
          Given a step that passes \(line)

        Rule: \(line)
          @\(line.replacing(" ", with: ""))
          Scenario Outline: \(line) <n>
            When a step that takes this and logs "\(line)":
              | \(cell) | b |
            Then a step that fails <n>

            Examples: \(line)
              | n |
              | \(cell) |
      """
    var envelopes = Sample(("specs/\(line)/\(line).feature", feature)).envelopes
    let end = envelopes.firstIndex { if case .testStepFinished = $0 { true } else { false } } ?? 0
    guard case .testStepFinished(let event) = envelopes[end] else { return envelopes }
    let owner = Attachment.Owner.step(
      testCaseStartedID: event.testCaseStartedID, testStepID: event.testStepID)
    let svg =
      "<svg xmlns='http://www.w3.org/2000/svg' onload='window.pwned=1'><script>"
      + "window.pwned=1</script></svg>"
    let attached: [(Attachment.Body, String)] = [
      (.text(text), "text/html"), (.text(text), text), (.text("javascript:pwned"), "text/uri-list"),
      (.text(text), Attachment.linkType), (.bytes(Array(svg.utf8)), "image/svg+xml"),
      (.bytes(Array(text.utf8)), "text/html"), (.bytes(Array(text.utf8)), "image/png"),
    ]
    envelopes.insert(
      contentsOf: attached.map { body, type in
        .attachment(Attachment(body: body, mediaType: type, fileName: text, owner: owner))
      }, at: end)
    return envelopes
  }

  /// The page of a run of ten thousand scenarios.
  static let largePage = Result { try Pages.text("html", large(10_000)) }

  /// A run of many scenarios that pass, in 200 features of 10 folders, each with steps of its own.
  private static func large(_ count: Int) -> [Envelope] {
    let perFeature = max(count / 200, 1)
    var sample = Sample()
    for feature in 0..<(count / perFeature) {
      var text = "@area-\(feature % 10)\nFeature: Feature \(feature) of a large suite\n"
      for scenario in 0..<perFeature {
        text += "  @req-\(feature).\(scenario)\n  Scenario: Number \(scenario) of \(feature)\n"
        for step in 0..<8 {
          text += "    Given a step that does the \(step)th thing of \(scenario) in \(feature)\n"
        }
      }
      sample.features.append(("specs/flow-\(feature % 10)/feature-\(feature).feature", text))
    }
    sample.workers = 4
    return sample.envelopes
  }
}
