package import SpecDrivers

/// Something on a screen: what it is, what it is called, and where its layout put it.
package class View {
  package let id: String
  package let role: Element.Role
  /// What a person or a screen reader calls it.
  package let label: String
  /// The screen it was added to.
  package internal(set) weak var screen: ViewController?
  /// The area whose content it is part of, if it can be scrolled.
  package internal(set) weak var scrollView: ScrollView?

  /// Where the last layout put it, in points from the screen's top left corner.
  package private(set) var frame = Frame(x: 0, y: 0, width: 0, height: 0)

  /// The constant of the constraint that moves it, in points; nil if nothing does.
  ///
  /// As in UIKit a new constant shows only after the next layout.
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

  /// Whether the app has it hidden, whatever its opacity.
  package var isHidden = false {
    didSet {
      redraw()
      note(.visibility, from: oldValue ? 0 : 1, to: isHidden ? 0 : 1)
    }
  }

  /// The colour of its border; nil if the app gives it none.
  package var borderColor: Color? { didSet { redraw() } }

  private var laidOutOffset: Double?
  /// What was drawn of it last, good until something about it changes.
  private var drawn: Element?

  package init(id: String, role: Element.Role, label: String, offset: Double? = nil) {
    self.id = id
    self.role = role
    self.label = label
    self.offset = offset
    laidOutOffset = offset
  }

  /// What it is made of, as far as a person can tell the parts apart, in reading order.
  package var parts: [View] { [] }

  /// Whether a person can see it.
  package var isVisible: Bool { isShown && !(scrollView?.clips(self) ?? false) }

  /// Whether the app shows it, be it scrolled out of sight or not.
  package var isShown: Bool { opacity > 0 && !isHidden }

  /// Puts the view where its layout wants it, and notes what moved.
  package func place(x: Double, y: Double, width: Double, height: Double) {
    let old = frame
    frame = Frame(x: x, y: y, width: width, height: height)
    if frame != old { redraw() }
    if let from = laidOutOffset, let offset { note(.offset, from: from, to: offset) }
    laidOutOffset = offset
    note(.x, from: old.x, to: x)
    note(.y, from: old.y, to: y)
    note(.width, from: old.width, to: width)
    note(.height, from: old.height, to: height)
  }

  /// Moves the view from where its layout put it, as a transform does.
  package func shift(x: Double, y: Double) {
    let old = frame
    frame.x += x
    frame.y += y
    if frame != old { redraw() }
    note(.x, from: old.x, to: frame.x)
    note(.y, from: old.y, to: frame.y)
  }

  /// The view as specifications know it.
  package var element: Element {
    if let drawn { return drawn }
    var element = Element(id: id, role: role, label: label, frame: .known(frame))
    describe(in: &element.properties)
    drawn = element
    return element
  }

  /// How far down the screen a finger goes for it, in points.
  package var touchY: Double { frame.midY }

  /// A person taps it; most views make nothing of that.
  package func wasTapped() {}

  /// Something about the view has changed, so that it must be drawn again.
  package func redraw() {
    drawn = nil
  }

  /// What a specification can know of it beyond its name and place.
  package func describe(in properties: inout [Property: Observed<PropertyValue>]) {
    properties[.visible] = .known(.flag(isVisible))
    if opacity != 1 { properties[.opacity] = .known(.number(opacity)) }
    if let offset { properties[.offset] = .known(.number(offset)) }
    if let borderColor { properties[.borderColor] = .known(.color(borderColor)) }
  }

  /// Notes that a property took another value, once the screen has been drawn.
  func note(_ property: ViewChange.Name, from: Double, to: Double) {
    guard from != to, let screen, screen.isDrawn else { return }
    screen.device.animations.changed(
      self, of: screen.name, property, from: from, to: to)
  }
}
