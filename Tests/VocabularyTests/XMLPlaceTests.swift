import SpecRunner
import SpecXML
import Testing

@testable import SpecVocabulary

/// Places in XML answers.
struct XMLPlaceTests {
  private static let order = """
    <?xml version="1.0"?><s:order xmlns:s="urn:o" id="1">
      <item unit="l" s:code="9"><name>Milk &amp; <b>more</b></name></item>
      <item unit="kg"><name><![CDATA[ <Salt> ]]></name><item unit="l"/></item><!-- c -->
    </s:order>
    """

  @Test(arguments: [
    ("/order/@id", ["1"]), ("/s:order/@id", ["1"]), ("/t:order/@id", []), ("/item", []),
    ("/order/item/name", ["Milk & more", "<Salt>"]), ("/order/item[2]/name", ["<Salt>"]),
    ("/order/item[last()]/@unit", ["kg"]), ("/order/item[3]", []),
    ("//item/@unit", ["l", "kg", "l"]),
    ("//item[1]/@unit", ["l", "l"]), ("//item[@unit='l']", ["Milk & more", ""]),
    ("//item[name='<Salt>']/@unit", ["kg"]), ("/order/*/name/b", ["more"]),
    ("//item//item/@unit", ["l"]),
    ("/order//b", ["more"]), ("//item/@code", ["9"]), ("//*[@unit='kg']/item[1]/@unit", ["l"]),
  ])
  func `a place leads to texts and attributes`(path: String, values: [String]) throws {
    let tree = try XMLReader.read(Array(Self.order.utf8), into: XMLTree())
    #expect(try XMLPlace(path).values(in: tree) == values)
  }

  @Test(arguments: [
    "", "order", "/", "/order/", "/order[", "/order[0]", "/order[x]", "/order[@a=1]", "/@id",
    "/order/text()", "/order/@id/x", "/order/..", "/order[1]x", "/order[@='x']",
  ])
  func `what is not read is an error`(path: String) {
    #expect(throws: StepFailure.self) { _ = try XMLPlace(path) }
  }

  @Test(arguments: [
    ("<a>&unknown;</a>", "line 1, column 4: expected &amp;"),
    ("<!DOCTYPE a><a/>", "line 1, column 1: expected an element, found a declaration"),
    ("{}", "line 1, column 3: expected an element"),
  ])
  func `what is not XML is an error with a place`(text: String, part: String) {
    do throws(XMLError) {
      _ = try XMLReader.read(Array(text.utf8), into: XMLTree())
      Issue.record("it is read")
    } catch {
      #expect(error.description.contains(part))
    }
  }
}
