import SpecMessages
import SpecText

/// What is run once in a whole run: a scenario, on one of the engines it is run on.
struct MergedCase: Hashable {
  let place: MergedTexts.Place
  /// What starts around the run, which tells runs on different engines apart.
  let surroundings: Set<ExactText>
  @ExactText private var variant = ""

  init(place: MergedTexts.Place, surroundings: Set<ExactText>) {
    self.place = place
    self.surroundings = surroundings
  }

  /// Notes which of several engines of one run it is.
  mutating func note(_ attachment: Attachment) {
    guard attachment.mediaType == Attachment.variantType, case .text(let name) = attachment.body
    else { return }
    variant = name
  }
}
