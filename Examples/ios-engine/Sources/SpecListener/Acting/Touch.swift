#if DEBUG && canImport(UIKit)
import SpecDrivers
import UIKit

/// What a finger does: it reaches a view only if the view is in front, and enabled.
@MainActor
struct Touch {
  let window: UIWindow
  let screen: ReadScreen

  func tap(_ selector: ElementSelector) throws(DriverError) {
    let found = try screen.find(selector)
    try checkEnabled(found, selector)
    switch found.target {
    case .back(let navigation): navigation.popViewController(animated: true)
    case .tab(let tabs, let place): TabSelection.select(place, in: tabs)
    case .barButton(let item):
      guard BarButton.press(item) else {
        throw cannotUse(selector, "it has no action")
      }
    case .view(let view): try tap(view, selector)
    case .drawn(let element):
      guard element.accessibilityActivate() else {
        throw .unsupported(
          .gestures,
          why: "a part of a view that draws itself is used by its accessibilityActivate(), which "
            + "did nothing")
      }
    }
  }

  /// Gives a field the focus, by a tap.
  func focus(_ selector: ElementSelector) throws(DriverError) {
    let found = try screen.find(selector)
    guard let view = found.view, TextEditor(view) != nil else {
      throw cannotUse(selector, "it is not a field")
    }
    try checkEnabled(found, selector)
    try checkReachable(view, selector)
    guard view.isFirstResponder || view.becomeFirstResponder() else {
      throw cannotUse(selector, "the app does not allow the focus to move to it")
    }
  }

  /// Checks or unchecks a switch.
  func setChecked(_ isChecked: Bool, _ selector: ElementSelector) throws(DriverError) {
    guard let toggle = try screen.find(selector).view as? UISwitch else {
      throw cannotUse(selector, "it is not a switch")
    }
    if toggle.isOn != isChecked { try tap(selector) }
  }

  // MARK: Views

  private func tap(_ view: UIView, _ selector: ElementSelector) throws(DriverError) {
    if TextEditor(view) != nil { return try focus(selector) }
    try checkReachable(view, selector)
    switch view {
    case let toggle as UISwitch:
      toggle.setOn(!toggle.isOn, animated: true)
      toggle.sendActions(for: .valueChanged)
    case is UISegmentedControl, is UISlider, is UIStepper, is UIDatePicker, is UIPickerView:
      throw cannotUse(selector, "a tap on it depends on the place; choose one of its options")
    case let button as UIButton where button.showsMenuAsPrimaryAction:
      throw .unsupported(
        .gestures, why: "only UIKit can open the menu of a button; choose one of its items")
    case let control as UIControl: press(control)
    default:
      guard try tapAround(view, selector) else {
        throw .unsupported(
          .gestures,
          why: "a gesture recogniser cannot be triggered inside the app; override "
            + "accessibilityActivate() in the view, which screen readers need too")
      }
    }
  }

  /// A touch on a view that is no control goes to the control or the cell around it.
  private func tapAround(_ view: UIView, _ selector: ElementSelector) throws(DriverError) -> Bool {
    var outer: UIView? = view
    for _ in 0..<ViewTree.greatestDepth {
      guard let current = outer else { break }
      if let control = current as? UIControl {
        guard control.isEnabled else { throw cannotUse(selector, "it is disabled") }
        press(control)
        return true
      }
      if let answer = RowSelection.select(current) {
        guard answer else { throw cannotUse(selector, "the app does not let it be selected") }
        return true
      }
      if current.accessibilityActivate() { return true }
      outer = current.superview
    }
    return false
  }

  /// Sends what a touch sends; buttons also report their primary action.
  private func press(_ control: UIControl) {
    let isTriggered = EventProbe.sends(control, .primaryActionTriggered) {
      control.sendActions(for: .touchDown)
      control.sendActions(for: .touchUpInside)
    }
    if !isTriggered, control is UIButton { control.sendActions(for: .primaryActionTriggered) }
  }

  // MARK: Whether a touch gets there

  private func checkEnabled(
    _ found: FoundElement, _ selector: ElementSelector
  ) throws(DriverError) {
    if found.element.properties[.enabled]?.value == .flag(false) {
      throw cannotUse(selector, "it is disabled")
    }
  }

  private func checkReachable(
    _ view: UIView, _ selector: ElementSelector
  ) throws(DriverError) {
    let sight = Sight(window)
    guard sight.shows(view) else { throw cannotUse(selector, "it is outside the screen") }
    if let cover = sight.cover(of: view) { throw cannotUse(selector, "the \(cover) covers it") }
  }

  private func cannotUse(_ selector: ElementSelector, _ why: String) -> DriverError {
    .notInteractable(selector, why: why, screen.screen)
  }
}
#endif
