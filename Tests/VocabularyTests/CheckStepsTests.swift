import SpecDrivers
import SpecRunner
import SpecTestKit
import SpecVocabulary
import Testing

/// Steps that check: each holds where it should, and fails elsewhere with words worth reading.
struct CheckStepsTests {
  /// A session to say something about.
  enum Place: String, Sendable {
    /// After a When in which all sorts of things happened, with a form on the screen.
    case busy
    /// The same form before: no focus, keyboard or alert, and nothing has happened.
    case quiet
    /// After a When in which screens came and went in every way, with a higher keyboard.
    case moves
    /// On a page in a browser, after it has sent a request and failed.
    case page
    /// In a terminal, after its program has ended.
    case terminal
    /// A screen with one button that has a name.
    case named
    /// A screen with a button that has a name and an image that has none.
    case nameless

    var driver: FakeDriver {
      let before = Screen.sample.with { screen in
        screen.name = "home"
        screen.focus = .known(nil)
        screen.keyboard = .known(nil)
        screen.stack = .known(["home"])
        screen.elements[1].frame = .known(Frame(x: 20, y: 175, width: 374, height: 40))
        screen.elements[1].properties[.text] = .known("")
      }
      switch self {
      case .terminal: return FakeDriver(TerminalStepsTests.screen(status: 2))
      case .named:
        return FakeDriver(
          [
            Observation(
              screen: Screen.sample.with { screen in
                screen.focus = .known(nil)
                screen.elements = [
                  screen.elements[3],
                  Element(
                    id: "photo", role: .image, label: "Photo",
                    frame: .known(Frame(x: 100, y: 0, width: 40, height: 40))),
                ]
              })
          ],
          pictures: [Play.plain(width: 41, height: 90, 0xFFFF_FFFF)])
      case .nameless:
        return FakeDriver(
          Screen.sample.with { screen in
            screen.elements = [screen.elements[3], screen.elements[3]]
            screen.elements[1].role = .image
            screen.elements[1].label = ""
          })
      case .quiet: return FakeDriver([Observation(screen: before, mark: 0, time: .known(.zero))])
      case .page:
        return FakeDriver([
          Observation(screen: .page), Observation(screen: .page, events: .page, mark: 8),
        ])
      case .moves:
        let after = Screen.sample.with { screen in
          screen.keyboard = .known(
            Keyboard(
              type: .known("default"), returnKey: .known(nil), height: .known(346),
              shortcutBar: .known(true)))
        }
        return FakeDriver([
          Observation(screen: before), Observation(screen: after, events: .moves, mark: 11),
        ])
      case .busy:
        let after = Screen.sample.with { screen in
          screen.alert = .known(.sample)
          screen.properties[.secret(named: "user_id")] = .known("001234")
          screen.properties[.record(named: "memo 1")] = .known("Buy milk")
          screen.elements.append(
            Element(
              id: "cover", role: .image, label: "cover",
              frame: .known(Frame(x: 0, y: 0, width: 414, height: 896))))
          screen.elements.append(
            Element(
              id: "icon", role: .image, label: "icon",
              frame: .known(Frame(x: 100, y: 560, width: 20, height: 44))))
          screen.elements.append(.area("terms", content: 900, scrolled: 400))
          screen.elements.append(.area("contacts", content: 900, scrolled: 399))
          screen.elements.append(.area("hint", content: 500, scrolled: 0))
        }
        return FakeDriver([
          Observation(screen: before, mark: 0, time: .known(.zero)),
          Observation(screen: after, events: .sample, mark: 13, time: .known(.milliseconds(2_500))),
        ])
      }
    }

    /// What a failure tells of the last When, besides its own words; `…` in the golden.
    var happened: String {
      switch self {
      case .busy: "\n  requests since the last When:\n    80 ms  POST \"/users\""
      case .page:
        """

          errors since the last When:
            70 ms  log "no price", level "error"
            80 ms  error "TypeError: x is null", line 3, source "app.js"
          requests since the last When:
            10 ms  POST "https://shop.example/items"
            20 ms  response "https://shop.example/items", status 500
        """
      case .quiet, .moves, .terminal, .named, .nameless: "\n  requests since the last When:"
      }
    }

    func play(_ step: String) async throws -> Play {
      try await Play(driver, "Given the app is open", "When I go back", "Then " + step)
    }
  }

  @Test(arguments: Claims.true)
  func `a check that holds passes`(_ claim: Claims.Claim) async throws {
    let play = try await claim.place.play(claim.step)
    #expect(play.endings == ["passed", "passed", "passed"])
    #expect(play.screens == [])
  }

  @Test
  func `a check that does not hold fails in these words`() async throws {
    var text = ""
    for claim in Claims.false {
      let play = try await claim.place.play(claim.step)
      let tells = play.ending.contains(claim.place.happened)
      text += "[\(claim.place)\(tells ? "…" : "")] \(claim.step)\n"
      text += play.ending.replacing(claim.place.happened, with: "") + "\n\n"
      #expect(play.ending.hasPrefix("failed: "), "\(claim.step)")
      #expect(play.screens.count == 1, "\(claim.step)")
    }
    expectGolden(text, "vocabulary-failures.txt")
  }

  @Test(arguments: [Claims.true, Claims.false])
  func `every check of the vocabulary is among the claims`(_ claims: [Claims.Claim]) throws {
    let registry = try StepRegistry(Vocabulary.words)
    // Checks of responses and commands need no app; BackEndTests makes their claims.
    let others = [
      "the response ", "the command ", "the printed ", "the file ", "there is a file",
      "there is no file", "there is a folder", "the folder ", "{printed} ",
      "there are the files", "there are none of the files",
    ]
    // Other languages have the bodies of the English steps.
    let checks = registry.definitions.filter {
      $0.keyword == .then && $0.language == "en" && !$0.pattern.hasPrefix("within {duration} ")
        && !others.contains(where: $0.pattern.hasPrefix)
    }
    var missing = Set(checks.map(\.pattern))
    for claim in claims {
      let line = claim.step.split(separator: "\n")[0]
      Array(line.utf8).withUnsafeBufferPointer { text in
        for match in registry.matches(text) {
          missing.remove(registry.definitions[match.index].pattern)
        }
      }
    }
    #expect(missing.sorted() == [])
  }
}
