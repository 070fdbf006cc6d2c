import SpecDrivers
import SpecSimulator

/// The last screen: at least three interests as deletable chips.
final class InterestsScreen: FormScreen {
  let interest = FormField(id: "interest", "관심사", traits: TextTraits(autocorrection: .off))
  let previous = Button(id: "previous", label: "이전")
  let complete = Button(id: "complete", label: "완료")
  private(set) var chips: [KeywordChip] = []
  /// Shows the consent; capture the screen weakly.
  var onConsent: () -> Void = {}

  private lazy var keywords = Keywords(rules)

  init(on device: Device, _ book: RuleBook<SignUpRules>) {
    super.init(name: "interests", title: "관심사", on: device, book)
    add(title, previous, complete, area)
    add(fields: interest)
    previous.action = { [weak self] in self?.goBack() }
    complete.action = { [weak self] in self?.finishSignUp() }
  }

  override func applyRules() {
    keywords.rules = rules
  }

  override func viewDidLoad() {
    refresh()
    if !rules.guideIsInitiallyShown { interest.message.text = "" }
  }

  // MARK: Adding and deleting

  /// A comma adds the text before it; the rest remains in the field.
  override func shouldChange(
    _ input: TextField, in range: TextRange, to replacement: String
  ) -> Bool {
    guard replacement.unicodeScalars.contains(","), rules.commaAdds else {
      return true
    }
    let parts = range.replacing(in: input.text, with: replacement)
      .split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    for part in parts.dropLast() { keywords.add(part) }
    input.text = parts.last ?? ""
    interest.updateText()
    refresh()
    return false
  }

  /// Return adds keywords until there are enough; then it acts as 완료.
  override func finished() {
    guard keywords.areEnough else { return addKeyword() }
    switch rules.doneAction {
    case .nothing: break
    case .completes: finishSignUp()
    case .addsText: if interest.text.isEmpty { finishSignUp() } else { addKeyword() }
    }
  }

  private func addKeyword() {
    guard rules.enabledControls.contains(.add) else { return }
    keywords.add(interest.text)
    interest.clear()
    refresh()
  }

  private func delete(_ place: Int) {
    let wasEnough = keywords.areEnough
    keywords.remove(at: place)
    refresh()
    guard wasEnough, !keywords.areEnough else { return }
    if !rules.guideReappears { interest.message.text = "" }
    if !rules.addKeyReappears { showReturnKey(rules.doneKey) }
    if !rules.completeIsDisabledAgain { complete.isEnabled = true }
  }

  /// Updates everything that depends on the keywords.
  private func refresh() {
    let isEnough = keywords.areEnough
    interest.message.text = isEnough && rules.guideHidesWhenEnough ? "" : keywords.guide
    complete.isEnabled = isEnough || !rules.completeRequiresEnough
    showReturnKey(isEnough ? rules.doneKey : rules.addKey)
    showChips()
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
      if rules.keywordsHaveDeleteButton { add(chip.x) }
    }
    setNeedsLayout()
  }

  /// With three lines of chips, no more can be added.
  private func enableField() {
    if FlowLayout.lines(of: frames) >= rules.maximumLines {
      device.focus.resign()
      interest.input.isEnabled = false
      if rules.completeRequiresSpace { complete.isEnabled = false }
    } else if rules.fieldIsReenabled {
      interest.input.isEnabled = true
    }
  }

  // MARK: Leaving

  private func finishSignUp() {
    guard keywords.areEnough, rules.enabledControls.contains(.complete) else { return }
    navigation?.push(LogInScreen(on: device, book), animated: true)
  }

  private func goBack() {
    navigation?.pop(animated: true)
    if rules.screenBeforeInterests == .consent { onConsent() }
  }

  // MARK: Layout

  private var frames: [Frame] {
    let width = device.model.size.width - 40
    let widths = keywords.all.map {
      rules.keywordLayout == .onePerLine ? width : KeywordChip.width(of: $0)
    }
    return FlowLayout(width: rules.keywordLayout == .single ? .infinity : width, spacing: 10)
      .frames(widths: widths, height: KeywordChip.height)
  }

  override func layout() {
    layoutBar(previous, complete)
    let isBelow = rules.keywordPosition == .belowField
    interest.place(at: isBelow ? 0 : 160, in: area)
    area.contentHeight = FormField.height + 160
    let top = area.frame.y + (isBelow ? FormField.height : 0)
    for (chip, frame) in zip(chips, frames) { chip.place(frame, x: 20, y: top) }
    enableField()
  }
}
