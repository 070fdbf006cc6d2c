import SpecDrivers
import Testing

@Suite struct NamedValuesTests {
  @Test func `a value is found by its name, changed and removed`() {
    var properties: Properties = [.text: .known("a"), .enabled: .known(true)]
    properties[.text] = .known("b")
    properties[.selected] = .known(false)
    properties[.enabled] = nil
    properties[.placeholder] = nil
    #expect(properties[.text] == .known("b"))
    #expect(properties[.enabled] == nil)
    #expect(properties.keys == [.text, .selected])
    #expect(properties.map(\.value) == [.known("b"), .known(false)])
  }

  @Test func `names that look alike are two properties`() {
    let (composed, decomposed) = (Property("caf\u{E9}"), Property("cafe\u{301}"))
    let properties: Properties = [composed: .known(1), decomposed: .known(2)]
    #expect(properties[composed] == .known(1))
    #expect(properties[decomposed] == .known(2))
  }

  @Test func `equal values have the same names with the same values in any order`() {
    let one: Event.Details = ["from": 0, "to": "x"]
    let same: Event.Details = ["to": "x", "from": 0]
    #expect(one == same)
    #expect(one.hashValue == same.hashValue)
    #expect(one != ["from": 0, "to": "y"])
    #expect(one != ["from": 0])
    #expect(one != ["from": 0, "over": "x"])
  }
}
