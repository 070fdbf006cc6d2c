/// Renders the blocks of a Markdown page as HTML.
struct MarkdownHTML {
  /// The level of the highest heading in the page that the blocks become part of.
  var topLevel = 2
  /// The addresses of links.
  let resolve: MarkdownInline.Resolver
  /// The anchor of a heading; nil for headings without one.
  var anchor: (String) -> String? = { _ in nil }
  /// The HTML of a list item that is more than text, by its line; nil for all others.
  var item: (_ line: Int) -> String? = { _ in nil }

  func html(_ blocks: [MarkdownBlock]) -> String { blocks.map(html).joined() }

  private func html(_ block: MarkdownBlock) -> String {
    switch block {
    case .heading(let level, let text):
      let level = min(max(level - 2, 0) + topLevel, 6)
      let id = anchor(text).map { " id=\"\(HTMLText.escape($0))\"" } ?? ""
      return "<h\(level)\(id)>\(inline(text))</h\(level)>\n"
    case .paragraph(let text): return "<p>\(inline(text))</p>\n"
    case .code(let language, let text):
      let name = language.isEmpty ? "" : " data-language=\"\(HTMLText.escape(language))\""
      return "<pre tabindex=\"0\"\(name)><code>\(HTMLText.escape(text))</code></pre>\n"
    case .quote(let blocks): return "<blockquote>\n\(html(blocks))</blockquote>\n"
    case .rule: return "<hr>\n"
    case .list(let list): return html(list)
    case .table(let table): return html(table)
    }
  }

  private func inline(_ text: String) -> String { MarkdownInline.html(text, resolve: resolve) }

  /// A list; items that are more than text interrupt it.
  private func html(_ list: MarkdownList) -> String {
    let tag = list.start == nil ? "ul" : "ol"
    var number = list.start ?? 1
    var text = ""
    var isOpen = false
    for item in list.items {
      if let special = self.item(item.line) {
        if isOpen { text += "</\(tag)>\n" }
        isOpen = false
        text += special
      } else {
        if !isOpen { text += number == 1 ? "<\(tag)>\n" : "<\(tag) start=\"\(number)\">\n" }
        isOpen = true
        text += "<li>\(content(of: item))</li>\n"
      }
      if list.start != nil { number += 1 }
    }
    return text + (isOpen ? "</\(tag)>\n" : "")
  }

  /// The content of an item; a single paragraph needs no element.
  private func content(of item: MarkdownList.Item) -> String {
    guard case .paragraph(let text)? = item.blocks.first else { return html(item.blocks) }
    let rest = html(Array(item.blocks.dropFirst()))
    return inline(text) + (rest.isEmpty ? "" : "\n" + rest)
  }

  private func html(_ table: MarkdownTable) -> String {
    func row(_ cells: [String], _ tag: String) -> String {
      let columns = zip(cells, table.alignments).map { cell, alignment in
        let name =
          switch alignment {
          case .none, .left: ""
          case .center: " class=\"center\""
          case .right: " class=\"right\""
          }
        let scope = tag == "th" ? " scope=\"col\"" : ""
        return "<\(tag)\(scope)\(name)>\(inline(cell))</\(tag)>"
      }
      return "<tr>\(columns.joined())</tr>\n"
    }
    return
      "<div class=\"scroll\" tabindex=\"0\"><table>\n<thead>\n\(row(table.header, "th"))</thead>\n"
      + "<tbody>\n\(table.rows.map { row($0, "td") }.joined())</tbody>\n</table></div>\n"
  }
}
