import SpecMessages
import SpecText

/// The identity of a test case in the merged run: a scenario and its engine.
struct MergedCase: Hashable {
  let place: MergedDocuments.Place
  /// The hooks that set up the run, which distinguish runs on different engines.
  let surroundings: Set<ExactText>
  @ExactText private var variant = ""

  init(place: MergedDocuments.Place, surroundings: Set<ExactText>) {
    self.place = place
    self.surroundings = surroundings
  }

  /// Sets the variant, if a run has several.
  mutating func note(_ attachment: Attachment) {
    guard attachment.mediaType == Attachment.variantType, case .text(let name) = attachment.body
    else { return }
    variant = name
  }
}
