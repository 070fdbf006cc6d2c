import SpecSimulator

/// A screen that goes by the rules of its visit; a subclass calls `super` where one begins.
class RuledScreen<Rules: FlowRules>: ViewController {
  let book: RuleBook<Rules>
  private(set) var visit: Visit
  private(set) var rules: Rules
  private var wasSeen = false

  init(name: String, on device: Device, _ book: RuleBook<Rules>) {
    self.book = book
    visit = book.nextVisit(to: name, .forward)
    rules = book.rules(for: visit)
    super.init(name: name, device: device)
  }

  /// Brings into the views what the rules say of them: at first, and whenever it is seen again.
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
