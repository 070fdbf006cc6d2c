package import SpecDrivers

/// A date picker; a date beyond its limits becomes the limit.
package final class DatePicker: View, OptionSelecting {
  package private(set) var date: CalendarDate
  package let earliest: CalendarDate
  package let latest: CalendarDate
  /// Called when the user changes the date; capture the screen weakly.
  package var onChange: () -> Void = {}

  package init(
    id: String, label: String, from earliest: CalendarDate, to latest: CalendarDate,
    showing date: CalendarDate
  ) {
    self.earliest = earliest
    self.latest = max(earliest, latest)
    self.date = min(max(date, earliest), self.latest)
    super.init(id: id, role: .picker, label: label)
  }

  package var offer: String { "days as \(latest)" }

  package func choose(_ choice: String) -> Bool {
    guard let wanted = CalendarDate(written: choice) else { return false }
    date = min(max(wanted, earliest), latest)
    redraw()
    onChange()
    return true
  }

  package override func describe(in properties: inout Properties) {
    super.describe(in: &properties)
    properties[.text] = .known(.text(date.description))
  }
}
