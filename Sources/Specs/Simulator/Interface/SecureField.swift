package import SpecDrivers

/// A masked field that shows the character typed last for a moment.
///
/// As on a phone, a typed character is visible until the next edit, until two seconds have passed,
/// until the field loses focus, or until code sets the text.
package final class SecureField: TextField {
  /// The time for which a typed character is visible.
  package static let visibleDuration: Duration = .seconds(2)

  /// The visible code points; nil if all are masked.
  private var readable: Range<Int>? { didSet { if readable != oldValue { redraw() } } }
  /// The code points being typed, until the text contains them.
  private var typed: Range<Int>?
  private var timer: VirtualClock.TimerID?

  package override var text: String {
    didSet {
      hideCharacter()
      if let typed { showCharacter(at: typed) }
      typed = nil
    }
  }

  /// Inserts text; a single character comes from a key, a longer text from elsewhere.
  package override func insert(_ replacement: String) {
    let start = selection.start
    typed = replacement.count == 1 ? start..<(start + replacement.unicodeScalars.count) : nil
    super.insert(replacement)
    typed = nil
  }

  /// Masks the whole text.
  package func hideCharacter() {
    if let timer { screen?.device.clock.cancel(timer) }
    timer = nil
    readable = nil
  }

  package override func describe(in properties: inout Properties) {
    super.describe(in: &properties)
    properties[.text] = .known(.text(shown))
  }

  private func showCharacter(at place: Range<Int>) {
    readable = place
    timer = screen?.device.clock.schedule(after: Self.visibleDuration) { [weak self] in
      self?.readable = nil
    }
  }

  /// The text with all but the visible code points masked.
  private var shown: String {
    guard traits.isSecure else { return text }
    var shown = ""
    var place = 0
    for character in text {
      let count = character.unicodeScalars.count
      if readable?.contains(place) ?? false {
        shown.append(character)
      } else {
        shown += String(
          repeating: traits.mask, count: traits.maskedUnit.count(of: String(character)))
      }
      place += count
    }
    return shown
  }
}
