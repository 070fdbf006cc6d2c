import SpecDrivers

/// The colours of elements, from the screenshot.
struct ScreenColors {
  private let problem: String

  init(_ look: PhoneLook, size: Size) {
    problem = look.pictureProblem ?? "there is no screenshot"
  }

  /// Adds the colours of an element.
  func add(to properties: inout Properties, of entry: ListedNodes.Entry, showsText: Bool) {
    for name in [Property.borderColor, .backgroundColor, .textColor] {
      properties[name] = .unknown(problem)
    }
  }
}
