import Foundation
import SpecAnalysis
import SpecGherkin
import SpecRunner
import SpecTestKit
import Testing

@testable import SpecDocs

/// Whole sites of small suites.
@Suite struct SiteTests {
  @Test func `a small suite is rendered as its goldens`() throws {
    let site = DocsSite(try Small.input())
    let files = Self.files(of: site)
    // The head and the navigation of all pages are in the golden of the first.
    let index = try #require(files.first { $0.name == "index.html" }).text
    for (name, text) in files where !name.hasPrefix("assets/docs") {
      let isFirst = name == "index.html" || !name.hasSuffix(".html")
      expectGolden(isFirst ? text : text.lines(beyond: index), "docs/small/\(name)")
    }
    let names = Self.files(of: site).map(\.name)
    #expect(names == site.names)
    #expect(site.fileCount == names.count)
  }

  @Test func `the same input gives the same bytes`() throws {
    let sites = [DocsSite(try Small.input()), DocsSite(try Small.input())]
    #expect(sites[0].single == sites[1].single)
    #expect(Self.files(of: sites[0]).map(\.text) == Self.files(of: sites[1]).map(\.text))
  }

  @Test func `every link leads to a page and an anchor`() throws {
    let files = Self.files(of: DocsSite(try Small.input()))
    #expect(Self.brokenLinks(in: files) == [])
    #expect(Self.brokenLinks(in: [("all.html", DocsSite(try Small.input()).single)]) == [])
  }

  @Test func `every id is used once`() throws {
    for text in Self.files(of: DocsSite(try Small.input())).map(\.text)
      + [DocsSite(try Small.input()).single]
    {
      let ids = text.matches(of: /\sid="([^"]*)"/).map { String($0.1) }
      #expect(ids.count == Set(ids).count)
    }
  }

  @Test func `a site of nothing but a page has that page`() throws {
    var input = DocsInput(Suite())
    input.pages = [Source(uri: "specs/README.md", text: "# Plans\n\nSoon.\n")]
    let files = Self.files(of: DocsSite(input))
    #expect(
      files.map(\.name) == [
        "index.html", "specs-readme.html", "steps.html", "assets/docs.css", "assets/docs.js",
        "assets/search.js",
      ])
    #expect(files[0].text.contains("<h1>Plans</h1>"))
  }

  @Test func `hostile names and texts stay text`() throws {
    let bad = "</script><script>alert(1)</script>\"'><img src=x onerror=alert(1)>\u{2028}&"
    let suite = Suite(sources: [
      Source(
        uri: "specs/\(bad)/../a\(bad).feature",
        text: """
          @\(bad.filter { !$0.isWhitespace })
          Feature: \(bad)
            \(bad)

            Background: \(bad)
              Given \(bad)

            Scenario Outline: \(bad)
              When \(bad) <\(bad)>
                | \(bad) |
              Then b
                \"""\(bad)
                \(bad)
                \"""

              Examples: \(bad)
                | \(bad) |
                | \(bad) |

          """)
    ])
    #expect(suite.errors.isEmpty)
    var input = DocsInput(suite)
    input.title = bad
    input.pages = [Source(uri: "\(bad).md", text: "# \(bad)\n\n\(bad)\n\n[\(bad)](\(bad))\n")]
    input.requirements = try Small.requirements(
      "x/requirements.md", "# \(bad)\n\n- **a-1** [M] \(bad)\n")
    input.faults = [
      DocsFault(app: bad, name: bad, summary: bad, statements: ["a-1", bad])
    ]
    let site = DocsSite(input)
    for (name, text) in Self.files(of: site) + [("all.html", site.single)] {
      #expect(name.wholeMatch(of: /(assets\/)?[a-z0-9-]+\.(html|css|js)/) != nil, "\(name)")
      #expect(!text.contains("<script>alert"), "\(name)")
      #expect(!text.contains("<img"), "\(name)")
      #expect(!text.contains("\u{2028}"), "\(name)")
      #expect(text.components(separatedBy: "</script>").count <= 4, "\(name)")
    }
  }

  @Test func `thousands of features take linear space and time`() throws {
    func size(_ count: Int) -> Int {
      let sources = (0..<count).map { number in
        Source(
          uri: "specs/f\(number % 7)/a\(number).feature",
          text: "Feature: A\n  Scenario: B\n    Given c \(number)\n    Then d\n")
      }
      var bytes = 0
      DocsSite(DocsInput(Suite(sources: sources))).forEachFile { bytes += $0.text.utf8.count }
      return bytes
    }
    let (small, large) = (size(300), size(3_000))
    #expect(large < small * 11, "\(small) and \(large)")
    #expect(large / 3_000 < 4_500, "\(large)")
  }

  static func files(of site: DocsSite) -> [(name: String, text: String)] {
    var files: [(name: String, text: String)] = []
    site.forEachFile { files.append(($0.name, $0.text)) }
    return files
  }

  /// The links in pages that lead nowhere.
  static func brokenLinks(in files: [(name: String, text: String)]) -> [String] {
    var anchors: [String: Set<String>] = [:]
    for (name, text) in files where name.hasSuffix(".html") {
      anchors[name] = Set(text.matches(of: /\sid="([^"]*)"/).map { String($0.1) })
    }
    return files.filter { $0.name.hasSuffix(".html") }.flatMap { name, text in
      text.matches(of: /href="([^"]*)"/).compactMap { match -> String? in
        let address = String(match.1)
        if address.contains("://") || address.hasPrefix("assets/") { return nil }
        let parts = address.split(separator: "#", omittingEmptySubsequences: false)
        let page = parts[0].isEmpty ? name : String(parts[0])
        let anchor = parts.count > 1 ? String(parts[1]).removingPercentEncoding ?? "" : nil
        guard let found = anchors[page] else { return "\(name): \(address)" }
        return anchor.map { found.contains($0) } ?? true ? nil : "\(name): \(address)"
      }
    }
  }
}

