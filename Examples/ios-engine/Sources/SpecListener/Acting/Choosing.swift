#if DEBUG && canImport(UIKit)
import SpecDrivers
import UIKit

/// Chooses an option: a segment, a row of a picker, a date, a number, an item of a menu, a tab.
@MainActor
struct Choosing {
  /// What a control made of an option.
  private enum Outcome {
    case chosen
    /// The control has options, and this is none of them.
    case notOffered(String)
    case noOptions
  }

  let screen: ReadScreen

  /// - Parameter selector: The element that offers the option; nil for any on the screen.
  func choose(_ option: String, in selector: ElementSelector?) throws(DriverError) {
    guard let selector else { return try chooseAnywhere(option) }
    let found = try screen.find(selector)
    if found.element.properties[.enabled]?.value == .flag(false) {
      throw .notInteractable(selector, why: "it is disabled", screen.screen)
    }
    guard let view = found.view else {
      throw .notInteractable(selector, why: "it has no options", screen.screen)
    }
    switch choose(option, in: view) {
    case .chosen: return
    case .notOffered(let offer):
      throw .impossible(
        what: "choose \"\(option)\"", why: "\(selector) offers \(offer)", screen.screen)
    case .noOptions:
      throw .notInteractable(selector, why: "it has no options", screen.screen)
    }
  }

  private func chooseAnywhere(_ option: String) throws(DriverError) {
    for view in screen.views where (view as? UIControl)?.isEnabled ?? true {
      if case .chosen = choose(option, in: view) { return }
    }
    let tabs = screen.front.tabs
    if let tabs, let place = tabs.tabBar.items?.firstIndex(where: { option.isExactly($0.title) }) {
      return TabSelection.select(place, in: tabs)
    }
    throw .impossible(
      what: "choose \"\(option)\"", why: "nothing on \"\(screen.screen.name)\" offers it",
      screen.screen)
  }

  private func choose(_ option: String, in view: UIView) -> Outcome {
    switch view {
    case let segments as UISegmentedControl: segment(option, in: segments)
    case let picker as UIPickerView: row(option, in: picker)
    case let picker as UIDatePicker: date(option, in: picker)
    case let slider as UISlider:
      number(option, in: slider, Double(slider.minimumValue)...Double(slider.maximumValue)) {
        slider.setValue(Float($0), animated: false)
      }
    case let stepper as UIStepper:
      number(option, in: stepper, stepper.minimumValue...stepper.maximumValue) {
        stepper.value = $0
      }
    case let button as UIButton: item(option, of: button)
    default: .noOptions
    }
  }

  private func segment(_ option: String, in segments: UISegmentedControl) -> Outcome {
    let titles = (0..<segments.numberOfSegments).map { segments.titleForSegment(at: $0) }
    guard
      let place = titles.firstIndex(where: { option.isExactly($0) }),
      segments.isEnabledForSegment(at: place)
    else { return .notOffered(Self.list(titles)) }
    segments.selectedSegmentIndex = place
    segments.sendActions(for: .valueChanged)
    return .chosen
  }

  private func row(_ option: String, in picker: UIPickerView) -> Outcome {
    var offer: [String?] = []
    for component in 0..<picker.numberOfComponents {
      let titles = OptionList.titles(in: picker, component)
      guard let row = titles.firstIndex(where: { option.isExactly($0) }) else {
        offer += titles
        continue
      }
      picker.selectRow(row, inComponent: component, animated: false)
      picker.delegate?.pickerView?(picker, didSelectRow: row, inComponent: component)
      return .chosen
    }
    return .notOffered(Self.list(offer))
  }

  private func date(_ option: String, in picker: UIDatePicker) -> Outcome {
    guard let date = DateText.date(option, in: picker) else {
      return .notOffered("dates such as \"\(DateText.text(of: picker) ?? "2026-11-21")\"")
    }
    guard date >= picker.minimumDate ?? date, date <= picker.maximumDate ?? date else {
      return .notOffered("dates within its limits")
    }
    picker.setDate(date, animated: false)
    picker.sendActions(for: .valueChanged)
    return .chosen
  }

  private func number(
    _ option: String, in control: UIControl, _ range: ClosedRange<Double>, _ set: (Double) -> Void
  ) -> Outcome {
    guard let number = Double(option), range.contains(number) else {
      return .notOffered("numbers from \(range.lowerBound) to \(range.upperBound)")
    }
    set(number)
    control.sendActions(for: .valueChanged)
    return .chosen
  }

  private func item(_ option: String, of button: UIButton) -> Outcome {
    guard let menu = button.menu else { return .noOptions }
    let actions = Self.actions(of: menu, depth: 0)
    guard let action = actions.first(where: { option.isExactly($0.title) }) else {
      return .notOffered(Self.list(actions.map(\.title)))
    }
    action.performWithSender(button, target: nil)
    return .chosen
  }

  private static func actions(of menu: UIMenu, depth: Int) -> [UIAction] {
    guard depth < 10 else { return [] }
    return menu.children.flatMap { child in
      (child as? UIMenu).map { actions(of: $0, depth: depth + 1) }
        ?? [child as? UIAction].compactMap { $0 }
    }
  }

  /// The first of the options, in quotes.
  private static func list(_ options: [String?]) -> String {
    let names = options.compactMap { $0 }.prefix(20).map { "\"\($0)\"" }
    return names.isEmpty ? "nothing" : names.joined(separator: ", ")
  }
}
#endif
