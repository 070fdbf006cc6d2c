#if DEBUG && canImport(UIKit)
public import SpecDrivers
public import UIKit

/// A view that says more of itself than UIKit knows: its role, its name, its properties.
@MainActor
public protocol DescribedView: UIView {
  /// The role in specifications; nil for that of a UIKit view.
  var specRole: Element.Role? { get }
  /// The name in specifications; nil for the accessibility label.
  var specLabel: String? { get }
  /// Properties in addition to those of a UIKit view, which they replace.
  var specProperties: Properties { get }
}

extension DescribedView {
  public var specRole: Element.Role? { nil }
  public var specLabel: String? { nil }
  public var specProperties: Properties { [:] }
}
#endif
