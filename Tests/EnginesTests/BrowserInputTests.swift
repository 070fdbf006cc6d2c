import Foundation
import SpecDrivers
import SpecJSON
import SpecTestKit
import SpecText
import Testing

@testable import SpecEngines

/// What an action becomes, without a browser.
@Suite struct BrowserInputTests {
  @Test(
    arguments: [
      ("Control+A", false, ["\u{E009}", "a"]),
      ("ControlOrMeta+Shift+Z", true, ["\u{E03D}", "\u{E008}", "z"]),
      ("ControlOrMeta+S", false, ["\u{E009}", "s"]), ("Tab", false, ["\u{E004}"]),
      ("A", false, ["A"]), ("Shift", false, ["\u{E008}"]), ("Control++", false, ["\u{E009}", "+"]),
      ("Alt+Left", false, ["\u{E00A}", "\u{E012}"]),
    ] as [(String, Bool, [String])])
  func `a chord is its keys`(written: String, isMac: Bool, keys: [String]) throws {
    #expect(Keys.codes(of: try KeyChord(written: written), isMac: isMac) == keys)
  }

  @Test func `a click with held keys is as long for the keyboard as for the mouse`() throws {
    let click = Click(.right, count: 2)
    let sources = Pointer.click(
      click, at: Pointer.Point(x: 3, y: 4), holding: ["\u{E009}", "\u{E008}"])
    let lengths = try sources.map { source in try source.array(at: "actions") { $0 }.count }
    #expect(lengths == [9, 9])
    #expect(Pointer.click(click, at: Pointer.Point(x: 3, y: 4), holding: []).count == 1)
  }

  @Test(
    arguments: [
      ("https://a.test:8/b/c?d=e&f#g?h", ["a.test:8", "/b/c", "d=e&f", "g?h"]),
      ("https://a.test", ["a.test", "", "", ""]), ("about:blank", ["", "about:blank", "", ""]),
      ("file:///x/y.html#z", ["", "/x/y.html", "", "z"]),
    ] as [(String, [String])])
  func `an address has parts`(address: String, parts: [String]) {
    #expect(PageAddress.parts(of: address).map(\.text) == [address] + parts)
  }

  @Test func `complete downloads are taken, with their text as far as it is one`() throws {
    let long = String(repeating: "é", count: 100_001)
    let files = ["a.txt": "é\n", "b.txt.crdownload": "half", "c.txt": long, "d.txt": ""]
    let (first, second) = try TemporaryFolder.with(files) { folder in
      try Data([0xFF, 0xD8]).write(to: folder.file("e.jpg"))
      let downloads = DownloadFolder(path: folder.path)
      return (downloads.takeFiles(), downloads.takeFiles())
    }
    #expect(first.map(\.name) == ["a.txt", "c.txt", "d.txt", "e.jpg"])
    #expect(
      first.map { $0.details["size"] } == [.number(3), .number(200_002), .number(0), .number(2)])
    #expect(
      first.map { $0.details["contents"]?.text?.unicodeScalars.count } == [2, 100_000, 0, nil])
    #expect(second.isEmpty)
  }

  @Test func `only failures that nothing overrides block what the browser loads`() {
    var conditions = BrowserConditions()
    func answer(_ path: String, _ outcome: Response.Outcome, method: String? = nil) {
      conditions.answers.append(
        BrowserConditions.json(RequestPattern(method: method, path: path), Response(outcome)))
    }
    answer("/img/*", .failure("lost"))
    answer("/a", .failure("lost"))
    answer("/a", .status(200, body: ""))
    answer("/b", .failure("lost"), method: "POST")
    answer("https://cdn.test/c.js", .failure("lost"), method: "GET")
    answer("/q?a=*", .failure("lost"))
    #expect(
      conditions.blocked == [
        "*://*/img/*", "*://*/img/*?*", "*://*/q?a=*", "https://cdn.test/c.js",
        "https://cdn.test/c.js?*",
      ])
  }
}
