package import SpecDrivers

/// A masked field that lets a person read the character typed last, for a moment.
///
/// As on a phone: a character from the keyboard stands there in the clear until the next edit,
/// until two seconds have passed, until the field is left, or until code sets the text.
package final class SecureField: TextField {
  /// How long a character that was typed can be read.
  package static let reading: Duration = .seconds(2)

  /// The code points that can be read; nil if none can.
  private var readable: Range<Int>? { didSet { if readable != oldValue { redraw() } } }
  /// The code points a key is putting in, until the text has them.
  private var typed: Range<Int>?
  private var timer: VirtualClock.TimerID?

  package override var text: String {
    didSet {
      hideCharacter()
      if let typed { showCharacter(at: typed) }
      typed = nil
    }
  }

  /// Puts in a text; a single character is a key's, more than one comes from elsewhere.
  package override func insert(_ replacement: String) {
    let start = selection.start
    typed = replacement.count == 1 ? start..<(start + replacement.unicodeScalars.count) : nil
    super.insert(replacement)
    typed = nil
  }

  /// Masks the whole text again.
  package func hideCharacter() {
    if let timer { screen?.device.clock.cancel(timer) }
    timer = nil
    readable = nil
  }

  package override func describe(in properties: inout [Property: Observed<PropertyValue>]) {
    super.describe(in: &properties)
    properties[.text] = .known(.text(shown))
  }

  private func showCharacter(at place: Range<Int>) {
    readable = place
    timer = screen?.device.clock.schedule(after: Self.reading) { [weak self] in
      self?.readable = nil
    }
  }

  /// The mask for every code point but those that can be read.
  private var shown: String {
    guard traits.isSecure else { return text }
    var shown = String.UnicodeScalarView()
    for (place, scalar) in text.unicodeScalars.enumerated() {
      if readable?.contains(place) ?? false {
        shown.append(scalar)
      } else {
        shown.append(contentsOf: traits.mask.unicodeScalars)
      }
    }
    return String(shown)
  }
}
