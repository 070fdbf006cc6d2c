import SpecText
import SpecXML
import Testing

@testable import SpecEngines

/// The reader of page sources: what it accepts, what it refuses, and where.
@Suite struct XMLReaderTests {
  /// A tree as text: an element in a line, indented by its level.
  private static func text(_ source: String) throws -> String {
    try SourceTree.read(source).nodes.map { node in
      String(repeating: " ", count: node.level) + node.type
        + node.attributes.map { " \($0.name)=[\($0.value)]" }.joined()
    }.joined(separator: "\n")
  }

  @Test(arguments: [
    ("<a/>", "a"),
    ("\u{FEFF}<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<a></a>\n", "a"),
    ("<a x='1' y = \"2\"\n z='\"'/>", "a x=[1] y=[2] z=[\"]"),
    ("<a x='&amp;&lt;&gt;&quot;&apos;&#10;&#x41;&#x1F600;'/>", "a x=[&<>\"'\nA😀]"),
    ("<a x='e\u{301}\u{0}b\tc\r\nd\ne'/>", "a x=[e\u{301}\u{0}b c d e]"),
    ("<a><b/><c><d/></c><b/></a>", "a\n b\n c\n  d\n b"),
    ("<a>text &unknown; <!-- <b> --><![CDATA[<b>]]><?b <c?><d/>]]></a><!-- end -->", "a\n d"),
    (
      "<XCUIElementTypeUnknown(83) x=''/>",
      "XCUIElementTypeUnknown(83) x=[]"
    ),
    ("<a.b.C$D e-f:g=''/>", "a.b.C$D e-f:g=[]"),
    ("<á x='1'></á >", "á x=[1]"),
  ])
  func `a source is read`(source: String, tree: String) throws {
    #expect(try Self.text(source) == tree)
  }

  @Test(arguments: [
    ("", "line 1, column 1: expected an element, found the end of the source"),
    ("text", "line 1, column 5: expected an element, found the end of the source"),
    ("<", "line 1, column 2: expected the name of an element, found the end of the source"),
    ("<a>\n<b>", "line 2, column 4: expected </b>, found the end of the source"),
    ("<a>\r\n </b>", "line 2, column 4: expected </a>, found </b>"),
    ("<a></a", "line 1, column 7: expected >, found the end of the source"),
    ("</a>", "line 1, column 3: expected an element, found the end of one that did not begin"),
    ("<a/><b/>", "line 1, column 5: expected the end of the source, found another element"),
    ("<a x>", "line 1, column 5: expected =, found '>'"),
    ("<a x=1>", "line 1, column 6: expected a value in quotation marks, found '1'"),
    (
      "<é x='1",
      "line 1, column 6: expected the end of a value, found the end of the source; the value begins "
        + "here"
    ),
    ("<a x='<'/>", "line 1, column 7: expected &lt; in a value, found '<'"),
    ("<a x='1'y='2'/>", "line 1, column 9: expected an attribute, > or />, found 'y'"),
    ("<a x='1' / >", "line 1, column 10: expected an attribute, > or />, found '/'"),
    ("<a x='1' x='2'/>", "line 1, column 10: expected one attribute x, found two"),
    ("<a x='&'/>", "line 1, column 7: expected a reference such as &amp;, found none"),
    (
      "<a x='&nbsp;'/>",
      "line 1, column 7: expected &amp;, &lt;, &gt;, &quot;, &apos; or the number of a character, "
        + "found &nbsp;"
    ),
    (
      "<a x='&#0;'/>",
      "line 1, column 7: expected &amp;, &lt;, &gt;, &quot;, &apos; or the number of a character, "
        + "found &#0;"
    ),
    (
      "<a x='&#xD800;'/>",
      "line 1, column 7: expected &amp;, &lt;, &gt;, &quot;, &apos; or the number of a character, "
        + "found &#xD800;"
    ),
    (
      "<a x='&#+65;'/>",
      "line 1, column 7: expected &amp;, &lt;, &gt;, &quot;, &apos; or the number of a character, "
        + "found &#+65;"
    ),
    (
      "<a x='&#4294967296;'/>",
      "line 1, column 7: expected &amp;, &lt;, &gt;, &quot;, &apos; or the number of a character, "
        + "found &#4294967296;"
    ),
    (
      "<!DOCTYPE a [<!ENTITY b 'c'>]><a/>",
      "line 1, column 1: expected an element, found a declaration, which is not read"
    ),
    (
      "<a><!-- ",
      "line 1, column 9: expected the end of the comment, -->, found the end of the source"
    ),
    (
      "<a><![CDATA[]]",
      "line 1, column 15: expected the end of the character data, ]]>, found the end of the source"
    ),
    (
      "<?xml",
      "line 1, column 6: expected the end of the processing instruction, ?>, found the end of the "
        + "source"
    ),
    ("<a x=\u{7}>", "line 1, column 6: expected a value in quotation marks, found U+7"),
  ])
  func `a broken source is an error with a place`(source: String, error: String) {
    #expect(Self.failure(source) == "the page source cannot be read: " + error)
  }

