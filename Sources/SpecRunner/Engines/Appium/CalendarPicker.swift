import SpecDrivers
import SpecText

/// A calendar in which a day is tapped: a date picker of the inline style, or of the compact style
/// after a tap, which is what apps have by default.
///
/// Public UI tests show its parts: buttons with the identifiers `DatePicker.PreviousMonth` and
/// `DatePicker.NextMonth`, a text with the month and the year, a button for each day whose label has
/// its number, and `PopoverDismissRegion` around a popover.
struct CalendarPicker: Sendable {
  let finder: PhoneFinder

  /// How far the months are turned.
  private static let mostMonths = 240

  func choose(_ date: DateWheels.Day, in selector: Selector) async throws(DriverError) {
    let reached = try await finder.reach(selector)
    if !reached.node.descendants.contains(where: { $0.hasName("DatePicker.NextMonth") }) {
      try await finder.tap(reached, selector)
    }
    for _ in 0...Self.mostMonths {
      let calendar = try await finder.patiently { () async throws(DriverError) in
        let look = try await finder.eye.look()
        if let open = Calendar(in: look) { return open }
        throw .notInteractable(selector, why: "it shows no calendar", look.screen)
      }
      guard let month = calendar.month else {
        throw .unsupported(
          .gestures, why: "the calendar of \(selector) is in a language whose months are not known")
      }
      let away = date.year * 12 + date.month - month
      if away == 0 { return try await choose(date, calendar, selector) }
      try await tap(away > 0 ? calendar.next : calendar.previous, calendar, selector)
    }
    throw await finder.eye.impossible(
      "choose \(date.year)-\(date.month) in \(selector)",
      "that is more than \(Self.mostMonths) months away")
  }

  private func choose(
    _ date: DateWheels.Day, _ calendar: Calendar, _ selector: Selector
  ) async throws(DriverError) {
    guard let day = calendar.day(date) else {
      throw .notInteractable(
        selector, why: "its calendar does not offer the day \(date.day)", calendar.look.screen)
    }
    try await tap(day, calendar, selector)
    // Days of an inline calendar are chosen without a popover.
    let look = try await finder.eye.look()
    if let around = look.tree?.nodes.first(where: { $0.hasName("PopoverDismissRegion") }) {
      try await finder.click(around, selector, look.screen)
    }
  }

  private func tap(
    _ node: SourceNode, _ calendar: Calendar, _ selector: Selector
  ) async throws(DriverError) {
    try await finder.click(node, selector, calendar.look.screen)
  }
}

/// An open calendar on a screen.
private struct Calendar: Sendable {
  let look: PhoneScreen
  let previous: SourceNode
  let next: SourceNode
  private let parts: [SourceNode]

  init?(in look: PhoneScreen) {
    guard let nodes = look.tree?.nodes,
      // A popover is in front of what else has a calendar.
      let next = nodes.last(where: { $0.hasName("DatePicker.NextMonth") }),
      let previous = nodes.last(where: { $0.hasName("DatePicker.PreviousMonth") }),
      // What contains both, and the days.
      let around = next.ancestors.first(where: { $0.contains(previous) && $0.inside.count > 20 })
    else { return nil }
    self.look = look
    self.next = next
    self.previous = previous
    parts = around.descendants.filter { $0.index != next.index && $0.index != previous.index }
  }

  /// The number of the month that it shows, counted from the year 0; nil if it is not known.
  var month: Int? {
    parts.lazy.flatMap { [$0.iosLabel, $0.attribute("value") ?? ""] }
      .compactMap(DateWheels.month).first
  }

  /// The button of a day in the month that it shows.
  func day(_ date: DateWheels.Day) -> SourceNode? {
    parts.first { part in
      guard part.isIOS("Button") || part.isIOS("StaticText") else { return false }
      let numbers = DateWheels.numbers(
        in: part.attribute("name")?.isEmpty == false ? part.attribute("name") ?? "" : part.iosLabel)
      return numbers == [date.day] || numbers == [date.month, date.day]
        || numbers == [date.year, date.month, date.day]
    }
  }
}

extension SourceNode {
  /// Whether this is its name on iOS.
  fileprivate func hasName(_ name: String) -> Bool { attribute("name")?.isSame(as: name) == true }
}
