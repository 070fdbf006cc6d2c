import Foundation
import SpecDrivers
import SpecTestKit
import Testing

@testable import SpecEngines
@testable import SpecSimulator

/// The page with the abilities of all engines, which is made from the engines' own declarations.
@Suite struct AbilitiesPageTests {
  private static let engines: [(name: String, capabilities: Capabilities)] = [
    ("simulator", .simulator),
    ("Chromium", .browser(.chromium, isLocal: true)),
    ("Firefox", .browser(.firefox, isLocal: true)),
    ("other browser", .browser(.other, isLocal: false)),
    ("iPhone, Appium", .phone(AppiumOptions(platform: .ios), .appium)),
    ("iPhone, WebDriverAgent", .phone(AppiumOptions(platform: .ios), .agent)),
    ("Android, Appium", .phone(AppiumOptions(platform: .android), .appium)),
    ("terminal", .terminal),
  ]

  @Test func `the page has the abilities of all engines, with what limits each of them`() {
    let names = Set(Self.engines.flatMap { $0.capabilities.abilities.keys.map(\.rawValue) })
    var lines = [
      "# Abilities of the engines", "",
      "A scenario that needs an ability that its engine lacks is skipped with the reason, before the",
      "app is launched. *Inferred* values are not read directly; a report names them. An engine in",
      "another process declares its own abilities ([engine protocol](EngineProtocol.md)).", "",
      "| ability | " + Self.engines.map(\.name).joined(separator: " | ") + " |",
      "|---" + String(repeating: "|---", count: Self.engines.count) + "|",
    ]
    for name in names.sorted() {
      let cells = Self.engines.map { engine in
        switch engine.capabilities[Capability(name)] {
        case .exact: "exact"
        case .inferred: "inferred"
        case .missing: "–"
        }
      }
      lines.append("| \(name) | " + cells.joined(separator: " | ") + " |")
    }
    for engine in Self.engines where engine.name != "simulator" {
      lines += ["", "## \(engine.name)", ""]
      for name in names.sorted() {
        switch engine.capabilities[Capability(name)] {
        case .exact: continue
        case .inferred(let source): lines.append("- \(name): inferred from \(source)")
        case .missing(let why): lines.append("- \(name): missing; \(why)")
        }
      }
    }
    expectGolden(lines.joined(separator: "\n") + "\n", "../../Documentation/Abilities.md")
  }

  @Test func `the protocol's page says of each ability what to report and what needs it`() throws {
    let page = try String(contentsOf: ConversationTests.page, encoding: .utf8)
    let all = Set(Self.engines.flatMap { $0.capabilities.abilities.keys.map(\.rawValue) })
      .filter { !$0.hasPrefix("property ") && !$0.hasPrefix("keyboard for ") }
    let capabilities = try #require(
      page.components(separatedBy: "### Capabilities").dropFirst().first
    )
    .components(separatedBy: "### Errors")[0]
    let rows = capabilities.split(separator: "\n").filter { $0.hasPrefix("| `") }.map {
      $0.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
    }
    #expect(rows.map { $0[0].filter { $0 != "`" } }.sorted() == all.sorted())
    #expect(rows.allSatisfy { $0.count == 3 && ($0[1] != "–" || $0[2] != "–") })
    let needed = rows.map { $0[2] }.joined(separator: " ")
    let always = capabilities.split(separator: "\n").first { $0.hasPrefix("Every engine performs") }
    for type in DriverWire.ActionType.allCases.map(\.rawValue) {
      let places = [needed, String(always ?? "")].filter { $0.contains("`\(type)`") }
      #expect(!places.isEmpty, "\(type) is nowhere")
    }
    for type in DriverWire.ConditionType.allCases.map(\.rawValue) {
      #expect(needed.contains("`\(type)`"), "\(type) is nowhere")
    }
  }
}
