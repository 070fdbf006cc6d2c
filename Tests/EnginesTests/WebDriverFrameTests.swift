import SpecDrivers
import SpecTestKit
import Testing

@testable import SpecEngines

/// Frames of other origins, which the page's script cannot read, in a real browser.
@Suite(.serialized, .browserTurn, .disabled(if: Chromium.isMissing, Chromium.whenMissing))
struct WebDriverFrameTests {
  /// A payment on one site, in which the bank has a frame from another one.
  private static func withPayment<Answer: Sendable>(
    device: String = "desktop", around: String = "",
    _ work: (WebDriver) async throws -> Answer
  ) async throws -> Answer {
    let server = try FakeWebDriverServer { request in
      let port = request.path.split(separator: "=").last ?? ""
      let page =
        request.path.hasPrefix("/pay")
        ? """
        <div style="height:300px">Pay here</div><label>Card <input></label>
        <label><input type=checkbox>Remember</label>
        <select aria-label=Country><option>France<option>Korea</select>
        <button>Pay</button> <p role=status aria-label=Log>-</p>
        <iframe title=Bank src="http://127.0.0.1:\(port)/bank" height=80></iframe>
        <script>
          const say = text => document.querySelector('p').textContent += ' ' + text;
          document.querySelector('button').onclick = () => say(
            [...document.querySelectorAll('input, select')].map(node =>
              node.type === 'checkbox' ? node.checked : node.value).join());
          document.querySelector('button').oncontextmenu = event => {
            event.preventDefault(); say('right'); };
        </script>
        """
        : """
        <button onclick="document.querySelector('p').textContent = 'code sent'">Send</button>
        <p role=status aria-label=Code>no code</p>
        """
      let text = "<!doctype html><meta charset=utf-8>" + page
      return .raw(
        "HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Length: \(text.utf8.count)\r\n"
          + "Connection: close\r\n\r\n\(text)")
    }
    defer { server.stop() }
    let frame = """
      <div style="height:900px">Order</div>
      <iframe title=Payment width=320 height=200
        src="http://localhost:\(server.port)/pay?port=\(server.port)"></iframe>\(around)
      """
    return try await Chromium.withDriver(
      frame, options: LaunchOptions(app: "app", device: device), work)
  }

  @Test(arguments: ["desktop", "iPhone 11"])
  func `elements in frames of other sites are seen and used like those of the page`(
    device: String
  ) async throws {
    let (screen, log, code) = try await Self.withPayment(device: device) { driver in
      try await driver.perform(.type("4111", into: Selector("Card")))
      let screen = try await driver.observe(since: 0).screen
      try await driver.perform(.setChecked(true, Selector("Remember")))
      try await driver.perform(.choose("Korea", in: Selector("Country")))
      try await driver.perform(.tap(Selector("Pay", role: .button)))
      try await driver.perform(.click(Selector("Pay", role: .button), Click(.right)))
      let log = try await driver.observe(since: 0).screen
      try await driver.perform(.tap(Selector("Send")))
      return (screen, log, try await driver.observe(since: 0).screen)
    }
    #expect(screen.complete == .known(true))
    let card = try Selector("Card").resolve(on: screen)
    let frame = try Selector("Payment").resolve(on: screen)
    #expect(screen.focus == .known(card.id))
    #expect(card.parent == frame.id)
    #expect(card.properties[.text] == .known("4111"))
    #expect(card.frame.value.map { $0.x >= 8 && $0.y > 100 } == true)
    let line = try Selector("Log").resolve(on: log)
    #expect(line.properties[.text] == .known("- 4111,true,Korea right"))
    #expect(try Selector("Code").resolve(on: code).properties[.text] == .known("code sent"))
  }

  @Test func `what covers a frame keeps its elements from being used`() async throws {
    let cover = """
      <div role=note aria-label=Wait style="position:fixed;inset:0;background:white"></div>
      """
    let refused = try await Self.withPayment(around: cover) { driver in
      await refusal { try await driver.perform(.tap(Selector("Pay", role: .button))) }
    }
    #expect(refused == #"cannot use "Pay" button: "Wait" covers its frame"#)
  }

  @Test func `a frame that is gone has no elements, and one that the page enters is waited for`()
    async throws
  {
    let page = """
      <button onclick="document.querySelector('iframe').remove()">Close</button>
      <button onclick="setTimeout(() => document.body.append(Object.assign(
        document.createElement('iframe'), { title: 'New', src: 'data:text/html,<button>Late' })), 300)"
        >Open</button><iframe title=Ads src="data:text/html,<button>Buy"></iframe>
      """
    let (before, after) = try await Chromium.withDriver(page) { driver in
      try await driver.perform(.tap(Selector("Buy")))
      let before = try await driver.observe(since: 0).screen
      try await driver.perform(.tap(Selector("Close")))
      try await driver.perform(.tap(Selector("Open")))
      try await driver.perform(.tap(Selector("Late")))
      return (before, try await driver.observe(since: 0).screen)
    }
    #expect(!Selector("Buy").matches(on: before).isEmpty)
    #expect(Selector("Buy").matches(on: after).isEmpty && after.complete == .known(true))
  }
}
