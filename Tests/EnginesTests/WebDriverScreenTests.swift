import SpecDrivers
import SpecTestKit
import Testing

@testable import SpecEngines

/// What the engine sees of a page in a real browser.
@Suite(.serialized, .browserTurn, .disabled(if: Chromium.isMissing, Chromium.whenMissing))
struct WebDriverScreenTests {
  @Test func `elements are what a screen reader calls them`() async throws {
    let page = """
      <main><h1 id=top>Welcome <b>back</b></h1>
      <label for=name>Name</label><input id=name value=Ann placeholder="Full name">
      <label>Notes <textarea data-testid=notes></textarea></label>
      <input type=checkbox id=agree checked aria-label=Agree>
      <select id=size aria-label=Size><option>Small<option selected>Large</select>
      <button id=ok aria-pressed=true>OK</button><button id=no disabled>No</button>
      <input type=submit value=Send id=send><a id=more href=#more>More</a>
      <img id=logo alt=Logo src=data:,><ul><li>First</li><li>Second <button>x</button></li></ul>
      <p id=gone hidden>Gone</p><p style="display:none">Never listed</p>
      <p id=faint style="opacity:0">Faint</p>
      <div role=tablist id=tabs aria-label=Tabs><button role=tab aria-selected=true>One</button>
      <button role=tab aria-selected=false>Two</button></div>
      <div id=box data-testid=box data-spec-role=card aria-label=Box></div>
      <script>document.currentScript.insertAdjacentHTML('afterend', '<div id=host></div>');
      host.attachShadow({ mode: 'open' }).innerHTML = '<button>Inside</button>'</script></main>
      """
    let outline = try await Chromium.withDriver(page) { driver in
      try await driver.outline(.text, .enabled, .selected, .visible)
    }
    #expect(
      outline == """
        heading "Welcome back" #top, enabled on, visible on
        field "Name" #name, text Ann, enabled on, visible on
        field "Notes" #notes, text , enabled on, visible on
        checkbox "Agree" #agree, enabled on, selected on, visible on
        picker "Size" #size, text Large, enabled on, visible on
        button "OK" #ok, enabled on, selected on, visible on
        button "No" #no, enabled off, visible on
        button "Send" #send, enabled on, visible on
        link "More" #more, enabled on, visible on
        image "Logo" #logo, enabled on, visible on
        list "" #~list 3, enabled on, visible on
        list item "First" #~list item 4, enabled on, visible on
        list item "Second" #~list item 5, enabled on, visible on
        button "x" #~button 6, enabled on, visible on
        text "Gone" #gone, text Gone, enabled on, visible off
        text "Faint" #faint, text Faint, enabled on, visible off
        segments "Tabs" #tabs, text One, enabled on, visible on
        tab "One" #~tab 7, enabled on, selected on, visible on
        tab "Two" #~tab 8, enabled on, selected off, visible on
        card "Box" #box, enabled on, visible off
        button "Inside" #~button 9, enabled on, visible on
        """)
  }

  @Test func `colours are what the browser paints, however they are written`() async throws {
    let styles = [
      ("black", "#000000"), ("rgba(255,0,0,.5)", "#ff000080"), ("hsl(120 100% 25%)", "#008000"),
      ("oklch(62.8% 0.2577 29.23)", "#ff0000"), ("color(srgb 0 0 1)", "#0000ff"),
      ("transparent", "#00000000"), ("#0a0b0c0d", "#0a0b0c0d"),
    ]
    let page = styles.enumerated().map { index, style in
      "<p id=p\(index) style='border:1px solid \(style.0);color:\(style.0)'>x</p>"
    }.joined()
    let colors = try await Chromium.withDriver(page) { driver in
      try await driver.observe(since: 0).screen.elements.map { element in
        [Property.borderColor, .textColor].map {
          element.properties[$0]?.value?.color?.hex ?? "none"
        }
      }
    }
    // Opacity is kept in a byte; what is painted at one twentieth is rounded by the painter.
    #expect(colors.map { $0.first } == styles.map { $0.1 })
    // Letters are seen on the white behind them.
    let blended = ["#ff000080": "#ff7f7f", "#0a0b0c0d": "#f3f3f3"]
    #expect(colors.map { $0.last } == styles.map { blended[$0.1] ?? $0.1 })
  }

  @Test func `a border is four sides or none`() async throws {
    let page = """
      <p id=a style="border:0 none red">a</p><p id=b style="border:2px solid red">b</p>
      <p id=c style="border:solid;border-color:red blue">c</p>
      """
    let borders = try await Chromium.withDriver(page) { try await $0.outline(.borderColor) }
    #expect(
      borders == """
        text "a" #a, border colour clear
        text "b" #b, border colour red
        text "c" #c, border colour differs from side to side
        """)
  }

  @Test func `a field's traits are what its markup declares`() async throws {
    let page = """
      <input id=a aria-label=a inputmode=url enterkeyhint=go autocorrect=off spellcheck=false>
      <input id=b aria-label=b type=email autocomplete="section-x email">
      <input id=c aria-label=c type=password autocomplete=current-password enterkeyhint=next>
      <input id=d aria-label=d inputmode=numeric><script>d.focus()</script>
      """
    let (traits, keyboard) = try await Chromium.withDriver(page) { driver in
      let traits = try await driver.outline(
        .keyboardType, .returnKey, .autocorrection, .spellChecking, .secure, .contentType)
      return (traits, try await driver.observe(since: 0).screen.keyboard)
    }
    #expect(
      traits == """
        field "a" #a, keyboard type URL, return key Go, auto-correction off, spell checking off, \
        secure entry off, content type\u{20}
        field "b" #b, keyboard type email address, return key return, auto-correction off, \
        spell checking on, secure entry off, content type email address
        field "c" #c, keyboard type default, return key Next, auto-correction off, \
        spell checking off, secure entry on, content type password
        field "d" #d, keyboard type number pad, return key return, auto-correction on, \
        spell checking on, secure entry off, content type\u{20}
        """)
    let unseen = "a browser without a touch screen shows no keyboard"
    #expect(
      keyboard
        == .known(
          Keyboard(
            type: .known("number pad", .inferred), returnKey: .known(nil, .inferred),
            height: .unknown(unseen), shortcutBar: .unknown(unseen)), .inferred))
  }

  @Test(arguments: [
    (nil, "414x896"), ("iPhone 12", "390x844"), ("320x480", "320x480"), ("desktop", "1280x720"),
  ])
  func `a device has its size`(device: String?, size: String) async throws {
    let options = LaunchOptions(app: "app", device: device)
    let seen = try await Chromium.withDriver("<p>x", options: options) { driver in
      try await driver.observe(since: 0).screen.size
    }
    #expect("\(Int(seen.width))x\(Int(seen.height))".hasPrefix(size))
  }

  @Test func `what moves is told, and what jumps`() async throws {
    let page = """
      <button id=go onclick="a.style.opacity = 0.2; b.style.transform = 'translateX(8px)'">Go</button>
      <p id=a style="transition: opacity 120ms">a</p><p id=b style="transform: translateX(0)">b</p>
      """
    let events = try await Chromium.withDriver(page) { driver in
      try await driver.perform(.tap(Selector("Go")))
      return try await driver.loggedEvents(.animation, .jump)
    }
    #expect(
      events == """
        animation a duration=120 from=1 id=a property=opacity screen=Page to=0.2
        jump b from=8 id=b property=x screen=Page to=16
        jump b from=0 id=b property=offset screen=Page to=8
        """)
  }

  @Test func `a picture is a PNG`() async throws {
    let bytes = try await Chromium.withDriver("<p>x") { try await $0.screenshot() }
    #expect(Array(bytes.prefix(8)) == [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  }
}
