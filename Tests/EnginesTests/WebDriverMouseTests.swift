import SpecDrivers
import SpecTestKit
import Testing

@testable import SpecEngines

/// The mouse and the keyboard of a computer, in a real browser.
@Suite(.serialized, .browserTurn, .disabled(if: Chromium.isMissing, Chromium.whenMissing))
struct WebDriverMouseTests {
  /// A page that logs what the mouse and the keyboard do to its elements.
  private static let pad = """
    <p id=log>-</p><button id=pad style="width:200px;height:40px">Pad</button>
    <button id=off disabled style="width:200px;height:40px">Off</button>
    <p id=tip hidden>A tooltip</p><style>#off:hover + #tip { display: block }</style>
    <iframe style="width:300px;height:60px" srcdoc="<button id=inner
      onclick='parent.say(&quot;inner&quot;)'>Inner</button><input aria-label=Framed>"></iframe>
    <div id=list style="height:60px;overflow:auto" aria-label=List role=region>
      <div style="height:900px">Long</div></div>
    <input id=a aria-label=A value=abc>
    <script>
      var say = text => log.textContent += ' ' + text;
      const held = event => ['ctrl', 'shift', 'alt', 'meta'].filter(key => event[key + 'Key']).join('');
      for (const name of ['click', 'auxclick', 'dblclick', 'contextmenu']) {
        pad.addEventListener(name, event =>
          say(name + event.detail + (held(event) && '+' + held(event))));
      }
      list.onwheel = () => say('wheel');
      a.onkeydown = event => say(event.key + (held(event) && '+' + held(event)));
      a.onkeyup = event => say('/' + event.key);
    </script>
    """

