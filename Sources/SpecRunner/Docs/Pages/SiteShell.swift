import SpecGherkin
import SpecJSON
import SpecText

/// Renders whole files: the head, the navigation, the content and the end of a page.
struct SiteShell {
  let site: SiteRenderer
  private var model: DocsModel { site.model }

  /// A page of a folder.
  var page: String {
    let title = model.pages[site.page].title
    let whole = site.page == 0 ? title : "\(title) · \(model.title)"
    let head = """
      <link rel="stylesheet" href="assets/docs.css">
      <script src="assets/search.js" defer></script>
      <script src="assets/docs.js" defer></script>
      """
    // A page that is opened as a file has an origin that 'self' may not match.
    let policy =
      "default-src 'none'; script-src 'self' file:; style-src 'self' file:; "
      + "base-uri 'none'; form-action 'none'"
    return start(title: whole, policy: policy, head: head)
      + top + "<div class=\"frame\">\n"
      + NavigationHTML(site: site).html(sections)
      + "<main id=\"main\" tabindex=\"-1\">\n\(content)</main>\n</div>\n\(site.shelf.html)\n</body>\n</html>\n"
  }

  /// All pages in one file.
  var single: String {
    let styles = DocsSite.styles
    let script = PageFiles.script
    let policy =
      "default-src 'none'; script-src 'sha256-\(SHA256.base64(of: script))'; "
      + "style-src 'sha256-\(SHA256.base64(of: styles))'; base-uri 'none'; form-action 'none'"
    var html = start(title: model.title, policy: policy, head: "<style>\(styles)</style>")
    html += top + "<div class=\"frame\">\n" + NavigationHTML(site: site).html([])
    html += "<main id=\"main\" tabindex=\"-1\">\n"
    for page in model.pages.indices {
      let site = SiteRenderer(model, isSingle: true, page: page)
      html += "<article class=\"page\" id=\"\(site.escape(site.pageAnchor(page)))\">\n"
      html += SiteShell(site: site).content + site.shelf.html + "</article>\n"
    }
    html += "</main>\n</div>\n<script type=\"application/json\" id=\"search-data\">"
    html += SearchIndex(site: site).json + "</script>\n<script>\(script)</script>\n"
    return html + "</body>\n</html>\n"
  }

  // MARK: - Parts

  private func start(title: String, policy: String, head: String) -> String {
    """
    <!doctype html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="\(policy)">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta name="generator" content="spec docs">
    <title>\(site.escape(title))</title>
    \(head)
    </head>
    <body>

    """
  }

  private var top: String {
    """
    <a class="skip" href="#main">Skip to the content</a>
    <header class="top"><div class="bounds">
    \(site.link(0, html: site.escape(model.title), attributes: " class=\"site\""))
    <div id="search" hidden></div>
    </div></header>

    """
  }

  private var sections: [FlowHTML.Section] {
    guard case .flow(let index) = model.pages[site.page].kind else { return [] }
    return FlowHTML(site: site, flow: model.flows[index]).sections
  }

  private var content: String {
    switch model.pages[site.page].kind {
    case .index: IndexHTML(site: site).html
    case .flow(let index): FlowHTML(site: site, flow: model.flows[index]).html
    case .folder(let index): FolderHTML(site: site).html(model.folders[index])
    case .feature(let index): FolderHTML(site: site).page(model.features[index]) + neighbours(index)
    case .text(let index): TextHTML(site: site).html(model.input.pages[index])
    case .steps: StepsHTML(site: site).html
    case .faults: FaultsHTML(site: site).html
    case .runs: RunsHTML(site: site).html
    }
  }

  /// Links to the features before and after one in its folder.
  private func neighbours(_ feature: Int) -> String {
    guard !site.isSingle, let folder = model.folder(of: feature),
      let (previous, next) = model.neighbours(of: feature)
    else { return "" }
    func link(_ feature: Int, _ name: String, _ arrow: (String, String)) -> String {
      let found = model.features[feature]
      return site.link(
        found.page, html: "\(arrow.0)\(site.escape(found.title))\(arrow.1)",
        attributes: " rel=\"\(name)\"" + HTMLText.language(found.feature.language))
    }
    let links = [
      previous.map { link($0, "prev", ("← ", "")) },
      site.link(folder.page, html: site.escape(folder.title)),
      next.map { link($0, "next", ("", " →")) },
    ]
    return
      "<nav class=\"neighbours\" aria-label=\"Neighbours\">\(links.compactMap { $0 }.joined(separator: " "))</nav>\n"
  }
}
