import SpecAnalysis
import SpecGherkin
import SpecJSON
import SpecRunner
import SpecText

/// What the search of the site finds, as JSON that the script of the pages reads.
///
/// The object has `pages`, the addresses, and `entries`, each an array of the kind of the entry, the
/// index of its page, its anchor, its text and further words.
struct SearchIndex {
  let site: SiteRenderer
  private var model: DocsModel { site.model }

  /// Kinds of entries, by their indices in the script.
  private enum Kind: Int {
    case page, statement, scenario, feature, step, fault
  }

  init(site: SiteRenderer) { self.site = site }

  /// JSON that can be part of a script element.
  var json: String {
    let index: JSONValue = [
      "pages": .array(model.pages.indices.map { .string(site.address($0)) }),
      "entries": .array(pages + statements + scenarios + steps + faults),
    ]
    return Self.inert(index.description)
  }

  private var pages: [JSONValue] {
    let pages = model.pages.enumerated().filter {
      if case .feature = $1.kind { false } else { true }
    }
    return pages.map { entry(.page, $0, "", $1.title, "") }
      + model.features.map { entry(.feature, $0.page, $0.anchor, $0.title, $0.uri) }
  }

  private var statements: [JSONValue] {
    model.flows.flatMap { flow in
      flow.statements.map { statement in
        let text = MarkdownPlain.text(statement.statement.text)
        let others = statement.translations.map(\.text).joined(separator: " ")
        return entry(.statement, flow.page, statement.anchor, "\(statement.id) \(text)", others)
      }
    }
  }

  private var scenarios: [JSONValue] {
    model.scenarios.map { scenario in
      entry(
        .scenario, scenario.page, scenario.anchor, site.name(of: scenario),
        scenario.tags.joined(separator: " "))
    }
  }

  private var steps: [JSONValue] {
    guard let page = page({ if case .steps = $0 { true } else { false } }) else { return [] }
    return model.input.suite.textSteps.map { entry(.step, page, "", $0.sentence, "") }
  }

  private var faults: [JSONValue] {
    guard let page = page({ if case .faults = $0 { true } else { false } }) else { return [] }
    return model.input.faults.map { entry(.fault, page, "", $0.name, $0.summary) }
  }

  private func page(_ isWanted: (SitePage.Kind) -> Bool) -> Int? {
    model.pages.firstIndex { isWanted($0.kind) }
  }

  private func entry(
    _ kind: Kind, _ page: Int, _ anchor: String, _ text: String, _ words: String
  ) -> JSONValue {
    [.integer(kind.rawValue), .integer(page), .string(anchor), .string(text), .string(words)]
  }

  /// The text with signs of HTML, and those that end a line of a script, as escapes.
  private static func inert(_ text: String) -> String {
    text.escaped { scalar in
      switch scalar {
      case "<", ">", "&", "\u{2028}", "\u{2029}": "\\u" + scalar.value.hexadecimal(digits: 4)
      default: nil
      }
    }
  }
}
