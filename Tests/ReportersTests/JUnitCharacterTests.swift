import Foundation
import SpecMessages
import Testing

@testable import SpecReporters

/// Every sort of character there is, through every way a text takes into XML and back by a reader.
struct JUnitCharacterTests {
  /// All of the basic plane, and of the others those at their ends and some between.
  static let scalars: [Unicode.Scalar] =
    ((0...0xFFFF).map { $0 } + stride(from: 0x10000, through: 0x10FFFF, by: 0xFF).map { $0 }
    + (1...16).flatMap { [$0 << 16, $0 << 16 | 0xFFFE, $0 << 16 | 0xFFFF] })
    .compactMap { Unicode.Scalar(UInt32($0)) }

  /// What a reader is to get: what XML forbids, or what would make a shown text lie, has given way
  /// to a picture, the rest is as it was.
  static func expected(_ scalars: some Sequence<Unicode.Scalar>) -> String {
    var text = String.UnicodeScalarView()
    var isInSequence = false
    for scalar in scalars {
      // It begins a sequence that any letter ends.
      if scalar.value == 0x9B || isInSequence {
        isInSequence.toggle()
        continue
      }
      switch scalar.value {
      case 0x09, 0x0A, 0x0D: text.append(scalar)
      case 0..<0x20: text.append(Unicode.Scalar(0x2400 + scalar.value) ?? "?")
      case 0x7F: text.append("\u{2421}")
      case 0x2028, 0x2029: text.append("\u{2424}")
      case 0x80...0x9F, 0x202A...0x202E, 0x2066...0x2069, 0xFFFE, 0xFFFF:
        text.append("\u{FFFD}")
      default: text.append(scalar)
      }
    }
    return String(text)
  }

  /// The scalars, each with a letter behind it, so that none joins another or begins a sequence.
  static let spread: [Unicode.Scalar] = scalars.flatMap { (scalar: Unicode.Scalar) in
    [scalar, Unicode.Scalar(0x78 as UInt8)]
  }

  @Test(arguments: ["content", "attribute", "section"])
  func `a reader gets every character back`(way: String) throws {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: Self.spread)
    var xml = XMLText()
    switch way {
    case "content":
      xml.raw("<a>")
      xml.content(String(text))
      xml.raw("</a>")
    case "attribute":
      xml.raw("<a")
      xml.attribute("b", String(text))
      xml.raw("/>")
    default:
      xml.raw("<a>")
      xml.cdata(String(text))
      xml.raw("</a>")
    }
    let root = try #require(XMLElementTree.parse(Data(xml.bytes)), "not well-formed")
    let found = root.attributes["b"] ?? root.text
    #expect(found.unicodeScalars.elementsEqual(Self.expected(Self.spread).unicodeScalars))
  }

  static let hostile: [String] = [
    "]]>", "]]]>", "]]", "]]>]]>", "<![CDATA[", "&#0;", "&amp;", "<!--", "-->", "<?xml?>",
    "\u{1B}[31mred\u{1B}[0m", "\u{1B}[", "\u{1B}", "\u{9B}31m", "\u{1B}]0;title\u{7}",
    "a\r\nb\rc", "\u{FFFE}\u{FFFF}", String(Unicode.Scalar(0xFDD0 as UInt16) ?? "?"),
    "\u{7F}\u{85}\u{A0}", "\u{2028}\u{2029}",
    "\u{202E}evil\u{2066}", "\u{FEFF}bom", "😀👩‍👩‍👧‍👦", "e\u{301}", "\u{10FFFF}", "\t tab\n\n",
    "\u{0}\u{1}\u{8}\u{B}\u{C}\u{1F}", "'\"<>&",
  ]

  @Test(arguments: hostile, ["junit", "junit-plain", "junit-cucumber"])
  func `no text breaks a report`(text: String, kind: String) throws {
    let line = VisibleText.line(text)
    var sample = Sample(
      (
        "specs/a.feature",
        "Feature: F \(line)\n  Scenario: S \(line)\n    * it logs \"\(line)\" and fails\n"
      ))
    sample.failure = Failure(type: "T", message: text, trace: text)
    var envelopes = sample.envelopes
    for (place, envelope) in envelopes.enumerated() {
      guard case .testStepFinished(var event) = envelope else { continue }
      event.result.failure = Failure(type: "T" + text, message: text, trace: text)
      envelopes[place] = .testStepFinished(event)
    }
    let root = try JUnitTests.report(envelopes, kind)
    #expect(root.all("testcase").count == (kind == "junit-cucumber" ? 1 : 2))
    let failure = try #require(root.all("failure").first)
    #expect(!failure.text.isEmpty)
    for element in root.all("failure") + root.all("error") + root.all("system-out") {
      for hidden in "\u{1B}\u{85}\u{9B}\u{202E}\u{2066}\u{2028}".unicodeScalars {
        #expect(!element.text.unicodeScalars.contains(hidden))
      }
    }
  }
}
