import SpecDrivers
import SpecTestKit
import SpecVocabulary
import Testing

/// The checks with which a tool tells two apps from one another.
struct DifferenceChecksTests {
  private static func event(
    _ kind: Event.Kind, _ subject: String, _ details: Event.Details = [:]
  ) -> Event {
    Event(number: 1, time: .zero, kind: kind, subject: subject, details: details)
  }

  @Test(arguments: [
    (
      event(.push, "card", ["animated": .flag(true), "duration": .number(350)]),
      [
        #"the "card" screen is pushed with animation"#,
        #"the "card" screen takes 350 ms to appear"#, #"the "card" screen takes 0 ms to appear"#,
      ]
    ),
    (
      event(.dismiss, "card", ["animated": .flag(false)]),
      [
        #"the "card" screen is dismissed without animation"#,
        #"the "card" screen takes 0 ms to go"#,
      ]
    ),
    (
      event(
        .animation, "map",
        [
          "property": .text("camera"), "duration": .number(2000), "from": .text("a"),
          "to": .text("b"),
        ]),
      [
        #"the camera of "map" is animated for 2 s"#,
        #"the camera of "map" is animated from "a" to "b""#,
      ]
    ),
    (
      event(
        .jump, "box", ["property": .text("y"), "from": .number(0.5), "to": .number(301)]),
      [#"the y of "box" jumps from 0.5 to 301"#]
    ),
    (event(.link, "https://a.example/"), [#"the link "https://a.example/" is opened"#]),
    (event(.log, "say \"hi\""), [#"the app logs "say \"hi\"""#]),
    (event(.notification, "Diary"), [#"I get the notification "Diary""#]),
    (event(.reaction, "email"), [#"the "email" screen reacts to the keyboard"#]),
    // A line break is in no line of a feature.
    (event(.log, "a\nb"), []),
    (event(Event.Kind(rawValue: "of one's own"), "a"), []),
  ])
  func `an event that one app lacks is a check`(_ event: Event, _ checks: [String]) {
    #expect(CheckSentence.events(event, insteadOf: nil) == checks)
  }

  @Test(arguments: [
    (event(.pop, "card"), ["no screen comes or goes"]),
    (event(.animation, "map"), ["nothing is animated", #""map" is not animated"#]),
    (event(.link, "a"), ["no link is opened"]),
    (event(.log, "a"), [#"the app does not log "a""#]),
    (event(.notification, "a"), ["I get no notification"]),
    (event(.reaction, "email"), [#"the "email" screen does not react to the keyboard"#]),
  ])
  func `an event that only the other app causes is a check, too`(
    _ event: Event, _ checks: [String]
  ) {
    #expect(CheckSentence.events(nil, insteadOf: event) == checks)
    // One of the same kind says it.
    #expect(CheckSentence.events(Self.event(event.kind, "\n"), insteadOf: event) == [])
  }

  @Test func `a property and a frame that differ are checks`() {
    func screen(_ detail: String, _ x: Double) -> Screen {
      let row = Element(
        id: "row", role: .row, label: "Buy | milk",
        frame: .known(Frame(x: x, y: 2, width: 3.5, height: 4)),
        properties: [
          Property("detail"): .known(.text(detail)), Property("alpha"): .known(.number(1)),
        ])
      return Screen(
        name: "list", size: Size(width: 9, height: 9), elements: [row], stack: .known(["list"]))
    }
    #expect(
      CheckSentence.properties(of: screen("2020", 1), unlike: screen("2021", 0)) == [
        #"the detail of "Buy | milk" is "2020""#,
        """
        these elements have these frames:
          | element | x | y | width | height |
          | Buy \\| milk | 1 | 2 | 3.5 | 4 |
        """,
      ])
    #expect(CheckSentence.properties(of: screen("2020", 1), unlike: screen("2020", 1)) == [])
  }
}
