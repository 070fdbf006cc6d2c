import SpecDrivers
import SpecTestKit
import Testing

@testable import SpecEngines

/// What is drawn is seen, and what is not drawn is not.
@Suite(.serialized, .browserTurn, .disabled(if: Chromium.isMissing, Chromium.whenMissing))
struct WebDriverTruthTests {
  private static func screen(_ body: String) async throws -> Screen {
    try await Chromium.withDriver(body) { try await $0.observe(since: 0).screen }
  }

  private static let drawn = """
    <style>.a::before { content: "Before" } .b::after { content: " after" }
    .steps { list-style-type: "Step: " } .tip::after { content: "Tip"; opacity: 0 }</style>
    <p class=a></p><p class=b>Text</p><p class=tip>Plain</p>
    <p><span>Sec</span><span>ret</span></p><p><b>Sold</b> <i>out</i></p>
    <p>My&nbsp;own</p><pre>Wide   gap</pre><bdo dir=rtl>drawkcab</bdo>
    <ol start=3><li>Flour</ol><ol type=I reversed><li>One<li>Two</ol><ul class=steps><li>Knead</ul>
    """

  @Test(arguments: [
    "Before", "Text", "Text after", "Plain", "Secret", "Sold out", "Sold", "My own", "My\u{a0}own",
    "Wide gap", "Wide   gap", "backward", "Flour", "3. Flour", "II. One", "I. Two", "Step: Knead",
  ])
  func `a text is found as people read it`(text: String) async throws {
    let screen = try await Self.screen(Self.drawn)
    #expect(Selector(text).matches(on: screen).count == 1)
  }

