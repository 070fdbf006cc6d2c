import SpecGherkin

/// How many blank lines stand between two neighbours.
enum Gap {
  case none
  /// One, if the author has written any.
  case atMostOne
  case one
  case asWritten

  /// The gap after a line or at the start, and before another line.
  init(after previous: WrittenLine.Kind?, before next: WrittenLine.Kind) {
    switch next {
    case _ where next.isTitle || next == .tags:
      switch previous {
      case .tags: self = .none
      case nil, .language: self = .atMostOne
      default: self = .one
      }
    case .text: self = .asWritten
    case .step: self = previous == .text ? .one : .atMostOne
    case .row, .docStringStart: self = previous == .text ? .one : .none
    default: self = .atMostOne
    }
  }

  /// The blank lines for a number of written ones.
  func count(_ written: Int) -> Int {
    switch self {
    case .none: 0
    case .atMostOne, .one: min(written, 1)
    case .asWritten: written
    }
  }
}
