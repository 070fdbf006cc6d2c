import SpecDrivers
import SpecText

/// Chooses an item on an Android phone.
struct AndroidChoice: Sendable {
  let finder: PhoneFinder

  /// Taps an item in an element; a spinner opens its items in a window of their own first.
  func choose(_ choice: String, in selector: Selector) async throws(DriverError) {
    let isOpened = try await finder.patiently { () async throws(DriverError) in
      let reached = try await finder.reach(selector)
      if reached.node.android.name.isSame(as: "DatePicker") {
        throw .unsupported(
          .gestures, why: "the parts of Android's date pickers are not known; tap a day instead")
      }
      guard reached.node.android.name.isSame(as: "Spinner") else {
        try await tap(Selector(choice, in: [selector]))
        return false
      }
      if shows(choice, reached.node) { return false }
      try await finder.tap(reached, selector)
      return true
    }
    guard isOpened else { return }
    try await finder.patiently { () async throws(DriverError) in try await tap(Selector(choice)) }
  }

  private func tap(_ item: Selector) async throws(DriverError) {
    try await finder.tap(try await finder.reach(item), item)
  }

  /// Whether a closed spinner shows an item: its window would list it once more.
  private func shows(_ choice: String, _ spinner: SourceNode) -> Bool {
    ([spinner] + (spinner.parts ?? [])).contains {
      $0.attribute("text")?.isSame(as: choice) == true
    }
  }
}