  @Test func `what is set apart in a text, and what is beside it, are parts of it`() async throws {
    let screen = try await Self.screen(
      """
      <h2>Inbox <span>3</span></h2><p>Payment failed<br>Try again</p><p><b>Error:</b> disk full</p>
      <ul><li>Milk <span>1.20</span></ul><button>News <i>new</i></button><p><b>W</b>ord</p>
      <p><b>Sold</b> <i>out</i> today</p><style>.card { position: relative }
      .card::after { content: "Sold"; position: absolute; inset: 0; background: white }</style>
      <p class=card>Shirt</p>
      """)
    let parts = screen.elements.map { $0.properties[.parts]?.value?.text ?? "-" }
    #expect(
      parts == [
        "3\nInbox", "Payment failed\nTry again", "Error:\ndisk full", "-", "1.20\nMilk",
        "new\nNews",
        "-", "Sold\nout\ntoday", "Sold",
      ])
  }

  @Test func `a block in the middle of a line is read with it, unless it is drawn apart`()
    async throws
  {
    let screen = try await Self.screen(
      """
      <style>span { display: inline-block }</style>
      <p>Total: <span>55.00</span> EUR</p><p>Inbox <span style="background: red">3</span></p>
      <svg><text y=20><tspan x=0>Very long</tspan><tspan x=0 dy=15>label</tspan></text></svg>
      """)
    #expect(
      screen.elements.map(\.label) == [
        "Total: 55.00 EUR", "55.00", "Inbox", "3", "Very long label", "Very long", "label",
      ])
  }

  @Test func `what custom elements say of themselves is so, as is what holds around them`()
    async throws
  {
    let screen = try await Self.screen(
      """
      <x-box></x-box><x-pay></x-pay><x-mail></x-mail><main inert><x-shadow></x-shadow></main>
      <div role=textbox contenteditable=false aria-label=Body>Signed</div>
      <span id=l>Fruit</span><button role=combobox aria-labelledby=l>Apple</button>
      <div role=treeitem aria-selected=true aria-checked=false>Notes</div>
      <script>
        const define = (name, states) => customElements.define(name, class extends HTMLElement {
          constructor() {
            super();
            Object.assign(this.attachInternals(), states);
            this.attachShadow({ mode: 'open' }).innerHTML = '<b>x</b>';
          }
        });
        define('x-box', { role: 'checkbox', ariaLabel: 'Agree', ariaChecked: 'true' });
        define('x-pay', { role: 'button', ariaLabel: 'Pay', ariaDisabled: 'true' });
        define('x-mail', { role: 'textbox', ariaLabel: 'Mail', ariaRequired: 'true', ariaInvalid: 'true' });
        document.querySelector('x-shadow').attachShadow({ mode: 'open' }).innerHTML = '<button>Go</button>';
      </script>
      """)
    func value(_ name: String, _ property: Property) throws -> String? {
      try Selector(name).resolve(on: screen).properties[property]?.value?.written
    }
    let values = [
      try value("Agree", .checked), try value("Pay", .enabled), try value("Mail", .required),
      try value("Mail", .invalid), try value("Go", .enabled), try value("Body", .readOnly),
      try value("Fruit", .text), try value("Notes", .selected), try value("Notes", .checked),
    ]
    #expect(values == ["on", "off", "on", "on", "off", "on", "Apple", "on", "off"])
  }

  @Test func `of two dialogs, the one that was opened last is in front`() async throws {
    let screen = try await Self.screen(
      """
      <dialog id=b aria-label=Discard><button>Keep</button></dialog>
      <dialog id=a aria-label=Settings><button>Close</button></dialog>
      <script>a.showModal(); b.showModal()</script>
      """)
    #expect((screen.alert.value ?? nil)?.title == "Discard")
  }

  @Test func `the things in an empty list can be asked for, but it is not seen`() async throws {
    let screen = try await Self.screen("<ul aria-label=Cart></ul>")
    #expect(screen.elements.map(\.isVisible) == [true] && screen.elements.map(\.isSeen) == [false])
  }

  @Test func `a frame that runs no scripts is a part that cannot be read`() async throws {
    let screen = try await Self.screen("<h1>Inbox</h1><iframe title=Mail sandbox srcdoc='<p>Hi'>")
    #expect(screen.complete == .unknown("it cannot read the frame \"Mail\""))
    #expect(Selector("Inbox").matches(on: screen).count == 1)
  }

  @Test func `what may be below a layer of a huge page is not known to be seen`() async throws {
    let screen = try await Self.screen(
      """
      <div id=rows></div><div style="position: fixed; inset: 0; background: white">Wait</div>
      <script>rows.innerHTML = Array.from({ length: 6000 }, (_, at) =>
        `<p style="margin: 0; font-size: 10px; float: left; width: 60px">item ${at}</p>`).join('')</script>
      """)
    let inView = screen.elements.filter { $0.properties[.inView]?.value == .flag(true) }
    let seen = inView.filter { $0.isSeen && $0.whyVisibilityIsUnknown == nil }
    #expect(seen.map(\.label) == ["Wait"])
  }

  @Test func `no part of a word and no hidden text of a style sheet is found`() async throws {
    let screen = try await Self.screen(Self.drawn)
    for text in ["Sec", "ret", "drawkcab", "Plain Tip", "PlainTip"] {
      #expect(Selector(text).matches(on: screen).isEmpty, "\(text)")
    }
  }

  @Test func `a heading in a link and the text of a label are found by their roles alone`()
    async throws
  {
    let screen = try await Self.screen(
      """
      <a href=#x><h2>Deals</h2></a><details open><summary><h3>Prices</h3></summary>Cheap</details>
      <label style="color: rgb(200, 0, 0)">Sum <input></label>
      """)
    #expect(Selector(role: .heading).matches(on: screen).map(\.label) == ["Deals", "Prices"])
    #expect(try Selector("Deals").resolve(on: screen).role == .link)
    #expect(try Selector("Sum").resolve(on: screen).role == .field)
    let label = try Selector("Sum", role: .text).resolve(on: screen)
    #expect(label.properties[.textColor] == .known(.color(Color(red: 200, green: 0, blue: 0))))
  }

  static let hidden = [
    "<div style='overflow: hidden; height: 20px'><p style='margin: 50px 0'>X</p></div>",
    """
    <div style='overflow: hidden; width: 90px'><div style='display: flex; width: 180px'>
    <p style='width: 90px'>A</p><p style='width: 90px'>X</p></div></div>
    """,
    "<div style='overflow: hidden'><p style='transform: translateX(-200%)'>X</p></div>",
    "<div style='overflow: hidden; text-indent: -999px'>X</div>",
    "<p style='text-indent: -999px'>X</p>", "<p style='opacity: 0.04'>X</p>",
    "<div style='opacity: 0.2'><p style='opacity: 0.2'>X</p></div>",
    "<p style='filter: opacity(0)'>X</p>", "<p style='color: transparent'>X</p>",
    "<p style='color: #eee; background: #eee'>X</p>", "<p style='color: white'>X</p>",
    "<div style='height: 3000px'></div><p style='color: white'>X</p>",
    "<p style='-webkit-mask-image: linear-gradient(transparent, transparent)'>X</p>",
    "<p style='backface-visibility: hidden; transform: rotateY(180deg)'>X</p>",
    "<p style='backface-visibility: hidden; rotate: y 180deg'>X</p>",
    """
    <div style='transform-style: preserve-3d; transform: rotateY(180deg)'>
    <p style='backface-visibility: hidden'>X</p></div>
    """,
    "<p style='content-visibility: hidden'>X</p>", "<p style='clip-path: polygon(0 0)'>X</p>",
    "<p style='clip-path: polygon(evenodd, 0 0, 9px 0, 100% 0)'>X</p>",
    "<svg><defs><text y=20>X</text></defs></svg>", "<svg><text y=20 fill=none>X</text></svg>",
    covered("<p>X</p>", "background: white"),
    "<div style='height: 3000px'></div>" + covered("<p>X</p>", "background: white"),
    "<p>X</p><div style='position: fixed; inset: 0; background: white'>Wait</div>",
    """
    <p style='margin-top: 3000px'>X</p>
    <div style='position: fixed; inset: 0; background: white'>Wait</div>
    """,
  ]

  /// Beyond a window whose height has a scroll bar beside it.
  static let beyond = [
    """
    <div style='height: 3000px'></div><aside style='position: fixed; top: 0; right: 0; width: 320px; \
    transform: translateX(100%)'>X</aside>
    """,
    "<html dir=rtl><p>A</p><div style='position: absolute; right: -320px; width: 300px'>X</div>",
    "<body dir=rtl><p>A</p><div style='position: absolute; right: -320px; width: 300px'>X</div>",
  ]

  static let atEdges = [
    """
    <p>X</p><div style='height: 3000px'></div>
    <div style='position: fixed; inset: 0 0 auto; height: 90px; background: white'>Bar</div>
    """,
    """
    <div style='height: 3000px'></div><p>X</p><script>scrollTo(0, 9999)</script>
    <div style='position: fixed; inset: auto 0 0; height: 90px; background: white'>Bar</div>
    """,
  ]

  static let seen = [
    "<html dir=rtl><p>A</p><div style='position: absolute; left: -320px; width: 300px'>X</div>",
    "<div style='overflow: auto; height: 20px'><p style='margin: 50px 0'>X</p></div>",
    "<div style='overflow: hidden; height: 20px'><p style='margin: 10px 0'>X</p></div>",
    "<p style='opacity: 0.06'>X</p>", "<p style='clip-path: polygon(0 0, 99px 0, 0 99px)'>X</p>",
    "<p style='color: transparent; text-shadow: 0 0 1px red'>X</p>",
    "<p style='color: transparent; background: red; -webkit-background-clip: text'>X</p>",
    """
    <div style='position: relative'><img style='position: absolute; width: 90px; height: 90px'
    src='data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22/%3E'><p style='position: relative; color: white'>X</p></div>
    """,
    "<p style='color: white; background: linear-gradient(red, blue)'>X</p>",
    """
    <div style='transform-style: preserve-3d; transform: rotateY(180deg)'>
    <p style='backface-visibility: hidden; transform: rotateY(180deg)'>X</p></div>
    """,
    "<svg><defs><text id=t y=20>X</text></defs><use href=#t /></svg>",
    covered("<p>X</p>", "background: rgba(0, 0, 0, 0.5)"),
    covered("<p>X</p>", "background: white; left: 20px"),
    covered("<p style='position: relative; z-index: 1'>X</p>", "background: white"),
    covered(
      "<p style='pointer-events: none; z-index: 1; position: relative'>X</p>", "background: red"),
    """
    <p style='margin-top: 80px'>X</p><div style='height: 3000px'></div>
    <div style='position: fixed; inset: 0 0 auto; height: 90px; background: white'>Bar</div>
    """,
    """
    <p style='margin-top: 3000px'>X</p>
    <div style='position: fixed; inset: 0 0 auto; height: 90px; background: white'>Bar</div>
    """,
  ]

  private static func covered(_ body: String, _ style: String) -> String {
    """
    <div style='position: relative; width: 99px'>\(body)<div style='position: absolute; inset: 0; \
    \(style)'></div></div>
    """
  }

  @Test(arguments: hidden + beyond + atEdges)
  func `what nobody sees is not seen`(body: String) async throws {
    let found = Selector("X").matches(on: try await Self.screen(body))
    #expect(found.filter(\.isSeen).isEmpty)
  }

  @Test(arguments: seen)
  func `what is tinted, partly covered or to be scrolled is seen`(body: String) async throws {
    let found = Selector("X").matches(on: try await Self.screen(body))
    #expect(!found.filter(\.isSeen).isEmpty)
  }

  @Test func `what is covered can still be asked for what covers it`() async throws {
    let screen = try await Self.screen(Self.covered("<button>X</button>", "background: white"))
    let button = try Selector("X", role: .button).resolve(on: screen)
    #expect(button.isVisible && !button.isSeen && button.properties[.coveredBy] != nil)
  }

  @Test func `what an audit needs is reported: shown texts, what is behind them, and the focus`()
    async throws
  {
    let page = """
      <style>* { font: 16px serif, "Segoe UI Symbol" } .bare { outline: none }</style>
      <div style="background: blue"><p>Plain</p><p style="background: rgb(0 0 0 / 50%)">Half</p>
      <p style="background: linear-gradient(red, blue)">Gradient</p>
      <p style="opacity: 0.5">Pale</p></div>
      <div style="position: relative; height: 60px"><img alt=Sky src="data:image/svg+xml,%3Csvg/%3E"
      style="position: absolute; width: 300px; height: 60px"><p style="position: relative">Over</p></div>
      <button aria-label=Send>Cancel</button><button class=bare>Bare</button><input type=submit value=Go>
      <button aria-label=Close><i style="font-family: Icons">cross</i></button>
      <a href=#x>More<span style="position: absolute; width: 1px; height: 1px; overflow: hidden;
      clip-path: inset(50%)"> about us</span></a>
      <label for=f>Name</label> <input id=f aria-label="Full name">
      <div style="height: 3000px"></div><p>Far</p>
      <div style="position: relative; height: 60px"><img alt=Sea src="data:image/svg+xml,%3Csvg/%3E"
      style="position: absolute; width: 300px; height: 60px"><p style="position: relative">Deep</p></div>
      """
    let (outline, focus) = try await Chromium.withDriver(page) { driver in
      let outline = try await driver.outline(.colorBehind, .visibleText, .fontSize)
      var focus: [Observed<PropertyValue>?] = []
      for name in ["Send", "Bare", "Full name"] {
        try await driver.perform(.focus(Selector(name)))
        let screen = try await driver.observe(since: 0).screen
        focus.append(try Selector(name).resolve(on: screen).properties[.focusVisible])
      }
      return (outline, focus)
    }
    #expect(
      outline == """
        text "Plain" #~p 1, colour behind #0000ff, font size 16
        text "Half" #~p 2, colour behind #00007f, font size 16
        text "Gradient" #~p 3, colour behind ?, font size 16
        text "Pale" #~p 4, colour behind ?, font size 16
        image "Sky" #~image 5
        text "Over" #~p 6, colour behind ?, font size 16
        button "Send" #~button 7, colour behind white, visible text Cancel, font size 16
        button "Bare" #~button 8, colour behind white, visible text Bare, font size 16
        button "Go" #~button 9, colour behind white, visible text Go, font size 16
        button "Close" #~button 10, visible text\u{20}
        link "More about us" #~link 11, colour behind white, visible text More, font size 16
        text "about us" #~span 12, colour behind ?, font size 16
        field "Full name" #f, colour behind white, visible text Name, font size 16
        text "Far" #~p 14, colour behind white, font size 16
        image "Sea" #~image 15
        text "Deep" #~p 16, colour behind ?, font size 16
        """)
    #expect(
      focus == [
        .known(true),
        .unknown("it has no outline, and its styles do not tell what else shows its focus"),
        .known(true),
      ])
  }

  @Test func `a colour is that of the text, over what is behind it`() async throws {
    let screen = try await Self.screen(
      """
      <ul style="color: black"><li><label style="color: rgb(217, 217, 217)">Milk</label></ul>
      <input aria-label=Field style="background: rgba(0, 0, 0, 0.003)">
      <p style="background: rgb(0, 0, 100)"><span style="color: rgba(255, 255, 255, 0.5)">Half</span></p>
      """)
    func color(_ name: String, _ property: Property) throws -> String? {
      try Selector(name).resolve(on: screen).properties[property]?.value?.color?.hex
    }
    #expect(try color("Milk", .textColor) == "#d9d9d9")
    #expect(try color("Field", .backgroundColor) == "#00000000")
    #expect(try color("Half", .textColor) == "#8080b2")
  }

  @Test func `what cannot be read is told of the element it is in`() async throws {
    let screen = try await Self.screen(
      """
      <main aria-label=Cart><p>Milk</p></main><nav aria-label=Chart><canvas></canvas></nav>
      <section aria-label=Shut><shut-box><template shadowrootmode=closed>x</template></shut-box></section>
      <section aria-label=Pay><iframe srcdoc="<iframe src='data:text/html,x'></iframe>"></iframe></section>
      """)
    #expect(screen.missing != nil)
    let isRead = ["Cart", "Chart", "Shut", "Pay"].map { name in
      Selector("x", in: [Selector(name, role: .region)]).isInReadPart(of: screen)
    }
    #expect(isRead == [true, false, false, false])
    #expect(!Selector("x").isInReadPart(of: screen))
    #expect(screen.properties[.unread] == .known("parts"))
    let drawing = try await Self.screen("<p>x</p><canvas></canvas>")
    #expect(drawing.properties[.unread] == .known("canvas"))
    let app = try await Self.screen("<canvas style='width: 100vw; height: 100vh'></canvas>")
    #expect(app.properties[.unread] == .known("parts"))
  }

  @Test func `named parts are listed, and items of a custom element are items`() async throws {
    let screen = try await Self.screen(
      """
      <hr><hr aria-label=Fold><div role=group title=Tools><button>Cut</button></div>
      <table><tbody aria-label=Fruit><tr><td>Pear</table><iframe title=Leaflet srcdoc="<p>x"></iframe>
      <ul><my-part></my-part></ul><script>
      customElements.define('my-part', class extends HTMLElement {
        constructor() { super(); this.attachShadow({ mode: 'open' }).innerHTML = '<li>Bolt</li>' }
      })</script>
      """)
    #expect(
      WebDriverListingTests.listing(screen) == """
        separator "Fold"
        group "Tools"
          button "Cut"
        table ""
          group "Fruit"
            row "Pear"
              cell "Pear"
        frame "Leaflet"
          text "x"
        list ""
          list item "Bolt"
        """)
  }
}
