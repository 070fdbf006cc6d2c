import SpecDrivers
import Testing

@Suite struct SelectorTests {
  /// Two tables with a row each, a name that occurs several times, and an element that only its id
  /// names.
  private static let screen = Screen(
    name: "teams", size: Size(width: 400, height: 800),
    elements: [
      element("a", .table, "Team A"), element("a-ann", .row, "Ann", in: "a"),
      element("a-age", .cell, "31", in: "a-ann", [.column: "Age"]),
      element("a-delete", .button, "Delete", in: "a-ann"),
      element("a-ben", .row, "Ben", in: "a"), element("a-ben-name", .text, "Ben", in: "a-ben"),
      element("a-ben-delete", .button, "Delete", in: "a-ben"),
      element("b", .table, "Team B"), element("b-ann", .listItem, "Ann", in: "b"),
      element("b-delete", .button, "Delete all", in: "b-ann"),
      element("hidden", .button, "Secret", [.visible: false]),
      element("title", .heading, "Cafe\u{301}"),
      element("mail", .field, "", [.placeholder: "E-mail", .text: "Delete"]),
      element("E-mail", .area, "form"), element("h", .heading, "Tags"),
      element("tags", .field, "Tags"), element("news", .heading, "News"),
      element("list", .list, "News"), element("~image 7", .image, ""),
    ], stack: .known([]))

  private static func element(
    _ id: String, _ role: Element.Role, _ label: String, in parent: String? = nil,
    _ properties: [Property: PropertyValue] = [:]
  ) -> Element {
    Element(
      id: id, role: role, label: label, parent: parent,
      frame: .known(Frame(x: 0, y: 0, width: 10, height: 10)),
      properties: Properties(properties.map { ($0.key, .known($0.value)) }))
  }

  private static let teamA = Selector("Team A", role: .table)

