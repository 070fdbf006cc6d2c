import SpecGherkin
import SpecMessages
import SpecReporters
import SpecText

/// Renders a scenario: its result, its steps, its rows and its screens.
struct ScenarioHTML {
  let site: SiteRenderer

  /// A scenario in full.
  ///
  /// - Parameter isOpen: whether its steps are visible at once.
  func full(_ index: Int, isOpen: Bool) -> String {
    let scenario = site.model.scenarios[index]
    let result = scenario.result
    let open = isOpen || result.state == .failed ? " open" : ""
    return "<details class=\"scenario\" id=\"\(site.escape(scenario.anchor))\"\(open)>"
      + summary(scenario) + "<div class=\"inside\">\n" + inside(scenario) + "</div></details>\n"
  }

  /// A scenario that another place shows in full.
  func reference(_ index: Int) -> String {
    let scenario = site.model.scenarios[index]
    let isHere = site.isSingle || scenario.page == site.page
    let copy = isHere ? " data-copy=\"\(site.escape(scenario.anchor))\"" : ""
    let home = scenario.home.map { "at \(site.escape($0.description))" } ?? "with its feature"
    let link = site.link(scenario.page, scenario.anchor, html: "The scenario is shown \(home)")
    return "<details class=\"scenario\"\(copy)>\(summary(scenario))<div class=\"inside\">"
      + "<p>\(link)</p></div></details>\n"
  }

  // MARK: - Parts

  private func summary(_ scenario: DocsScenario) -> String {
    let result = scenario.result
    var html = "<summary>"
    if site.model.isRun { html += site.sign(result.state) + " " }
    html += "<span class=\"title\"\(HTMLText.language(scenario.language))>"
    html += StepHTML.marked(site.name(of: scenario)) + "</span>"
    if scenario.isOutline {
      html += " <span class=\"soft\">\(scenario.cases.count.counted("row"))</span>"
    }
    if site.model.isRun {
      if result.state != .passed { html += " " + site.badge(result.state.name, result.state.word) }
      if result.isStale { html += " " + site.badge("stale", "changed since the run") }
    }
    return html + "</summary>"
  }

  private func inside(_ scenario: DocsScenario) -> String {
    let isOutline = scenario.isOutline
    let values = scenario.cases.first.map { Array($0.pickle.steps) } ?? []
    let own = Array(values.suffix(scenario.scenario.steps.count))
    let single = isOutline ? nil : scenario.cases.first?.outcome
    // Steps of another text have other results.
    let statuses =
      single.map { $0.isStale ? [] : $0.shown.steps.suffix(scenario.scenario.steps.count) } ?? []
    var html = origin(scenario)
    html += site.description(scenario.scenario.description, of: scenario.uri)
    html += background(scenario)
    html += StepHTML(site: site, language: scenario.language).list(
      scenario.scenario.steps, values: own.count == scenario.scenario.steps.count ? own : [],
      statuses: single?.state == .passed ? [] : Array(statuses))
    for (place, examples) in scenario.scenario.examples.enumerated() {
      html += ExamplesHTML(site: site).table(examples, place, of: scenario)
    }
    for one in scenario.cases {
      guard let outcome = one.outcome else { continue }
      html += failure(outcome, of: isOutline ? one.pickle.name : nil)
      // The screens of rows differ little; those of the first and of failed ones are shown.
      guard one.pickle.id == scenario.cases.first?.pickle.id || outcome.state == .failed else {
        continue
      }
      html += StoryboardHTML(site: site).html(outcome.shown.screens, of: one.pickle)
    }
    return html + (single.map(resultLine) ?? "")
  }

  /// The file, the feature and the tags.
  private func origin(_ scenario: DocsScenario) -> String {
    let feature = site.model.feature(of: scenario)
    var parts = ["<code>\(site.escape(scenario.place))</code>"]
    if scenario.home != nil, let feature {
      parts.append(
        site.link(
          feature.page, feature.anchor, html: site.escape(feature.title),
          attributes: HTMLText.language(scenario.language)))
    }
    if let rule = scenario.scenario.rule, scenario.home != nil {
      parts.append(
        "<span\(HTMLText.language(scenario.language))>\(site.escape(rule.name))</span>")
    }
    let tags = scenario.tags.map { tag -> String in
      if let address = KnownIssue.address(ofTag: tag) {
        return "<a class=\"tag\" href=\"\(site.escape(address))\">\(site.escape(tag))</a>"
      }
      guard let id = RequirementID(tag: tag), site.model.statementPages[id] != nil else {
        return "<span class=\"tag\">\(site.escape(tag))</span>"
      }
      return site.statementLink(id)
    }
    let list = tags.isEmpty ? "" : " <span class=\"tags\">\(tags.joined(separator: " "))</span>"
    return "<p class=\"origin\">\(parts.joined(separator: " · "))\(list)</p>\n"
  }

  /// The steps of backgrounds are shown once, with their feature or rule.
  private func background(_ scenario: DocsScenario) -> String {
    guard scenario.home != nil, let feature = site.model.feature(of: scenario) else { return "" }
    let own = scenario.feature.background.map {
      ($0, "\(feature.anchor)--background")
    }
    let ofRule = scenario.scenario.rule.flatMap { rule in
      rule.background.map { ($0, "\(feature.rules[rule.id] ?? feature.anchor)--background") }
    }
    return [own, ofRule].compactMap { $0 }.map { background, anchor in
      let link = site.link(feature.page, anchor, html: "The background is shown with its feature")
      return "<details class=\"background\" data-copy=\"\(site.escape(anchor))\"><summary>"
        + "<span\(HTMLText.language(scenario.language))>\(site.escape(background.keyword))</span>"
        + " <span class=\"soft\">\(background.steps.count.counted("step"))</span></summary>"
        + "<div class=\"inside\"><p>\(link)</p></div></details>\n"
    }.joined()
  }

  private func failure(_ outcome: CaseOutcome, of row: String?) -> String {
    let recorded = outcome.shown
    if let reason = recorded.reason {
      return "<p class=\"note\">Skipped: \(site.escape(reason))</p>\n"
    }
    guard let failure = recorded.failure else { return "" }
    var lines = failure.message
    if let fix = failure.fix { lines.append(fix) }
    var html = "<div class=\"failure\">"
    if let row { html += "<p><b>\(site.escape(row))</b></p>" }
    html += "<p class=\"failed-step\">\(site.sign(.failed)) \(site.escape(failure.step))</p>"
    html += "<pre tabindex=\"0\">\(site.escape(lines.joined(separator: "\n")))</pre>"
    if !failure.screen.isEmpty, recorded.screens.isEmpty {
      html += "<details><summary>The screen after the step</summary><pre tabindex=\"0\">"
      html += site.escape(failure.screen.joined(separator: "\n")) + "</pre></details>"
    }
    return html + "</div>\n"
  }

  private func resultLine(_ outcome: CaseOutcome) -> String {
    let recorded = outcome.shown
    let state = outcome.state
    var text = "\(state.word.prefix(1).uppercased())\(state.word.dropFirst()) on "
    text += site.time(recorded.started)
    if let duration = recorded.duration { text += " in \(DurationText.short(duration))" }
    if recorded.retries > 0 { text += ", after \(recorded.retries.counted("retry", "retries"))" }
    if outcome.isStale {
      text += ". The scenario has changed since; the result is that of its former text"
    }
    let variants = outcome.variants.map { name, state in
      "\(site.escape(name)): \(state.word)"
    }
    if !variants.isEmpty { text += " (\(variants.joined(separator: ", ")))" }
    return "<p class=\"result\">\(text)</p>\n"
  }
}
