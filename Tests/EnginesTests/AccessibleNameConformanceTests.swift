import Foundation
import SpecJSON
import SpecTestKit
import Testing

@testable import SpecEngines

/// The W3C's cases of accessible names and descriptions, if they are on this machine.
private enum AccessibleNameCases {
  /// An element of a page, the `nth` that the selector matches, and what it is called.
  struct Case: Decodable {
    let select: String
    let nth: Int
    let property: String
    let expected: String
    let title: String
    let leftOutByPlaywright: Bool
  }

  /// The cases of each page; none if they are not on this machine.
  static let pages: [(page: String, cases: [Case])] = {
    guard let file = ConformanceData.folder?.appendingPathComponent("accname/manifest.json"),
      let data = try? Data(contentsOf: file),
      let cases = try? JSONDecoder().decode([String: [Case]].self, from: data)
    else { return [] }
    return cases.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }()
}

/// The W3C's cases of accessible names and descriptions, in a real browser.
@Suite(
  .enabled(if: !AccessibleNameCases.pages.isEmpty, Comment(rawValue: ConformanceData.whenAbsent)),
  .enabled(if: !Chromium.isMissing, Chromium.whenMissing), .browserTurn)
struct AccessibleNameConformanceTests {
  /// The cases whose answer differs, by page and number, and why it does.
  static let exceptions = [
    "manual/name_test_case_659-manual.html 0":
      "the tooltip of a label counts only if the label has no content, as rule 2I says",
    "manual/name_test_case_660-manual.html 0":
      "the tooltip of a label counts only if the label has no content, as rule 2I says",
    "name/comp_name_from_content.html 47":
      "the link refers to an id that the page misspells, so its own text comes first",
  ]

  /// What became of a case.
  private struct Outcome {
    let page: String
    let number: Int
    let test: AccessibleNameCases.Case
    let answer: JSONValue

    var place: String { "\(page) \(number)" }
    var isRight: Bool { answer == .string(test.expected) }
    /// Why the test fails; nil if the case is right, or an exception.
    var fault: String? {
      let isException = exceptions[place] != nil
      if isRight { return isException ? "\(place) is right: it is no exception any more" : nil }
      return isException
        ? nil
        : "\(place) \(test.title): the \(test.property) is "
          + "\(JSONValue.string(test.expected)), not \(answer)"
    }
  }

  @Test(.timeLimit(.minutes(10)))
  func `an element has the name and the description of the W3C's cases`() async throws {
    let pages = AccessibleNameCases.pages
    let answers = try await Self.answers(to: pages)
    try #require(answers.map(\.count) == pages.map(\.cases.count))
    let outcomes = zip(pages, answers).flatMap { entry, found in
      zip(entry.cases, found).enumerated().map { number, pair in
        Outcome(page: entry.page, number: number, test: pair.0, answer: pair.1)
      }
    }
    #expect(outcomes.compactMap(\.fault) == [], Comment(rawValue: Self.counts(of: outcomes)))
    let unknown = Set(Self.exceptions.keys).subtracting(outcomes.map(\.place))
    #expect(unknown == [], "exceptions that are not among the cases")
  }

  /// How many cases are right: of each page with a wrong one, of all, and of those Playwright tests.
  private static func counts(of outcomes: [Outcome]) -> String {
    func count(_ name: String, _ outcomes: [Outcome]) -> String {
      "\(name): \(outcomes.filter(\.isRight).count) of \(outcomes.count) are right"
    }
    let pages = Dictionary(grouping: outcomes, by: \.page).sorted { $0.key < $1.key }
      .filter { !$0.value.allSatisfy(\.isRight) }.map { count($0.key, $0.value) }
    let tested = outcomes.filter { !$0.test.leftOutByPlaywright }
    return
      (pages + [
        count("all", outcomes), count("without those Playwright leaves out", tested),
      ]).joined(separator: "\n")
  }

  /// The answer to each case of each page, from one browser; the pages are loaded in a frame.
  private static func answers(
    to pages: [(page: String, cases: [AccessibleNameCases.Case])]
  ) async throws -> [[JSONValue]] {
    let folder = try #require(ConformanceData.folder.flatMap { ServedFolder($0.path) })
    let server = try FileServer(folder)
    async let _ = server.serve()
    return try await Chromium.withDriver("") { driver in
      try await driver.browser?.send(.open(server.address + "/accname/none"))
      var answers: [[JSONValue]] = []
      // A command has a time limit, so it loads some of the pages only.
      for start in stride(from: 0, to: pages.count, by: 10) {
        let calls = pages[start..<min(start + 10, pages.count)].map { page, cases -> JSONValue in
          let nodes = cases.map { test -> JSONValue in
            [.string(test.select), .integer(test.nth), .string(test.property)]
          }
          return [.string("/accname/" + page), .array(nodes)]
        }
        let found = try await driver.browser?.send(
          .await(Self.script, [.array(calls)], what: "compute names"))
        guard case .array(let some)? = found else {
          Issue.record("the browser answered \(String(describing: found))")
          break
        }
        answers += some.map { if case .array(let values) = $0 { values } else { [] } }
      }
      return answers
    }
  }

  private static let script =
    PageScriptTests.functions + """
      const [pages, done] = arguments;
      const nodesOf = (tree, selector) => [...tree.querySelectorAll('*')].flatMap(node =>
        [...node.matches(selector) ? [node] : [],
          ...node.shadowRoot ? nodesOf(node.shadowRoot, selector) : []]);
      const answersOf = async ([address, cases]) => {
        const frame = document.createElement('iframe');
        frame.width = 800;
        frame.height = 600;
        frame.src = address;
        await new Promise(end => { frame.onload = end; document.body.append(frame); });
        const answers = atOnce(() => cases.map(([selector, nth, property]) => {
          const node = nodesOf(frame.contentDocument, selector)[nth];
          return property === 'name' ? computeName(node) : computeDescription(node);
        }));
        frame.remove();
        return answers;
      };
      (async () => {
        const answers = [];
        for (const page of pages) answers.push(await answersOf(page));
        done(answers);
      })().catch(error => done(String(error)));
      """
}
