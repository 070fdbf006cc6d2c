import SpecAnalysis
import SpecGherkin
import SpecText

/// Renders the first page: the flows with their numbers, what needs attention, and the rest.
struct IndexHTML {
  let site: SiteRenderer
  private var model: DocsModel { site.model }
  /// The number of entries of a list of what needs attention.
  private static let most = 50

  var html: String {
    var html = site.heading(1, site.escape(model.title))
    html += "<p class=\"lead\">\(lead)</p>\n"
    html += flows + attention + folders + pages
    return html
  }

  private var lead: String {
    let statements = model.statements
    var parts: [String] = []
    if !model.flows.isEmpty {
      let totals = DocsTotals(statements)
      parts.append(model.flows.count.counted("flow"))
      parts.append(statements.count.counted("statement"))
      parts.append("\(totals.covered) of \(totals.testable) covered")
    }
    parts.append(model.scenarios.reduce(0) { $0 + $1.cases.count }.counted("scenario"))
    if !model.input.faults.isEmpty {
      let faults = model.input.faults
      let tried = faults.filter { $0.outcome != nil }
      parts.append(
        tried.isEmpty
          ? faults.count.counted("known fault")
          : "\(tried.count { $0.outcome == .caught }) of \(tried.count.counted("fault")) caught")
    }
    if let run = model.history.runs.first, let started = run.started {
      parts.append("last run \(site.time(started))")
    } else if !model.isRun {
      parts.append("no recorded run")
    }
    return parts.joined(separator: " · ")
  }

  // MARK: - Flows

  private var flows: String {
    if model.flows.isEmpty { return "" }
    let hasFaults = !model.input.faults.isEmpty
    var html =
      "<div class=\"scroll\"><table class=\"flows\">\n<caption class=\"unseen\">Flows</caption>\n"
    html +=
      "<thead><tr><th scope=\"col\">Flow</th><th scope=\"col\" class=\"right\">Statements</th>"
    html += "<th scope=\"col\" class=\"right\">Covered</th><th scope=\"col\">Last result</th>"
    html += hasFaults ? "<th scope=\"col\" class=\"right\">Faults</th>" : ""
    html += "</tr></thead>\n<tbody>\n"
    for flow in model.flows {
      let totals = flow.totals
      html +=
        "<tr><th scope=\"row\">"
        + site.link(
          flow.page, html: site.escape(flow.title),
          attributes: HTMLText.language(model.input.language))
      html += "<span class=\"soft\">\(site.escape(flow.name))</span></th>"
      html += "<td class=\"right\" data-label=\"Statements\">\(totals.statements)</td>"
      html +=
        "<td class=\"right\" data-label=\"Covered\">\(totals.covered) of \(totals.testable)</td>"
      html += "<td class=\"wide\">\(site.bar(totals))\(site.legend(totals))</td>"
      if hasFaults { html += "<td class=\"right\" data-label=\"Faults\">\(faults(of: flow))</td>" }
      html += "</tr>\n"
    }
    return html + "</tbody>\n</table></div>\n"
  }

  private func faults(of flow: DocsFlow) -> String {
    let found = Set(flow.statements.flatMap(\.faults))
    guard model.isProven else { return "\(found.count)" }
    let caught = found.count { model.input.faults[$0].outcome == .caught }
    let tried = found.count { model.input.faults[$0].outcome != nil }
    if tried == 0 { return found.isEmpty ? "" : "\(found.count) not tried" }
    let more = found.count - tried
    return "\(caught) of \(tried) caught"
      + (more > 0 ? "<br><span class=\"soft\">\(more) not tried</span>" : "")
  }

  // MARK: - What needs attention

  private var attention: String {
    let statements = model.statements
    var html = ""
    let states: [DocsStatement.State] = [
      .failed, .uncovered, .knownIssue, .quarantined, .stale, .neverRun, .skipped,
    ]
    for state in states {
      let found = statements.filter { $0.state == state }
      html += list("Statements: \(state.word)", found.map(line))
    }
    let faults = model.input.faults.filter { $0.outcome != nil && $0.outcome != .caught }
    html += list("Faults that no scenario catches", faults.map { FaultHTML(site: site).line($0) })
    let loose = model.scenarios.indices.filter {
      model.scenarios[$0].result.state == .failed && model.scenarios[$0].statements.isEmpty
    }
    html += list(
      "Failed scenarios without a statement", model.isRun ? loose.map(site.scenarioLink) : [])
    html += list("Tags that name no statement", model.unknownTags.map(line))
    if html.isEmpty { return "" }
    return
      "<section class=\"attention\">\n\(site.heading(2, "What needs attention"))\(html)</section>\n"
  }

  private func line(_ statement: DocsStatement) -> String {
    site.statementLink(statement.id) + " <span\(HTMLText.language(model.input.language))>"
      + MarkdownInline.html(statement.statement.text, resolve: { _ in nil }) + "</span>"
  }

  private func line(_ tag: Coverage.UnknownTag) -> String {
    let why =
      tag.isRemark
      ? "names a remark, which no scenario can test"
      : tag.nearest.map { "names no statement; the nearest is \($0)" } ?? "names no statement"
    return "<code>\(site.escape(tag.tag))</code> \(site.escape(why)) "
      + "<span class=\"soft\">\(site.escape("\(tag.uri):\(tag.location)"))</span>"
  }

  private func list(_ title: String, _ items: [String]) -> String {
    if items.isEmpty { return "" }
    let more = items.count - Self.most
    var rows = items.prefix(Self.most).map { "<li>\($0)</li>\n" }
    if more > 0 { rows.append("<li class=\"soft\">and \(more) more</li>\n") }
    return site.heading(3, "\(title) <span class=\"soft\">\(items.count)</span>")
      + "<ul class=\"list\">\n\(rows.joined())</ul>\n"
  }

  // MARK: - The rest

  private var folders: String {
    if model.folders.isEmpty { return "" }
    var html = "<section class=\"folders\">\n" + site.heading(2, "Features")
    let shown = FolderHTML(site: site)
    for folder in model.folders {
      if !folder.path.isEmpty || model.folders.count > 1 {
        html += site.heading(3, site.link(folder.page, html: site.escape(folder.title)))
      }
      html += "<div class=\"conclusion\">\(shown.summary(folder.features))</div>\n"
      html += shown.list(folder.features)
    }
    return html + "</section>\n"
  }

  private var pages: String {
    let texts = model.pages.indices.filter {
      if case .text = model.pages[$0].kind { true } else { false }
    }
    if texts.isEmpty { return "" }
    let rows = texts.map { page in
      "<li>"
        + site.link(
          page, html: site.escape(model.pages[page].title),
          attributes: HTMLText.language(model.pages[page].language)) + "</li>\n"
    }
    return site.heading(2, "Pages") + "<ul class=\"list\">\n\(rows.joined())</ul>\n"
  }
}
