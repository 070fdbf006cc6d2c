import SpecGherkin
import SpecText

/// Renders a feature: its description, its backgrounds, its rules and its scenarios.
struct FeatureHTML {
  let site: SiteRenderer

  /// The feature as a part of a page.
  ///
  /// - Parameters:
  ///   - level: the level of its heading, counted from the title of the page.
  ///   - isOpen: whether the steps of scenarios are visible at once.
  func html(_ feature: DocsFeature, level: Int, isOpen: Bool) -> String {
    let language = HTMLText.language(feature.feature.language)
    var html = "<section class=\"feature\" id=\"\(site.escape(feature.anchor))\">\n"
    html += site.heading(level, site.escape(feature.title), attributes: language)
    html += "<p class=\"origin\"><code>\(site.escape(feature.uri))</code></p>\n"
    return html + content(feature, level: level, isOpen: isOpen) + "</section>\n"
  }

  /// Everything below the title.
  func content(_ feature: DocsFeature, level: Int, isOpen: Bool) -> String {
    let node = feature.feature
    let language = HTMLText.language(node.language)
    var html = "<div class=\"description\"\(language)>"
    html += site.description(node.description, of: feature.uri) + "</div>\n"
    let steps = feature.scenarios.lazy.map { site.model.scenarios[$0] }
    if let background = node.background {
      html += self.background(
        background, feature, "\(feature.anchor)--background",
        values: values(of: steps, from: 0, background.steps.count))
    }
    var rule: NodeID?
    for index in feature.scenarios {
      let scenario = site.model.scenarios[index]
      if let next = scenario.scenario.rule, next.id != rule {
        rule = next.id
        let below = feature.scenarios[index...].lazy.map { site.model.scenarios[$0] }
        html += self.rule(
          next, feature, level, below.prefix { $0.scenario.rule?.id == next.id })
      }
      let shown = ScenarioHTML(site: site)
      html += scenario.home == nil ? shown.full(index, isOpen: isOpen) : shown.reference(index)
    }
    if feature.scenarios.isEmpty { html += "<p class=\"soft\">No scenarios.</p>\n" }
    return html
  }

  private func rule(
    _ rule: Rule, _ feature: DocsFeature, _ level: Int, _ scenarios: some Sequence<DocsScenario>
  ) -> String {
    let anchor = feature.rules[rule.id] ?? feature.anchor
    let language = HTMLText.language(feature.feature.language)
    var html = site.heading(
      level + 1,
      "<span class=\"keyword\">\(site.escape(rule.keyword))</span> \(site.escape(rule.name))",
      attributes: " id=\"\(site.escape(anchor))\" class=\"rule\"\(language)")
    html += site.description(rule.description, of: feature.uri)
    if let background = rule.background {
      let before = feature.feature.background?.steps.count ?? 0
      html += self.background(
        background, feature, "\(anchor)--background",
        values: values(of: scenarios, from: before, background.steps.count))
    }
    return html
  }

  private func background(
    _ background: Background, _ feature: DocsFeature, _ anchor: String, values: [PickleStep]
  ) -> String {
    let language = feature.feature.language
    var title = background.keyword
    if !background.name.isEmpty { title += ": \(background.name)" }
    return "<details class=\"background\" id=\"\(site.escape(anchor))\" open><summary"
      + "\(HTMLText.language(language))>\(site.escape(title))</summary><div class=\"inside\">\n"
      + site.description(background.description, of: feature.uri)
      + StepHTML(site: site, language: language).list(background.steps, values: values)
      + "</div></details>\n"
  }

  /// The steps of a background with their values, from a scenario that has them.
  private func values(
    of scenarios: some Sequence<DocsScenario>, from start: Int, _ count: Int
  ) -> [PickleStep] {
    for scenario in scenarios {
      guard let steps = scenario.cases.first?.pickle.steps, steps.count >= start + count else {
        continue
      }
      return Array(steps[start..<(start + count)])
    }
    return []
  }
}
