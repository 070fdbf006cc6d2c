import SpecAnalysis
import SpecGherkin
import SpecText

/// Renders the page of a flow: its requirements with what proves them, then its features.
struct FlowHTML {
  let site: SiteRenderer
  let flow: DocsFlow

  /// A heading of the page, for its list of contents.
  struct Section {
    let title: String
    let anchor: String
  }

  var html: String {
    let document = flow.source.document
    var html = "<p class=\"eyebrow\">Flow</p>\n"
    html += site.heading(
      1, site.escape(flow.title), attributes: HTMLText.language(site.model.input.language))
    html += "<p class=\"origin\"><code>\(site.escape(document.uri))</code></p>\n"
    html += conclusion
    html += prose
    if !flow.features.isEmpty {
      html += "<section id=\"\(site.escape(featuresAnchor))\" class=\"features\">\n"
      html += site.heading(2, "Features")
      for feature in flow.features {
        html += FeatureHTML(site: site).html(site.model.features[feature], level: 3, isOpen: false)
      }
      html += "</section>\n"
    }
    return html
  }

  private var featuresAnchor: String { "\(site.model.pages[flow.page].name)---features" }

  /// The numbers of the flow.
  private var conclusion: String {
    let totals = flow.totals
    return "<div class=\"conclusion\">\(site.bar(totals))\(site.legend(totals))</div>\n"
      + "<div class=\"tools\" data-tools=\"statements\" hidden></div>\n"
  }

  /// The requirements document with its statements in place of their list items.
  private var prose: String {
    let byLine = Dictionary(
      flow.statements.map { ($0.statement.location.line, $0) }, uniquingKeysWith: { one, _ in one })
    let shown = ShownLines()
    let anchors = HeadingAnchors(site.model.pages[flow.page].name)
    let renderer = StatementHTML(site: site)
    var html = site.markdown(
      of: flow.source.document.uri, topLevel: 2, anchor: { anchors.anchor($0) },
      item: { line in
        guard let statement = byLine[line], shown.insert(line) else { return nil }
        return renderer.html(statement, level: 3)
      }
    ).html(blocks)
    // A statement may be in a place that is not a list item for Markdown.
    let rest = flow.statements.filter { !shown.contains($0.statement.location.line) }
    if !rest.isEmpty {
      html += site.heading(2, "Other statements")
      html += rest.map { renderer.html($0, level: 3) }.joined()
    }
    let language = HTMLText.language(site.model.input.language)
    return "<div class=\"prose\"\(language)>\n\(html)</div>\n"
  }

  /// The blocks of the document without its title.
  private var blocks: [MarkdownBlock] {
    var blocks = MarkdownReader.blocks(of: flow.source.text)
    if case .heading(_, let text)? = blocks.first, text.isSame(as: flow.source.document.title) {
      blocks.removeFirst()
    }
    return blocks
  }

  /// The headings of the second level.
  var sections: [Section] {
    let anchors = HeadingAnchors(site.model.pages[flow.page].name)
    var sections: [Section] = []
    for case .heading(let level, let text) in blocks {
      let anchor = anchors.anchor(text)
      if level <= 2 { sections.append(Section(title: MarkdownPlain.text(text), anchor: anchor)) }
    }
    if !flow.features.isEmpty {
      sections.append(Section(title: "Features", anchor: featuresAnchor))
    }
    return sections
  }
}

/// The lines whose statements have been rendered.
private final class ShownLines {
  private var lines: Set<Int> = []

  func insert(_ line: Int) -> Bool { lines.insert(line).inserted }
  func contains(_ line: Int) -> Bool { lines.contains(line) }
}

/// The anchors of the headings of a page, in order; equal headings have numbers.
final class HeadingAnchors {
  private let page: String
  private var names = SiteNames()

  init(_ page: String) { self.page = page }

  func anchor(_ heading: String) -> String {
    "\(page)--\(names.name(for: MarkdownPlain.text(heading)))"
  }
}
