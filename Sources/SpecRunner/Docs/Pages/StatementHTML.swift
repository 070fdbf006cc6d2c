import SpecAnalysis
import SpecGherkin
import SpecText

/// Renders a statement of the requirements: its sentence, and the scenarios and faults that prove
/// it.
struct StatementHTML {
  let site: SiteRenderer

  /// - Parameter level: the level of its heading, counted from the title of the page.
  func html(_ statement: DocsStatement, level: Int) -> String {
    let id = statement.id.description
    let anchor = site.escape(id)
    let written = statement.statement
    var html =
      "<article class=\"statement\" id=\"\(anchor)\" data-state=\"\(statement.state.rawValue)\">\n"
    let language = HTMLText.language(site.model.input.language)
    let sentence = MarkdownInline.html(written.text, resolve: { _ in nil })
    html += site.heading(
      level,
      "<a class=\"id\" href=\"\(HTMLText.fragment(id))\">\(anchor)</a> "
        + "<span class=\"sentence\"\(language)>\(sentence)</span>")
    for (code, text) in statement.translations {
      html += "<p class=\"translation\"\(HTMLText.language(code))>"
      html += MarkdownInline.html(text, resolve: { _ in nil }) + "</p>\n"
    }
    html += "<p class=\"badges\">\(badges(statement))</p>\n"
    html += scenarios(statement)
    html += faults(statement)
    return html + "</article>\n"
  }

  // MARK: - Badges

  private func badges(_ statement: DocsStatement) -> String {
    let kind = statement.statement.kind
    let title = kind.meaning.isEmpty ? "" : " title=\"\(site.escape(kind.meaning))\""
    var badges = ["<abbr class=\"kind\"\(title)>\(site.escape(kind.letter))</abbr>"]
    if !kind.isTestable { return badges.joined() + " <span class=\"soft\">a remark</span>" }
    if statement.scenarios.isEmpty {
      badges.append(site.badge("uncovered", "not covered"))
    } else {
      badges.append(
        site.badge("covered", "covered by \(statement.scenarios.count.counted("scenario"))"))
    }
    if let result = statement.result {
      let date = result.date.map { " " + site.day($0) } ?? ""
      badges.append(
        site.badge(result.state.name, "\(site.sign(result.state)) \(result.state.word)") + date)
      if result.isStale { badges.append(site.badge("stale", "changed since the run")) }
    }
    return badges.joined(separator: " ")
  }

  // MARK: - Scenarios

  /// The scenarios; side by side if they are in several languages.
  private func scenarios(_ statement: DocsStatement) -> String {
    var byLanguage = statement.scenarios.grouped { site.model.scenarios[$0].language }
    // The language of the requirements comes first.
    if let own = byLanguage.firstIndex(where: { $0.text.isSame(as: site.model.input.language) }) {
      byLanguage.insert(byLanguage.remove(at: own), at: 0)
    }
    guard byLanguage.count > 1 else {
      return statement.scenarios.map { scenario($0, statement) }.joined()
    }
    let columns = byLanguage.map { code, scenarios in
      let name = Dialect.named(code)?.native ?? code
      return "<div class=\"language\">\n<p class=\"language-name\"\(HTMLText.language(code))>"
        + "\(site.escape(name))</p>\n" + scenarios.map { scenario($0, statement) }.joined()
        + "</div>\n"
    }
    return "<div class=\"languages\">\n\(columns.joined())</div>\n"
  }

  private func scenario(_ index: Int, _ statement: DocsStatement) -> String {
    let scenario = site.model.scenarios[index]
    let isHome = scenario.home == statement.id && scenario.page == site.page
    let html = ScenarioHTML(site: site)
    return isHome ? html.full(index, isOpen: false) : html.reference(index)
  }

  // MARK: - Faults

  private func faults(_ statement: DocsStatement) -> String {
    if statement.faults.isEmpty { return "" }
    let faults = statement.faults.map { site.model.input.faults[$0] }
    let rows = faults.map { fault in
      "<li>\(FaultHTML(site: site).line(fault))</li>\n"
    }
    return "<details class=\"faults\"><summary>\(conclusion(faults))</summary>\n"
      + "<ul class=\"inside\">\n\(rows.joined())</ul></details>\n"
  }

  private func conclusion(_ faults: [DocsFault]) -> String {
    let tried = faults.filter { $0.outcome != nil }
    let caught = tried.count { $0.outcome == .caught }
    if tried.isEmpty { return "\(faults.count.counted("known fault")) of the app would break it" }
    if caught == faults.count {
      return "\(site.sign(.passed)) proved by \(caught.counted("fault"))"
    }
    return "\(site.sign(.failed)) proved by \(caught) of \(faults.count.counted("fault"))"
  }
}

/// Renders a fault of an app and what a proof found.
struct FaultHTML {
  let site: SiteRenderer

  /// The name, the summary, the outcome and the scenarios that caught it.
  func line(_ fault: DocsFault) -> String {
    let summary = fault.summary.isEmpty ? "" : " – " + site.escape(fault.summary)
    return "<code>\(site.escape(fault.name))</code>\(summary)" + outcome(fault)
  }

  private func outcome(_ fault: DocsFault) -> String {
    switch fault.outcome {
    case nil: return ""
    case .caught:
      let links = fault.catches.prefix(3).map { witness in
        site.model.scenario(named: witness).map(site.scenarioLink) ?? site.escape(witness.name)
      }
      let more = fault.catches.count - links.count
      return " <span class=\"soft\">Caught by</span> " + links.joined(separator: ", ")
        + (more > 0 ? " and \(more) more" : "")
    case .survived: return " " + site.badge("failed", "not caught")
    case .broken: return " " + site.badge("failed", "only crashes or timeouts")
    case .unsupported: return " " + site.badge("skipped", "not determined")
    }
  }
}
