import Foundation

#if canImport(FoundationXML)
import FoundationXML
#endif

/// What a JUnit report counts, and what is really in it.
struct JUnitTally {
  /// Test cases of scenarios; what stands for the run itself is not one.
  let cases: Int
  /// Test cases as the first tag counts them.
  let told: Int
  /// Cases that are skipped.
  let notRun: Int

  /// Reads a report.
  ///
  /// - Throws: what keeps it from being XML.
  init(_ text: String) throws {
    let counter = Counter()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = counter
    guard parser.parse() else { throw parser.parserError ?? CocoaError(.fileReadCorruptFile) }
    (cases, told, notRun) = (counter.cases, counter.told, counter.skipped)
  }

  private final class Counter: NSObject, XMLParserDelegate {
    var cases = 0
    var told = 0
    var skipped = 0

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
      qualifiedName: String?, attributes: [String: String]
    ) {
      switch name {
      case "testsuites": told = attributes["tests"].flatMap { Int($0) } ?? -1
      case "testcase": if attributes["classname"] != "(run)" { cases += 1 }
      case "skipped": skipped += 1
      default: break
      }
    }
  }
}
