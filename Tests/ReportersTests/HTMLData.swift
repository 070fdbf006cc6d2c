import Foundation
import SpecJSON
import SpecMessages

@testable import SpecReporters

/// The data in an HTML report.
struct HTMLData {
  /// The JSON as it is in the page.
  let text: String

  init(_ page: String) throws {
    let begin = "<script type=\"application/json\" id=\"data\">"
    guard let start = page.range(of: begin)?.upperBound,
      let end = page[start...].range(of: "</script>")?.lowerBound
    else { throw Missing() }
    text = String(page[start..<end])
  }

  struct Missing: Error {}

  /// A page without what a machine's clock and workers have in it; other reports are as they are.
  static func steady(_ page: String) -> String {
    guard page.hasPrefix("<!doctype html>") else { return page }
    return page.replacing(/("[a-z-]","[a-z-]*"),\d+,\d+,\d+,\[[\d,]*\]/) { "\($0.1)" }
      .replacing(/"(start|duration)":\d+/) { "\($0.1)" }
      .replacing(/([>"])\d+(\.\d+)? m?s([<"])/) { "\($0.1)TIME\($0.3)" }
  }

  /// The value of the JSON.
  var value: JSONValue { get throws { try JSONReader.read(text) } }

  /// The JSON with a line for each scenario, feature and text, so that differences can be read.
  var lines: String {
    var lines = ""
    var depth = 0
    var isInString = false
    var isEscaped = false
    for scalar in text.unicodeScalars {
      lines.unicodeScalars.append(scalar)
      if isEscaped {
        isEscaped = false
      } else if isInString {
        if scalar == "\\" { isEscaped = true } else if scalar == "\"" { isInString = false }
      } else {
        switch scalar {
        case "\"": isInString = true
        case "[", "{": depth += 1
        case "]", "}": depth -= 1
        case "," where depth <= 2: lines += "\n" + String(repeating: " ", count: depth)
        default: break
        }
      }
    }
    return lines + "\n"
  }
}
