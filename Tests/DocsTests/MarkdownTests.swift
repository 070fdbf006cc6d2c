import Foundation
import Testing

@testable import SpecDocs

/// What the pages know of Markdown, and that nothing in a text becomes HTML.
@Suite struct MarkdownTests {
  @Test(arguments: [
    ("# A *b*", "<h2>A <em>b</em></h2>\n"),
    ("A\n===\nB\n---", "<h2>A</h2>\n<h2>B</h2>\n"),
    ("### A ###", "<h3>A</h3>\n"),
    ("#A", "<p>#A</p>\n"),
    ("one\ntwo  \nthree", "<p>one\ntwo<br>\nthree</p>\n"),
    (
      "a **b _c_** `d < *e*` \\*f\\*",
      "<p>a <strong>b <em>c</em></strong> <code>d &lt; *e*</code> *f*</p>\n"
    ),
    ("a * b * c, snake_case_name, 2*3*4", "<p>a * b * c, snake_case_name, 2<em>3</em>4</p>\n"),
    ("**never closed", "<p>**never closed</p>\n"),
    ("``a`b`` and ` alone", "<p><code>a`b</code> and ` alone</p>\n"),
    ("- a\n- b\n  more\n\n- c", "<ul>\n<li>a</li>\n<li>b\nmore</li>\n<li>c</li>\n</ul>\n"),
    ("- a\n  - b\n- c", "<ul>\n<li>a\n<ul>\n<li>b</li>\n</ul>\n</li>\n<li>c</li>\n</ul>\n"),
    ("3. a\n4. b", "<ol start=\"3\">\n<li>a</li>\n<li>b</li>\n</ol>\n"),
    ("In 2024\n1999. was good", "<p>In 2024\n1999. was good</p>\n"),
    ("> a\n> - b", "<blockquote>\n<p>a</p>\n<ul>\n<li>b</li>\n</ul>\n</blockquote>\n"),
    ("***", "<hr>\n"),
    (
      "```swift a\nlet b = \"<c>\"\n\n~~~\n```\nd",
      "<pre tabindex=\"0\" data-language=\"swift\"><code>let b = &quot;&lt;c&gt;&quot;\n\n~~~</code></pre>\n<p>d</p>\n"
    ),
    ("    code\n\n    more", "<pre tabindex=\"0\"><code>code\n\nmore</code></pre>\n"),
    (
      "| a | b |\n|:-:|--:|\n| `c` \\| d |\n",
      "<div class=\"scroll\" tabindex=\"0\"><table>\n<thead>\n<tr><th scope=\"col\" class=\"center\">a</th>"
        + "<th scope=\"col\" class=\"right\">b</th></tr>\n</thead>\n<tbody>\n"
        + "<tr><td class=\"center\"><code>c</code> | d</td><td class=\"right\"></td></tr>\n</tbody>\n"
        + "</table></div>\n"
    ),
    ("a | b\nc", "<p>a | b\nc</p>\n"),
    (
      "[a *b*](https://c.test/?d&e)",
      "<p><a href=\"https://c.test/?d&amp;e\">a <em>b</em></a></p>\n"
    ),
    ("<https://c.test>", "<p><a href=\"https://c.test\">https://c.test</a></p>\n"),
    ("[a](gone.md \"title\")", "<p><span class=\"unlinked\" title=\"gone.md\">a</span></p>\n"),
    (
      "![a](b.png) ![](c.png)",
      "<p><span class=\"image\">a</span> <span class=\"image\">image</span></p>\n"
    ),
    ("[a] [b(c", "<p>[a] [b(c</p>\n"),
    (
      "<script>alert(1)</script> <b onclick=x>b</b> &amp;",
      "<p>&lt;script&gt;alert(1)&lt;/script&gt; &lt;b onclick=x&gt;b&lt;/b&gt; &amp;amp;</p>\n"
    ),
    (
      "[a](javascript:alert(1)) <javascript:b>",
      "<p><span class=\"unlinked\" title=\"javascript:alert(1)\">a</span> &lt;javascript:b&gt;</p>\n"
    ),
    ("a\u{1B}[31mb\u{202E}c", "<p>ab\u{FFFD}c</p>\n"),
    ("- 가\n\n한국어 **글**.", "<ul>\n<li>가</li>\n</ul>\n<p>한국어 <strong>글</strong>.</p>\n"),
  ])
  func `a page is rendered`(text: String, html: String) {
    #expect(Self.html(text) == html)
  }

  @Test(arguments: [
    "[", "*a ", "_a ", "`", "> ", "- ", "![", "[a](", "<", "\\", "|", "#", "\n\n", "\n \n- ",
    "**a* ", "[[a]", "``` \n", "1. ",
  ])
  func `signs that are repeated take linear time`(sign: String) {
    let html = Self.html(String(repeating: sign, count: 20_000))
    #expect(html.utf8.count < 2_000_000)
  }

  @Test func `quotes and lists in each other end at a limit`() {
    let html = Self.html(String(repeating: "> - ", count: 5_000) + "a")
    #expect(html.components(separatedBy: "<blockquote>").count == 7)
  }

  static func html(_ text: String) -> String {
    MarkdownHTML(resolve: { $0.hasPrefix("https://") ? $0 : nil }).html(
      MarkdownReader.blocks(of: text))
  }
}
