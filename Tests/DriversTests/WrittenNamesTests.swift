import SpecDrivers
import Testing

/// The names that a recording gives to elements.
@Suite struct WrittenNamesTests {
  private static func element(
    _ id: String, _ role: Element.Role, _ label: String, in parent: String? = nil,
    _ properties: [String: String] = [:]
  ) -> Element {
    Element(
      id: id, role: role, label: label, parent: parent,
      frame: .known(Frame(x: 0, y: 0, width: 10, height: 10)),
      properties: Properties(properties.map { (Property($0.key), .known(.text($0.value))) }))
  }

  private static let long = String(repeating: "word ", count: 2_000)
  private static let screen = Screen(
    name: "shop", size: Size(width: 400, height: 800),
    elements: [
      element("send", .button, "Send"),
      element("h", .heading, "Tags"), element("tags", .field, "Tags"),
      element("mail", .field, "", ["placeholder": "E-mail"]),
      element("list", .list, "Team"),
      element("ann", .listItem, "Ann", in: "list"), element("d1", .button, "Delete", in: "ann"),
      element("ben", .listItem, "Ben", in: "list"), element("d2", .button, "Delete", in: "ben"),
      element("x1", .button, "", in: "ann", ["attribute data-testid": "x1"]),
      element("x2", .button, "", in: "ben"), element("x3", .button, "", in: "ben"),
      element("cem", .listItem, "Cem", in: "list"), element("close", .image, "", in: "cem"),
      element("more-1", .link, "More"), element("more-2", .link, "More"),
      element("l", .text, long), element("own", .image, "", ["attribute id": "own"]),
      element("image-7", .image, ""), element("dialog-1", .dialog, ""),
      element("bell", .button, "Ring\u{7}"), element("family", .button, "👨‍👩‍👧 مرحبا \"{x}\" \\"),
      element("one", .card, "Same"), element("two", .card, "Same", in: "one"),
    ], stack: .known([]))

  @Test(arguments: [
    ("send", #""Send""#), ("h", #""Tags" heading"#), ("tags", #""Tags""#), ("mail", #""E-mail""#),
    ("d1", #""Delete" button in the "Ann" list item"#),
    ("d2", #""Delete" button in the "Ben" list item"#),
    ("x1", #""x1""#), ("x2", "5th button"),
    ("close", #"image in the "Cem" list item"#), ("more-2", #"2nd "More" link"#),
    ("l", #"text starting with "word word word word word word word word""#),
    ("own", "2nd image"), ("image-7", "3rd image"), ("dialog-1", "dialog"),
    ("bell", #"button starting with "Ring""#),
    ("family", #"button starting with "👨‍👩‍👧 مرحبا \"{x}\"""#),
    ("two", #""Same""#), ("one", "nothing"),
  ])
  func `the name is the shortest that means only this element`(_ id: String, _ name: String) throws
  {
    let element = try #require(Self.screen.elements.first { $0.id == id })
    let selector = Self.screen.writtenSelector(for: element)
    #expect(selector?.description ?? "nothing" == name)
    #expect(try selector?.resolve(on: Self.screen).id ?? id == id)
  }
}
