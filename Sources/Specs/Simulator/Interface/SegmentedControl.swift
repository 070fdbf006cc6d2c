package import SpecDrivers

/// A segmented control, of which at most one segment is selected.
package final class SegmentedControl: View, OptionSelecting {
  package let titles: [String]
  /// The index of the selected segment, counted from 0; nil if none is selected.
  package var selected: Int? { didSet { redraw() } }
  package var isEnabled = true { didSet { redraw() } }
  /// Called when the user selects a segment; capture the screen weakly.
  package var onChange: () -> Void = {}

  package init(id: String, label: String, titles: [String], selected: Int?) {
    self.titles = titles
    self.selected = selected
    super.init(id: id, role: .segments, label: label)
  }

  package var offer: String { titles.joined(separator: ", ") }

  package func choose(_ choice: String) -> Bool {
    guard let index = titles.firstIndex(where: { $0.utf8.elementsEqual(choice.utf8) }) else {
      return false
    }
    if isEnabled {
      selected = index
      onChange()
    }
    return true
  }

  package override func describe(in properties: inout Properties) {
    super.describe(in: &properties)
    let title = selected.flatMap { titles.indices.contains($0) ? titles[$0] : nil }
    properties[.text] = .known(.text(title ?? ""))
    properties[.enabled] = .known(.flag(isEnabled))
  }
}
