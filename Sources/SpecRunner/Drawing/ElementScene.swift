import SpecMessages
import SpecText

/// What the drawing of an element needs to know of the elements around it.
struct ElementScene {
  typealias Frame = RecordedScreen.Frame
  typealias Placed = ScreenLayout.Placed

  let layout: ScreenLayout
  let placed: [Placed]
  private let focus: String?
  /// The elements that others name as the element around them.
  private let parents: Set<ExactText>

  init(_ layout: ScreenLayout) {
    self.layout = layout
    placed = layout.placed
    focus = layout.screen.focus.value
    parents = Set(layout.placed.compactMap { $0.element.parent.map { ExactText($0) } })
  }

  func isFocused(_ place: Int) -> Bool {
    focus.map { $0.isSame(as: placed[place].element.id) } ?? false
  }

  /// Whether the element is a row of a list, without a position of its own.
  func isRow(_ place: Int) -> Bool { placed[place].element.frame == nil }

  /// Whether other elements are drawn inside this one, so that they show its content.
  func hasContent(_ place: Int) -> Bool {
    if parents.contains(ExactText(placed[place].element.id)) { return true }
    let frame = placed[place].frame
    return placed.indices.contains { other in
      other != place && other > place && placed[other].element.frame != nil
        && frame.contains(placed[other].frame)
    }
  }

  /// The left edge of a text that is drawn over the right part of a field, such as the rest of an
  /// address.
  func overlay(of place: Int) -> Double? {
    let frame = placed[place].frame
    return placed.indices.lazy.filter { other in
      other != place && placed[other].element.role.isSame(as: "text")
        && placed[other].frame.x > frame.x + 2 && frame.contains(placed[other].frame)
        && !DrawnText.line(placed[other].element.text(.text) ?? "").isEmpty
    }.map { placed[$0].frame.x }.min()
  }

  /// The right edge up to which a line of text may extend without reaching another element.
  func freeEdge(rightOf place: Int) -> Double {
    let frame = placed[place].frame
    var edge = layout.inner.maxX - 6
    for other in placed.indices where other != place {
      let next = placed[other].frame
      guard next.x >= frame.x + 1, next.y < frame.maxY - 2, next.maxY > frame.y + 2 else {
        continue
      }
      if next.x >= frame.maxX - 1 { edge = min(edge, next.x - 4) }
    }
    return max(edge, min(frame.maxX, layout.inner.maxX))
  }
}
