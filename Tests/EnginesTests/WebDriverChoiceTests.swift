import SpecDrivers
import SpecTestKit
import Testing

@testable import SpecEngines

/// What a choice means when several things have its name, in a real browser.
@Suite(.serialized, .browserTurn, .disabled(if: Chromium.isMissing, Chromium.whenMissing))
struct WebDriverChoiceTests {
  private static let several = """
    <fieldset><legend>Milk</legend><label><input type=radio name=m id=milk>None</label></fieldset>
    <fieldset><legend>Sugar</legend><label><input type=radio name=s>None</label></fieldset>
    <label>Shipping <select><option>-<option>Korea</select></label>
    <label>Billing <select><option>-<option>Korea</select></label>
    <ul><li>Ann <label><input type=checkbox>Read</label> <label><input type=checkbox>Write</label></ul>
    <a href=#away>Month</a> <button onclick="out.textContent = 'wrong'">Month</button>
    <ul role=tablist><li role=tab onclick="out.textContent = 'tab'"><a href=#tab>Month</a></ul>
    <select aria-label=Twice><option value=kr>Seoul<option value=jp>Tokyo<option value=kr>Seoul</select>
    <p id=out></p>
    """

  @Test func `a choice or check of one of several fails`() async throws {
    let (refused, out) = try await Chromium.withDriver(Self.several, patience: .seconds(1)) {
      driver in
      let refused = [
        await refusal { try await driver.perform(.choose("None", in: nil)) },
        await refusal { try await driver.perform(.choose("Korea", in: nil)) },
        await refusal {
          try await driver.perform(
            .setChecked(true, Selector("Ann", .containing, role: .listItem)))
        },
      ]
      try await driver.perform(.choose("None", in: Selector("Milk")))
      try await driver.perform(.choose("Seoul", in: nil))
      try await driver.perform(.choose("Month", in: nil))
      return (refused, try await driver.text(of: "out"))
    }
    let end = "; name the one that is meant"
    #expect(
      refused == [
        "cannot use \"None\": there are 2 \"None\"" + end,
        "cannot use \"Korea\": there are 2 \"Korea\"" + end,
        "cannot use list item containing \"Ann\": there are 2 boxes in it" + end,
      ])
    // A tab is a choice rather than a link or a button of the same name, and is tapped at its link.
    #expect(out == "tab")
  }

  @Test func `a combobox is opened before one of its options is chosen`() async throws {
    let page = """
      <ul role=tree aria-label=Files><li role=treeitem tabindex=0 id=file>Bug</ul>
      <div role=combobox aria-label=Label tabindex=0 aria-expanded=false id=box>none</div>
      <button aria-haspopup=true id=more>More</button><p id=out>-</p>
      <script>
        const open = (node, role, item) => node.onclick = () => {
          document.body.insertAdjacentHTML('beforeend',
            `<div role=${role}><div role=${item}>Bug</div><div role=${item}>Task</div></div>`);
          document.body.lastChild.onclick = event => {
            out.textContent += ` ${node.id}:${event.target.textContent}`;
            event.currentTarget.remove();
          };
        };
        open(box, 'listbox', 'option');
        open(more, 'menu', 'menuitem');
        file.onclick = () => out.textContent += ' file';
      </script>
      """
    let out = try await Chromium.withDriver(page) { driver in
      try await driver.perform(.choose("Bug", in: Selector("Label")))
      try await driver.perform(.choose("Task", in: Selector("Label")))
      try await driver.perform(.choose("Bug", in: Selector("More")))
      return try await driver.text(of: "out")
    }
    #expect(out == "- box:Bug box:Task more:Bug")
  }

  @Test func `the days of a calendar are chosen, with and without buttons`() async throws {
    let page = """
      <div role=grid aria-label=May><div role=row><span role=gridcell tabindex=0>1</span>
      <span role=gridcell><button>2</button></span></div></div><p id=out></p>
      <script>onclick = ({ target }) => out.textContent += target.textContent + target.localName</script>
      """
    let out = try await Chromium.withDriver(page) { driver in
      try await driver.perform(.choose("1", in: Selector("May")))
      try await driver.perform(.choose("2", in: nil))
      return try await driver.text(of: "out")
    }
    #expect(out == "1span2button")
  }

  @Test func `nothing is chosen that a person could not choose`() async throws {
    let page = """
      <label>Day <input list=days readonly></label><datalist id=days><option>Monday</datalist>
      <label>Country <select id=land><option>DE<option>FR</select></label>
      <label>Paper <input type=file></label>
      <button onclick="box.showModal()">Open</button>
      <dialog id=box aria-label=Terms style="width: 90%; height: 90%"><p>Read this</p></dialog>
      """
    let refused = try await TemporaryFolder.with(["a.txt": "a"]) { folder in
      try await Chromium.withDriver(page, patience: .seconds(1)) { driver in
        let day = await refusal { try await driver.perform(.choose("Monday", in: Selector("Day"))) }
        try await driver.perform(.tap(Selector("Open")))
        return [
          day, await refusal { try await driver.perform(.choose("FR", in: nil)) },
          await refusal {
            try await driver.perform(
              .upload(["\(folder.path)/a.txt"], to: Selector("Paper"), byDropping: false))
          },
        ]
      }
    }
    #expect(
      refused == [
        "cannot use \"Day\": it is read-only", "cannot use \"FR\": \"Terms\" covers it",
        "cannot use \"Paper\": \"Terms\" is in front of it",
      ])
  }

  @Test func `the text of a rich text is selected and continued where it stands`() async throws {
    let page = """
      <div contenteditable role=textbox aria-label=Note><p>Hello</p><p>World <b>of</b> texts</p></div>
      <div contenteditable role=textbox aria-label=List>One<br><br></div>
      """
    let texts = try await Chromium.withDriver(page) { driver in
      try await driver.perform(.type("!", into: Selector("Note")))
      try await driver.perform(.select(.text("World"), in: Selector("Note")))
      try await driver.perform(.type("Land", into: nil))
      try await driver.perform(.select(.caret(at: 7), in: Selector("Note")))
      try await driver.perform(.type("-", into: nil))
      try await driver.perform(.type("Two", into: Selector("List")))
      return [try await driver.text(of: "Note"), try await driver.text(of: "List")]
    }
    // Browsers write a blank at the end of a text as one that does not break.
    let read = texts.map { $0?.replacing("\u{a0}", with: " ") }
    #expect(read == ["Hello\n\nLa-nd of texts!", "One\nTwo"])
  }

  @Test func `the key Enter is the one beside the letters`() async throws {
    let page = """
      <textarea aria-label=Say></textarea><p id=out></p>
      <script>onkeydown = event => out.textContent += event.code + ' '</script>
      """
    let out = try await Chromium.withDriver(page) { driver in
      try await driver.perform(.type("a\n", into: Selector("Say")))
      try await driver.perform(.pressKey("Enter"))
      return try await driver.text(of: "out")
    }
    #expect(out == "KeyA Enter Enter")
  }
}
