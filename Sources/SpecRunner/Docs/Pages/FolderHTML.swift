import SpecGherkin
import SpecText

/// Renders folders of features without requirements, and the pages of these features.
struct FolderHTML {
  let site: SiteRenderer

  /// The page of a folder: its features with their results.
  func html(_ folder: DocsFolder) -> String {
    var html = "<p class=\"eyebrow\">Features</p>\n"
    html += site.heading(1, site.escape(folder.title))
    html += "<div class=\"conclusion\">\(summary(folder.features))</div>\n"
    return html + list(folder.features)
  }

  /// The list of some features.
  func list(_ features: [Int]) -> String {
    var html = "<ul class=\"list\">\n"
    for index in features {
      let feature = site.model.features[index]
      html += "<li>"
      if site.model.isRun { html += site.sign(result(of: feature).state) + " " }
      html += site.link(
        feature.page, html: site.escape(feature.title),
        attributes: HTMLText.language(feature.feature.language))
      let count = cases(of: feature).count.counted("scenario")
      html += " <span class=\"soft\">\(count)</span></li>\n"
    }
    return html + "</ul>\n"
  }

  /// The counts of scenarios by their last results.
  func summary(_ features: [Int]) -> String {
    let cases = features.flatMap { self.cases(of: site.model.features[$0]) }
    if !site.model.isRun {
      return "<p class=\"soft\">\(cases.count.counted("scenario"))</p>"
    }
    var counts: [DocsResult.State: Int] = [:]
    for one in cases { counts[DocsResult(one).state, default: 0] += 1 }
    let states = DocsResult.State.allCases
    let legend = states.compactMap { state in
      counts[state].map { "<li class=\"\(state.name)\"><b>\($0)</b> \(state.word)</li>" }
    }
    return site.bar(states.map { ($0.name, counts[$0] ?? 0) })
      + "<ul class=\"legend\">\(legend.joined())</ul>"
  }

  /// The page of a feature.
  func page(_ feature: DocsFeature) -> String {
    var html = "<p class=\"eyebrow\">\(site.escape(feature.feature.keyword ?? "Feature"))</p>\n"
    html += site.heading(
      1, site.escape(feature.title), attributes: HTMLText.language(feature.feature.language))
    html += "<p class=\"origin\"><code>\(site.escape(feature.uri))</code></p>\n"
    html += "<div class=\"tools\" data-tools=\"scenarios\" hidden></div>\n"
    return html + "<div id=\"\(site.escape(feature.anchor))\">"
      + FeatureHTML(site: site).content(feature, level: 1, isOpen: true) + "</div>\n"
  }

  private func result(of feature: DocsFeature) -> DocsResult {
    DocsResult(feature.scenarios.map { site.model.scenarios[$0].result })
  }

  /// The scenarios of a feature as they run: each row of an outline is one.
  private func cases(of feature: DocsFeature) -> [DocsCase] {
    feature.scenarios.flatMap { site.model.scenarios[$0].cases }
  }
}
