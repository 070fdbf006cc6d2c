import SpecAnalysis
import SpecGherkin
import SpecText

/// Renders the examples of an outline as a table, with the last result of each row.
struct ExamplesHTML {
  let site: SiteRenderer

  func table(_ examples: Examples, _ place: Int, of scenario: DocsScenario) -> String {
    let title = examples.name.isEmpty ? examples.keyword : "\(examples.keyword): \(examples.name)"
    let language = HTMLText.language(scenario.language)
    var html = site.description(examples.description, of: scenario.uri)
    html += "<div class=\"scroll\" tabindex=\"0\"><table class=\"examples\">\n"
    html += "<caption\(language)>\(site.escape(title))</caption>\n"
    guard let header = examples.tableHeader else {
      return html + "<tbody><tr><td>No rows.</td></tr></tbody></table></div>\n"
    }
    let isRun = site.model.isRun
    html += "<thead><tr>" + (isRun ? "<th scope=\"col\">Result</th>" : "")
    html += header.cells.map { "<th scope=\"col\">\(site.escape($0.value))</th>" }.joined()
    html += "</tr></thead>\n<tbody>\n"
    let results = results(of: scenario, place)
    for (index, row) in examples.tableBody.enumerated() {
      html += "<tr>"
      if isRun {
        let result = index < results.count ? results[index] : nil
        html += "<td>\(result.map(cell) ?? "")</td>"
      }
      html += row.cells.map { "<td>\(site.escape($0.value))</td>" }.joined() + "</tr>\n"
    }
    return html + "</tbody>\n</table></div>\n"
  }

  /// The results of the rows of an examples block, by their indices.
  private func results(of scenario: DocsScenario, _ place: Int) -> [DocsResult?] {
    let found = scenario.cases.filter { $0.row?.examples == place }
    var results = [DocsResult?](
      repeating: nil, count: (found.compactMap { $0.row?.row }.max() ?? -1) + 1)
    for one in found { if let row = one.row?.row { results[row] = DocsResult(one) } }
    return results
  }

  private func cell(_ result: DocsResult) -> String {
    let word = result.state == .passed && !result.isStale ? "" : " \(result.state.word)"
    return "<span class=\"row-result\">\(site.sign(result.state))"
      + "<span aria-hidden=\"true\">\(word)</span>"
      + (result.isStale ? " <span class=\"soft\">changed since</span>" : "") + "</span>"
  }
}
