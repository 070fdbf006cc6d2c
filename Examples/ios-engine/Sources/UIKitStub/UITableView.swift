/// A list of rows; the stub has all of them loaded that are in view.
@MainActor open class UITableView: UIScrollView {
  open weak var dataSource: (any UITableViewDataSource)? { didSet { reloadData() } }
  open weak var delegate: (any UITableViewDelegate)?
  open var rowHeight: CGFloat = 44
  private var cells: [IndexPath: UITableViewCell] = [:]
  open private(set) var indexPathForSelectedRow: IndexPath?

  /// How far a cell has to scroll.
  public enum ScrollPosition: Int, Sendable { case none, top, middle, bottom }

  open func reloadData() {
    for cell in cells.values { cell.removeFromSuperview() }
    cells = [:]
    loadCells()
  }

  open override var bounds: CGRect { didSet { loadCells() } }

  open func numberOfRows(inSection section: Int) -> Int {
    dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
  }

  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    cells.first { $0.value === cell }?.key
  }

  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    if let old = indexPathForSelectedRow { cells[old]?.isSelected = false }
    indexPathForSelectedRow = indexPath
    if let indexPath { cells[indexPath]?.isSelected = true }
  }

  private func loadCells() {
    guard let dataSource else { return }
    let count = numberOfRows(inSection: 0)
    contentSize = CGSize(width: bounds.width, height: CGFloat(count) * rowHeight)
    for row in 0..<count {
      let path = IndexPath(indexes: [0, row])
      let frame = CGRect(x: 0, y: CGFloat(row) * rowHeight, width: bounds.width, height: rowHeight)
      if frame.intersects(bounds) {
        let cell = cells[path] ?? dataSource.tableView(self, cellForRowAt: path)
        cell.frame = frame
        if cells[path] == nil { addSubview(cell) }
        cells[path] = cell
      } else if let cell = cells.removeValue(forKey: path) {
        cell.removeFromSuperview()
      }
    }
  }
}

/// A row.
@MainActor open class UITableViewCell: UIView {
  open var isSelected = false
  public let contentView = UIView()
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(contentView)
  }
  open override var frame: CGRect { didSet { contentView.frame = bounds } }
}

@MainActor public protocol UITableViewDataSource: NSObjectProtocol {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
}

@MainActor public protocol UITableViewDelegate: NSObjectProtocol {
  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
}

extension UITableViewDelegate {
  public func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool
  {
    true
  }
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}

  public var tableView: TableDelegateCall? { TableDelegateCall(delegate: self) }
}

/// The optional methods of a table's delegate.
@MainActor public struct TableDelegateCall {
  let delegate: any UITableViewDelegate

  public func callAsFunction(
    _ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath
  ) -> Bool { delegate.tableView(tableView, shouldHighlightRowAt: indexPath) }

  public func callAsFunction(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    delegate.tableView(tableView, didSelectRowAt: indexPath)
  }
}
