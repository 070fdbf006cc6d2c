import SpecDrivers
import SpecTestKit
import Testing

@testable import SpecEngines

/// Everything a person sees on a page is listed, with its role and states.
@Suite(.serialized, .browserTurn, .disabled(if: Chromium.isMissing, Chromium.whenMissing))
struct WebDriverListingTests {
  struct Page: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let body: String
    let elements: String
  }

  static let pages = [
    Page(
      testDescription: "controls and texts have roles and states",
      body: """
        <a href="#x" aria-current=page>Here</a><a>No link</a>
        <button aria-pressed=mixed>Bold</button><button aria-expanded=false aria-describedby=told>Menu</button>
        <span id=told>Opens it</span><button popovertarget=pop>Pop</button><div popover id=pop>Popped</div>
        <input type=checkbox aria-label=Some id=some><script>some.indeterminate = true</script>
        <div role=checkbox aria-checked=mixed>Part</div><div role=switch aria-checked=true>Wifi</div>
        <input type=email aria-label=Mail required aria-invalid=true value=x>
        <input aria-label=Fixed readonly value=1><input type=number aria-label=Count value=3>
        <input type=search aria-label=Find><input list=cities aria-label=City>
        <datalist id=cities><option>Rome</datalist><input type=file aria-label=Photo>
        <textarea aria-label=Note></textarea><div contenteditable aria-label=Rich>Hi <b>you</b></div>
        <input type=range aria-label=Volume value=30><progress value=.5 aria-label=Load></progress>
        <progress aria-label=Wait></progress><meter value=3 max=5 aria-label=Stars></meter>
        <div role=slider aria-label=Heat aria-valuenow=20 aria-valuetext="20 degrees">-</div>
        <h3>Three</h3><div role=heading aria-level=7>Seven</div><div role=alert>Bad</div>
        <output aria-label=Sum>42</output><div role=tooltip>Tip</div><div aria-busy=true role=status>Saved</div>
        <fieldset disabled><legend>Size</legend><label><input type=radio>Small</label></fieldset>
        <div aria-disabled=true role=toolbar aria-label=Tools><button>Cut</button></div>
        <figure><img alt=Cat src=data:,><figcaption>A cat</figcaption></figure>
        <img alt="" src=data:,><svg width=9 height=9><path /></svg>
        """,
      elements: """
        link "Here", selected on, current page
        text "No link"
        button "Bold", selected off, pressed mixed
        button "Menu", description Opens it, expanded off
        text "Opens it"
        button "Pop", expanded off
        text "Popped", hidden
        checkbox "Some", selected off, checked mixed
        checkbox "Part", selected off, checked mixed
        switch "Wifi", selected on, checked on
        field "Mail", text "x", invalid on, required on
        field "Fixed", text "1", read-only on
        spin button "Count", text "3"
        search field "Find", text ""
        combobox "City", text ""
        file button "Photo", text ""
        field "Note", text ""
        field "Rich", text "Hi you"
        slider "Volume", text "30", value text 30
        progress "Load", text "0.5", value text 0.5
        progress "Wait", text ""
        meter "Stars", text "3", value text 3
        slider "Heat", text "20 degrees", value text 20 degrees
        heading "Three", level 3
        heading "Seven", level 7
        alert "Bad"
        status "Sum", text "42"
        tooltip "Tip"
        status "Saved", busy on
        group "Size", disabled
          radio "Small", disabled, selected off, checked off
        group "Tools", disabled
          button "Cut", disabled
        figure "A cat"
          image "Cat"
        """),
    Page(
      testDescription: "rows, cards, lists, choices and trees contain what is in them",
      body: """
        <ul><li>Milk</li><li><label><input type=checkbox>Bread</label> <button>Delete</button></li>
        <li><a href="#x">Home</a></li><li>Fruit<ul><li>Apple</li></ul></li></ul>
        <article><h2>News</h2><p>Body</p></article><section><p>Plain</p></section>
        <section aria-label=Part>Direct</section><form><p>In a form</p></form><nav aria-label=Main></nav>
        <div role=dialog aria-modal=true><h2>Sure?</h2><button>Yes</button></div>
        <dialog open aria-label=Open>Text</dialog>
        <select size=3 aria-label=Sizes><optgroup label=Usual><option>S<option selected>M</optgroup></select>
        <select aria-label=Colours><option>Red<option selected>Green</select>
        <div role=listbox aria-label=Fruit><div role=option aria-selected=true>Fig</div></div>
        <div role=combobox tabindex=0 aria-label=Town>Oslo</div>
        <div role=menu><div role=menuitem>Open</div><div role=menuitemcheckbox aria-checked=true>Wrap</div></div>
        <div role=tree aria-label=Files><div role=treeitem aria-expanded=true>src<div role=group>
        <div role=treeitem>main.c</div></div></div></div>
        <div role=tablist aria-label=Tabs><button role=tab aria-selected=true>One</button></div>
        <div role=tabpanel aria-label=One><p>First</p></div>
        <img usemap="#m" width=100 height=50 alt=World src=data:,>
        <map name=m><area href="#e" alt=Europe coords="0,0,50,50"><area href="#a" alt=Asia shape=circle coords="75,25,20"></map>
        <span id=street>Street</span><input aria-labelledby=street>
        <button><svg width=9 height=9><title>Save</title></svg></button><a href="#y"><h3>Story</h3></a>
        <form><input name=id aria-label=Id><input name=children aria-label=Children></form>
        """,
      elements: """
        list ""
          list item "Milk"
          list item "Bread"
            checkbox "Bread", selected off, checked off
            button "Delete"
          list item "Home"
            link "Home"
          list item "Fruit"
            list ""
              list item "Apple"
        card "News", text "News Body"
          heading "News", level 2
          text "Body"
        text "Plain"
        region "Part", text "Direct"
        text "In a form"
        region "Main", hidden
        dialog "Sure?", modal on
          heading "Sure?", level 2
          button "Yes"
        dialog "Open", text "Text", modal off
        picker "Sizes", text "M"
          group "Usual"
            option "S", selected off
            option "M", selected on
        picker "Colours", text "Green"
        picker "Fruit", text "Fig"
          option "Fig", selected on
        picker "Town", text "Oslo"
        menu ""
          menu item "Open"
          menu item "Wrap", selected on, checked on
        tree "Files"
          tree item "src", expanded on, level 1
            tree item "main.c", level 2
        segments "Tabs", text "One"
          tab "One", selected on
        area "One"
          text "First"
        image "World"
        link "Europe"
        link "Asia"
        field "Street", text ""
        button "Save"
        link "Story"
          heading "Story", level 3
        field "Id", text ""
        field "Children", text ""
        """),
    Page(
      testDescription: "cells have the names of their headers",
      body: """
        <table><caption>People</caption><tr><th>Name<th>Age<th><button>Sort</button></tr>
        <tr><th scope=row>Ann<td>30<td><button>Edit</button></tr><tr><th scope=row>Bob<td colspan=2>31</tr>
        <tr><th rowspan=2 scope=rowgroup>Cy<td>1<td>2</tr><tr><td>3<td>4</tr></table>
        <table><tr><td headers="r c">5<th id=r scope=row>R<th id=c>C</tr></table>
        <div role=grid aria-label=Grid>
        <div role=row><span role=columnheader>A</span><span role=columnheader>B</span></div>
        <div role=row aria-selected=true><span role=rowheader>R1</span><span role=gridcell>1</span></div>
        <div role=row><span role=gridcell aria-colindex=2>2</span></div></div>
        <table role=presentation><tr><td>Layout</td></tr></table>
        """,
      elements: """
        table "People"
          row "Name Age Sort"
            column header "Name"
            column header "Age"
            column header "Sort"
              button "Sort"
          row "Ann", text "Ann 30"
            row header "Ann", column Name
            cell "30", column Age, row Ann
            cell "", column Sort, row Ann
              button "Edit"
          row "Bob", text "Bob 31"
            row header "Bob", column Name
            cell "31", column Age, row Bob
          row "Cy", text "Cy 1 2"
            row header "Cy", column Name
            cell "1", column Age, row Cy
            cell "2", column Sort, row Cy
          row "Cy", text "3 4"
            cell "3", column Age, row Cy
            cell "4", column Sort, row Cy
        table ""
          row "R", text "5 R C"
            cell "5", column C, row R
            row header "R"
            column header "C"
        table "Grid"
          row "A B"
            column header "A"
            column header "B"
          row "R1", text "R1 1", selected on
            row header "R1", column A
            cell "1", column B, row R1
          row "2"
            cell "2", column B
        text "Layout"
        """),
    Page(
      testDescription: "what is on the page, and what of it is in view",
      body: """
        <style>.sr { position: absolute; width: 1px; height: 1px; overflow: hidden; clip: rect(0,0,0,0) }</style>
        <p id=a class=sr>Only read</p><p id=b style="clip-path: inset(50%)">Cut away</p>
        <div style="height: 0; overflow: hidden"><p id=c>Collapsed</p></div>
        <p id=d style="visibility: hidden">Invisible <b id=e style="visibility: visible">but this</b></p>
        <div style="content-visibility: hidden"><p id=f>Skipped</p></div><p id=g hidden>Hidden</p>
        <details><summary>More</summary><p id=h>Detail</p></details>
        <details open><summary>Less</summary><p id=i>Open detail</p></details>
        <p id=j style="position: absolute; left: -5000px">Off the page</p>
        <div id=k style="position: fixed; left: 110vw; width: 99px">Drawer</div>
        <div style="height: 60px; overflow: auto"><p>In</p><p style="height: 500px">Tall</p><button>Deep</button></div>
        <div style="overflow: hidden; width: 100px"><div style="display: flex; width: 200px">
        <p style="width: 100px">Slide 1</p><p style="width: 100px">Slide 2</p></div></div>
        <ul style="height: 0; margin: 0"><li style="float: left">Floated</li></ul><div style="clear: both"></div>
        <div style="display: contents">No box</div><p id=l style="opacity: 0">Faint</p>
        <label><input type=checkbox class=sr>Styled</label>
        <div style="position: relative"><input type=checkbox aria-label=Slide style="opacity: 0; position: absolute; width: 30px; height: 20px"><span style="display: inline-block; width: 30px; height: 20px; background: red"></span></div>
        <input type=checkbox aria-label=Ghost style="opacity: 0"><button style="transform: scale(0)">Zero</button>
        <div style="height: 2000px"></div><button>Far</button>
        """,
      elements: """
        text "Only read", hidden
        text "Cut away", hidden
        text "Collapsed", hidden
        text "but this", hidden
          text "but this"
        text "Skipped", hidden
        text "Hidden", hidden
        button "More", expanded off
        text "Detail", hidden
        button "Less", expanded on
        text "Open detail"
        text "Off the page", hidden
        text "Drawer", hidden
        text "In"
        text "Tall"
        button "Deep", out of view
        text "Slide 1"
        text "Slide 2", hidden
        list ""
          list item "Floated"
        text "No box"
        text "Faint", hidden
        checkbox "Styled", selected off, checked off
        checkbox "Slide", selected off, checked off
        checkbox "Ghost", hidden, selected off, checked off
        button "Zero", hidden
        button "Far", out of view
        """),
    Page(
      testDescription: "what another element covers",
      body: """
        <style>div { position: relative; width: 200px; height: 50px } div > div { position: absolute; inset: 0 } .solid { background: white }</style>
        <div><button>Free</button><div style="background: rgba(0, 0, 0, 0.5)"></div></div>
        <div><button>Under</button><div class=solid aria-label=Veil></div></div>
        <div><button>Below</button><div class=solid><h2>Banner</h2></div><div></div></div>
        <div><button>Faded</button><div class=solid style="opacity: 0.5">x</div></div>
        <div><label class=solid>Name<input><span class=solid style="position: absolute; inset: 0"></span></label></div>
        <div><button>Over</button></div><nav aria-label=Bar style="position: fixed; inset: auto 0 0; height: 300px; background: navy"></nav>
        <p style="margin-top: 350px">Low</p>
        """,
      elements: """
        button "Free", covered by <div>
        button "Under", covered by Veil
        button "Below", covered by Banner
        heading "Banner", level 2
        button "Faded", covered by x
        text "x"
        field "Name", text ""
        button "Over"
        region "Bar"
        text "Low", covered by Bar
        """),
  ]

  @Test(arguments: pages)
  func `everything a person sees is listed with its role and states`(page: Page) async throws {
    let screen = try await Chromium.withDriver(page.body) { try await $0.observe(since: 0).screen }
    #expect(Self.listing(screen) == page.elements)
  }

  /// The elements, a line each, inside those around them; values that most elements have are left
  /// out, and so are the texts that name other elements.
  static func listing(_ screen: Screen) -> String {
    var depths: [String: Int] = [:]
    return screen.elements.filter { $0.properties[.naming] == nil }.map { element in
      let depth = element.parent.flatMap { depths[$0] }.map { $0 + 1 } ?? 0
      depths[element.id] = depth
      let properties = element.properties
      var words = ["\(element.role.rawValue) \"\(element.label)\""]
      if !element.isVisible {
        words.append("hidden")
      } else if properties[.inView] == .known(.flag(false)) {
        words.append("out of view")
      }
      if properties[.enabled] == .known(.flag(false)) { words.append("disabled") }
      if let text = properties[.text]?.value?.text, text != element.label {
        words.append("text \"\(text)\"")
      }
      if let isSelected = properties[.selected]?.value {
        words.append("selected \(isSelected.written)")
      }
      words += properties.sorted { $0.key.rawValue < $1.key.rawValue }.compactMap {
        property, value in
        isTold(property, value) ? "\(property.rawValue) \(value.value?.written ?? "?")" : nil
      }
      return String(repeating: "  ", count: depth) + words.joined(separator: ", ")
    }.joined(separator: "\n")
  }

  private static let told: [Property] = [
    .coveredBy, .checked, .pressed, .current, .expanded, .invalid, .required, .readOnly, .busy,
    .level, .valueText, .description, .modal, .row, .column,
  ]

  private static func isTold(_ property: Property, _ value: Observed<PropertyValue>) -> Bool {
    let isUsuallyOff = [.invalid, .required, .readOnly].contains(property)
    return told.contains(property) && !(isUsuallyOff && value == .known(.flag(false)))
  }

  @Test func `links have addresses, and elements the attributes of their markup`() async throws {
    let page = """
      <a id=a href="https://shop.example/b?c#d" class="x y" data-kind=1 style="color: red">Go</a>
      <button id=b title="\(String(repeating: "x", count: 501))">OK</button>
      """
    let elements = try await Chromium.withDriver(page) { driver in
      try await driver.observe(since: 0).screen.elements
    }
    let attributes = elements.map { element in
      element.properties.filter { $0.key == .address || $0.key.rawValue.hasPrefix("attribute ") }
        .map { "\($0.key.rawValue)=\($0.value.value?.written ?? "?")" }.sorted()
        .joined(separator: ", ")
    }
    #expect(
      attributes == [
        "address=https://shop.example/b?c#d, attribute class=x y, attribute data-kind=1, "
          + "attribute href=https://shop.example/b?c#d, attribute id=a",
        "attribute id=b, attribute title=?",
      ])
    #expect(
      elements.last?.properties[.attribute("title")]
        == .unknown("it is longer than 500 characters"))
  }

  @Test func `a table row and a list item are scopes, and the innermost of a name is meant`()
    async throws
  {
    let page = """
      <table><tr><th scope=row>Ann<td><button>Edit</button></tr>
      <tr><th scope=row>Bob<td><button>Edit</button></tr></table>
      <ul><li><label><input type=checkbox>Buy milk</label></li></ul>
      <a href=#><img alt=Logo src=data:,></a>
      """
    let screen = try await Chromium.withDriver(page) { try await $0.observe(since: 0).screen }
    let edit = try Selector("Edit", in: [Selector("Bob", role: .row)]).resolve(on: screen)
    #expect(edit == screen.elements.filter { $0.label == "Edit" }.last)
    #expect(try Selector("Buy milk").resolve(on: screen).role == .checkbox)
    #expect(Selector(role: .row).matches(on: screen).count == 3)
    #expect(try Selector("Logo").resolve(on: screen).role == .link)
    #expect(try Selector("Logo", role: .image).resolve(on: screen).role == .image)
  }

  @Test(arguments: [
    (
      """
      <script>window.JSON = { stringify() { return 'x' }, parse() { throw 1 } }; Array.prototype.toJSON = function() { return 'no' };
      Array.prototype.map = Array.prototype.filter = Array.prototype.some = Array.prototype.find = Array.prototype.flatMap = () => { throw new Error('mine') };
      window.getComputedStyle = () => null; Map.prototype.get = () => 5; window.Map = window.Set = null; Document.prototype.querySelectorAll = Element.prototype.querySelectorAll = Document.prototype.querySelector = () => { throw 2 };
      Element.prototype.getAttribute = () => 'hm'; Element.prototype.matches = null; String.prototype.replace = () => 'no'; String.prototype.split = () => 1;Object.keys = Object.entries = () => [];
      Node.prototype.contains = null; window.fetch = null; Element.prototype.checkVisibility = () => false;
      try { window.__spec = null } catch {} ; throw new Error('load')</script><h1>Still <b>here</b></h1><ul><li>One<li>Two</ul><button disabled>B</button>
      """,
      "heading \"Still here\", level 1\nlist \"\"\n  list item \"One\"\n  list item \"Two\"\nbutton \"B\", disabled"
    ),
    (
      """
      <script>const Set = 5; let Node = 3; var spec = 1; function roleOf() {} ; let performance = null; const Element = 1; let Mapp = 1</script><p class=constructor constructor=1>Lexical</p><constructor role=constructor>Odd</constructor><toString>Tag</toString>
      """,
      "text \"OddTag\"\n  text \"Lexical\""
    ),
    (
      """
      <meta http-equiv=Content-Security-Policy content="default-src 'none'; require-trusted-types-for 'script'; trusted-types none"><p style="color:red">CSP</p><button>Go</button>
      """,
      "text \"CSP\"\nbutton \"Go\""
    ),
  ])
  func `a page may break its built-ins, forbid scripts and take any name`(
    body: String, elements: String
  ) async throws {
    let screen = try await Chromium.withDriver(body) { try await $0.observe(since: 0).screen }
    #expect(Self.listing(screen) == elements)
  }

  @Test func `what is rejected is unknown, a box can be named, and a picture may be broken`()
    async throws
  {
    let page = """
      <input type=number id=count><input type=number id=none>
      <div id=target style="border: 1px dashed; width: 9px; height: 9px"></div><div id=space></div>
      <img id=lost src=gone.png alt=Lost><img id=drawn alt=Drawn
        src="data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAACAkQBADs=">
      <img id=never alt=Never>
      """
    let screen = try await Chromium.withDriver(page) { driver in
      try await driver.perform(.type("1e", into: Selector("count")))
      return try await driver.observe(since: 0).screen
    }
    func property(_ name: Property, of id: String) -> Observed<PropertyValue>? {
      screen.elements.first { $0.id == id }?.properties[name]
    }
    #expect(
      property(.text, of: "count")
        == .unknown("the browser rejects what is typed, and does not pass it on"))
    #expect(property(.isEmpty, of: "count") == .known(.flag(false)))
    #expect(property(.text, of: "none") == .known(""))
    #expect(screen.elements.first { $0.id == "target" }?.role == .area)
    #expect(!screen.elements.contains { $0.id == "space" })
    #expect(
      ["lost", "drawn", "never"].map { property(.broken, of: $0) }
        == [.known(true), .known(false), .known(false)])
  }

  @Test func `of a huge page the first elements are listed, and the rest is missing`() async throws
  {
    let page = """
      <ul id=list></ul><script>list.innerHTML = '<li>Item</li>'.repeat(10_001)</script>
      """
    let screen = try await Chromium.withDriver(page) { try await $0.observe(since: 0).screen }
    #expect(screen.elements.count == 10_000)
    #expect(screen.complete == .unknown("it cannot read what follows the first 10000 elements"))
  }
}
