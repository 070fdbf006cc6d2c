import SpecDrivers
import SpecTestKit
import Testing

@testable import SpecEngines

/// What a person sees and reaches on pages of every day, in a real browser.
@Suite(.serialized, .browserTurn, .disabled(if: Chromium.isMissing, Chromium.whenMissing))
struct WebDriverSeenTests {
  private static let page = """
    <!doctype html><title>Page</title><style>
      header, footer { position: fixed; left: 0; right: 0; height: 80px; background: white }
      header { top: 0 } footer { bottom: 0 } main { padding: 100px 0 2000px }
    </style>
    <header>Bar</header>
    <main>
      <details><summary>More</summary>Inside</details>
      <details open><summary>Less</summary>Outside</details>
      <p style="height: 1500px">Tall</p>
      <button onclick="out.textContent = 'bought'">Buy</button> <output id=out></output>
      <table aria-label=Ages><tr><td>Ben</td><td><button>Delete</button></td></tr></table>
      <iframe title=Editor srcdoc="<body contenteditable aria-label=Body>Hi</body>"></iframe>
    </main>
    <footer>Cookies</footer>
    """

  @Test func `a closed element hides its text`() async throws {
    let screen = try await Chromium.withDriver(Self.page) { driver in
      try await driver.observe(since: 0).screen
    }
    #expect(Selector("Inside").matches(on: screen).isEmpty)
    #expect(Selector("Outside").matches(on: screen).count == 1)
  }

  @Test func `a tap scrolls clear of fixed bars, and the body of a frame is edited`() async throws {
    let texts = try await Chromium.withDriver(Self.page) { driver in
      try await driver.perform(.tap(Selector("Buy")))
      let screen = try await driver.observe(since: 0).screen
      try await driver.perform(.scroll(to: Selector("More")))
      try await driver.perform(
        .tap(Selector("Delete", role: .button, in: [Selector("Ben", role: .row)])))
      try await driver.perform(.type("!", into: Selector("Body")))
      return [Selector("bought").matches(on: screen).first?.id, try await driver.text(of: "Body")]
    }
    #expect(texts[0] == "out")
    #expect(texts[1]?.contains("!") == true)
  }
}
