import SpecDrivers
import Testing
import UIKit

@testable import SpecListener

extension ListenerTests {
  /// Views become elements with the properties that UIKit knows.
  @MainActor @Suite struct ScreenTests {
    @Test func `a field reports its text, its traits and its colours`() async throws {
      let field = UITextField()
      field.accessibilityIdentifier = "name"
      field.accessibilityHint = "Your first name"
      field.placeholder = "Name"
      field.text = "Ann"
      field.returnKeyType = .next
      field.autocorrectionType = .no
      field.textContentType = .username
      field.layer.borderWidth = 1
      field.layer.borderColor = UIColor.red.cgColor
      field.backgroundColor = .white
      let gallery = try await Gallery([(field, CGRect(x: 10, y: 20, width: 100, height: 40))])
      let shown = try gallery.shown()
      #expect(
        shown == """
          field name "" 10,20 100×40 auto-correction: off, background colour: 255/255/255/255, \
          border colour: 255/0/0/255, content type: "username", description: "Your first name", \
          enabled: on, font size: 17, in view: on, keyboard type: "default", opacity: 1, \
          placeholder: "Name", return key: "Next", secure entry: off, spell checking: on, \
          text colour: 0/0/0/255, text: "Ann", visible: on
          """)
    }

    @Test func `a field for secrets shows bullets`() async throws {
      let field = UITextField()
      field.isSecureTextEntry = true
      field.text = "né🙂"
      let gallery = try await Gallery([(field, CGRect(x: 0, y: 0, width: 9, height: 9))])
      let element = try gallery.driver.observe(since: 0).screen.elements.first
      #expect(element?.properties[.text] == .known(.text("•••")))
      #expect(element?.properties[.secure] == .known(true))
    }

    @Test func `colours are those of the present appearance`() async throws {
      let label = UILabel()
      label.text = "a"
      let gallery = try await Gallery([(label, CGRect(x: 0, y: 0, width: 9, height: 9))])
      func color() throws -> Observed<PropertyValue>? {
        try gallery.driver.observe(since: 0).screen.elements.first?.properties[.textColor]
      }
      #expect(try color() == .known(.color(Color(red: 0, green: 0, blue: 0))))
      gallery.window.stubTraits = UITraitCollection(userInterfaceStyle: .dark)
      #expect(try color() == .known(.color(Color(red: 255, green: 255, blue: 255))))
      label.textColor = UIColor(patternImage: UIImage())
      #expect(try color() == .unknown("the colour is a pattern"))
      label.textColor = UIColor(red: 1.2, green: -0.1, blue: 0.5, alpha: 0.5)
      #expect(try color() == .known(.color(Color(red: 255, green: 0, blue: 128, alpha: 128))))
    }

