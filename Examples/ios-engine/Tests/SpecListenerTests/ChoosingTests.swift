import SpecDrivers
import Testing
import UIKit

@testable import SpecListener

extension ListenerTests {
  /// Options of controls are chosen by the names that users see.
  @MainActor @Suite struct ChoosingTests {
    private func gallery(_ controls: [UIView]) async throws -> Gallery {
      try await Gallery(
        controls.enumerated().map { ($1, CGRect(x: 0, y: $0 * 50, width: 100, height: 40)) })
    }

    @Test func `a segment, a number, an item of a menu`() async throws {
      let segments = UISegmentedControl(items: ["Day", "Week"])
      segments.accessibilityLabel = "View"
      let slider = UISlider()
      slider.accessibilityLabel = "Volume"
      slider.maximumValue = 10
      let stepper = UIStepper()
      stepper.accessibilityLabel = "Guests"
      var chosen: [String] = []
      let button = UIButton()
      button.setTitle("More", for: .normal)
      button.menu = UIMenu(children: [
        UIMenu(children: [UIAction(title: "Share") { _ in chosen.append("share") }])
      ])
      for control in [segments, slider, stepper] {
        control.addAction(UIAction { _ in chosen.append("value") }, for: .valueChanged)
      }
      let gallery = try await gallery([segments, slider, stepper, button])
      #expect(
        await gallery.perform(
          .choose("Week", in: Selector("View")), .choose("2.5", in: Selector("Volume")),
          .choose("4", in: Selector("Guests")), .choose("Share", in: nil)) == "")
      #expect(chosen == ["value", "value", "value", "share"])
      #expect(segments.selectedSegmentIndex == 1)
      #expect(slider.value == 2.5)
      #expect(stepper.value == 4)
    }

    @Test func `what is not offered is answered with what is`() async throws {
      let segments = UISegmentedControl(items: ["Day", "Café"])
      segments.accessibilityLabel = "View"
      let slider = UISlider()
      slider.accessibilityLabel = "Volume"
      let label = UILabel()
      label.text = "Title"
      let gallery = try await gallery([segments, slider, label])
      var answers: [String] = []
      for (option, element) in [
        ("Cafe\u{301}", "View"), ("2", "Volume"), ("x", "Title"), ("x", nil as String?),
      ] {
        answers.append(await gallery.perform(.choose(option, in: element.map { Selector($0) })))
      }
      #expect(
        answers == [
          "cannot choose \"Cafe\u{301}\": \"View\" offers \"Day\", \"Café\"",
          "cannot choose \"2\": \"Volume\" offers numbers from 0.0 to 1.0",
          "\"Title\": it has no options", "cannot choose \"x\": nothing on \"plain\" offers it",
        ])
    }

    @Test(arguments: [
      (UIDatePicker.Mode.date, "2024-02-29", "2024-02-29"), (.time, "23:05", "23:05"),
      (.dateAndTime, "2024-02-29 09:30", "2024-02-29 09:30"),
    ])
    func `a date is chosen as it is written`(
      mode: UIDatePicker.Mode, written: String, shown: String
    ) async throws {
      let picker = UIDatePicker()
      picker.datePickerMode = mode
      picker.timeZone = TimeZone(secondsFromGMT: 0)
      picker.accessibilityLabel = "Day"
      let gallery = try await gallery([picker])
      #expect(await gallery.perform(.choose(written, in: Selector("Day"))) == "")
      #expect(ViewText.text(of: picker) == shown)
    }

    @Test(arguments: [
      "2026-02-31", "2026-13-01", "tomorrow", "2026-1", "99:99", "1-2-x",
      "9223372036854775807-01-01", "", " ",
    ])
    func `a date that does not exist is not chosen`(text: String) async throws {
      let picker = UIDatePicker()
      picker.datePickerMode = .date
      picker.timeZone = TimeZone(secondsFromGMT: 0)
      picker.accessibilityLabel = "Day"
      let gallery = try await gallery([picker])
      #expect(
        await gallery.perform(.choose(text, in: Selector("Day")))
          == "cannot choose \"\(text)\": \"Day\" offers dates such as \"1970-01-01\"")
    }

    @Test func `rows of a picker are chosen by the titles that the delegate gives`() async throws {
      let picker = UIPickerView()
      let source = Wheels()
      picker.dataSource = source
      picker.delegate = source
      picker.accessibilityLabel = "Time"
      let gallery = try await gallery([picker])
      #expect(
        await gallery.perform(
          .choose("2", in: Selector("Time")), .choose("pm", in: Selector("Time"))) == "")
      #expect(source.selected == ["0/2", "1/1"])
      #expect(ViewText.text(of: picker) == "2 pm")
      #expect(
        await gallery.perform(.choose("7", in: Selector("Time")))
          == "cannot choose \"7\": \"Time\" offers \"0\", \"1\", \"2\", \"am\", \"pm\"")
    }
  }
}

@MainActor
private final class Wheels: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
  private let titles = [["0", "1", "2"], ["am", "pm"]]
  var selected: [String] = []

  func numberOfComponents(in pickerView: UIPickerView) -> Int { titles.count }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    titles[component].count
  }

  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { titles[component][row] }

  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    selected.append("\(component)/\(row)")
  }
}
