import SpecDrivers
import SpecTestKit
import Testing

@testable import SpecEngines

/// What the elements of a page show, with all that is inside them and in front of them.
@Suite(.serialized, .browserTurn, .disabled(if: Chromium.isMissing, Chromium.whenMissing))
struct WebDriverShownTests {
  private static func screen(_ body: String) async throws -> Screen {
    try await Chromium.withDriver(body) { try await $0.observe(since: 0).screen }
  }

  private static func seen(_ name: String, _ body: String) async throws -> Bool {
    Selector(name).matches(on: try await screen(body)).contains(where: \.isSeen)
  }

  @Test func `the values of fields and the labels of buttons are part of what a cell shows`()
    async throws
  {
    let screen = try await Self.screen(
      """
      <table><tr><td id=a><select><option>S<option selected>M</select>
      <td id=b><input value=3> pcs<td id=c><input type=password value=abc></table>
      <ul><li id=d>Milk <button>Delete</button><li id=e>Tea</ul>
      <section id=f aria-label=Total>Total <b>5</b> EUR</section>
      """)
    let contents = screen.elements.compactMap { element in
      element.properties[.content]?.value?.text.map { "\(element.id) \($0)" }
    }
    #expect(contents == ["a M", "b 3 pcs", "c •••", "d Milk Delete", "f Total 5 EUR"])
  }

  @Test(arguments: [
    ("cs ce", "<p>cs <span style='color: white'>white</span> ce</p>"),
    ("a c", "<p>a <span style='font-size: 0'>b</span> c</p>"),
    ("d f", "<p>d <span style='opacity: 0'>e</span> f</p>"),
    ("g i", "<p>g <span style='color: transparent'>h</span> i</p>"),
    ("j k l", "<p>j <span style='background: red; color: white'>k</span> l</p>"),
    ("m o p", "<p>m <i style='font-size: 0'>n <b style='font-size: 20px'>o</b></i> p</p>"),
  ])
  func `what nobody can read is no part of a text`(text: String, body: String) async throws {
    #expect(try await Self.seen(text, body))
  }

  @Test func `letters without a size are no label of a button`() async throws {
    let screen = try await Self.screen("<button aria-label=Zero style='font-size: 0'>zz</button>")
    #expect(Selector("zz").matches(on: screen).isEmpty)
    #expect(Selector("Zero").matches(on: screen).count == 1)
  }

  private static func modal(_ style: String, _ open: String = "m") -> String {
    """
    <style>\(style) p { width: 99px }</style><p>Price</p><dialog id=m>First</dialog>
    <dialog id=n style='margin: 0; top: 400px'>Second</dialog>
    <script>\(open.map { "\($0).showModal();" }.joined())</script>
    """
  }

  @Test func `a page is seen through the thin backdrop of a dialog`() async throws {
    let screen = try await Self.screen(Self.modal(""))
    let price = try Selector("Price").resolve(on: screen)
    #expect(price.isSeen && price.properties[.coveredBy] != nil)
    #expect(try await Self.seen("First", Self.modal("#m { inset: 0 auto auto 0 }", "mn")))
    let second = try await Self.seen("Price", Self.modal("#m { top: 300px }", "mn"))
    #expect(second)
  }

  @Test(arguments: [
    "#m::backdrop { background: white }", "#m { inset: 0; margin: 0; width: 400px }",
  ])
  func `an opaque backdrop hides the page, and so does the box of a dialog`(style: String)
    async throws
  {
    #expect(try await !Self.seen("Price", Self.modal(style)))
  }

  @Test func `a frame hides its content if something is over all of it`() async throws {
    let body = """
      <div style='position: relative; width: 304px; height: 154px'>
      <iframe title=F width=300 height=150 srcdoc='<p>Inside</p>'></iframe>
      <div style='position: absolute; inset: 0; background: white'>Over</div></div>
      """
    #expect(try await !Self.seen("Inside", body))
    #expect(try await Self.seen("Inside", body.replacing("white", with: "#0001")))
  }