    @Test func `every control has a role and a value`() async throws {
      let button = UIButton()
      button.setTitle("Save", for: .normal)
      let toggle = UISwitch()
      toggle.accessibilityLabel = "Wi-Fi"
      toggle.isOn = true
      let slider = UISlider()
      slider.accessibilityLabel = "Volume"
      slider.value = 0.3
      let stepper = UIStepper()
      stepper.value = 2
      let segments = UISegmentedControl(items: ["Day", "Week"])
      segments.selectedSegmentIndex = 1
      let progress = UIProgressView()
      progress.progress = 0.5
      let heading = UILabel()
      heading.text = "Settings"
      heading.accessibilityTraits = .header
      let views: [UIView] = [button, toggle, slider, stepper, segments, progress, heading]
      let gallery = try await Gallery(
        views.enumerated().map { ($1, CGRect(x: 0, y: $0 * 50, width: 100, height: 40)) })
      let screen = try gallery.driver.observe(since: 0).screen
      #expect(
        screen.elements.map {
          "\($0.id) \"\($0.label)\" \($0.properties[.text].map(ScreenText.text) ?? "-")"
        } == [
          "~button 1 \"Save\" -", "~switch 1 \"Wi-Fi\" -", "~slider 1 \"Volume\" \"0.3\"",
          "~spin button 1 \"\" \"2\"", "~segments 1 \"\" \"Week\"", "~progress 1 \"\" \"0.5\"",
          "~heading 1 \"Settings\" \"Settings\"",
        ])
      #expect(screen.elements[1].properties[.checked] == .known(true))
    }

    @Test func `what is hidden is listed as not visible`() async throws {
      func label(_ text: String) -> UILabel {
        let label = UILabel()
        label.text = text
        return label
      }
      let hidden = label("hidden")
      hidden.isHidden = true
      let clear = label("clear")
      clear.alpha = 0
      let group = UIView()
      group.isHidden = true
      group.addSubview(label("in a hidden view"))
      group.subviews[0].frame = CGRect(x: 0, y: 0, width: 9, height: 9)
      let place = CGRect(x: 0, y: 0, width: 9, height: 9)
      let gallery = try await Gallery([
        (label("seen"), place), (hidden, place), (clear, place), (label(""), place),
        (label("flat"), CGRect(x: 0, y: 0, width: 9, height: 0)), (group, place),
        (label("beyond"), CGRect(x: 0, y: 900, width: 9, height: 9)),
      ])
      let elements = try gallery.driver.observe(since: 0).screen.elements
      #expect(
        elements.map {
          "\($0.label): \($0.properties[.visible].map(ScreenText.text) ?? "-"), "
            + ($0.properties[.inView].map(ScreenText.text) ?? "-")
        } == [
          "seen: on, on", "hidden: off, -", "clear: off, -", ": off, -", "flat: off, -",
          "in a hidden view: off, -", "beyond: on, off",
        ])
    }

    @Test func `ids are unique, and elements know what contains them`() async throws {
      let outer = UIView()
      outer.accessibilityIdentifier = "box"
      for text in ["one", "two"] {
        let label = UILabel()
        label.text = text
        label.accessibilityIdentifier = "box"
        label.frame = CGRect(x: 1, y: 2, width: 9, height: 9)
        outer.addSubview(label)
      }
      let gallery = try await Gallery([(outer, CGRect(x: 10, y: 10, width: 50, height: 50))])
      let elements = try gallery.driver.observe(since: 0).screen.elements
      #expect(
        elements.map { "\($0.role.rawValue) \($0.id) in \($0.parent ?? "-")" } == [
          "area box in -", "text ~box 2 in box", "text ~box 3 in box",
        ])
      #expect(
        elements.map(\.frame) == [
          .known(Frame(x: 10, y: 10, width: 50, height: 50)),
          .known(Frame(x: 11, y: 12, width: 9, height: 9)),
          .known(Frame(x: 11, y: 12, width: 9, height: 9)),
        ])
    }

    @Test func `a screen with content of another kind is incomplete`() async throws {
      let place = CGRect(x: 0, y: 0, width: 9, height: 9)
      let gallery = try await Gallery([
        (WKWebView(), place), (SettingsHostingView(), place), (WKWebView(), place),
      ])
      #expect(
        try gallery.driver.observe(since: 0).screen.complete
          == .unknown("the content of a web view, the content of a SwiftUI view"))
    }

    @Test func `what a view draws itself is read as screen readers read it`() async throws {
      let chart = UIView()
      let may = Bar(accessibilityContainer: chart)
      may.accessibilityLabel = "May"
      may.accessibilityValue = "12"
      may.accessibilityTraits = [.button, .selected]
      may.accessibilityFrame = CGRect(x: 5, y: 6, width: 7, height: 8)
      let axis = UIAccessibilityElement(accessibilityContainer: chart)
      axis.accessibilityLabel = "Sales"
      axis.accessibilityTraits = .notEnabled
      chart.accessibilityElements = [may, axis, "no element"]
      let gallery = try await Gallery([(chart, CGRect(x: 0, y: 0, width: 90, height: 90))])
      let shown = try gallery.shown()
      #expect(
        shown == """
          button ~button 1 "May" 5,6 7×8 in view: on, selected: on, text: "12", visible: on
          text ~text 1 "Sales" 0,0 0×0 enabled: off, visible: off
          """)
      #expect(await gallery.perform(.tap(Selector("May"))) == "")
      #expect(may.isActivated)
      axis.accessibilityFrame = may.accessibilityFrame
      #expect(await gallery.perform(.tap(Selector("Sales"))) == "\"Sales\": it is disabled")
      axis.accessibilityTraits = []
      #expect(
        await gallery.perform(.tap(Selector("Sales")))
          == "gestures: a part of a view that draws itself is used by its accessibilityActivate(), "
          + "which did nothing")
    }

    @Test func `a view can describe itself`() async throws {
      let gallery = try await Gallery([(Chart(), CGRect(x: 0, y: 0, width: 9, height: 9))])
      let shown = try gallery.shown()
      #expect(
        shown == """
          figure ~figure 1 "Sales" 0,0 9×9 in view: on, opacity: 0.5, peak: "May", visible: on
          """)
    }

    @Test(arguments: [
      (PlainViewController.self as UIViewController.Type, "plain"),
      (AccountViewController.self, "my account"), (SignUpViewController.self, "sign-up"),
      (UINavigationController.self, "uinavigation"), (WebScreen.self, "web"),
    ])
    func `a screen is called by its type`(type: UIViewController.Type, name: String) {
      #expect(ScreenName.name(of: type) == name)
    }
  }
}

private final class Bar: UIAccessibilityElement {
  var isActivated = false
  override func accessibilityActivate() -> Bool {
    isActivated = true
    return true
  }
}

private final class WKWebView: UIView {}
private final class SettingsHostingView: UIView {}
private final class SignUpViewController: UIViewController {}
private final class WebScreen: UIViewController {}

private final class Chart: UIView, DescribedView {
  var specRole: Element.Role? { .figure }
  var specLabel: String? { "Sales" }
  var specProperties: Properties {
    [.opacity: .known(0.5), Property("peak"): .known("May")]
  }
}
