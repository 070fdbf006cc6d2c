import SpecGherkin
import SpecRunner
import SpecText

/// Renders the glossary: the steps that the suite defines in text, and those of the tool.
struct StepsHTML {
  let site: SiteRenderer
  private var model: DocsModel { site.model }

  var html: String {
    let uses = uses()
    var html = "<p class=\"eyebrow\">Glossary</p>\n" + site.heading(1, "Steps")
    html += textSteps(uses)
    for library in model.input.libraries { html += section(library, uses) }
    if model.input.suite.textSteps.isEmpty, !html.contains("<h2") {
      html += "<p class=\"soft\">No step of the scenarios is defined here.</p>\n"
    }
    return html
  }

  /// How many steps use each definition, by its expression; a step of an outline counts per row.
  private func uses() -> [ExactText: Int] {
    guard let registry = model.input.registry else { return [:] }
    var counts = [Int](repeating: 0, count: registry.definitions.count)
    func count(_ step: PickleStep) {
      let found = step.withTextUTF8 { registry.matches($0) }
      if found.count == 1 { counts[found[0].index] += 1 }
    }
    for scenario in model.scenarios {
      for one in scenario.cases { for step in one.pickle.steps { count(step) } }
    }
    var uses: [ExactText: Int] = [:]
    for (definition, number) in zip(registry.definitions, counts) where number > 0 {
      uses[ExactText(definition.pattern), default: 0] += number
    }
    return uses
  }

  // MARK: - Text steps

  private func textSteps(_ uses: [ExactText: Int]) -> String {
    let steps = model.input.suite.textSteps
    if steps.isEmpty { return "" }
    var html = site.heading(2, "Steps of this suite")
    html +=
      "<p class=\"soft\">A scenario defines each of them in text.</p>\n<dl class=\"glossary\">\n"
    let definitions = StepLibrary(steps).definitions
    for (step, definition) in zip(steps, definitions) {
      let language = step.language
      html += "<div><dt\(HTMLText.language(language))>\(StepHTML.marked(step.sentence))"
      html += count(uses[ExactText(definition.pattern)]) + "</dt>\n<dd>"
      html += site.description(step.scenario.description, of: step.uri)
      html += StepHTML(site: site, language: language).list(step.scenario.steps)
      html += "<p class=\"origin\"><code>\(site.escape(step.place.description))</code></p>"
      html += "</dd></div>\n"
    }
    return html + "</dl>\n"
  }

  // MARK: - Steps of the tool

  /// The steps of a library that scenarios use, and the others collapsed; a library that no
  /// scenario uses is left out.
  private func section(_ library: StepLibrary, _ uses: [ExactText: Int]) -> String {
    let listed = library.definitions
    let used = listed.filter { uses[ExactText($0.pattern)] != nil }
    if used.isEmpty { return "" }
    let others = listed.filter { uses[ExactText($0.pattern)] == nil }
    var html = site.heading(2, site.escape(library.name)) + list(used, uses)
    if !others.isEmpty {
      html += "<details class=\"others\"><summary>\(others.count.counted("step")) that no scenario "
      html += "uses</summary>\n\(list(others, uses))</details>\n"
    }
    return html
  }

  private func list(_ steps: [StepDefinition], _ uses: [ExactText: Int]) -> String {
    var html = "<dl class=\"glossary\">\n"
    for step in steps {
      let language = HTMLText.language(step.language)
      html += "<div><dt\(language)>"
      html += StepHTML.line(keyword: step.word + " ", step.sentence)
      html += count(uses[ExactText(step.pattern)]) + "</dt>\n<dd>"
      if let summary = step.summary {
        html += "<p>\(MarkdownInline.html(summary, resolve: { _ in nil }))</p>"
      }
      if let takes = step.takesBelow {
        html += "<p class=\"soft\">Takes \(site.escape(takes)).</p>"
      }
      if !step.needs.isEmpty {
        html +=
          "<p class=\"soft\">Requires: \(site.escape(step.needs.joined(separator: ", "))).</p>"
      }
      if let example = step.example {
        html += "<p class=\"example\"\(language)><code>\(site.escape(example))</code></p>"
      }
      html += "</dd></div>\n"
    }
    return html + "</dl>\n"
  }

  private func count(_ uses: Int?) -> String {
    uses.map { " <span class=\"soft\">\($0.counted("use"))</span>" } ?? ""
  }
}
