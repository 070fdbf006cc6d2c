import SpecDrivers
import SpecJSON
import SpecTestKit
import Testing

@testable import SpecEngines

/// Boxes, options, files and prompts, in a real browser.
@Suite(.serialized, .browserTurn, .disabled(if: Chromium.isMissing, Chromium.whenMissing))
struct WebDriverFormTests {
  @Test func `a box that goes away with what it is about has been checked`() async throws {
    let page = """
      <ul><li>Tea <input type=checkbox onchange="this.parentNode.remove(); log.textContent = 'done'">
      </ul><p id=log>-</p>
      """
    let text = try await Chromium.withDriver(page) { driver in
      try await driver.perform(
        .setChecked(true, Selector("", .any, role: .checkbox, in: [Selector("Tea")])))
      return try await driver.text(of: "log")
    }
    #expect(text == "done")
  }

  @Test func `boxes are checked and unchecked, even those that only their labels show`()
    async throws
  {
    let page = """
      <p id=log>-</p><style>.bare input { position: absolute; opacity: 0 }</style>
      <label><input type=checkbox id=plain>Plain</label>
      <label class=bare><input type=checkbox id=bare>Bare</label>
      <label class=bare><input type=radio name=r id=one>One</label>
      <label><input type=radio name=r id=two checked>Two</label>
      <div role=switch aria-checked=false tabindex=0 id=sw
        onclick="this.setAttribute('aria-checked', this.getAttribute('aria-checked') !== 'true')">Power</div>
      <div role=checkbox aria-checked=mixed id=mix onclick="this.setAttribute('aria-checked', true)">All</div>
      <ul><li onclick="event.target === this && (log.textContent += ' row')">
        <input type=checkbox id=ghost aria-label=Ghost style="opacity: 0"><span>a long row</span></ul>
      <label><input type=checkbox onclick="return false">Stuck</label>
      <label><input type=checkbox disabled>Off</label><button>Button</button>
      <script>addEventListener('change', event => log.textContent += ' ' + event.target.id)</script>
      """
    let (log, states, refused) = try await Chromium.withDriver(
      page, patience: .seconds(1)
    ) { driver in
      for name in ["Plain", "Bare", "One", "Power", "All", "Ghost"] {
        try await driver.perform(.setChecked(true, Selector(name)))
        try await driver.perform(.setChecked(true, Selector(name)))
      }
      try await driver.perform(.setChecked(false, Selector("Plain", role: .checkbox)))
      let states = try await driver.browser?.send(
        .run(
          "return [plain.checked, bare.checked, one.checked, two.checked, "
            + "sw.getAttribute('aria-checked'), mix.getAttribute('aria-checked')].join()",
          what: "ask"))
      let refused = [
        await refusal { try await driver.perform(.setChecked(false, Selector("One"))) },
        await refusal { try await driver.perform(.setChecked(true, Selector("Stuck"))) },
        await refusal { try await driver.perform(.setChecked(true, Selector("Off"))) },
        await refusal { try await driver.perform(.setChecked(true, Selector("Button"))) },
      ]
      return (try await driver.text(of: "log"), states, refused)
    }
    #expect(log == "- plain bare one ghost plain")
    #expect(states == "false,true,true,false,true,true")
    #expect(
      refused == [
        "cannot use \"One\": a radio button is unchecked by checking another one",
        "cannot use \"Stuck\": it is still not checked after a tap",
        "cannot use \"Off\": it is disabled",
        "cannot use \"Button\": it is not a checkbox, switch or radio button",
      ])
  }

  @Test func `options are chosen from lists of every kind`() async throws {
    let page = """
      <p id=log>-</p>
      <select multiple id=tags aria-label=Tags><option>A<option selected>B<option>C<option disabled>D</select>
      <ul role=listbox aria-multiselectable=true aria-label=Days id=days>
        <li role=option aria-selected=true>Mon</li><li role=option aria-selected=false>Tue</li></ul>
      <input aria-label=City list=cities id=city><datalist id=cities><option>Rome<option>Seoul</datalist>
      <div role=combobox aria-expanded=false aria-controls=sizes tabindex=0 aria-label=Size id=size>S</div>
      <ul role=listbox id=sizes hidden><li role=option>S</li><li role=option>L</li></ul>
      <input type=color aria-label=Colour id=colour><input type=range aria-label=Loud max=10 id=loud>
      <input type=time aria-label=At id=at>
      <script>
        const say = text => log.textContent += ' ' + text;
        tags.onchange = () => say([...tags.selectedOptions].map(o => o.text));
        days.onclick = ({ target }) =>
          target.setAttribute('aria-selected', target.getAttribute('aria-selected') !== 'true');
        city.onchange = () => say(city.value);
        size.onclick = () => sizes.hidden = false;
        sizes.onclick = event => { size.textContent = event.target.textContent; sizes.hidden = true; say(size.textContent) };
        for (const field of [colour, loud, at]) field.onchange = () => say(field.value);
      </script>
      """
    let (log, days, refused) = try await Chromium.withDriver(page, patience: .seconds(1)) {
      driver in
      try await driver.perform(.chooseAll(["A", "C"], in: Selector("Tags")))
      try await driver.perform(.chooseAll([], in: Selector("Tags")))
      try await driver.perform(.chooseAll(["Tue"], in: Selector("Days")))
      try await driver.perform(.choose("Seoul", in: Selector("City")))
      try await driver.perform(.choose("L", in: Selector("Size")))
      try await driver.perform(.choose("#ff0000", in: Selector("Colour")))
      try await driver.perform(.choose("7", in: Selector("Loud")))
      try await driver.perform(.choose("09:30", in: Selector("At")))
      try await driver.perform(.type("10:15", into: Selector("At")))
      let days = try await driver.browser?.send(
        .run(
          "return [...days.children].map(d => d.getAttribute('aria-selected')).join()", what: "ask")
      )
      let refused = [
        await refusal { try await driver.perform(.chooseAll(["A", "D"], in: Selector("Tags"))) },
        await refusal { try await driver.perform(.chooseAll(["Z"], in: Selector("Tags"))) },
        await refusal { try await driver.perform(.choose("Oslo", in: Selector("City"))) },
        await refusal { try await driver.perform(.choose("XXL", in: Selector("Size"))) },
        await refusal { try await driver.perform(.choose("25:00", in: Selector("At"))) },
        await refusal { try await driver.perform(.choose("11", in: Selector("Loud"))) },
        await refusal { try await driver.perform(.type("noon", into: Selector("At"))) },
        await refusal { try await driver.perform(.clear(Selector("Colour"))) },
      ]
      return (try await driver.text(of: "log"), days, refused)
    }
    #expect(log == "- A,C Seoul L #ff0000 7 09:30 10:15")
    #expect(days == "false,true")
    #expect(
      refused == [
        "cannot use \"Tags\": \"D\" is disabled",
        "cannot use \"Tags\": \"Z\" is not offered; it offers \"A\", \"B\", \"C\", \"D\"",
        "cannot use \"City\": \"Oslo\" is not offered; it offers \"Rome\", \"Seoul\"",
        "cannot use \"Size\": \"XXL\" is not offered; it offers \"S\", \"L\"",
        "cannot use \"At\": \"25:00\" is not a time; write a time such as \"23:59\"",
        "cannot use \"Loud\": \"11\" is not one of its values, which are from 0 to 10 in steps of 1",
        "cannot type \"noon\": \"noon\" is not a time; write a time such as \"23:59\"",
        "cannot clear \"Colour\": it is never empty; write a colour such as \"#336699\"",
      ])
  }

  @Test func `a rich text of several elements is cleared and is empty`() async throws {
    let page = """
      <div contenteditable role=textbox aria-label=Note id=note>old <b>bold</b><p>rest</p></div>
      """
    let text = try await Chromium.withDriver(page) { driver in
      try await driver.perform(.clear(Selector("Note")))
      return try await driver.text(of: "note")
    }
    #expect(text == "")
  }

  @Test func `files are chosen, by a field, its label or a button, and dropped`() async throws {
    let page = """
      <p id=log>-</p>
      <input type=file aria-label=Paper id=paper><input type=file multiple aria-label=Papers id=papers>
      <label>Photo<input type=file id=photo style="display:none"></label>
      <button id=own onclick="field.click()">Attach</button><input type=file id=field hidden>
      <button id=loose>Import</button>
      <div id=zone style="width:200px;height:60px">Drop here</div><p>Nowhere</p>
      <script>
        const say = (name, files) => log.textContent += ' ' + name + ':' + [...files].map(f => f.name);
        for (const field of document.querySelectorAll('input')) {
          field.onchange = () => say(field.id, field.files);
        }
        loose.onclick = () => {
          const field = document.createElement('input');
          field.type = 'file';
          field.onchange = () => field.files[0].text().then(text => say(text, field.files));
          field.click();
        };
        zone.ondragover = event => event.preventDefault();
        zone.ondrop = event => { event.preventDefault(); say('zone', event.dataTransfer.files) };
      </script>
      """
    let (log, refused) = try await TemporaryFolder.with(["a.txt": "hello", "b.txt": ""]) { folder in
      let (a, b) = (folder.path + "/a.txt", folder.path + "/b.txt")
      return try await Chromium.withDriver(page, patience: .seconds(1)) { driver in
        func choose(_ files: [String], _ name: String) async throws {
          try await driver.perform(.upload(files, to: Selector(name), byDropping: false))
        }
        try await choose([a], "Paper")
        try await choose([a, b], "Papers")
        try await choose([b], "Papers")
        try await choose([a], "Photo")
        try await choose([a], "Attach")
        try await choose([a], "Import")
        try await driver.perform(.upload([a, b], to: Selector("Drop here"), byDropping: true))
        try await driver.perform(.wait(.milliseconds(50)))
        let log = try await driver.text(of: "log")
        return (
          log,
          [
            await refusal { try await choose([a, b], "Paper") },
            await refusal { try await choose(["/no/such.txt"], "Paper") },
            await refusal { try await choose([], "Paper") },
            await refusal { try await choose([a], "Nowhere") },
            await refusal {
              try await driver.perform(.upload([a], to: Selector("Nowhere"), byDropping: true))
            },
          ]
        )
      }
    }
    #expect(
      log == "- paper:a.txt papers:a.txt,b.txt papers:b.txt photo:a.txt field:a.txt hello:a.txt "
        + "zone:a.txt,b.txt")
    #expect(
      refused == [
        "cannot use \"Paper\": it accepts only one file",
        "cannot choose the file \"/no/such.txt\": there is no such file; check its path",
        "cannot choose files: no file is given",
        "cannot use \"Nowhere\": it does not choose files",
        "cannot use \"Nowhere\": it does not accept files: no script cancels the event \"dragover\"",
      ])
  }

  @Test func `downloads are events with their name, size and contents`() async throws {
    let page = """
      <a download="list.csv" href="data:text/csv,a;b%0A1;2">CSV</a>
      <a download="raw.bin" href="data:application/octet-stream;base64,/w==">Raw</a>
      """
    let events = try await Chromium.withDriver(page) { driver in
      var events = ""
      for name in ["CSV", "Raw", "CSV"] {
        let mark = try await driver.observe(since: 0).mark
        try await driver.perform(.tap(Selector(name)))
        for _ in 0..<100 {
          let new = try await driver.loggedEvents(.download, since: mark)
          if !new.isEmpty {
            events += new + "\n"
            break
          }
          try await driver.perform(.wait(.milliseconds(20)))
        }
      }
      return events
    }
    #expect(
      events == """
        download list.csv contents=a;b
        1;2 size=7
        download raw.bin size=1
        download list.csv contents=a;b
        1;2 size=7

        """)
  }

  @Test func `a prompt is typed into and answered, and leaving a page is asked for`() async throws {
    let page = """
      <p id=out>-</p>
      <button onclick="out.textContent = prompt('Name?', 'nobody')">Ask</button>
      <button onclick="out.textContent = confirm('Sure?')">Confirm</button>
      <script>addEventListener('beforeunload', event => event.preventDefault())</script>
      """
    // Chromium may load a file again without what it has stored, the log of the page among it.
    let server = try WebDriverDeviceTests.serve(page)
    defer { server.stop() }
    let options = LaunchOptions(app: server.address + "/")
    let (out, refused, prompts) = try await Chromium.withDriver("", options: options) { driver in
      var out: [String?] = []
      var refused = [await refusal { try await driver.perform(.typeIntoAlert("x")) }]
      try await driver.perform(.tap(Selector("Ask")))
      try await driver.perform(.typeIntoAlert("Ann"))
      try await driver.perform(.answer("OK"))
      out.append(try await driver.text(of: "out"))
      try await driver.perform(.tap(Selector("Confirm")))
      refused.append(await refusal { try await driver.perform(.typeIntoAlert("x")) })
      try await driver.perform(.answer("Cancel"))
      out.append(try await driver.text(of: "out"))
      try await driver.perform(.reload)
      return (out, refused, try await driver.loggedEvents(.prompt))
    }
    #expect(out == ["Ann", "false"])
    #expect(
      refused == [
        "cannot type \"x\" into the alert: there is no alert",
        "cannot type \"x\" into the alert: it has no text field",
      ])
    #expect(prompts == "prompt leave the page")
  }
}
