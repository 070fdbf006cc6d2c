import SpecDrivers
import SpecSimulator
import SpecText
import Testing

@testable import SpecFlows

/// The rules of the cards, each on its own.
@Suite struct StoreCardRulesTests {
  @Test(arguments: [
    (568.0, StoreCardRules.BarShowStyle.direct), (666, .animated), (667, .direct),
    (668, .animated),
    (736, .direct), (812, .animated), (844, .animated), (896, .animated), (1194, .animated),
  ])
  func `the height of the screen decides how the tab bar is shown`(
    height: Double, showing: StoreCardRules.BarShowStyle
  ) {
    #expect(RulesInUse(StoreCardRules()).barShowStyle(height: height) == showing)
  }

  @Test(arguments: [
    (1_000, 500, 1_000, true), (500, 1_000, 1_000, false), (500, 500, 500, false),
    (501, 500, 501, true), (0, 0, 0, false),
  ])
  func `the longer of two durations ends the change, of two equal ones the resizing`(
    positioning: Int, resizing: Int, declared: Int, endsWithPositioning: Bool
  ) {
    let durations = CardDurations(
      positioning: .milliseconds(positioning), resizing: .milliseconds(resizing))
    #expect(durations.declared == .milliseconds(declared))
    #expect(durations.endsWithPositioning == endsWithPositioning)
  }

  @Test func `durations come from the settings where those are numbers`() {
    let memory = DeviceStorage()
    #expect(
      CardDurations(memory: memory)
        == CardDurations(positioning: .seconds(1), resizing: .milliseconds(500)))
    memory.records = ["positioning duration": "300", "resizing duration": "long"]
    #expect(
      CardDurations(memory: memory)
        == CardDurations(positioning: .milliseconds(300), resizing: .milliseconds(500)))
  }

  @Test(arguments: [
    ("", 0.0, 320.0), ("a", 20, 322), ("123456789012", 20, 322), ("1234567890123", 40, 324),
    ("123456789012\n1", 40, 324), ("\n", 40, 324), ("한글한글한글한글한글한글", 20, 322),
    // A base letter and its mark are one character.
    ("12345678901e\u{301}", 20, 322), (String(repeating: "1", count: 60), 100, 330),
    (String(repeating: "1", count: 61), 120, 332),
  ])
  func `a review asks for room by its lines of twelve`(
    text: String, height: Double, row: Double
  ) {
    let heights = ReviewHeights(font: Font(size: 16), rules: RulesInUse(StoreCardRules()))
    #expect(heights.height(of: text, in: ReviewHeights.textWidth) == height)
    #expect(heights.rows([text]) == [row])
  }

  @Test func `heights are in the order of the reviews`() {
    let heights = ReviewHeights(font: Font(size: 16), rules: RulesInUse(StoreCardRules()))
    #expect(heights.rows(["1234567890123", "", "1"]) == [324, 320, 322])
    #expect(heights.rows([]) == [])
  }

  @Test(arguments: [
    (
      NaverLinks.name,
      "Cozy%ea%b0%80%20%ec%b6%94%ec%b2%9c%ed%95%98%eb%8a%94%20%ec%84%9c%ec%a0%90"
    ),
    ("aZ09", "aZ09"), ("&=?#/%", "%26%3d%3f%23%2f%25"), ("\n\u{7F}", "%0a%7f"), ("", ""),
    ("e\u{301}", "e%cc%81"), ("😀", "%f0%9f%98%80"),
  ])
  func `a text is written for an address in small letters`(text: String, written: String) {
    #expect(NaverLinks.encoded(text) == written)
  }

  @Test func `the address of a place is the one required, whatever other rules say`() {
    let place = Coordinate(latitude: 37.556693, longitude: 126.929313)
    let address =
      "nmap://place?lat=37.556693&lng=126.929313"
      + "&name=Cozy%ea%b0%80%20%ec%b6%94%ec%b2%9c%ed%95%98%eb%8a%94%20%ec%84%9c%ec%a0%90"
      + "&gamsung.Cozy=Cozy"
    #expect(NaverLinks.place(place, RulesInUse(StoreCardRules())) == address)
    var rules = StoreCardRules()
    rules.heightDivisor = .infinity
    #expect(NaverLinks.place(place, RulesInUse(rules)) == address)
  }

  @Test(arguments: [
    ("", 0), ("latitude: 1\nlongitude: 2", 1), ("latitude:1\nlongitude:2\n\n\n", 1),
    ("latitude: 1\nlongitude: 2\n\nlatitude: 3\nlongitude: 4", 2), ("latitude: 1", 0),
    ("latitude: north\nlongitude: 2", 0), ("nonsense", 0),
  ])
  func `an answer holds the shops that have a place`(answer: String, count: Int) {
    #expect(StoreDetail.read(answer).count == count)
  }

  @Test func `a shop is read with its pages and its reviews in order`() throws {
    let shop = try #require(
      StoreDetail.read(
        """
        latitude: 37.5
        longitude: 127
        homepage: https://a.example/?q=a:b
        facebook: NULL
        telephone: 1
        review: b: c
        review:
        review: a
        """
      ).first)
    #expect(shop.place == Coordinate(latitude: 37.5, longitude: 127))
    #expect(shop.pages == ["homepage": "https://a.example/?q=a:b", "facebook": "NULL"])
    #expect(shop.reviews == ["b: c", "", "a"])
  }
}