/// A small suite with one of everything.
enum Small {
  static func input() throws -> DocsInput {
    let suite = Suite(sources: [
      Source(uri: "specs/door/closing.feature", text: closing),
      Source(uri: "specs/door/steps.feature", text: steps),
      Source(uri: "specs/door/window.feature", text: window),
      Source(uri: "specs/plain/cellar/lamp.feature.md", text: lamp),
      Source(uri: "specs/plain/roof.feature", text: roof),
    ])
    #expect(suite.errors == [])
    var input = DocsInput(suite)
    input.requirements = try requirements("specs/door/requirements.md", door)
    input.translations = try requirements("specs/door/requirements.ko.md", korean).map {
      RequirementsTranslation(language: "ko", document: $0.document)
    }
    input.pages = [
      Source(uri: "specs/README.md", text: readme),
      Source(uri: "specs/door/notes.md", text: "# Notes\n\nSee [the plan](../README.md#rooms).\n"),
    ]
    input.registry = try StepRegistry([], for: suite)
    input.faults = [
      DocsFault(
        app: "door", name: "stays-open", summary: "It stays open.", statements: ["door-1.2"])
    ]
    return input
  }

  static func requirements(_ uri: String, _ text: String) throws -> [RequirementsText] {
    let read = Requirements([Source(uri: uri, text: text)])
    #expect(read.diagnostics == [])
    return read.documents.map { RequirementsText(document: $0, text: text) }
  }

  static let readme = """
    # The house

    ## Rooms

    | room | spec |
    |---|---|
    | hall | [the door](door/requirements.md#closing) and [its window](door/window.feature) |
    | cellar | [a lamp](plain/cellar/lamp.feature.md), <b>dark</b> |

    See also [the plan](https://example.test/plan) and [the code](../Sources/House.swift).

    """

  static let door = """
    # Door: what is required

    The letter says what a statement is: **M** a must, **N** a remark.

    ## Opening

    Doors are used by *people*.

    - **door-1.1** [M] The door opens
      when it is pushed.
    - a list of its own

    ## Closing

    - **door-1.2** [M] It closes by itself within `3` seconds.
    - **door-1.3** [M] It never locks.
    - **door-1.4** [N] Doors are old.

    """

  static let korean = "# 문\n\n**M** 필수, **N** 참고\n\n- **door-1.2** [M] 3초 안에 저절로 닫힌다.\n"

  static let closing = """
    @slow
    Feature: Closing
      The door has a **spring**:

      - it is old

      Background:
        Given I am at the door
          | key  | number |
          | gold | 1      |

      @door-1.2
      Scenario Outline: It closes within <seconds> s
        When I wait <seconds> s
        Then it is "closed"

        Examples: near the limit
          | seconds |
          | 2       |
          | 3       |

      Rule: Nobody is locked out
        Background: at night
          Given it is dark

        @door-1.1 @door-1.2
        Scenario: It opens again
          When I push it
          Then the note says
            \"""markdown
            Push & "pull"
            \"""

        Scenario: Nothing is proved here
          When I push it

    """

  static let steps = """
    Feature: Steps
      @step
      Scenario: I am at the door
        Given I walk
        And I look for:
          | <table> |

    """

  static let window = """
    # language: ko
    기능: 창문

      @door-1.2
      시나리오: 저절로 닫힌다
        만일 3초가 지나면
        그러면 "닫힘"이다

    """

  static let lamp = """
    # Feature: Lamp

    It is in the `cellar`.

    ## Scenario: It shines

    - Given I push the switch
    - Then it shines

    """

  static let roof = "Feature: Roof\n\n  Scenario: It is dry\n    Then it is dry\n"
}
