import SpecDrivers
import SpecTestKit
import SpecText
import Testing

@testable import SpecAnalysis

/// Trees of walks: how they are chosen, written and read, and what counts as a difference.
@Suite struct WalkTests {
  private static let header = WalkTree.Header(app: "gate", engine: "gate", seed: 3)

  private static func design(permissions: [Permission] = []) async throws -> WalkDesign {
    let paths = try await GateWalks.record([GateWalks.thereAndBack, GateWalks.correction])
    return WalkDesign(
      await GateWalks.search(paths), permissions: permissions,
      opening: { _ in ["the gate is there"] },
      sentence: { move in
        switch move {
        case .perform(let action): "I \(PathAction(action, on: .nothing, after: .nothing).text)"
        case .arrange: "it is allowed"
        }
      })
  }

  @Test func `every kind of action is taken once, then again in other ways`() async throws {
    let tree = try await Self.design(permissions: [.notifications]).tree(steps: 200, seed: 3)
    expectGolden(tree.text(Self.header), "analysis/walks.txt")
  }

  @Test func `a seed gives the same walks, another one gives others`() async throws {
    let design = try await Self.design()
    let texts = [3, 3, 4].map { design.tree(steps: 80, seed: $0).text(Self.header) }
    #expect(texts[0] == texts[1])
    #expect(texts[0] != texts[2])
  }

  @Test(arguments: [1, 10, 40]) func `a tree has at most so many steps`(most: Int) async throws {
    let tree = try await Self.design().tree(steps: most, seed: 1)
    #expect(tree.nodes.count <= most)
  }

  // MARK: - Text

  private static let text = """
    # app: gate
    # engine: gate
    # seed: 3

    the gate is there  → screen "gate"; 2 more  #0a1b-0001
      I type "a → b  #0" into "Code"  → field "Code" text "a - b  #0"  #ffff-0000
        I press return  → nothing changes  #ffff-0000
      I leave  → screen "home screen"  #1234-abcd

    """

  @Test func `what is read is written again`() throws {
    let (header, tree) = try WalkTree.read(Self.text)
    let written = tree.text(header)
    #expect(written.hasSuffix(Self.text.split(separator: "\n\n")[1]))
    #expect(tree.order.map { tree.nodes[$0].line } == [5, 6, 7, 8])
    let (again, twin) = try WalkTree.read(written)
    #expect(twin.text(again) == written)
    let (_, dos) = try WalkTree.read(Self.text.replacing("\n", with: "\r\n"))
    #expect(dos.text(header) == written)
  }

  @Test(arguments: [
    ("a step without anything", 1, "it does not end with what was seen"),
    ("a  → b  #12345-0000", 1, "it does not end with what was seen"),
    ("a  → b  #123-0000", 1, "it does not end with what was seen"),
    ("a  → b  #1234-0000\n   b  → c  #1234-0000", 2, "the indentation of 3 spaces"),
    ("  a  → b  #1234-0000", 1, "the indentation of 2 spaces"),
    ("a  → b  #1234-0000\na  → c  #1234-0000", 2, "the same step is already above"),
  ])
  func `a line that cannot be read is named`(text: String, line: Int, reason: String) throws {
    let error = #expect(throws: WalkTree.BrokenLine.self) { try WalkTree.read(text) }
    #expect(error?.line == line)
    #expect(error?.reason.hasPrefix(reason) == true, "\(error?.reason ?? "")")
  }

  // MARK: - Sights

  private static let gate = [
    #"screen "gate"  300 × 600"#, #"> field   "Code"  invalid  text "4""#,
    #"  button  "Open"  disabled"#, "keyboard default, 200 points high",
  ]

  @Test(arguments: [
    (gate, "nothing changes"),
    (
      [gate[0], #"> field   "Code"  text "42""#, #"  button  "Open""#, gate[3]],
      #"field "Code" text "42" not invalid; button "Open" not disabled"#
    ),
    ([gate[0], gate[1], gate[3]], #"no more button "Open""#),
    (gate.dropLast() + ["keyboard hidden"], "keyboard hidden"),
    (
      [#"screen "garden"  300 × 600"#, #"  row  "Rose 1""#, gate[3]],
      #"screen "garden" 300 × 600"#
    ),
    (
      [gate[0], "  a  \"1\"", "  b  \"2\"", "  c  \"3\"", "  d  \"4\"", gate[3]],
      #"a "1"; b "2"; c "3"; 3 more"#
    ),
  ])
  func `a change is named in a few words`(screen: [String], words: String) {
    #expect(WalkSight(before: Self.gate, screen: screen, events: []).words == words)
  }

  @Test func `digests decide, the words do not`() {
    let one = WalkSight(before: [], screen: Self.gate, events: ["push"])
    let same = WalkSight(before: Self.gate, screen: Self.gate, events: ["push"])
    #expect(one == same && one.words != same.words)
    let other = WalkSight(before: [], screen: Self.gate, events: ["pop"])
    #expect(one != other && one.screen == other.screen && one.words == other.words)
  }
}

extension Screen {
  fileprivate static let nothing = Screen(
    name: "", size: Size(width: 0, height: 0), elements: [], stack: .known([]))
}
