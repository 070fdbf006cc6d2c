import Foundation
import SpecGherkin
import SpecMessages
import SpecText
import Testing

@testable import SpecReporters

@Suite struct ProgressLineTests {
  static let display = Display(width: 60, isLive: true)

  static func text(_ display: Display, steps: Int, each: String) throws -> String {
    var feature = "Feature: F\n"
    for number in 0..<steps { feature += "  Scenario: number \(number)\n    * a step \(each)\n" }
    return try Pages.text(Sample(("f.feature", feature)).envelopes, display) {
      [ProgressLine($0)]
    }
  }

  @Test func `a quick run shows nothing`() throws {
    #expect(try Self.text(Self.display, steps: 40, each: "") == "")
  }

  @Test func `a long run redraws ten times a second at most`() throws {
    let text = try Self.text(Self.display, steps: 300, each: "")
    // 3 s of steps: after half a second, 10 ms a step, a line every 100 ms.
    let lines = text.components(separatedBy: "\r\u{1B}[K").filter { !$0.isEmpty }
    #expect(lines.count == 26)
    #expect(lines.first == "50/300 scenarios · 500 ms")
    #expect(text.hasSuffix("\r\u{1B}[K"))
  }

  @Test func `a line never wraps`() throws {
    let text = try Self.text(
      Display(width: 30, isLive: true), steps: 3, each: "slowly\n    * 한글")
    for line in text.components(separatedBy: "\r\u{1B}[K") {
      #expect(TextWidth.columns(line) < 30)
    }
    #expect(text.contains("…"))
  }

  @Test func `where nobody watches there is no line`() throws {
    #expect(try Self.text(.plain, steps: 300, each: "") == "")
  }

  @Test func `the line leaves no trace in the page of another report`() throws {
    let display = Display(width: 60, isLive: true)
    let page = try Pages.text(Recordings.login, display) {
      [ProgressLine($0), PrettyReporter($0)]
    }
    var shown = page
    while let start = shown.range(of: "\r\u{1B}[K") {
      let line = shown[..<start.lowerBound].lastIndex(of: "\n").map { shown.index(after: $0) }
      shown.removeSubrange((line ?? shown.startIndex)..<start.upperBound)
    }
    #expect(shown == (try Pages.text(Recordings.login, display) { [PrettyReporter($0)] }))
  }
}