  @Test(arguments: ["iPhone 11", "desktop"])
  func `a mouse clicks, hovers and turns its wheel on every device`(device: String) async throws {
    let options = LaunchOptions(app: "app", device: device)
    let (log, scrolled, isHovered, isLeft) = try await Chromium.withDriver(
      Self.pad, options: options
    ) {
      driver in
      let pad = Selector("Pad")
      try await driver.perform(.click(pad, Click()))
      try await driver.perform(.click(pad, Click(.right)))
      try await driver.perform(.click(pad, Click(.middle)))
      try await driver.perform(.click(pad, Click(modifiers: [.control, .shift])))
      try await driver.perform(.tap(Selector("Inner")))
      try await driver.perform(.turnWheel(right: 0, down: 100, over: Selector("List")))
      let log = try await driver.text(of: "log")
      let list = try Selector("List").resolve(on: try await driver.observe(since: 0).screen)
      try await driver.perform(.hover(Selector("Off")))
      let shown = try await driver.shows("tip")
      try await driver.perform(.hover(pad))
      let left = try await driver.shows("tip")
      return (log, list.properties[.scrollOffset], shown, left)
    }
    #expect(
      log == "- click1 contextmenu0 auxclick1 auxclick1 click1+ctrlshift inner wheel")
    #expect(scrolled == .known(100))
    #expect(isHovered)
    #expect(!isLeft)
  }

  @Test func `several clicks in a row are one gesture`() async throws {
    let log = try await Chromium.withDriver(Self.pad) { driver in
      try await driver.perform(.click(Selector("Pad"), Click(count: 3)))
      return try await driver.text(of: "log")
    }
    #expect(log == "- click1 click2 dblclick2 click3")
  }

  /// A field to draw on, and a picture that is larger than the window.
  private static let board = """
    <body style="margin:0"><p id=log style="margin:0;height:20px">-</p>
    <canvas id=board aria-label=Board width=300 height=150 style="touch-action:none"></canvas>
    <div aria-label=Plan role=img style="width:3000px;height:100px;position:relative"><i
      style="position:absolute;left:2500px;top:40px;width:20px;height:20px" id=spot></i></div>
    <script>
      const say = text => log.textContent += ' ' + text;
      board.onpointerdown = event => say(`${event.pointerType} ${event.offsetX},${event.offsetY}`);
      board.onpointerup = event => say(`up ${event.offsetX},${event.offsetY}`);
      spot.onclick = () => say('spot');
    </script>
    """

  @Test(arguments: [("desktop", "mouse"), ("iPhone 11", "touch")])
  func `a point of an element is tapped, and lines are drawn from one to another`(
    device: String, pointer: String
  ) async throws {
    func at(_ name: String, _ x: Double, _ y: Double, isPercent: Bool = false) -> Selector {
      var selector = Selector(name)
      selector.point = ElementPoint(x: x, y: y, isPercent: isPercent)
      return selector
    }
    let (log, refused) = try await Chromium.withDriver(
      Self.board, options: LaunchOptions(app: "app", device: device), patience: .seconds(1)
    ) { driver in
      try await driver.perform(.tap(at("Board", 80, 75)))
      try await driver.perform(.tap(at("Board", 50, 10, isPercent: true)))
      try await driver.perform(.drag(at("Board", 10, 20), to: at("Board", 200, 120)))
      try await driver.perform(.tap(at("Plan", 2510, 50)))
      let refused = await refusal { try await driver.perform(.tap(at("Board", 300, 20))) }
      return (try await driver.text(of: "log"), refused)
    }
    let points = ["80,75", "80,75", "150,15", "150,15", "10,20", "200,120"]
    let events = zip(points, 0...).map { ($1 % 2 == 0 ? pointer : "up") + " " + $0 }
    #expect(log == "- " + (events + ["spot"]).joined(separator: " "))
    #expect(
      refused
        == #"cannot use "Board" at 300, 20: the point is not on it: it has a size of 300 × 150"#)
  }

  @Test func `an element is dragged onto another, by pointer events and as the browser drags`()
    async throws
  {
    let page = """
      <p id=log>-</p>
      <div id=card draggable=true style="width:100px;height:40px">Card</div>
      <div id=done style="width:200px;height:60px">Done</div>
      <div id=knob style="position:relative;width:40px;height:40px;touch-action:none">Knob</div>
      <div style="height:2000px"></div><button>Far</button>
      <script>
        const say = text => log.textContent += ' ' + text;
        card.ondragstart = event => event.dataTransfer.setData('text/plain', 'card');
        done.ondragover = event => event.preventDefault();
        done.ondrop = event => { event.preventDefault(); say('drop:' + event.dataTransfer.getData('text/plain')) };
        knob.onpointerdown = event => knob.setPointerCapture(event.pointerId);
        knob.onpointerup = event => say(document.elementFromPoint(event.clientX, event.clientY).id);
      </script>
      """
    let (log, refused) = try await Chromium.withDriver(page, patience: .seconds(1)) {
      driver in
      try await driver.perform(.drag(Selector("Card"), to: Selector("Done")))
      try await driver.perform(.drag(Selector("Knob"), to: Selector("Done")))
      let refused = await refusal {
        try await driver.perform(.drag(Selector("Card"), to: Selector("Far")))
      }
      return (try await driver.text(of: "log"), refused)
    }
    #expect(log == "- drop:card done")
    #expect(
      refused == "cannot use \"Card\": it cannot be in view at the same time as \"Far\"")
  }

  @Test func `chords are pressed, and keys are held until they are released`() async throws {
    let (log, value, refused) = try await Chromium.withDriver(Self.pad) { driver in
      try await driver.perform(.focus(Selector("A")))
      try await driver.perform(.pressKey("ControlOrMeta+A"))
      try await driver.perform(.pressKey("Control+C"))
      try await driver.perform(.pressKey("End"))
      try await driver.perform(.pressKey("Control+V"))
      try await driver.perform(.holdKey("Shift"))
      try await driver.perform(.type("x", into: nil))
      try await driver.perform(.click(Selector("Pad"), Click()))
      try await driver.perform(.releaseKey("Shift"))
      let refused = [
        await refusal { try await driver.perform(.releaseKey("Shift")) },
        await refusal { try await driver.perform(.pressKey("Hyper+A")) },
        await refusal { try await driver.perform(.pressKey("Control+Foo")) },
        await refusal { try await driver.perform(.focus(Selector("log"))) },
      ]
      let screen = try await driver.observe(since: 0).screen
      #expect(screen.properties[Property("clipboard")] == .known(.text("abc"), .inferred))
      return (try await driver.text(of: "log"), try await driver.text(of: "A"), refused)
    }
    #expect(value == "abcabcX")
    #expect(
      log == "- Control+ctrl a+ctrl /a /Control Control+ctrl c+ctrl /c /Control End /End "
        + "Control+ctrl v+ctrl /v /Control Shift+shift X+shift /X click1+shift")
    #expect(
      refused == [
        "cannot release Shift: it is not held", "no key Hyper", "no key Foo",
        "cannot use \"log\": it does not accept the focus",
      ])
  }

  @Test func `the next scenario finds no key held and the mouse outside of the page`() async throws
  {
    let page = """
      <button id=pad style="width:100vw;height:80vh" onclick="out.textContent = event.shiftKey">Pad</button>
      <p id=out>-</p><p id=tip hidden>Tip</p><style>#pad:hover ~ #tip { display: block }</style>
      """
    let seen = try await Chromium.withDrivers(page) { bench in
      let first = bench.makeDriver()
      try await first.launch(LaunchOptions(app: "app"))
      try await first.perform(.holdKey("Shift"))
      try await first.perform(.hover(Selector("Pad")))
      await first.close()
      let second = bench.makeDriver()
      try await second.launch(LaunchOptions(app: "app"))
      let tip = try await second.shows("tip")
      try await second.perform(.tap(Selector("Pad")))
      let out = try await second.text(of: "out")
      await second.close()
      return (tip, out)
    }
    #expect(!seen.0)
    #expect(seen.1 == "false")
  }

  @Test func `elements inside frames are typed into, tapped and chosen from`() async throws {
    let page = """
      <p id=log style='height:300px'>-</p>
      <iframe style="width:300px;height:90px;margin:20px;border:7px solid"
        srcdoc="<!doctype html><input aria-label=Name oninput='parent.say(value)'>
        <select aria-label=Size onchange='parent.say(value)'><option>S<option>L</select>
        <label><input type=checkbox onchange='parent.say(checked)'>Yes</label>
        <input type=file aria-label=Paper onchange='parent.say(files[0].name)'>"></iframe>
      <script>var say = text => log.textContent += ' ' + text</script>
      """
    let log = try await TemporaryFolder.with(["a.txt": "hello"]) { folder in
      try await Chromium.withDriver(
        page, options: LaunchOptions(app: "app", device: "desktop")
      ) { driver in
        try await driver.perform(.type("Al", into: Selector("Name")))
        try await driver.perform(.choose("L", in: Selector("Size")))
        try await driver.perform(.setChecked(true, Selector("Yes", role: .checkbox)))
        try await driver.perform(
          .upload([folder.path + "/a.txt"], to: Selector("Paper"), byDropping: false))
        try await driver.perform(.tap(Selector("Name")))
        return try await driver.text(of: "log")
      }
    }
    #expect(log == "- A Al L true a.txt")
  }
}
