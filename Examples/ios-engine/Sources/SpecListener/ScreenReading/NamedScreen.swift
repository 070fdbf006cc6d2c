#if DEBUG && canImport(UIKit)
public import UIKit

/// A view controller with a name of its own for specifications.
///
/// Others are called by their types: `EmailViewController` is "email".
public protocol NamedScreen: UIViewController {
  /// The name in specifications.
  nonisolated static var specName: String { get }
}
#endif
