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

  /// Whether the element lies on a map.
  func isOnMap(_ place: Int) -> Bool {
    guard let parent = placed[place].element.parent else { return false }
    return placed.contains {
      $0.element.role.isSame(as: "map") && $0.element.id.isSame(as: parent)
    }
  }

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
    placed.indices.lazy.filter { isText($0, drawnOver: place) }.map { placed[$0].frame.x }.min()
  }

  /// The field whose text a text continues.
  func field(below place: Int) -> Int? {
    placed.indices.first {
      placed[$0].element.role.isSame(as: "field") && isText(place, drawnOver: $0)
    }
  }

  private func isText(_ place: Int, drawnOver field: Int) -> Bool {
    let (text, frame) = (placed[place], placed[field].frame)
    return place != field && text.element.role.isSame(as: "text")
      && text.frame.x > frame.x + 2 && frame.contains(text.frame)
      && !DrawnText.line(text.element.text(.text) ?? "").isEmpty
  }

  /// The room to the left of an element, up to the next one.
  func room(leftOf place: Int) -> Double {
    let frame = placed[place].frame
    var edge = layout.inner.x + 8
    for other in placed.indices where other != place {
      let next = placed[other].frame
      guard next.y < frame.maxY - 2, next.maxY > frame.y + 2, next.x < frame.x else { continue }
      if next.maxX <= frame.x + 1 {
        edge = max(edge, next.maxX)
      } else if next.contains(frame) {
        edge = max(edge, next.x)
      }
    }
    return max(0, frame.x - edge)
  }

  /// Whether the label of an element of a page is a text beside it, of which the record has no
  /// element of its own.
  func hasLabelBeside(_ place: Int) -> Bool {
    let label = placed[place].element.label
    guard layout.device == .page, !DrawnText.line(label).isEmpty else { return false }
    return !placed.contains { other in
      other.element.role.isSame(as: "text") && other.element.label.isSame(as: label)
    }
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
