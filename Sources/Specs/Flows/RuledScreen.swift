import SpecSimulator

/// A screen that goes by the rules of its visit, and is handed others when it is seen again.
///
/// Whoever overrides `viewWillAppear` calls `super` first: a visit begins there.
class RuledScreen<Rules: FlowRules>: ViewController {
  final let book: RuleBook<Rules>
  private(set) final var visit: Visit
  private(set) final var rules: Rules
  private var wasSeen = false

  init(name: String, on device: Device, _ book: RuleBook<Rules>) {
    self.book = book
    visit = book.nextVisit(to: name, .forward)
    rules = book.rules(for: visit)
    super.init(name: name, device: device)
  }

  /// Brings into the views what the rules say of them; the screen calls it once it has them, and
  /// it is called again whenever the screen is seen again.
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
