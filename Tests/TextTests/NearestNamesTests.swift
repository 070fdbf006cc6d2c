import SpecText
import Testing

/// Which names are near to one that names nothing.
struct NearestNamesTests {
  @Test(arguments: [
    ("Nxt", ["Next", "Prev"], ["Next"]),
    ("next", ["Next", "Text"], ["Next"]),
    ("Nxet", ["Next", "Nut"], ["Next"]),
    ("Prew", ["Prev", "Press", "Next"], ["Prev"]),
    ("Workspace", ["Workspace URL", "Your Slack workspace URL", "Mail"], ["Workspace URL"]),
    ("ab", ["ac", "bb", "ad", "ae"], ["ac", "bb", "ad"]),
    ("확인", ["확안", "취소하기"], ["확안"]),
    ("e\u{301}", ["\u{E9}", "Something else"], ["\u{E9}"]),
    ("Something else", ["Next", "Prev"], []),
    ("", ["Next", ""], []),
    ("x", [], []),
  ])
  func `the nearest names are those that need the fewest changes`(
    _ wanted: String, _ names: [String], _ nearest: [String]
  ) {
    #expect(Nearest.names(to: wanted, in: names) == nearest)
  }
}
