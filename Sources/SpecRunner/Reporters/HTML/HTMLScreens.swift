import SpecJSON
import SpecMessages

/// The drawn screens of a page: their fragments, each written once, and which a step has.
struct HTMLScreens {
  /// Whether an attachment is a screen that this type writes.
  static func isScreen(_ attachment: Attachment) -> Bool { false }

  /// Writes the field `screens` of a step, if screens of it were recorded.
  mutating func write(
    _ attempt: Attempt, at position: Int, ofFailure isFailure: Bool, to json: inout JSONWriter
  ) {}
}
