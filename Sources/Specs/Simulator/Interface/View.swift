package import SpecDrivers

/// A view on a screen: its role, its label and its frame.
package class View {
  package let id: String
  package let role: Element.Role
  /// The label for users and screen readers.
  package let label: String
  /// The screen that contains it.
  package internal(set) weak var screen: ViewController?
  /// The view that it is a part of, if any.
  package internal(set) weak var owner: View?
  /// The scroll view whose content contains it, if any.
  package internal(set) weak var scrollView: ScrollView?

  /// The frame of the last layout, in points from the screen's top left corner.
  package private(set) var frame = Frame(x: 0, y: 0, width: 0, height: 0)

  /// The constant of the constraint that moves it, in points; nil if there is none.
  ///
  /// As in UIKit, a new constant takes effect with the next layout.
  package var offset: Double? {
    didSet {
      guard offset != oldValue else { return }
      redraw()
      screen?.setNeedsLayout()
    }
  }

  package var opacity: Double = 1 {
    didSet {
      redraw()
      note(.opacity, from: oldValue, to: opacity)
    }
  }

  /// Whether the app hides it, regardless of its opacity.
  package var isHidden = false {
    didSet {
      redraw()
      note(.visibility, from: oldValue ? 0 : 1, to: isHidden ? 0 : 1)
    }
  }

  /// Its place in the order of drawing: views with a higher number are in front, and of views with
  /// the same number the later ones.
  package var zPosition = 0

  /// The border colour; nil if there is none.
  package var borderColor: Color? { didSet { redraw() } }

  private var laidOutOffset: Double?
  /// The element drawn last, valid until the view changes.
  private var drawn: Element?

  package init(id: String, role: Element.Role, label: String, offset: Double? = nil) {
    self.id = id
    self.role = role
    self.label = label
    self.offset = offset
    laidOutOffset = offset
  }

  /// Its visible parts, in reading order.
  package var parts: [View] { [] }

  /// Whether it is on the screen: the app shows it, and it has a size.
  ///
  /// It may be scrolled out of view or covered.
  package var isVisible: Bool { isShown && frame.width > 0 && frame.height > 0 }

  /// Whether it is scrolled out of view.
  package var isScrolledAway: Bool { scrollView?.clips(self) ?? false }

  /// Whether the app shows it, whatever its size.
  package var isShown: Bool { opacity > 0 && !isHidden }

  /// Sets the frame and records what moved.
  package func place(x: Double, y: Double, width: Double, height: Double) {
    let (old, oldOffset) = (frame, laidOutOffset)
    frame = Frame(x: x, y: y, width: width, height: height)
    laidOutOffset = offset
    guard frame != old || offset != oldOffset else { return }
    redraw()
    // Most changes belong to the first layout, which is not recorded.
    guard screen?.isDrawn ?? false else { return }
    if let oldOffset, let offset { note(.offset, from: oldOffset, to: offset) }
    note(.x, from: old.x, to: x)
    note(.y, from: old.y, to: y)
    note(.width, from: old.width, to: width)
    note(.height, from: old.height, to: height)
  }

  /// Moves the view relative to its layout, as a transform does.
  package func shift(x: Double, y: Double) {
    let old = frame
    frame.x += x
    frame.y += y
    if frame != old { redraw() }
    note(.x, from: old.x, to: frame.x)
    note(.y, from: old.y, to: frame.y)
  }

  /// The view as an element of the driver protocol.
  package var element: Element {
    if let drawn { return drawn }
    var element = Element(
      id: id, role: role, label: label, parent: (owner ?? scrollView)?.id, frame: .known(frame))
    element.properties.reserveCapacity(12)
    describe(in: &element.properties)
    drawn = element
    return element
  }

  /// The vertical position of a touch on it, in points.
  package var touchY: Double { frame.midY }

  /// The place of a touch on it.
  var touch: Frame { Frame(x: frame.x + frame.width / 2, y: touchY, width: 0, height: 0) }

  /// Whether it takes the touches on the views behind it.
  package var takesTouches: Bool { UserInput.usable.contains(role) }

  /// Handles a tap; by default, it has no effect.
  package func wasTapped() {}

  /// Marks the view as changed, so that it is drawn again.
  package func redraw() {
    drawn = nil
  }

  /// Adds the properties of the element besides name and frame.
  package func describe(in properties: inout Properties) {
    properties[.visible] = .known(.flag(isVisible))
    if isScrolledAway { properties[.inView] = .known(false) }
    if opacity != 1 { properties[.opacity] = .known(.number(opacity)) }
    if let offset { properties[.offset] = .known(.number(offset)) }
    if let borderColor { properties[.borderColor] = .known(.color(borderColor)) }
  }

  /// Records a property change, once the screen has been drawn.
  func note(_ property: ViewChange.Name, from: Double, to: Double) {
    guard from != to, let screen, screen.isDrawn else { return }
    screen.device.animations.changed(
      self, of: screen.name, property, from: from, to: to)
  }
}
