import SpecDrivers

extension Screen {
  /// A form: a title, two fields of which the first has the focus, a button that is off, a
  /// hidden note, two rows of the same name.
  static let sample = Screen(
    name: "form", size: Size(width: 414, height: 896),
    elements: [
      Element(
        id: "title", role: .text, label: "Sign up",
        frame: .known(Frame(x: 20, y: 60, width: 200, height: 20))),
      Element(
        id: "name", role: .field, label: "Name",
        frame: .known(Frame(x: 20, y: 100, width: 374, height: 40)),
        properties: [
          .text: .known("Ann"), .placeholder: .known("Your name"), .enabled: .known(true),
          .borderColor: .known(.color(Color(red: 0, green: 166, blue: 3))), .offset: .known(24),
          .autocorrection: .known(false),
        ]),
      Element(
        id: "mail", role: .field, label: "Mail",
        frame: .known(Frame(x: 44, y: 160, width: 350, height: 40)),
        properties: [.text: .known(""), .enabled: .known(true)]),
      Element(
        id: "next", role: .button, label: "Next",
        frame: .known(Frame(x: 20, y: 560, width: 80, height: 44)),
        properties: [.enabled: .known(false), .selected: .known(false)]),
      Element(
        id: "note", role: .text, label: "Required",
        frame: .unknown("it is not laid out"), properties: [.visible: .known(false)]),
      Element(
        id: "row-1", role: .row, label: "Memo",
        frame: .known(Frame(x: 0, y: 300, width: 414, height: 60)),
        properties: [.selected: .known(true)]),
      Element(
        id: "row-2", role: .row, label: "Memo",
        frame: .known(Frame(x: 0, y: 360, width: 414, height: 60))),
      Element(
        id: "panel", role: .area, label: "panel",
        frame: .known(Frame(x: 0, y: 80, width: 414, height: 80))),
    ],
    focus: .known("name"),
    keyboard: .known(
      Keyboard(
        type: .known("URL"), returnKey: .known("Go"), height: .known(301),
        shortcutBar: .known(false))),
    stack: .known(["home", "form"]),
    properties: [Property("animations"): .known(true)])

  /// The same, changed.
  func with(_ change: (inout Screen) -> Void) -> Screen {
    var copy = self
    change(&copy)
    return copy
  }
}

extension Element {
  /// An area of 500 points that shows a part of its content.
  static func area(_ name: String, content: Double, scrolled: Double) -> Element {
    Element(
      id: name, role: .area, label: name,
      frame: .known(Frame(x: 0, y: 200, width: 414, height: 500)),
      properties: [
        .contentHeight: .known(.number(content)), .scrollOffset: .known(.number(scrolled)),
      ])
  }
}

extension Alert {
  static let sample = Alert(
    kind: .alert, title: "Delete?", message: "It is gone then.", buttons: ["Delete", "Cancel"])
}

extension [Event] {
  /// What happens while a screen comes, its layout follows the keyboard, and a request leaves.
  static let sample: [Event] = numbered([
    (.lifeCycle, "form", ["call": "viewDidLoad"]),
    (.push, "form", ["from": "home", "animated": true]),
    (.keyboard, "keyboard", ["notice": "keyboardWillShow", "height": 301, "animated": false]),
    (.reaction, "form", ["notice": "keyboardWillShow"]),
    (
      .animation, "panel",
      [
        "id": "panel", "screen": "form", "property": "offset", "from": 0, "to": 301,
        "duration": 300,
      ]
    ),
    (.jump, "Name", ["id": "name", "screen": "form", "property": "x", "from": 0, "to": 20]),
    (.field, "Name", ["id": "name", "screen": "form", "call": "didBeginEditing", "text": "Ann"]),
    (.request, "/users", ["method": "POST", "body": "{}"]),
    (.prompt, "notifications", [:]),
    (.notification, "memo", ["title": "Buy milk"]),
    (.link, "https://example.com/help", ["app": "Safari"]),
    (.lifeCycle, "home", ["call": "deinit"]),
    (.log, "camera moved", [:]),
  ])

  /// Screens that come and go, a keyboard that rises, animations switched off.
  static let moves: [Event] = numbered([
    (.push, "list", ["animated": false]),
    (.pop, "list", ["to": "home", "animated": true]),
    (.present, "list", ["over": "home", "animated": true]),
    (.dismiss, "list", ["animated": true]),
    (.present, "sheet", ["over": "home", "animated": false]),
    (.dismiss, "sheet", ["animated": false]),
    (.pop, "sheet", ["to": "home", "animated": false]),
    (.keyboard, "keyboard", ["notice": "keyboardWillShow", "height": 346, "animated": true]),
    (Event.Kind(rawValue: "animation switch"), "animations", ["enabled": false]),
    (.lifeCycle, "list", ["call": "viewDidAppear"]),
    (.lifeCycle, "sheet", ["call": "viewDidDisappear"]),
  ])

  static func numbered(
    _ events: [(Event.Kind, String, Event.Details)], from first: Int = 1
  ) -> [Event] {
    events.enumerated().map { place, event in
      Event(
        number: first + place, time: .milliseconds(10 * (place + 1)), kind: event.0,
        subject: event.1,
        details: event.2)
    }
  }
}
