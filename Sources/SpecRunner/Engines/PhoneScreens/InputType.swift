import SpecDrivers

/// The number with which an Android field declares what it is for (`android.text.InputType`).
struct InputType: Hashable {
  private let number: Int

  /// Reads the attribute `input-type`; nil if it is not a number, or 0, which says nothing.
  init?(_ text: String) {
    guard let number = Int(text), number > 0 else { return nil }
    self.number = number
  }

  /// The type of keyboard as specifications write it; nil if there is none for it.
  var keyboard: String? {
    switch (number & 0xF, number & 0xFF0) {
    case (1, 0x10): "URL"
    case (1, 0x20), (1, 0xD0): "email address"
    case (1, _): "default"
    case (2, _): number & 0x2000 != 0 ? "decimal pad" : "number pad"
    case (3, _): "phone pad"
    default: nil
    }
  }

  /// Whether the keyboard corrects the text; nil if the keyboard decides.
  var correction: Bool? {
    guard number & 0xF == 1 else { return nil }
    if number & 0x80000 != 0 { return false }
    return number & 0x8000 != 0 ? true : nil
  }
}
