import SpecDrivers
import SpecJSON
import SpecTestKit
import Testing

@testable import SpecEngines

/// The page as a document of its own, for reports.
@Suite(.serialized, .browserTurn, .disabled(if: Chromium.isMissing, Chromium.whenMissing))
struct PageCopyTests {
  /// A page that would run, load or give away something wherever it is copied without care.
  private static let hostile = """
    <base href="http://far.test/"><meta http-equiv=refresh content="600;url=http://far.test/">
    <style>
    p { color: rgb(1, 2, 3); background: url(http://far.test/a.png) }
    p::after { content: "\\3c/style>\\3cscript>window.ran = 1\\3c/script>" }
    b { background: url("data:image/gif;base64,R0lGODlhAQABAAAAACw=") }
    @media (prefers-color-scheme: dark) { p { color: red } }
    x-late:not(:defined) { display: none }
    </style>
    <p id=a onclick="window.ran = 1" style="background: url('http://far.test/b.png')">1 &lt; 2 &amp; "3"</p>
    <p title="&quot;><script>window.ran = 1</script>">&lt;/iframe&gt;&lt;script&gt;</p>
    <a id=run href="javascript:window.ran = 1">Run</a>
    <a href="http://far.test/" ping="http://far.test/ping">Far</a><a href="#a">Near</a>
    <form><input name=attributes value=one><input name=childNodes></form>
    <input id=name value=old><input id=secret type=password value=secret-1>
    <input type=hidden value=secret-2><input type=checkbox id=box>
    <div contenteditable style="-webkit-text-security: disc">secret-3<i>secret-4</i></div>
    <textarea id=notes></textarea><select id=size><option>Small<option>Large</select>
    <iframe srcdoc="<script>parent.ran = 2</script>inside"></iframe>
    <img width=40 height=30 src="http://far.test/c.png" srcset="http://far.test/d.png 2x" alt=Far>
    <svg width=10 height=10><image href="http://far.test/e.png"/><use href="#a"/>
    <set attributeName=onload to="window.ran = 1"/><script>window.ran = 1</script>
    <style>circle { fill: lime }</style><circle r=3 fill="url(http://far.test/f.svg#f)" stroke="url(#a)"/></svg>
    <canvas width=30 height=20></canvas><x-late>Late</x-late><dialog id=front>Front</dialog>
    <div id=area style="height: 20px; overflow: auto"><div style="height: 200px">Long</div></div>
    <div id=host></div>
    <script>
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('h1 { color: rgb(4, 5, 6) }');
    document.adoptedStyleSheets = [sheet];
    const inner = new CSSStyleSheet();
    inner.replaceSync('h2 { color: rgb(7, 8, 9) }');
    const tree = document.getElementById('host').attachShadow({ mode: 'closed' });
    tree.innerHTML = '<h2 onclick="window.ran = 1">In a tree</h2><slot></slot>';
    tree.adoptedStyleSheets = [inner];
    for (const [id, value] of [['name', 'new "1"'], ['notes', '\\n\\x3c/textarea>\\x3cscript>'],
      ['size', 'Large']]) document.getElementById(id).value = value;
    document.getElementById('box').checked = true;
    document.getElementById('front').showModal();
    document.getElementById('area').scrollTop = 50;
    const odd = document.createElement('plaintext');
    odd.textContent = '\\x3c/plaintext>';
    document.body.append(odd, document.createComment('\\x3cscript>'));
    window.ran = 0;
    </script>
    """

  /// What a copy does in a frame that lets it do everything, without the policy that it brings.
  private static let opened = """
    const [copy, done] = arguments;
    const frame = document.createElement('iframe');
    const look = () => {
      const { contentDocument: page, contentWindow: view } = frame;
      for (const node of page.querySelectorAll('*')) if (!node.href) node.click?.();
      const tree = page.querySelector('#host').shadowRoot;
      return [
        String(view.ran), view.performance.getEntriesByType('resource').map(each => each.name),
        page.querySelectorAll('script').length, tree.querySelector('h2').textContent,
        view.getComputedStyle(tree.querySelector('h2')).color,
        page.querySelector('#notes').value, page.querySelector('#name').value,
      ];
    };
    frame.addEventListener('load', () => setTimeout(() => {
      try { done(look()) } catch (error) { done(String(error)) }
    }, 300));
    frame.srcdoc = copy.replace(/<meta http-equiv[^>]*>/, '');
    document.body.append(frame);
    """

  @Test func `a copy runs nothing, loads nothing, and hides what fields hide`() async throws {
    let (copy, found) = try await Chromium.withDriver(Self.hostile) { driver in
      _ = try await driver.observe(since: 0)
      let copy = try #require(try await driver.page())
      // Nothing is left of the page's own window, whose script has set the variable.
      let found = try await driver.browser?.send(
        .await(Self.opened, [.string(copy)], what: "open the copy"))
      return (copy, found)
    }
    #expect(!copy.contains("secret-"))
    #expect(
      found == [
        "undefined", [], 0, "In a tree", "rgb(7, 8, 9)", "\n</textarea><script>", "new \"1\"",
      ])
    expectGolden(copy, "engines/page-copy.html")
  }

  @Test func `a style sheet that cannot be read is replaced by the styles of the elements`()
    async throws
  {
    // A page from a file may not read its other files.
    let copy = try await Chromium.withDriver(
      "<link rel=stylesheet href=far.css><p>Text <b>bold</b></p><svg><circle r=3 /></svg>",
      further: ["far.css": "p { color: rgb(9, 8, 7) } b { display: block; font-size: 9px }"]
    ) { driver in
      _ = try await driver.observe(since: 0)
      return try #require(try await driver.page())
    }
    #expect(copy.contains("a style sheet of another origin"))
    #expect(copy.contains(/<p style="color: rgb\(9, 8, 7\)/))
    #expect(copy.contains(/<b style="[^"]*font-size: 9px; [^"]*display: block/))
    #expect(copy.contains("<circle r=\"3\">"))
  }

  @Test func `a page over the limit is left out, and a document says so`() async throws {
    let copies = try await Chromium.withDriver("<p id=long></p>") { driver in
      var copies: [String] = []
      for length in [170_000, 180_000] {
        _ = try await driver.browser?.send(
          .run(
            "document.getElementById('long').textContent = '가'.repeat(arguments[0])",
            [.integer(length)], what: "write a long text"))
        _ = try await driver.observe(since: 0)
        copies.append(try await driver.page() ?? "")
      }
      return copies
    }
    #expect(copies[0].utf8.count > 500_000)
    #expect(
      copies[1] == """
        <!doctype html>
        <title>Not recorded</title>
        <p>This page is not recorded: it has more than 512 KiB.</p>

        """)
  }

  @Test func `a page behind an alert is not copied`() async throws {
    let why = try await Chromium.withDriver("<button id=go onclick='alert(1)'>Go</button>") {
      driver in
      try await driver.perform(.tap(Selector("Go")))
      _ = try await driver.observe(since: 0)
      return await refusal { _ = try await driver.page() }
    }
    #expect(why == "cannot copy the page: the alert \"1\" is in front of it")
  }
}