  @Test(arguments: [
    (Selector("Team A"), "a"), (Selector("title"), "title"),
    (Selector("Delete", in: [Selector("Ann", role: .row), teamA]), "a-delete"),
    (Selector("Delete", in: [Selector("Ben", role: .row)]), "a-ben-delete"),
    (Selector("Delete", .containing, in: [Selector("Team B")]), "b-delete"),
    (Selector("Delete", .startingWith, role: .button, position: 3), "b-delete"),
    (Selector("Delete", .startingWith, role: .button, position: Selector.last), "b-delete"),
    (Selector("Age", role: .cell, in: [Selector("Ann", role: .row, position: 1)]), "a-age"),
    (Selector(role: .button, in: [Selector("Ann", position: Selector.last)]), "b-delete"),
    (Selector("Tags"), "tags"), (Selector("Tags", role: .text), "h"), (Selector("News"), "news"),
    (Selector("Ben"), "a-ben-name"), (Selector("Ben", role: .row), "a-ben"),
    (Selector("Ann", role: .listItem), "b-ann"), (Selector("Cafe\u{301}", role: .text), "title"),
    (Selector("DELETE ALL", .ignoringCase), "b-delete"), (Selector("E-mail"), "mail"),
    (Selector(#"[0-9]{2}"#, .matching), "a-age"), (Selector("title", role: .heading), "title"),
    (Selector(role: .button, in: [Selector("Team B")]), "b-delete"),
  ])
  func `a selector finds one element`(selector: Selector, id: String) throws {
    #expect(try selector.resolve(on: Self.screen).id == id)
  }

  @Test(arguments: [
    (Selector("Delete"), "2 × \"Delete\""), (Selector("delete all"), "no \"delete all\""),
    (Selector("~image 7"), "no \"~image 7\""),
    (Selector("~", .startingWith), "no element starting with \"~\""),
    (Selector("Secret"), "no \"Secret\""), (Selector("Caf\u{E9}"), "no \"Caf\u{E9}\""),
    (Selector("Delete", in: [Selector("Ann", role: .row)]), "2 × \"Ann\" row"),
    (Selector("Delete", in: [Selector("Zoe", role: .row), teamA]), "no \"Zoe\" row"),
    (Selector("Delete", position: 3), "no 3rd \"Delete\""),
    (Selector("Delete", in: [Selector("Ann", position: 3)]), "no 3rd \"Ann\""),
    (Selector("Remove", position: Selector.last), "no last \"Remove\""),
    (Selector("Delete", position: 0), "no 0th \"Delete\""),
    (Selector("(", .matching), "no /(/"),
  ])
  func `a selector that does not find one element names the part that failed`(
    selector: Selector, refusal: String
  ) {
    do throws(DriverError) {
      Issue.record("found \(try selector.resolve(on: Self.screen).id)")
    } catch {
      switch error {
      case .elementNotFound(let part, _): #expect("no \(part)" == refusal)
      case .ambiguousElement(let part, let count, _): #expect("\(count) × \(part)" == refusal)
      default: Issue.record("\(error)")
      }
    }
  }

  @Test func `without parents, an element is inside another by its frame`() throws {
    var outer = Self.element("outer", .area, "Cart")
    outer.frame = .known(Frame(x: 0, y: 0, width: 100, height: 100))
    var other = Self.element("other", .button, "Add")
    other.frame = .known(Frame(x: 95, y: 0, width: 10, height: 10))
    let screen = Screen(
      name: "cart", size: Size(width: 100, height: 100),
      elements: [outer, other, Self.element("inner", .button, "Add")], stack: .known([]))
    let selector = Selector("Add", in: [Selector("Cart")])
    #expect(selector.matches(on: screen).map(\.id) == ["inner"])
  }

  /// A title, and two rows with a name on the left and a button on the right.
  private static let rows = Screen(
    name: "team", size: Size(width: 300, height: 200),
    elements: [
      ("title", Element.Role.heading, "Team", Frame(x: 0, y: 0, width: 300, height: 40)),
      ("ann", .text, "Ann", Frame(x: 0, y: 50, width: 100, height: 40)),
      ("ann-delete", .button, "Delete", Frame(x: 200, y: 50, width: 80, height: 40)),
      ("ben", .text, "Ben", Frame(x: 0, y: 100, width: 100, height: 40)),
      ("ben-delete", .button, "Delete", Frame(x: 200, y: 99.5, width: 80, height: 40)),
      ("lost", .button, "Lost", nil),
    ].map { id, role, label, frame in
      var element = element(id, role, label)
      element.frame = frame.map { .known($0) } ?? .unknown("it is folded")
      return element
    }, stack: .known([]))

  private static func beside(
    _ relation: Selector.Relation, _ name: String, at position: Int? = nil
  ) -> [Selector] {
    var scope = Selector(name, position: position)
    scope.relation = relation
    return [scope]
  }

  @Test(arguments: [
    (Selector("Delete", in: beside(.below, "Team")), "ann-delete"),
    (Selector("Delete", position: 2, in: beside(.below, "Team")), "ben-delete"),
    (Selector("Delete", position: Selector.last, in: beside(.below, "Team")), "ben-delete"),
    (Selector("Delete", role: .button, in: beside(.rightOf, "Ben")), "ben-delete"),
    (Selector("Delete", in: beside(.above, "Ben")), "ann-delete"),
    (Selector(role: .text, in: beside(.leftOf, "Delete", at: 2)), "ben"),
    (Selector("Delete", in: beside(.rightOf, "Ben") + beside(.below, "Ann")), "ben-delete"),
    (Selector("Delete", in: beside(.leftOf, "Ann")), #"no "Delete" left of the "Ann""#),
    (Selector("Delete", in: beside(.below, "Zoe")), #"no "Zoe""#),
    (Selector("Delete", in: beside(.below, "Delete")), #"2 × "Delete""#),
    (Selector("Lost", in: beside(.below, "Team")), "it is folded"),
    (Selector("Team", in: beside(.above, "Lost")), "it is folded"),
  ])
  func `an element is found beside another one, the nearest of several`(
    selector: Selector, outcome: String
  ) {
    do throws(DriverError) {
      #expect(try selector.resolve(on: Self.rows).id == outcome)
    } catch {
      switch error {
      case .elementNotFound(let part, _): #expect("no \(part)" == outcome)
      case .ambiguousElement(let part, let count, _): #expect("\(count) × \(part)" == outcome)
      case .unsupported(.layout, let why): #expect(why == outcome)
      default: Issue.record("\(error)")
      }
    }
  }

  @Test func `parents in a circle end the search`() {
    let screen = Screen(
      name: "circle", size: Size(width: 1, height: 1),
      elements: [
        Self.element("a", .area, "A", in: "b"), Self.element("b", .area, "B", in: "a"),
      ], stack: .known([]))
    #expect(Selector("B", in: [Selector("A")]).matches(on: screen).map(\.id) == ["b"])
  }

  @Test(arguments: [
    (Selector("Add", role: .button, position: 2), #"2nd "Add" button"#),
    (Selector("Add", role: .button, position: Selector.last), #"last "Add" button"#),
    (
      Selector("Add", in: [Selector("Ann", role: .row), Selector(role: .dialog)]),
      #""Add" in the "Ann" row in the dialog"#
    ),
    (Selector("Add", .containing, role: .button), #"button containing "Add""#),
    (Selector("Add", .startingWith), #"element starting with "Add""#),
    (Selector(#"\d+"#, .matching, role: .link), #"/\d+/ link"#),
    (Selector("add", .ignoringCase), #""add" ignoring case"#),
  ])
  func `a selector reads as in a specification`(selector: Selector, text: String) {
    #expect(selector.description == text)
  }

  @Test func `an element that only its id names is known as such`() {
    let element = Self.element("cart", .area, "Basket")
    #expect(Selector("cart").isIdentifier(of: element))
    #expect(!Selector("Basket").isIdentifier(of: element))
    #expect(!Selector("cart").isIdentifier(of: Self.element("cart", .area, "cart")))
  }
}
