import SpecMessages
import Testing

@testable import SpecDrawing

/// Frames of a strip are small differences that give the fragments of each screen again.
@Suite struct FilmStripTests {
  /// The list of fragments after the edits, as a page computes it.
  private static func applied(_ edits: [Int], to list: [Int]) -> [Int] {
    var list = list
    var place = 0
    while place < edits.count {
      let (at, gone, count) = (edits[place], edits[place + 1], edits[place + 2])
      list.replaceSubrange(at..<(at + gone), with: edits[(place + 3)..<(place + 3 + count)])
      place += 3 + count
    }
    return list
  }

  @Test(arguments: [
    ([], []), ([], [1, 2]), ([1, 2], []), ([1, 2, 3], [1, 2, 3]), ([1, 2, 3], [1, 4, 3]),
    ([1, 2, 3, 4, 5], [0, 1, 3, 5, 6]), ([1, 1, 1], [1, 1]), ([1, 2, 3], [3, 2, 1]),
  ])
  func `edits make one list of another`(_ old: [Int], _ new: [Int]) {
    #expect(Self.applied(FilmStrip.edits(from: old, to: new), to: old) == new)
  }

  @Test func `a frame has what changed, and its fragments are those of the drawing`() {
    typealias Sample = ScreenDrawingTests
    let button = Sample.element("button", "Next", (280, 40, 80, 40), [.enabled: .flag(false)])
    let field = Sample.element("field", "Name", (16, 100, 343, 40), [.text: .text("")])
    let hint = Sample.element("text", "Type a name", (16, 150, 343, 20))
    let image = Sample.element("image", "logo", (16, 200, 40, 40))
    var typed = field
    typed.facts[.text] = .text("Ada")
    var strip = FilmStrip()
    let first = ScreenDrawing(Sample.screen([button, field, hint, image]))
    let second = ScreenDrawing(Sample.screen([button, typed, image]))
    let frames = [strip.add(first), strip.add(second), strip.add(second)]
    var list: [Int] = []
    for (frame, drawing) in zip(frames, [first, second, second]) {
      list = Self.applied(frame.edits, to: list)
      #expect(list.map { strip.fragments[$0] } == drawing.fragments)
    }
    #expect(frames[0].changes == [])
    #expect(
      frames[1].changes == [
        FilmStrip.Change(kind: .changed, id: "Name", name: "field \"Name\""),
        FilmStrip.Change(kind: .removed, id: "Type a name", name: "text \"Type a name\""),
      ])
    #expect(frames[1].marked.map { second.fragments[$0] } == [second.fragments[2]])
    #expect(frames[2].edits == [] && frames[2].changes == [])
    strip.begin()
    #expect(strip.add(second).changes == [])
  }
}
