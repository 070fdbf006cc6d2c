import SpecJSON
import SpecTestKit
import Testing

/// The names, descriptions and roles that the page script computes, in a real browser: the rules
/// that the W3C's cases lack, and what the framework adds to them.
@Suite(.serialized, .browserTurn, .enabled(if: !Chromium.isMissing, Chromium.whenMissing))
struct AccessibleNameTests {
  @Test(.timeLimit(.minutes(10)))
  func `a name is without the characters that nobody sees`() async throws {
    try await PageScriptTests.check([
      ("", "tidy(null)", ""),
      ("", #"tidy(' a \n\t b ')"#, "a b"),
      ("", #"tidy('a\u00a0b')"#, "a\u{A0}b"),
      ("", #"tidy('so\u00adft\u200bly \ue001')"#, "softly"),
    ])
  }

  @Test(.timeLimit(.minutes(10)))
  func `an element that others refer to names them, once`() async throws {
    try await PageScriptTests.check([
      (
        "<div aria-labelledby='a none b'><i id=a>First</i><i id=b>name</i></div>", "labelOf(node)",
        "First name"
      ),
      (
        "<button id=a aria-label=Delete aria-labelledby='a b'><i id=b>file</i></button>",
        "labelOf(node)", "Delete file"
      ),
      (
        "<b role=img aria-labelledby=a><i id=a aria-labelledby=b>one</i><i id=b>two</i></b>",
        "labelOf(node)", "one"
      ),
      ("<button aria-labelledby=a>Own<i id=a> </i></button>", "labelOf(node)", "Own"),
      ("<button aria-labelledby=a aria-label=' '>Own</button>", "labelOf(node)", "Own"),
      (
        "<h2><a href='#' aria-labelledby=a>x</a> <b id=a>One</b> two</h2>", "labelOf(node)",
        "One two"
      ),
      (
        "<p><b role=img aria-labelledby=a></b><i id=a hidden>un<u hidden>seen</u></i></p>",
        "labelOf(node.firstChild)", "un seen"
      ),
      (
        "<p><b role=img aria-labelledby=a></b><i id=a>seen<u hidden>unseen</u></i></p>",
        "labelOf(node.firstChild)", "seen"
      ),
      (
        "<p><b role=img></b><i>Set</i></p>",
        "(node.firstChild.ariaLabelledByElements = [node.lastChild], labelOf(node.firstChild))",
        "Set"
      ),
      (
        "<a href='#' aria-owns=a>One <b></b></a>",
        "(node.insertAdjacentHTML('afterend', '<i id=a>two</i>'), labelOf(node))", "One two"
      ),
    ])
  }

  @Test(.timeLimit(.minutes(10)))
  func `an element's own markup names it`() async throws {
    try await PageScriptTests.check([
      ("<label>Size <select><option>S</select></label>", "labelOf(node.control)", "Size"),
      ("<label hidden>Age <input></label>", "labelOf(node.control)", "Age"),
      (
        "<p><label for=a>One</label> <label><input id=a> two</label></p>",
        "labelOf(node.querySelector('input'))", "One two"
      ),
      ("<label>Save <button>now</button></label>", "labelOf(node.control)", "Save"),
      ("<input type=submit>", "labelOf(node)", "Submit"),
      ("<input type=submit value='' title=Send>", "labelOf(node)", "Send"),
      ("<input type=reset value=Again>", "labelOf(node)", "Again"),
      ("<input type=button>", "labelOf(node)", ""),
      ("<input type=image>", "labelOf(node)", "Submit"),
      ("<input type=image alt='' title=Go>", "labelOf(node)", "Go"),
      ("<input placeholder=Search>", "labelOf(node)", "Search"),
      ("<input placeholder=Search title=Find>", "labelOf(node)", "Find"),
      ("<div role=textbox aria-placeholder=Note></div>", "labelOf(node)", "Note"),
      ("<img alt='A cat' title=Photo>", "labelOf(node)", "A cat"),
      ("<img alt='' title=Photo>", "labelOf(node)", "Photo"),
      ("<img role=presentation alt=Cat>", "labelOf(node)", ""),
      ("<img role=presentation alt=Cat tabindex=0>", "labelOf(node)", "Cat"),
      ("<map><area alt=North href='#'></map>", "labelOf(node.firstChild)", "North"),
      (
        "<fieldset><legend>Colour</legend><legend>no</legend></fieldset>", "labelOf(node)", "Colour"
      ),
      ("<figure><img><figcaption>Map</figcaption></figure>", "labelOf(node)", "Map"),
      ("<table><caption>Prices</caption><tr><td>1</table>", "labelOf(node)", "Prices"),
      (
        "<select><optgroup label=Fruit><option label=Pear>p</optgroup></select>",
        "[node.firstChild, node.firstChild.firstChild].map(labelOf)", ["Fruit", "Pear"]
      ),
      (
        "<svg><title>Sun</title><g><title>Ray</title></g></svg>",
        "[node, node.lastChild].map(labelOf)", ["Sun", "Ray"]
      ),
      ("<svg><a href='#' xlink:title=Tip></a></svg>", "labelOf(node.firstChild)", "Tip"),
      ("<math alttext=half><mi>x</mi></math>", "labelOf(node)", "half"),
      ("<iframe title=Advert></iframe>", "labelOf(node)", "Advert"),
      ("<p aria-label=No>Only a text</p>", "labelOf(node)", ""),
      ("<div aria-label=Yes>Only a text</div>", "labelOf(node)", "Yes"),
    ])
  }

  @Test(.timeLimit(.minutes(10)))
  func `an element is named by its content as it is read`() async throws {
    try await PageScriptTests.check([
      ("<button> Sign <b>in</b> </button>", "labelOf(node)", "Sign in"),
      ("<button><b>Sign</b><div>in</div>now</button>", "labelOf(node)", "Sign in now"),
      (
        "<button>a<span style='display:inline-block'>b</span>c<br>d<wbr>e</button>",
        "labelOf(node)", "a b c de"
      ),
      ("<button>A<span hidden>B</span><i aria-hidden=true>C</i></button>", "labelOf(node)", "A"),
      ("<button hidden>A<span hidden>B</span></button>", "labelOf(node)", "A"),
      ("<button style='visibility: hidden'>A<b hidden>B</b></button>", "labelOf(node)", "A"),
      (
        "<h2>A<b style='visibility: hidden'>B<i style='visibility: visible'>C</i></b></h2>",
        "labelOf(node)", "AC"
      ),
      ("<button><img alt=Save>all</button>", "labelOf(node)", "Save all"),
      ("<button><svg><title>Sun</title></svg>rise</button>", "labelOf(node)", "Sun rise"),
      ("<button><svg><desc>no</desc><text>5</text></svg></button>", "labelOf(node)", "5"),
      ("<button><b role=img>★</b>Rate</button>", "labelOf(node)", "Rate"),
      ("<button><i title=Tip></i></button>", "labelOf(node)", "Tip"),
      ("<button title=Help> </button>", "labelOf(node)", "Help"),
      ("<button title=Help>?</button>", "labelOf(node)", "?"),
      ("<a href='#'>so\u{AD}ft\u{200B}ly\u{A0}on \u{E001}</a>", "labelOf(node)", "softly\u{A0}on"),
      (
        "<a href='#' style='text-transform: uppercase'>Save <b style='text-transform: capitalize'>as it's</b></a>",
        "labelOf(node)", "SAVE As It's"
      ),
      (
        "<a href='#'><style>b { color: red }</style><script>1</script>Go</a>", "labelOf(node)", "Go"
      ),
      (
        "<a href='#'><ruby>漢<rp>(</rp><rt>kan</rt><rp>)</rp></ruby>字</a>", "labelOf(node)",
        "漢 kan 字"
      ),
      ("<details><summary>More</summary>Rest</details>", "labelOf(node.firstChild)", "More"),
      ("<a href='#'><details><summary>More</summary>Rest</details></a>", "labelOf(node)", "More"),
      (
        "<a href='#'><details open><summary>More</summary>Rest</details></a>", "labelOf(node)",
        "More Rest"
      ),
      (
        "<a href='#'><i style='content-visibility: hidden; display: block'>a</i>b</a>",
        "labelOf(node)", "b"
      ),
      ("<table><tr><td>a<td><img alt=b><th>c</table>", "labelOf(node.rows[0])", "a b c"),
      ("<a>No link</a>", "labelOf(node)", ""),
      ("<ul><li>No name</li></ul>", "labelOf(node.firstChild)", ""),
    ])
  }

  @Test(.timeLimit(.minutes(10)))
  func `a shadow tree and its slots are part of the content`() async throws {
    try await PageScriptTests.check([
      (
        "<button><span></span></button>",
        "(node.firstChild.attachShadow({ mode: 'open' }).innerHTML = 'open', labelOf(node))", "open"
      ),
      (
        "<button><span>in</span></button>",
        "(() => { const tree = node.firstChild.attachShadow({ mode: 'closed' }); closed.set(node.firstChild, tree); tree.innerHTML = '<slot aria-label=no></slot> closed'; return labelOf(node); })()",
        "in closed"
      ),
      (
        "<button><span>light</span></button>",
        "(node.firstChild.attachShadow({ mode: 'open' }).innerHTML = '<slot name=a>default</slot>', labelOf(node))",
        "default"
      ),
      (
        "<div></div>",
        "(node.attachShadow({ mode: 'open' }).innerHTML = '<i id=a>In</i><b role=img aria-labelledby=a></b>', labelOf(node.shadowRoot.lastChild))",
        "In"
      ),
      (
        "<a href='#'><span></span></a>",
        #"(node.firstChild.attachShadow({ mode: 'open' }).innerHTML = '<style>:host::before { content: "Host " }</style>x', atOnce(() => labelOf(node)))"#,
        "Host x"
      ),
      (
        "<a href='#'><span><i>x</i></span></a>",
        #"(node.firstChild.attachShadow({ mode: 'open' }).innerHTML = '<style>::slotted(i)::before { content: "Slot " }</style><slot></slot>', atOnce(() => labelOf(node)))"#,
        "Slot x"
      ),
      (
        "<x-names></x-names>",
        "(() => { customElements.define('x-names', class extends HTMLElement { constructor() { super(); const own = this.attachInternals(); own.role = 'switch'; own.ariaLabel = 'Wifi'; internalsOf.set(this, own); } }); return [ariaRoleOf(node), labelOf(node)]; })()",
        ["switch", "Wifi"]
      ),
    ])
  }

  @Test(.timeLimit(.minutes(10)))
  func `a style sheet's texts are part of the content`() async throws {
    try await PageScriptTests.check([
      (
        "<button><style>button::before { content: 'a ' } button:after { content: 'b' }</style>x</button>",
        "[labelOf(node), atOnce(() => labelOf(node))].join(' | ')", "a xb | a xb"
      ),
      (
        "<button><style>button::before { content: 'a'; display: block }</style>x</button>",
        "[labelOf(node), atOnce(() => labelOf(node))].join(' | ')", "a x | a x"
      ),
      (
        "<button><style>button::before { content: 'a'; display: none }</style>x</button>",
        "[labelOf(node), atOnce(() => labelOf(node))].join(' | ')", "x | x"
      ),
      (
        #"<button><style>button::before { content: '\41\22' }</style>x</button>"#,
        "[labelOf(node), atOnce(() => labelOf(node))].join(' | ')", #"A"x | A"x"#
      ),
      (
        "<button><style>button::before { content: 'seen' / 'said ' }</style>x</button>",
        "[labelOf(node), atOnce(() => labelOf(node))].join(' | ')", "said x | said x"
      ),
      (
        "<button><style>button::before { content: 'seen' / '' }</style>x</button>",
        "[labelOf(node), atOnce(() => labelOf(node))].join(' | ')", "x | x"
      ),
      (
        "<button><style>button::before { content: url(a.png) / 'Icon ' }</style>x</button>",
        "[labelOf(node), atOnce(() => labelOf(node))].join(' | ')", "Icon x | Icon x"
      ),
      (
        "<button><style>button::before { content: url(a.png) }</style>x</button>",
        "[labelOf(node), atOnce(() => labelOf(node))].join(' | ')", "x | x"
      ),
      (
        #"<button><style>button::before { content: '\f015' }</style>x</button>"#,
        "[labelOf(node), atOnce(() => labelOf(node))].join(' | ')", "x | x"
      ),
      (
        "<button><style>button::before { content: counter(n) '. '; counter-increment: n }</style>x</button>",
        "[labelOf(node), atOnce(() => labelOf(node))].join(' | ')", "1. x | 1. x"
      ),
      (
        "<button><style>button::before { content: open-quote } button::after { content: close-quote } button { quotes: '«' '»' }</style>x</button>",
        "[labelOf(node), atOnce(() => labelOf(node))].join(' | ')", "«x» | «x»"
      ),
      (
        "<button><style>@media all { @supports (color: red) { button::before { content: 'in ' } } }</style>x</button>",
        "[labelOf(node), atOnce(() => labelOf(node))].join(' | ')", "in x | in x"
      ),
      (
        "<button><style>button { quotes: none } button::before { content: open-quote }</style>x</button>",
        "[labelOf(node), atOnce(() => labelOf(node))].join(' | ')", "x | x"
      ),
      (
        "<button><style>button::before { content: 'up '; text-transform: uppercase }</style>x</button>",
        "[labelOf(node), atOnce(() => labelOf(node))].join(' | ')", "UP x | UP x"
      ),
      (
        "<button><style>button::before { @media all { content: 'in ' } }</style>x</button>",
        "[labelOf(node), atOnce(() => labelOf(node))].join(' | ')", "in x | in x"
      ),
      (
        "<button><style>@scope (main) { :scope > button::before { content: 'scope ' } }</style>x</button>",
        "[labelOf(node), atOnce(() => labelOf(node))].join(' | ')", "scope x | scope x"
      ),
      (
        "<button><style>main > ::before { content: 'any ' }</style>x</button>",
        "[labelOf(node), atOnce(() => labelOf(node))].join(' | ')", "any x | any x"
      ),
      (
        "<button><style>button { &::before { content: 'nested ' } }</style>x</button>",
        "[labelOf(node), atOnce(() => labelOf(node))].join(' | ')", "nested x | nested x"
      ),
      (
        "<button data-a='a '>x<style>button::before { content: attr(data-a) }</style></button>",
        "labelOf(node)", "a x"
      ),
      ("<button>say <q>hi</q></button>", "atOnce(() => labelOf(node))", "say “hi”"),
    ])
  }

  @Test(.timeLimit(.minutes(10)))
  func `a control inside a label counts by its value`() async throws {
    try await PageScriptTests.check([
      (
        "<label><input type=checkbox>Every <input value=3> days</label>", "labelOf(node.control)",
        "Every 3 days"
      ),
      (
        "<label><input type=checkbox>Every <input aria-label=number value=3> days</label>",
        "labelOf(node.control)", "Every 3 days"
      ),
      (
        "<label><input type=checkbox>Every <input type=password value=3> days</label>",
        "labelOf(node.control)", "Every days"
      ),
      (
        "<label><input type=checkbox>Every <textarea>3</textarea> days</label>",
        "labelOf(node.control)", "Every 3 days"
      ),
      (
        "<label><input type=checkbox>Every <b role=textbox>3</b> days</label>",
        "labelOf(node.control)", "Every 3 days"
      ),
      (
        "<label><input type=checkbox>Every <select><option>2<option selected>3</select> days</label>",
        "labelOf(node.control)", "Every 3 days"
      ),
      (
        "<label><input type=checkbox>Every <select multiple><option selected>2<option selected>3</select> days</label>",
        "labelOf(node.control)", "Every 2 3 days"
      ),
      (
        "<label><input type=checkbox>Every <b role=combobox>3</b> days</label>",
        "labelOf(node.control)", "Every 3 days"
      ),
      (
        "<label><input type=checkbox>Every <b role=combobox><b role=listbox hidden><i role=option>2</i><i role=option aria-selected=true>3</i></b></b> days</label>",
        "labelOf(node.control)", "Every 3 days"
      ),
      (
        "<label><input type=checkbox>Every <input role=combobox value=3> days</label>",
        "labelOf(node.control)", "Every 3 days"
      ),
      (
        "<label><input type=checkbox>Every <input type=range value=3 max=9> days</label>",
        "labelOf(node.control)", "Every 3 days"
      ),
      (
        "<label><input type=checkbox>Every <b role=slider aria-valuenow=3 aria-valuetext=three></b> days</label>",
        "labelOf(node.control)", "Every three days"
      ),
      (
        "<label><input type=checkbox>Every <b role=spinbutton aria-valuenow=3></b> days</label>",
        "labelOf(node.control)", "Every 3 days"
      ),
      (
        "<label><input type=checkbox>Every <b role=menu><i role=menuitem>3</i></b> days</label>",
        "labelOf(node.control)", "Every days"
      ),
      (
        "<label><input type=checkbox>Every <button>3</button> days</label>",
        "labelOf(node.control)", "Every 3 days"
      ),
    ])
  }

  @Test(.timeLimit(.minutes(10)))
  func `an element is described by what does not name it`() async throws {
    try await PageScriptTests.check([
      (
        "<button aria-describedby='a b' aria-description=no>x<i id=a hidden>One</i><b id=b>two</b></button>",
        "computeDescription(node)", "One two"
      ),
      (
        "<button aria-description=' Short ' title=no>x</button>", "computeDescription(node)",
        "Short"
      ),
      ("<button title=Help>?</button>", "computeDescription(node)", "Help"),
      ("<button title=Help></button>", "computeDescription(node)", ""),
      ("<button title=Help aria-label=Help></button>", "computeDescription(node)", ""),
      (
        "<table aria-label=Prices><caption>In euros</caption></table>", "computeDescription(node)",
        "In euros"
      ),
      ("<table><caption>In euros</caption></table>", "computeDescription(node)", ""),
      ("<input type=submit value=Send aria-label=Go>", "computeDescription(node)", "Send"),
      ("<svg aria-label=Sun><desc>It shines</desc></svg>", "computeDescription(node)", "It shines"),
    ])
  }

  @Test(.timeLimit(.minutes(10)))
  func `an element has the role of the W3C's mappings`() async throws {
    try await PageScriptTests.check([
      ("<div></div>", "ariaRoleOf(node)", "generic"),
      ("<a href='#'>x</a>", "ariaRoleOf(node)", "link"),
      ("<a>x</a>", "ariaRoleOf(node)", "generic"),
      ("<b role='none-such Switch button'></b>", "ariaRoleOf(node)", "switch"),
      ("<b role=presentation></b>", "ariaRoleOf(node)", "none"),
      ("<h2 role=none aria-label=x></h2>", "ariaRoleOf(node)", "heading"),
      ("<h2 role=none tabindex=0></h2>", "ariaRoleOf(node)", "heading"),
      ("<h2 role=none></h2>", "ariaRoleOf(node)", "none"),
      ("<b role=image></b>", "ariaRoleOf(node)", "img"),
      ("<img>", "ariaRoleOf(node)", "img"),
      ("<img alt=''>", "ariaRoleOf(node)", "none"),
      ("<img alt='' title=x>", "ariaRoleOf(node)", "img"),
      ("<img alt='' aria-label=x>", "ariaRoleOf(node)", "img"),
      ("<div role=region></div>", "ariaRoleOf(node)", "generic"),
      ("<div role=region aria-label=x></div>", "ariaRoleOf(node)", "region"),
      ("<section></section>", "ariaRoleOf(node)", "generic"),
      ("<section title=x></section>", "ariaRoleOf(node)", "region"),
      ("<form></form>", "ariaRoleOf(node)", "form"),
      ("<nav role=form></nav>", "ariaRoleOf(node)", "navigation"),
      ("<input>", "ariaRoleOf(node)", "textbox"),
      ("<input type=search>", "ariaRoleOf(node)", "searchbox"),
      ("<input type=number>", "ariaRoleOf(node)", "spinbutton"),
      ("<input type=password>", "ariaRoleOf(node)", .null),
      ("<input type=image>", "ariaRoleOf(node)", "button"),
      ("<input type=checkbox>", "ariaRoleOf(node)", "checkbox"),
      ("<input type=checkbox switch>", "ariaRoleOf(node)", "switch"),
      ("<input type=checkbox aria-pressed=true>", "ariaRoleOf(node)", "button"),
      ("<input type=range>", "ariaRoleOf(node)", "slider"),
      ("<select></select>", "ariaRoleOf(node)", "combobox"),
      ("<select size=2></select>", "ariaRoleOf(node)", "listbox"),
      ("<select multiple></select>", "ariaRoleOf(node)", "listbox"),
      ("<progress></progress>", "ariaRoleOf(node)", "progressbar"),
      ("<output></output>", "ariaRoleOf(node)", "status"),
      ("<svg></svg>", "ariaRoleOf(node)", "graphics-document"),
      ("<label></label>", "ariaRoleOf(node)", .null),
      ("<constructor></constructor>", "ariaRoleOf(node)", .null),
      (
        "<div><input t list=a><datalist t id=a></datalist></div>",
        "[...node.querySelectorAll('[t]')].map(ariaRoleOf)", ["combobox", "listbox"]
      ),
      (
        "<article><header t></header><footer t></footer><aside t></aside></article>",
        "[...node.querySelectorAll('[t]')].map(ariaRoleOf)",
        ["sectionheader", "sectionfooter", "generic"]
      ),
      (
        "<table><thead t><tr><th t>a<th t>b</tr><tbody t><tr t><th t>c<td t>d</table>",
        "[...node.querySelectorAll('[t]')].map(ariaRoleOf)",
        ["rowgroup", "columnheader", "columnheader", "rowgroup", "row", "rowheader", "cell"]
      ),
      (
        "<table role=grid><tr t><th t scope=row>c<td t>d</table>",
        "[...node.querySelectorAll('[t]')].map(ariaRoleOf)", ["row", "rowheader", "gridcell"]
      ),
      (
        "<table role=none><tr t><th t>c<td t>d</table>",
        "[...node.querySelectorAll('[t]')].map(ariaRoleOf)", ["none", "none", "none"]
      ),
      ("<ul role=none><li t>x</ul>", "[...node.querySelectorAll('[t]')].map(ariaRoleOf)", ["none"]),
      ("<ul><li t>x</ul>", "[...node.querySelectorAll('[t]')].map(ariaRoleOf)", ["listitem"]),
      ("<header></header>", "ariaRoleOf(node)", "sectionheader"),
      ("", "ariaRoleOf(document.body.appendChild(document.createElement('header')))", "banner"),
      ("", "ariaRoleOf(document.documentElement)", "document"),
    ])
  }
}
