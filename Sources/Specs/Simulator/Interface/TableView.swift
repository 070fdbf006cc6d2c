import SpecDrivers

/// A table of rows; a deleted row fades out before it is removed.
package final class TableView: View {
  /// The height of a row, in points.
  package static let rowHeight = 60.0
  /// The duration of fading a deleted row.
  package static let fadeDuration: Duration = .milliseconds(300)

  package private(set) var rows: [Row] = []

  package init(id: String, label: String) {
    super.init(id: id, role: .area, label: label)
  }

  package override var parts: [View] { rows.flatMap { [$0] + $0.parts } }

  /// Replaces the rows.
  package func show(_ rows: [Row]) {
    self.rows = rows
    for row in rows {
      row.table = self
      row.screen = screen
    }
    placeRows()
  }

  /// Removes a row with a fade.
  package func remove(_ row: Row) {
    guard let screen else { return }
    screen.device.animations.animate(duration: Self.fadeDuration) {
      row.opacity = 0
    } completion: { [weak self, weak row] in
      guard let self else { return }
      rows.removeAll { $0 === row }
      placeRows()
    }
  }

  /// Positions the rows; called after the table is positioned.
  package func placeRows() {
    for (index, row) in rows.enumerated() {
      row.place(
        x: frame.x, y: frame.y + Double(index) * Self.rowHeight, width: frame.width,
        height: Self.rowHeight)
    }
  }

  /// Hides the actions of all other rows when a row reveals its own.
  func hideActions(except row: Row) {
    for other in rows where other !== row { other.hideActions() }
  }
}
