#if DEBUG && canImport(UIKit)
import UIKit

/// Selects cells of tables and collections, and tells their delegates.
@MainActor
enum RowSelection {
  /// Selects a cell.
  ///
  /// - Returns: whether the delegate allowed it; nil if the view is no cell.
  static func select(_ view: UIView) -> Bool? {
    switch view {
    case let cell as UITableViewCell: selectRow(cell)
    case let cell as UICollectionViewCell: selectItem(cell)
    default: nil
    }
  }

  private static func selectRow(_ cell: UITableViewCell) -> Bool? {
    guard let table: UITableView = around(cell), let path = table.indexPath(for: cell) else {
      return nil
    }
    guard table.delegate?.tableView?(table, shouldHighlightRowAt: path) ?? true else {
      return false
    }
    table.selectRow(at: path, animated: false, scrollPosition: .none)
    table.delegate?.tableView?(table, didSelectRowAt: path)
    return true
  }

  private static func selectItem(_ cell: UICollectionViewCell) -> Bool? {
    guard let collection: UICollectionView = around(cell),
      let path = collection.indexPath(for: cell)
    else { return nil }
    guard collection.delegate?.collectionView?(collection, shouldSelectItemAt: path) ?? true else {
      return false
    }
    collection.selectItem(at: path, animated: false, scrollPosition: [])
    collection.delegate?.collectionView?(collection, didSelectItemAt: path)
    return true
  }

  /// The nearest view of a type around a view.
  private static func around<Outer: UIView>(_ view: UIView) -> Outer? {
    var outer = view.superview
    for _ in 0..<ViewTree.greatestDepth {
      if let found = outer as? Outer { return found }
      outer = outer?.superview
    }
    return nil
  }
}
#endif
