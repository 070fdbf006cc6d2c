/// A grid of cells, which a test adds as subviews.
@MainActor open class UICollectionView: UIScrollView {
  open weak var delegate: (any UICollectionViewDelegate)?
  /// The cells, in order.
  public var stubCells: [UICollectionViewCell] = [] { didSet { stubCells.forEach(addSubview) } }

  /// How far a cell has to scroll.
  public struct ScrollPosition: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
  }

  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    stubCells.firstIndex { $0 === cell }.map { IndexPath(indexes: [0, $0]) }
  }

  open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    for (place, cell) in stubCells.enumerated() { cell.isSelected = indexPath?.last == place }
  }
}

/// A reusable view of a collection.
@MainActor open class UICollectionReusableView: UIView {}

/// A cell of a collection.
@MainActor open class UICollectionViewCell: UICollectionReusableView {
  open var isSelected = false
}

/// A cell of a list.
@MainActor open class UICollectionViewListCell: UICollectionViewCell {}

@MainActor public protocol UICollectionViewDelegate: NSObjectProtocol {
  func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
}

extension UICollectionViewDelegate {
  public func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { true }
  public func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {}

  public var collectionView: CollectionDelegateCall? { CollectionDelegateCall(delegate: self) }
}

/// The optional methods of a collection's delegate.
@MainActor public struct CollectionDelegateCall {
  let delegate: any UICollectionViewDelegate

  public func callAsFunction(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { delegate.collectionView(collectionView, shouldSelectItemAt: indexPath) }

  public func callAsFunction(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) { delegate.collectionView(collectionView, didSelectItemAt: indexPath) }
}
