import SpecDrivers

extension Screen {
  /// A page in a browser: a table, a list in a dialog, controls in all their states.
  static let page = Screen(
    name: "shop", size: Size(width: 800, height: 600),
    elements: table + shifts + list + controls,
    stack: .known(["shop"]),
    properties: [
      .title: .known("Shop (2) - Ann"), .address: .known("https://shop.example/cart?sort=price"),
      .windows: .known(2), .clipboard: .known("abc.com"),
      .stored(in: .cookies, named: "theme"): .known("dark"),
      .stored(in: .local, named: "cart"): .known("[1]"),
      .stored(in: .session, named: "step"): .known("2"),
    ])

  private static let table: [Element] = [
    .page("prices", .table, "Prices"),
    .page("head", .row, "", in: "prices"),
    .page("item", .columnHeader, "Item", in: "head"),
    .page("price", .columnHeader, "Price", in: "head"),
    .page("milk", .row, "Milk", in: "prices"),
    .page("milk-item", .rowHeader, "Milk", in: "milk", [.column: .known("Item")]),
    .page("milk-price", .cell, "2", in: "milk", [.column: .known("Price"), .row: .known("Milk")]),
    .page("bread", .row, "Bread", in: "prices"),
    .page("bread-item", .rowHeader, "Bread", in: "bread", [.column: .known("Item")]),
    .page("bread-price", .cell, "3", in: "bread", [.column: .known("Price")]),
  ]

  /// A table with a blank corner, a column without a header, and a table in a cell.
  private static let shifts: [Element] = [
    .page("shifts", .table, "Shifts"),
    .page("days", .row, "", in: "shifts"), .page("corner", .cell, "", in: "days"),
    .page("monday", .columnHeader, "Monday", in: "days"),
    .page("other", .columnHeader, "", in: "days"),
    .page("ann", .row, "Ann", in: "shifts"), .page("ann-name", .rowHeader, "Ann", in: "ann"),
    .page("ann-monday", .cell, "early", in: "ann", [.column: .known("Monday")]),
    .page("ann-other", .cell, "late", in: "ann"), .page("notes", .table, "Notes", in: "ann-other"),
    .page("note", .row, "late", in: "notes"), .page("note-cell", .cell, "late", in: "note"),
    .page("sales", .table, "Sales"), .page("years", .row, "", in: "sales"),
    .page("seller", .columnHeader, "Seller", in: "years"),
    .page("year", .columnHeader, "2025", in: "years"), .page("quarters", .row, "", in: "sales"),
    .page("q1", .columnHeader, "Q1", in: "quarters"),
    .page("q2", .columnHeader, "Q2", in: "quarters"), .page("zoe", .row, "Zoe", in: "sales"),
    .page("zoe-name", .cell, "Zoe", in: "zoe", [.column: .known("Seller")]),
    .page("zoe-q1", .cell, "1700", in: "zoe", [.column: .known("Q1")]),
    .page("zoe-q2", .cell, "2900", in: "zoe", [.column: .known("Q2")]),
  ]

  private static let list: [Element] = [
    .page("dialog", .dialog, "Cart", [.modal: .known(true)]),
    .page("list", .list, "Cart", in: "dialog", [.busy: .known(false)]),
    .page("first", .listItem, "", in: "list"),
    .page("first-name", .text, "Tea", in: "first"),
    .page(
      "first-delete", .button, "Delete", in: "first",
      [.modal: .known(false), .invalid: .known(true)]),
    .page(
      "second", .listItem, "Jam", in: "list",
      [.backgroundColor: .known(.color(Color(red: 255, green: 0, blue: 0)))]),
    .page(
      "second-delete", .button, "Delete", in: "second",
      [.backgroundColor: .known(.color(Color(red: 0, green: 0, blue: 0, alpha: 0)))]),
    .page("empty", .list, "Wishes", [.busy: .known(true)]),
  ]

  private static let controls: [Element] = [
    .page("agree", .checkbox, "Agree", [.checked: .known(true)]),
    .page("news", .checkbox, "News", [.checked: .known(false)]),
    .page("all", .checkbox, "All", [.checked: .known("mixed")]),
    .page("bold", .button, "Bold", [.pressed: .known(true), .expanded: .known(true)]),
    .page("thin", .button, "Thin", [.pressed: .known(false), .expanded: .known(false)]),
    .page("both", .button, "Both", [.pressed: .known("mixed")]),
    .page(
      "email", .field, "Email",
      [
        .text: .known("ann"), .invalid: .known(true), .required: .known(true),
        .readOnly: .known(false), .description: .known("Only letters and digits"),
      ]),
    .page(
      "total", .field, "Total",
      [
        .text: .known("5"), .invalid: .known(false), .required: .known(false),
        .readOnly: .known(true),
      ]),
    .page("home", .link, "Home", [.current: .known("page")]),
    .page("about", .link, "About", [.current: .known(false)]),
    .page("pay", .button, "Pay", [.inView: .known(true), .coveredBy: .known("Cart")]),
    .page("buy", .button, "Buy", [.inView: .known(false)]),
    .page("menu", .button, "Menu", [.attribute("data-state"): .known("open")]),
    .page("logo", .image, "Logo", [.broken: .known(false)]),
    .page("lost", .image, "Lost", [.broken: .known(true)]),
    .page("order", .status, "Order 12 is sent"),
  ]
}

extension Element {
  fileprivate static func page(
    _ id: String, _ role: Role, _ label: String, in parent: String? = nil,
    _ properties: Properties = [:]
  ) -> Element {
    Element(
      id: id, role: role, label: label, parent: parent, frame: .unknown("it is not measured"),
      properties: properties)
  }
}

extension [Event] {
  /// What a page does: requests, a file, a window, lines in the console, a script that fails.
  static let page: [Event] = numbered([
    (
      .request, "https://shop.example/items",
      ["method": "POST", "body": "{\"name\":\"Tea\"}", "header Accept": "text/csv"]
    ),
    (.response, "https://shop.example/items", ["status": 500]),
    (.download, "report.csv", ["size": 10, "contents": "Milk,2\r\nBread,3"]),
    (.download, "photo.png", ["size": 9_000_000]),
    (.windowOpened, "https://shop.example/help", [:]),
    (.log, "3 items loaded", ["level": "info"]),
    (.log, "no price", ["level": "error"]),
    (.error, "TypeError: x is null", ["source": "app.js", "line": 3]),
  ])
}
