import SpecDrivers

/// Rows below each other; a row that is deleted fades before it goes.
package final class TableView: View {
  /// How high a row is, in points.
  package static let rowHeight = 60.0
  /// How long a deleted row takes to fade.
  package static let fading: Duration = .milliseconds(300)

  package private(set) var rows: [Row] = []

  package init(id: String, label: String) {
    super.init(id: id, role: .area, label: label)
  }

  package override var parts: [View] { rows.flatMap { [$0] + $0.parts } }

  /// Shows these rows and no others.
  package func show(_ rows: [Row]) {
    self.rows = rows
    for row in rows {
      row.table = self
      row.screen = screen
    }
    placeRows()
  }

  /// Lets a row fade and takes it away.
  package func remove(_ row: Row) {
    guard let screen else { return }
    screen.device.animations.animate(duration: Self.fading) {
      row.opacity = 0
    } completion: { [weak self, weak row] in
      guard let self else { return }
      rows.removeAll { $0 === row }
      placeRows()
    }
  }

  /// Puts the rows where the table stands; called by whoever has placed the table.
  package func placeRows() {
    for (index, row) in rows.enumerated() {
      row.place(
        x: frame.x, y: frame.y + Double(index) * Self.rowHeight, width: frame.width,
        height: Self.rowHeight)
    }
  }

  /// A row opens: the actions of every other one are hidden again.
  func hideActions(except row: Row) {
    for other in rows where other !== row { other.hideActions() }
  }
}