  private static func failure(_ source: String) -> String? {
    do throws(PhoneSourceError) {
      _ = try SourceTree.read(source)
      return nil
    } catch {
      return error.description
    }
  }

  @Test func `a source has limits`() {
    let deep = { (count: Int) in
      String(repeating: "<a>", count: count) + String(repeating: "</a>", count: count)
    }
    let wide = { (count: Int) in "<a>" + String(repeating: "<b/>", count: count - 1) + "</a>" }
    let attributes = { (count: Int) in "<a" + (0..<count).map { " x\($0)=''" }.joined() + "/>" }
    #expect(
      [
        deep(500), deep(501), wide(50_000), wide(50_001), attributes(100), attributes(101),
        "<a/>" + String(repeating: " ", count: 20 << 20),
      ].map(Self.failure) == [
        nil,
        "the page source cannot be read: line 1, column 1501: expected 500 elements inside each other "
          + "at most, found more",
        nil,
        "the page source cannot be read: line 1, column 200000: expected 50000 elements at most, "
          + "found more",
        nil,
        "the page source cannot be read: line 1, column 694: expected 100 attributes at most, found "
          + "more",
        "the page source cannot be read: it has 20971524 bytes, and at most 20971520 are "
          + "read",
      ])
  }

  @Test func `a node knows its place`() throws {
    let tree = try SourceTree.read("<AppiumAUT><a><b/><c/><b x='1'><d/><d/></b></a></AppiumAUT>")
    let nodes = Array(tree.nodes)
    #expect(
      nodes.map(\.xpath) == [
        "", "/a[1]", "/a[1]/b[1]", "/a[1]/c[1]", "/a[1]/b[2]", "/a[1]/b[2]/d[1]", "/a[1]/b[2]/d[2]",
      ])
    #expect(
      nodes.map(\.classChain) == ["", "", "b[1]", "c[1]", "b[2]", "b[2]/d[1]", "b[2]/d[2]"])
    #expect(nodes[1].children.map(\.index) == [2, 3, 4])
    #expect(nodes[1].descendants.map(\.index) == [2, 3, 4, 5, 6])
    #expect(nodes[5].ancestors.map(\.index) == [4, 1, 0])
    #expect(nodes[4].parent?.index == 1)
    #expect(nodes[4].contains(nodes[6]) && !nodes[2].contains(nodes[3]))
  }

  @Test func `changed sources end in a tree or an error`() {
    let sample = Array(
      """
      <?xml version="1.0"?><AppiumAUT><!-- c --><XCUIElementTypeWindow type="W" x="0" y='1'>
      <XCUIElementTypeButton name="a&#10;&amp;b"/><![CDATA[ <x> ]]></XCUIElementTypeWindow></AppiumAUT>
      """.utf8)
    var random = RandomSource(seed: 7)
    for _ in 0..<3_000 {
      var bytes = sample
      for _ in 0...random.roll(below: 4) {
        let place = random.roll(below: UInt64(bytes.count))
        switch random.roll(below: 3) {
        case 0: bytes[place] = UInt8(random.roll(below: 256))
        case 1: bytes.remove(at: place)
        default: bytes.insert(contentsOf: bytes[place...].prefix(random.roll(below: 12)), at: place)
        }
        if bytes.isEmpty { bytes = [60] }
      }
      do throws(PhoneSourceError) {
        let tree = try SourceTree.read(bytes)
        #expect(tree.nodes.allSatisfy { $0.inside.upperBound <= tree.records.count })
      } catch {
        #expect(error.error.line ?? 0 > 0 && error.error.column ?? 0 > 0)
      }
    }
  }
}
