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
    var writer = JSONWriter()
    writer.beginObject()
    writer.key("pages")
    writer.beginArray()
    for page in model.pages.indices { writer.value(.string(site.address(page))) }
    writer.endArray()
    writer.key("entries")
    writer.beginArray()
    addPages(&writer)
    addStatements(&writer)
    addScenarios(&writer)
    addSteps(&writer)
    addFaults(&writer)
    writer.endArray()
    writer.endObject()
    return Self.inert(writer.take())
  }

  private func addPages(_ writer: inout JSONWriter) {
    for (index, page) in model.pages.enumerated() {
      if case .feature = page.kind { continue }
      add(.page, index, "", page.title, "", to: &writer)
    }
    for feature in model.features {
      add(.feature, feature.page, feature.anchor, feature.title, feature.uri, to: &writer)
    }
  }

  private func addStatements(_ writer: inout JSONWriter) {
    for flow in model.flows {
      for statement in flow.statements {
        let text = MarkdownPlain.text(statement.statement.text)
        let others = statement.translations.map(\.text).joined(separator: " ")
        add(
          .statement, flow.page, statement.anchor, "\(statement.id) \(text)", others, to: &writer)
      }
    }
  }

  private func addScenarios(_ writer: inout JSONWriter) {
    for scenario in model.scenarios {
      add(
        .scenario, scenario.page, scenario.anchor, site.name(of: scenario),
        scenario.tags.joined(separator: " "), to: &writer)
    }
  }

  private func addSteps(_ writer: inout JSONWriter) {
    guard let page = page({ if case .steps = $0 { true } else { false } }) else { return }
    for step in model.input.suite.textSteps {
      add(.step, page, "", step.sentence, "", to: &writer)
    }
  }

  private func addFaults(_ writer: inout JSONWriter) {
    guard let page = page({ if case .faults = $0 { true } else { false } }) else { return }
    for fault in model.input.faults {
      add(.fault, page, "", fault.name, fault.summary, to: &writer)
    }
  }

  private func page(_ isWanted: (SitePage.Kind) -> Bool) -> Int? {
    model.pages.firstIndex { isWanted($0.kind) }
  }

  private func add(
    _ kind: Kind, _ page: Int, _ anchor: String, _ text: String, _ words: String,
    to writer: inout JSONWriter
  ) {
    writer.value(
      .array([
        .integer(kind.rawValue), .integer(page), .string(anchor), .string(text), .string(words),
      ]))
  }

  /// The text with signs of HTML, and those that end a line of a script, as escapes.
  private static func inert(_ bytes: [UInt8]) -> String {
    var result = ""
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
      switch scalar {
      case "<", ">", "&", "\u{2028}", "\u{2029}":
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
