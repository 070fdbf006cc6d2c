import SpecGherkin
import SpecMessages
import SpecReporters
import SpecText

/// What all pages of a site share: the content, addresses, dates and small parts.
struct SiteRenderer {
  let model: DocsModel
  /// Whether all pages are in one file.
  let isSingle: Bool
  /// The page that is rendered.
  let page: Int
  /// The parts of the drawings on the page.
  let shelf: ScreenShelf

  init(_ model: DocsModel, isSingle: Bool, page: Int = 0) {
    self.model = model
    self.isSingle = isSingle
    self.page = page
    shelf = ScreenShelf("p\(page)f")
  }

  /// The level of the heading of a page.
  var topLevel: Int { isSingle && page > 0 ? 2 : 1 }

  /// A heading, its level counted from that of the page: 1 is the title.
  func heading(_ level: Int, _ html: String, attributes: String = "") -> String {
    let level = min(level + topLevel - 1, 6)
    return "<h\(level)\(attributes)>\(html)</h\(level)>\n"
  }

  func escape(_ text: String) -> String { HTMLText.escape(text) }

  // MARK: - Addresses

  /// The anchor of a page in a single file.
  func pageAnchor(_ page: Int) -> String { "page-\(model.pages[page].name)" }

  /// The address of a page, or of an anchor in it.
  func address(_ page: Int, _ anchor: String? = nil) -> String {
    if isSingle { return HTMLText.fragment(anchor ?? pageAnchor(page)) }
    let place = anchor.map(HTMLText.fragment) ?? ""
    return page == self.page && anchor != nil ? place : model.pages[page].name + ".html" + place
  }

  func link(_ page: Int, _ anchor: String? = nil, html: String, attributes: String = "") -> String {
    "<a href=\"\(address(page, anchor))\"\(attributes)>\(html)</a>"
  }

  /// A link to a statement, or its id if there is none.
  func statementLink(_ id: RequirementID) -> String {
    let text = "<span class=\"id\">\(escape(id.description))</span>"
    guard let page = model.statementPages[id] else { return text }
    return link(page, id.description, html: text)
  }

  /// A link to a scenario by its name.
  func scenarioLink(_ index: Int) -> String {
    let scenario = model.scenarios[index]
    return link(
      scenario.page, scenario.anchor, html: escape(name(of: scenario)),
      attributes: HTMLText.language(scenario.language))
  }

  func name(of scenario: DocsScenario) -> String {
    let name = scenario.scenario.name
    return name.isEmpty ? "\(scenario.scenario.keyword) (\(scenario.place))" : name
  }

  // MARK: - Markdown

  /// Renders Markdown of a file; links lead to pages of the site or to the web.
  func markdown(
    of uri: String, topLevel: Int, anchor: @escaping (String) -> String? = { _ in nil },
    item: @escaping (Int) -> String? = { _ in nil }
  ) -> MarkdownHTML {
    MarkdownHTML(
      topLevel: min(topLevel + self.topLevel - 1, 6), resolve: { resolve($0, from: uri) },
      anchor: anchor, item: item)
  }

  /// A description of a feature, rule or scenario as HTML.
  func description(_ text: String, of uri: String) -> String {
    if text.isEmpty { return "" }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    // The indentation of Gherkin is not that of Markdown.
    let indents = lines.filter { !$0.allSatisfy { $0 == " " } }
      .map { $0.utf8.prefix { $0 == 0x20 }.count }
    let margin = indents.min() ?? 0
    let trimmed = lines.map { line -> Substring in
      Substring(line.utf8.dropFirst(min(margin, line.utf8.prefix { $0 == 0x20 }.count)))
    }
    return markdown(of: uri, topLevel: 4).html(
      MarkdownReader.blocks(of: trimmed.joined(separator: "\n")))
  }

  /// The address of a link in a file; nil if it is not part of the site and not on the web.
  private func resolve(_ destination: String, from uri: String) -> String? {
    let lowered = destination.lowercased()
    if lowered.begins(with: "https://") || lowered.begins(with: "http://") { return destination }
    if destination.isEmpty || lowered.begins(with: "//") || destination.contains("\\") {
      return nil
    }
    let parts = destination.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let path = String(parts[0])
    let anchor = parts.count > 1 ? String(parts[1]) : nil
    guard !path.utf8.prefix(while: { $0 != UInt8(ascii: "/") }).contains(UInt8(ascii: ":")) else {
      return nil
    }
    let folder = FilePath.folder(of: FilePath.normalised(uri))
    let target =
      path.isEmpty ? FilePath.normalised(uri) : FilePath.resolved(path, from: folder)
    guard let target, let page = model.page(of: target) else { return nil }
    // The anchors of a Markdown file are those of its headings on its page.
    guard let anchor, !anchor.isEmpty else { return address(page) }
    return address(page, "\(model.pages[page].name)--\(SiteNames.slug(anchor))")
  }

  // MARK: - Results

  /// A date as `2026-01-02 03:04`, in UTC.
  func time(_ timestamp: Timestamp) -> String {
    let instant = DurationText.instant(timestamp)
    let minute = instant.prefix(16).replacing("T", with: " ")
    return "<time datetime=\"\(instant)\">\(minute) UTC</time>"
  }

  /// A date as `2026-01-02`, in UTC.
  func day(_ timestamp: Timestamp) -> String {
    let instant = DurationText.instant(timestamp)
    return "<time datetime=\"\(instant)\">\(instant.prefix(10))</time>"
  }

  /// The sign of a state, which a screen reader reads as its word.
  func sign(_ state: DocsResult.State) -> String {
    "<span class=\"sign \(state.name)\"><span aria-hidden=\"true\">\(state.sign)</span>"
      + "<span class=\"unseen\">\(state.word)</span></span>"
  }

  func badge(_ name: String, _ html: String) -> String {
    "<span class=\"badge \(name)\">\(html)</span>"
  }

  /// A bar of counts; the legend next to it has the same data.
  func bar(_ shares: [(name: String, count: Int)]) -> String {
    let total = shares.reduce(0) { $0 + $1.count }
    if total == 0 { return "" }
    var start = 0
    var parts = ""
    for share in shares where share.count > 0 {
      // Tenths of a per mille, so that the parts join without gaps.
      let from = start * 10_000 / total
      let to = (start + share.count) * 10_000 / total
      parts += "<rect class=\"\(share.name)\" x=\"\(from)\" width=\"\(to - from)\" height=\"1\"/>"
      start += share.count
    }
    return "<svg class=\"bar\" viewBox=\"0 0 10000 1\" preserveAspectRatio=\"none\" "
      + "aria-hidden=\"true\" focusable=\"false\">\(parts)</svg>"
  }

  /// A bar of statements by state.
  func bar(_ totals: DocsTotals) -> String {
    bar(DocsStatement.State.allCases.map { ($0.rawValue, totals.count($0)) })
  }

  /// The counts of statements by state.
  func legend(_ totals: DocsTotals) -> String {
    let items = DocsStatement.State.allCases.filter { totals.count($0) > 0 }.map { state in
      "<li class=\"\(state.rawValue)\"><b>\(totals.count(state))</b> \(state.word)</li>"
    }
    return "<ul class=\"legend\">\(items.joined())</ul>\n"
  }
}

extension DocsModel {
  /// The page of a file, by its path; nil if it has none.
  func page(of path: String) -> Int? {
    if let page = textPages[ExactText(path)] { return page }
    return filePages[ExactText(path)]
  }
}
