#if DEBUG && canImport(UIKit)
import UIKit

/// Views whose content is not made of views, so that a screen with one of them is incomplete.
@MainActor
enum OpaqueView {
  /// What the screen lacks because of a view; nil if its subviews are all there is.
  ///
  /// Classes are found by their names, because naming them in code would link their frameworks.
  static func reason(for view: UIView) -> String? {
    if view is any DescribedView { return nil }
    let type = String(describing: Swift.type(of: view))
    if type.contains("HostingView") { return "the content of a SwiftUI view" }
    return reasons[type]
  }

  private static let reasons = [
    "WKWebView": "the content of a web view", "MKMapView": "the content of a map",
    "MTKView": "what Metal draws", "SKView": "what SpriteKit draws",
    "SCNView": "what SceneKit draws", "ARView": "what RealityKit draws",
    "PDFView": "the content of a PDF view",
  ]
}
#endif
