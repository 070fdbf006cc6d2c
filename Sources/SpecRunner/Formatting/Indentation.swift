import SpecGherkin

/// The indentation of each kind of line, which depends on the open block.
struct Indentation {
  /// The columns of one level.
  static let step = 2

  /// The indentation of the title of the open block.
  private(set) var title = 0
  private var open = WrittenLine.Kind.feature
  private var isInRule = false

  /// Opens a block.
  mutating func open(_ kind: WrittenLine.Kind) {
    if kind == .rule { isInRule = true }
    title = of(title: kind)
    open = kind
  }

  /// The indentation of a title and its tags.
  func of(title kind: WrittenLine.Kind) -> Int {
    let scenario = isInRule ? 2 * Self.step : Self.step
    return switch kind {
    case .rule: Self.step
    case .background, .scenario: scenario
    case .examples: scenario + Self.step
    default: 0
    }
  }

  /// The indentation of a line in the open block.
  func of(_ kind: WrittenLine.Kind) -> Int {
    switch kind {
    case .text, .step: title + Self.step
    case .row: title + (open == .examples ? 1 : 2) * Self.step
    case .docStringStart: title + 2 * Self.step
    default: 0
    }
  }
}
