import SpecGherkin
import SpecText

/// Renders a Markdown file as a page.
struct TextHTML {
  let site: SiteRenderer

  func html(_ source: Source) -> String {
    var blocks = MarkdownReader.blocks(of: source.text)
    var title = FilePath.name(of: source.uri)
    if case .heading(_, let text)? = blocks.first {
      title = text
      blocks.removeFirst()
    }
    let anchors = HeadingAnchors(site.model.pages[site.page].name)
    let language = HTMLText.language(site.model.input.language)
    let text = site.markdown(of: source.uri, topLevel: 2, anchor: { anchors.anchor($0) })
    return "<div class=\"prose\"\(language)>\n"
      + site.heading(1, MarkdownInline.html(title, resolve: { _ in nil }))
      + "<p class=\"origin\"><code>\(site.escape(source.uri))</code></p>\n"
      + text.html(blocks) + "</div>\n"
  }
}
