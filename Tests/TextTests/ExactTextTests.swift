import SpecText
import Testing

/// Texts that Swift takes for one another, and nobody else does.
@Suite struct ExactTextTests {
  /// Canonical equals of different code points.
  static let pairs = [
    ("caf\u{E9}", "cafe\u{301}"), ("\u{AC00}", "\u{1100}\u{1161}"), ("\u{212B}", "A\u{30A}"),
    ("slac\u{212A}", "slacK"),
    ("\u{1F469}\u{E9}\u{200D}\u{1F680}", "\u{1F469}e\u{301}\u{200D}\u{1F680}"),
  ]

  @Test(arguments: pairs)
  func `canonical equals are two texts`(one: String, other: String) {
    #expect(one == other)
    #expect(!one.isSame(as: other))
    #expect(!one[...].isSame(as: other))
    #expect(ExactText(one) != ExactText(other))
    #expect(one.precedes(other) != other.precedes(one))
    #expect([one, other].firstIndex(ofSame: other) == 1)
    #expect(![one].contains(same: other))
    #expect(![one].areSame(as: [other]))
    #expect([one].areSame(as: [one]))
    var set: Set<ExactText> = []
    let areNew = [one, other, one].map { set.insert($0) }
    #expect(areNew == [true, true, false])
    #expect(set.inOrder.areSame(as: one.precedes(other) ? [one, other] : [other, one]))
    var places: [ExactText: Int] = [:]
    places[one] = 1
    places[other, default: 0] += 2
    #expect(places[one] == 1)
    #expect(places[other] == 2)
  }

  private struct Wrapped: Hashable {
    @ExactText var name: String
  }

  @Test(arguments: pairs)
  func `a wrapped text makes its type compare by code points`(one: String, other: String) {
    #expect(Wrapped(name: one) != Wrapped(name: other))
    #expect(Set([Wrapped(name: one), Wrapped(name: other), Wrapped(name: one)]).count == 2)
  }

  @Test func `beginnings and ends are code points, whatever follows them`() {
    #expect("@exclusive:\u{301}x".begins(with: "@exclusive:"))
    #expect("a\r\n".ends(with: "\n"))
    #expect("\r\nb".begins(with: "\r"))
    #expect("\u{600}.feature".ends(with: ".feature"))
    #expect(!"x.feature\u{301}".ends(with: ".feature"))
    #expect(!"b".ends(with: "ab"))
    #expect("".begins(with: ""))
  }

  @Test(arguments: [
    ("", "", true), ("a", "", true), ("", "a", false), ("abc", "abc", true), ("abc", "abcd", false),
    ("aab", "ab", true), ("aaaaaaaaab", "aaab", true), ("aaaaaaaaaa", "aaab", false),
    ("안 보인다", "안 ", true), ("않는다", "안", false), ("e\u{301}", "e", true), ("é", "e\u{301}", false),
    ("a\r\nb", "\n", true), ("x 👍 y", "👍", true),
  ])
  func `a part is found by its code points`(_ text: String, _ part: String, _ isThere: Bool) {
    #expect(text.includes(part) == isThere)
    #expect(text[...].includes(part[...]) == isThere)
  }
}
