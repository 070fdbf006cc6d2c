/// An item of a bar.
@MainActor open class UIBarItem: NSObject {
  open var title: String?
  open var isEnabled = true
  open var accessibilityLabel: String?
  open var accessibilityIdentifier: String?
}

/// A button of a bar.
@MainActor open class UIBarButtonItem: UIBarItem {
  open var primaryAction: UIAction?
  open var customView: UIView?
  open weak var target: AnyObject?
  open var action: Selector?

  public init(title: String? = nil, primaryAction: UIAction? = nil) {
    super.init()
    self.title = title ?? primaryAction?.title
    self.primaryAction = primaryAction
  }
}

/// A tab.
@MainActor open class UITabBarItem: UIBarItem {
  public init(title: String?, image: UIImage?, tag: Int) {
    super.init()
    self.title = title
  }
}

/// The bar of tabs.
@MainActor open class UITabBar: UIView {
  open var items: [UITabBarItem]?
}

/// What a screen puts into the navigation bar.
@MainActor open class UINavigationItem: NSObject {
  open var title: String?
  open var backButtonTitle: String?
  open var hidesBackButton = false
  open var titleView: UIView?
  open var searchController: UISearchController?
  open var leftBarButtonItems: [UIBarButtonItem]?
  open var rightBarButtonItems: [UIBarButtonItem]?
  open var leftItemsSupplementBackButton = false
}

/// The bar of a stack of screens.
@MainActor open class UINavigationBar: UIView {}

/// The name of a method of Objective-C, which Linux does not have.
public struct Selector: Hashable, Sendable {}

/// Shows a field for a search in the navigation bar.
@MainActor open class UISearchController: UIViewController {
  public let searchBar = UISearchBar()
}

/// A bar with a field for a search.
@MainActor open class UISearchBar: UIView {
  public let searchTextField = UISearchTextField()
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(searchTextField)
  }
}
