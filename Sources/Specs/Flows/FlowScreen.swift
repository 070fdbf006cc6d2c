import SpecSimulator

/// A screen that follows the rules of its current visit.
///
/// Overrides of `viewWillAppear` must call `super` first: a visit begins there.
class FlowScreen<Rules: FlowRules>: ViewController {
  final let book: RuleBook<Rules>
  private(set) final var visit: Visit
  private(set) final var rules: RulesInUse<Rules>
  private var wasSeen = false

  init(name: String, on device: Device, _ book: RuleBook<Rules>) {
    self.book = book
    visit = book.nextVisit(to: name, .forward)
    rules = book.rules(for: visit)
    super.init(name: name, device: device)
  }

  /// Applies the rules to the views; called by the screen once its views exist, and again at every
  /// later appearance.
  func applyRules() {}

  override func viewWillAppear(animated: Bool) {
    if wasSeen {
      visit = book.nextVisit(to: name, .back)
      rules = book.rules(for: visit)
      applyRules()
    }
    wasSeen = true
    book.begin(visit, under: rules)
  }
}
