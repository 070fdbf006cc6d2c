/// A text.
@MainActor open class UILabel: UIView {
  open var text: String?
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var textColor: UIColor! = UIColor.label
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var font: UIFont! = UIFont.systemFont(ofSize: 17)

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }
}

/// A switch.
@MainActor open class UISwitch: UIControl {
  open var isOn = false
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }
}

/// A slider.
@MainActor open class UISlider: UIControl {
  open var minimumValue: Float = 0
  open var maximumValue: Float = 1
  open var value: Float = 0
  open func setValue(_ value: Float, animated: Bool) {
    self.value = min(max(value, minimumValue), maximumValue)
  }
}

/// Two buttons that change a number.
@MainActor open class UIStepper: UIControl {
  open var minimumValue = 0.0
  open var maximumValue = 100.0
  open var stepValue = 1.0
  open var value = 0.0
}

/// A few options side by side.
@MainActor open class UISegmentedControl: UIControl {
  private var titles: [String]
  public init(items: [Any]?) {
    titles = (items ?? []).compactMap { $0 as? String }
    super.init(frame: .zero)
  }
  open var selectedSegmentIndex = -1
  open var numberOfSegments: Int { titles.count }
  open func titleForSegment(at segment: Int) -> String? { titles[segment] }
  open func isEnabledForSegment(at segment: Int) -> Bool { true }
}

/// A bar that fills.
@MainActor open class UIProgressView: UIView {
  open var progress: Float = 0
}

/// A wheel that turns while something goes on.
@MainActor open class UIActivityIndicatorView: UIView {
  open private(set) var isAnimating = false
  open func startAnimating() { isAnimating = true }
  open func stopAnimating() { isAnimating = false }
}

/// Wheels for a date.
@MainActor open class UIDatePicker: UIControl {
  /// What is chosen.
  public enum Mode: Int, Sendable {
    case time, date, dateAndTime, countDownTimer
  }
  open var datePickerMode = Mode.dateAndTime
  open var date = Date(timeIntervalSince1970: 0)
  open var minimumDate: Date?
  open var maximumDate: Date?
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var calendar: Calendar! = Calendar(identifier: .gregorian)
  open var timeZone: TimeZone?
  open func setDate(_ date: Date, animated: Bool) { self.date = date }
}
