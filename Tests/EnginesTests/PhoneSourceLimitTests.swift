import SpecDrivers
import Testing

@testable import SpecEngines

/// Deep and long page sources, which must not take long to read.
@Suite struct PhoneSourceLimitTests {
  @Test(arguments: [PhonePlatform.ios, .android])
  func `deep and long page sources are read`(platform: PhonePlatform) throws {
    // Each column is as deep as a source may be; together they have many elements.
    let types =
      platform == .ios ? ["TabBar", "Button", "Other"] : ["LinearLayout", "Button", "View"]
    let column = (0..<495).map { depth in
      String(repeating: " ", count: depth + 2) + types[depth % 3]
        + " 0 0 100 100 name=\"a\(depth % 7)\" resource-id=\"a:id/b\""
    }.joined(separator: "\n")
    let outline = (0..<5).map { _ in column }.joined(separator: "\n")
    let source =
      platform == .ios
      ? PageSource.ios("Application 0 0 100 100\n Window 0 0 100 100\n" + outline)
      : PageSource.android("FrameLayout 0 0 100 100\n" + outline)
    let phone = try PhoneScreenReader(platform).read(PhoneLook(source: source))
    #expect(Set(phone.screen.elements.map(\.id)).count == phone.screen.elements.count)
    #expect(phone.screen.elements.count > 500)
    #expect(phone.screen.complete.reason?.contains("levels of elements") == true)
  }
}
