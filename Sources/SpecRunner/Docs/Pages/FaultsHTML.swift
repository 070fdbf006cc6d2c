import SpecGherkin
import SpecText

/// Renders the faults of the apps: what each breaks, and which scenarios catch it.
struct FaultsHTML {
  let site: SiteRenderer

  var html: String {
    var html = "<p class=\"eyebrow\">Proof</p>\n" + site.heading(1, "Faults")
    html += "<p class=\"lead\">\(lead)</p>\n"
    for (app, faults) in site.model.input.faults.grouped(by: \.app) {
      html += site.heading(2, site.escape(app))
      html +=
        "<div class=\"scroll\"><table class=\"faults\">\n<thead><tr><th scope=\"col\">Fault</th>"
      html += "<th scope=\"col\">Breaks</th>"
      html += site.model.isProven ? "<th scope=\"col\">Caught</th>" : ""
      html += "</tr></thead>\n<tbody>\n" + faults.map(row).joined() + "</tbody></table></div>\n"
    }
    return html
  }

  private var lead: String {
    let faults = site.model.input.faults
    if !site.model.isProven {
      return "A fault is a known defect that an app can be launched with. "
        + (faults.count == 1
          ? "This fault was not tried." : "These \(faults.count) faults were not tried.")
    }
    let caught = faults.count { $0.outcome == .caught }
    let tried = faults.count { $0.outcome != nil }
    let more = faults.count - tried
    return "A fault is a known defect that an app can be launched with. "
      + "Scenarios caught \(caught) of \(tried.counted("fault"))."
      + (more > 0 ? " Not tried: \(more)." : "")
  }

  private func row(_ fault: DocsFault) -> String {
    let ids = fault.statements.map { text in
      fault.ids.first { $0.description.isSame(as: text) }.map(site.statementLink)
        ?? site.escape(text)
    }
    var html = "<tr><th scope=\"row\"><code>\(site.escape(fault.name))</code>"
    if !fault.summary.isEmpty {
      html += "<span class=\"soft\">\(site.escape(fault.summary))</span>"
    }
    html += "</th><td>\(ids.joined(separator: " "))</td>"
    if site.model.isProven { html += "<td>\(outcome(fault))</td>" }
    return html + "</tr>\n"
  }

  private func outcome(_ fault: DocsFault) -> String {
    switch fault.outcome {
    case nil: return site.badge("never-run", "not tried")
    case .caught:
      let links = fault.catches.prefix(3).map { witness in
        site.model.scenario(named: witness).map(site.scenarioLink) ?? site.escape(witness.name)
      }
      return "\(site.sign(.passed)) " + links.joined(separator: ", ")
    case .survived: return "\(site.sign(.failed)) not caught"
    case .broken: return "\(site.sign(.failed)) only crashes or timeouts"
    case .unsupported: return "\(site.sign(.skipped)) not determined"
    }
  }
}
