/// A layer: its border and its running animations.
open class CALayer: NSObject {
  open var borderColor: CGColor?
  open var borderWidth: CGFloat = 0
  /// The keys of the animations that a test lets run.
  public var stubAnimationKeys: [String] = []

  open func animationKeys() -> [String]? { stubAnimationKeys.isEmpty ? nil : stubAnimationKeys }
}

/// A colour of Core Graphics.
public final class CGColor: Sendable {
  let parts: UIColor.Parts
  init(_ parts: UIColor.Parts) { self.parts = parts }
}
