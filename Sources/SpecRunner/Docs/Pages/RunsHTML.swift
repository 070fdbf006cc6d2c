import SpecMessages
import SpecText

/// Renders the recorded runs, and the scenarios of former suites.
struct RunsHTML {
  let site: SiteRenderer

  var html: String {
    let history = site.model.history
    var html = "<p class=\"eyebrow\">Results</p>\n" + site.heading(1, "Runs")
    html +=
      "<p class=\"lead\">The last result of a scenario is that of the newest run that has it.</p>\n"
    html += "<div class=\"scroll\"><table>\n<thead><tr><th scope=\"col\">Run</th>"
    html += "<th scope=\"col\">Date</th><th scope=\"col\" class=\"right\">Scenarios</th>"
    html +=
      "<th scope=\"col\" class=\"right\">Passed</th><th scope=\"col\" class=\"right\">Failed</th>"
    html += "<th scope=\"col\" class=\"right\">Skipped</th></tr></thead>\n<tbody>\n"
    html += history.runs.map(row).joined() + "</tbody></table></div>\n"
    for index in history.runs.indices { html += gone(index) }
    return html
  }

  private func row(_ run: DocsRun) -> String {
    func count(_ state: DocsResult.State) -> Int {
      run.cases.count { $0.state == state }
    }
    var html = "<tr><th scope=\"row\"><code>\(site.escape(run.name))</code>"
    if run.isCut { html += " " + site.badge("stale", "incomplete") }
    html += "</th><td>\(run.started.map(site.time) ?? "")</td>"
    for number in [run.cases.count, count(.passed), count(.failed), count(.skipped)] {
      html += "<td class=\"right\">\(number)</td>"
    }
    return html + "</tr>\n"
  }

  /// The scenarios of a run that do not exist any more.
  private func gone(_ index: Int) -> String {
    let run = site.model.history.runs[index]
    let cases = site.model.history.gone(index)
    if cases.isEmpty { return "" }
    var html = site.heading(
      2,
      "Scenarios of <code>\(site.escape(run.name))</code> that do not exist any more "
        + "<span class=\"soft\">\(cases.count)</span>")
    html += "<ul class=\"list\">\n"
    for one in cases {
      html += "<li>\(site.sign(one.state)) \(site.escape(one.name)) "
      html += "<span class=\"soft\">\(site.escape(one.uri))</span></li>\n"
    }
    return html + "</ul>\n"
  }
}
