import SpecDrivers
import SpecSimulator

/// The last screen: at least three interests, each a chip that can be deleted.
final class InterestsScreen: FormScreen {
  let interest = FormField(
    id: "interest", "관심사", traits: TextTraits(returnKey: "ADD", autocorrection: .off))
  let previous = Button(id: "previous", label: "이전")
  let complete = Button(id: "complete", label: "완료")
  private(set) var chips: [KeywordChip] = []
  /// What a faulty way back does: it asks for the consent again.
  var onPreviousToConsent: () -> Void = {}

  private var keywords: Keywords
  /// How many lines of chips are too many to add another.
  private static let mostLines = 3

  init(on device: Device, faults: SignUpFaults) {
    keywords = Keywords(faults: faults)
    super.init(name: "interests", title: "관심사", on: device, faults: faults)
    add(title, previous, complete, area)
    add(fields: interest)
    previous.action = { [weak self] in self?.goBack() }
    complete.action = { [weak self] in self?.finishSignUp() }
  }

  override func viewDidLoad() {
    refresh()
    if faults.contains(.noGuideAtFirst) { interest.message.text = "" }
  }

  // MARK: Adding and deleting

  /// A comma adds what stands in front of it; the rest stays to be gone on with.
  override func shouldChange(
    _ input: TextField, in range: TextRange, to replacement: String
  ) -> Bool {
    guard replacement.unicodeScalars.contains(","), !faults.contains(.commaTyped) else {
      return true
    }
    let parts = range.replacing(in: input.text, with: replacement)
      .split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    for part in parts.dropLast() { keywords.add(part) }
    input.text = parts.last ?? ""
    interest.takeText()
    refresh()
    return false
  }

  /// Return adds until there are enough keywords; from then on it does what 완료 does.
  override func finished() {
    guard keywords.areEnough, !adds else { return addKeyword() }
    if !faults.contains(.doneDoesNothing) { finishSignUp() }
  }

  private var adds: Bool { faults.contains(.doneAdds) && !interest.text.isEmpty }

  private func addKeyword() {
    if faults.contains(.addDoesNothing) { return }
    keywords.add(interest.text)
    interest.clear()
    refresh()
  }

  private func delete(_ place: Int) {
    let wasEnough = keywords.areEnough
    keywords.remove(at: place)
    refresh()
    guard wasEnough, !keywords.areEnough else { return }
    if faults.contains(.guideStaysAway) { interest.message.text = "" }
    if faults.contains(.doneStays) { showReturnKey("Done") }
    if faults.contains(.completeStaysEnabled) { complete.isEnabled = true }
  }

  /// Draws everything that depends on the keywords.
  private func refresh() {
    let isEnough = keywords.areEnough
    let hidesGuide = isEnough && !faults.contains(.guideStays)
    interest.message.text = hidesGuide ? "" : keywords.guide
    complete.isEnabled = isEnough || faults.contains(.completeAlwaysEnabled)
    let add = faults.contains(.returnKeyNeverAdd) ? "return" : "ADD"
    showReturnKey(isEnough && !faults.contains(.returnKeyStaysAdd) ? "Done" : add)
    showChips()
    enableField()
  }

  private func showReturnKey(_ title: String) {
    guard interest.input.traits.returnKey != title else { return }
    interest.input.traits.returnKey = title
    if device.focus.field === interest.input { device.focus.reloadKeyboard() }
  }

  private func showChips() {
    for chip in chips { remove([chip.body, chip.x]) }
    chips = keywords.all.enumerated().map { place, keyword in
      let chip = KeywordChip(keyword, number: place + 1)
      chip.x.action = { [weak self] in self?.delete(place) }
      return chip
    }
    for chip in chips {
      add(chip.body)
      if !faults.contains(.noX) { add(chip.x) }
    }
    setNeedsLayout()
  }

  /// With three lines of chips nothing can be added any more.
  private func enableField() {
    let most =
      faults.contains(.fieldOffAtFourthLine) ? Self.mostLines + 1 : Self.mostLines
    let hasRoom = FlowLayout.lines(of: frames) < most || faults.contains(.fieldStaysEnabled)
    if !hasRoom {
      device.focus.resign()
      interest.input.isEnabled = false
      if faults.contains(.completeOffAtThreeLines) { complete.isEnabled = false }
    } else if !faults.contains(.fieldStaysDisabled) {
      interest.input.isEnabled = true
    }
  }

  // MARK: Leaving

  private func finishSignUp() {
    guard keywords.areEnough, !faults.contains(.completeDoesNothing) else { return }
    navigation?.push(LogInScreen(on: device, faults: faults), animated: true)
  }

  private func goBack() {
    navigation?.pop(animated: true)
    if faults.contains(.previousGoesToConsent) { onPreviousToConsent() }
  }

  // MARK: Where things stand

  private var frames: [Frame] {
    let width = device.model.size.width - 40
    let widths = keywords.all.map {
      faults.contains(.oneKeywordALine) ? width : KeywordChip.width(of: $0)
    }
    let line = faults.contains(.keywordsInOneLine) ? Double.infinity : width
    return FlowLayout(width: line, spacing: 10).frames(
      widths: widths, height: KeywordChip.height)
  }

  override func layout() {
    placeBar(previous, complete)
    let isBelow = !faults.contains(.keywordsAboveField)
    interest.place(at: isBelow ? 0 : 160, in: area)
    area.contentHeight = FormField.height + 160
    let top = area.frame.y + (isBelow ? FormField.height : 0)
    for (chip, frame) in zip(chips, frames) { chip.place(frame, x: 20, y: top) }
  }
}
