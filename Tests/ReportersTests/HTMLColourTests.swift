import Foundation
import SpecTestKit
import Testing

@testable import SpecReporters

/// The colours of pages can be read in both schemes, by the rules of WCAG 2.2.
@Suite struct HTMLColourTests {
  /// The colours of a scheme by their names, and those of its backgrounds.
  struct Scheme: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let colours: [String: [Double]]

    init(_ name: String, _ text: Substring) {
      testDescription = name
      colours = Dictionary(
        text.matches(of: /--([a-z-]+): #([0-9a-f]{6});/).map { match in
          let number = Int(match.2, radix: 16) ?? 0
          return (
            String(match.1),
            [number >> 16, number >> 8 & 255, number & 255].map { Double($0) / 255 }
          )
        }, uniquingKeysWith: { one, _ in one })
    }

    /// The relative luminance.
    private func luminance(_ name: String) -> Double {
      let parts = (colours[name] ?? []).map { part in
        part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
      }
      return zip(parts, [0.2126, 0.7152, 0.0722]).reduce(0) { $0 + $1.0 * $1.1 }
    }

    func contrast(_ one: String, _ other: String) -> Double {
      let (first, second) = (luminance(one), luminance(other))
      return (max(first, second) + 0.05) / (min(first, second) + 0.05)
    }
  }

  static let schemes: [Scheme] = {
    let parts = HTMLPageFiles.style.components(separatedBy: "@media (prefers-color-scheme: dark)")
    return [
      Scheme("light", parts[0][...]), Scheme("dark", (parts.dropFirst().first ?? "")[...]),
    ]
  }()

  static let words = ["passed", "failed", "warning", "skipped", "known", "accent"]

  @Test(arguments: schemes)
  func `every text has a contrast of at least 4.5 to what it is on`(scheme: Scheme) {
    #expect(scheme.colours.count == 18)
    for word in ["text", "text-soft"] + Self.words {
      var grounds = ["background", "surface"]
      grounds += word.hasPrefix("text") ? Self.words.map { $0 + "-soft" } : [word + "-soft"]
      for ground in grounds {
        let contrast = scheme.contrast(word, ground)
        #expect(contrast >= 4.5, "\(word) on \(ground): \(contrast)")
      }
    }
  }

  @Test(arguments: schemes)
  func `the edges of controls have a contrast of at least 3`(scheme: Scheme) {
    for ground in ["background", "surface"] {
      #expect(scheme.contrast("border-strong", ground) >= 3)
      #expect(scheme.contrast("accent", ground) >= 3)
    }
  }

  @Test func `the page has no colours of its own`() throws {
    let style = HTMLPageFiles.style
    let own = try #require(style.range(of: "/* The page of a run"))
    #expect(style[own.lowerBound...].matches(of: /#[0-9a-f]{3,8}\b|hsl/).isEmpty)
  }
}