  @Test(arguments: [
    ("Cart is empty", "<section aria-label=Cart class=a></section>"),
    ("Cart is empty", "<ul class=a></ul>"),
    ("Cart is empty", "<p>para</p><div class=a></div>loose"),
    ("Write here", "<div contenteditable role=textbox class=b data-p='Write here'></div>"),
    ("Step 2: Bake", "<ol><li>Mix<li>Bake</ol>"), ("Part B of I", "<h2>of I</h2>"),
    ("1.2 Inner", "<i><b>One</b><i><b>First</b><b>Inner</b></i></i>"),
  ])
  func `what a style sheet adds is seen`(text: String, body: String) async throws {
    let style = """
      <style>.a::before { content: 'Cart is empty' } .b:empty::before { content: attr(data-p) }
      ol { counter-reset: step; list-style: none } li { counter-increment: step }
      li::before { content: 'Step ' counter(step) ': ' }
      h2 { counter-set: part 2 } h2::before { content: 'Part ' counter(part, upper-alpha) ' ' }
      i { counter-reset: n; display: block } b { counter-increment: n; display: block }
      b::before { content: counters(n, '.') ' ' }</style>
      """
    #expect(try await Self.seen(text, style + body))
  }

  @Test func `a counter that cannot be read makes the screen incomplete`() async throws {
    let screen = try await Self.screen(
      "<style>li::before { content: 'No. ' counter(list-item) }</style><ol><li>Mix</ol>")
    #expect(screen.missing == "it cannot read the counter in <li>")
  }

  @Test func `a button has the colour and size of the text in it`() async throws {
    let screen = try await Self.screen(
      "<button style='color: blue'><span style='color: red; font-size: 30px'>Buy</span></button>")
    let button = try Selector("Buy", role: .button).resolve(on: screen)
    #expect(button.properties[.textColor] == .known(.color(Color(red: 255, green: 0, blue: 0))))
    #expect(button.properties[.fontSize] == .known(.number(30)))
  }

  @Test func `an option shows its label, and hidden ones are not offered`() async throws {
    let body = """
      <select id=p><option label=Shown>Text<option hidden>Gone<option style='display: none'>Away
      <option>B</select><select id=q multiple><option label=Other>Text</select>
      """
    try await Chromium.withDriver(body) { driver in
      let screen = try await driver.observe(since: 0).screen
      #expect(try await driver.text(of: "p") == "Shown")
      #expect(Selector("Text").matches(on: screen).isEmpty)
      #expect(Selector("Other").matches(on: screen).count == 1)
      for name in ["Gone", "Away"] {
        let words = await refusal { try await driver.perform(.choose(name, in: Selector("p"))) }
        #expect(words.contains("B") && !words.contains("Gone,"), "\(words)")
      }
      try await driver.perform(.choose("B", in: Selector("p")))
      #expect(try await driver.text(of: "p") == "B")
    }
  }

  @Test(arguments: ["<video>X</video>", "<audio controls>X</audio>", "<video><p>X</p></video>"])
  func `what a player stands for is not seen`(body: String) async throws {
    #expect(try await !Self.seen("X", body))
  }

  @Test func `a gradient is no background colour`() async throws {
    let screen = try await Self.screen(
      """
      <button style='background: linear-gradient(blue, blue)'>A</button>
      <button style='background: #00f url(icon.png) no-repeat'>B</button>
      """)
    let colors = try ["A", "B"].map {
      try Selector($0).resolve(on: screen).properties[.backgroundColor]
    }
    #expect(colors[0] == .unknown("its background is a picture or a gradient"))
    #expect(colors[1] == .known(.color(Color(red: 0, green: 0, blue: 255))))
  }

  @Test(arguments: [
    """
    <div style='overflow: hidden; height: 50px; transform: translate(0, 0)'>
    <p style='position: fixed; top: 200px'>X</p></div>
    """,
    """
    <style>.s { position: relative } .s::after { content: ''; position: absolute; inset: -90px 0 auto;
    height: 90px; background: white }</style><p>X</p><div class=s>Other</div>
    """,
    "<iframe scrolling=no height=50 srcdoc='<p style=\"margin-top: 400px\">X</p>'></iframe>",
  ])
  func `what is cut off or covered by an added box is not seen`(body: String) async throws {
    #expect(try await !Self.seen("X", body))
  }
}
