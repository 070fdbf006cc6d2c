/// A picture.
public final class UIImage: NSObject, Sendable {
  public func pngData() -> Data? { Data([0x89, 0x50, 0x4E, 0x47]) }
}

/// Draws a picture.
@MainActor public final class UIGraphicsImageRenderer: NSObject {
  public init(bounds: CGRect) {}
  public func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    actions(UIGraphicsImageRendererContext())
    return UIImage()
  }
}

/// Where a picture is drawn.
@MainActor public final class UIGraphicsImageRendererContext: NSObject {}

/// A font: its size.
public final class UIFont: NSObject, Sendable {
  public let pointSize: CGFloat
  private init(_ size: CGFloat) { pointSize = size }
  public class func systemFont(ofSize size: CGFloat) -> UIFont { UIFont(size) }
}

/// A view that shows a picture.
open class UIImageView: UIView {
  open var image: UIImage?
}
