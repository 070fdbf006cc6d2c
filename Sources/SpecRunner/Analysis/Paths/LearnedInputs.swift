package import SpecDrivers
import SpecText

/// What scenarios show about an app that its screens do not: texts by class, options, gestures.
///
/// It depends only on the set of paths, not on their order.
package struct LearnedInputs: Sendable {
  private var texts: [ExactText: [FieldContent: [ExactText: Sample]]] = [:]
  private var choices: [ExactText: Set<ExactText>] = [:]
  private var directions: [ExactText: Set<Direction>] = [:]
  private var touched: Set<ExactText> = []
  private var waits: [ExactText: Duration] = [:]

  /// A text that gave a field its content.
  private struct Sample {
    let text: String
    var fromEmpty = 0
    var uses = 0

    /// A text typed into an empty field is better, then one that is used more often, because it
    /// fits what is usually typed into other fields; then a shorter one.
    func isBetter(than other: Sample) -> Bool {
      if (fromEmpty > 0) != (other.fromEmpty > 0) { return fromEmpty > 0 }
      if uses != other.uses { return uses > other.uses }
      let (size, otherSize) = (text.utf8.count, other.text.utf8.count)
      return size != otherSize ? size < otherSize : text.precedes(other.text)
    }
  }

  package init(_ paths: [RecordedPath] = []) {
    for path in paths {
      var before = path.first
      for step in path.steps {
        learn(step, from: before)
        before = step.state
      }
    }
  }

  private mutating func learn(_ step: RecordedPath.Step, from before: PathState) {
    let element = step.label.element ?? ""
    switch step.action {
    case .type(let text, _)?, .paste(let text, _)?:
      guard let content = step.label.content, !text.isEmpty, !element.isEmpty else { return }
      var sample = texts[element]?[content]?[text] ?? Sample(text: text)
      sample.uses += 1
      if step.beganEmpty { sample.fromEmpty += 1 }
      texts[element, default: [:]][content, default: [:]][text] = sample
    case .choose(let option, _)? where step.label.kind == .choose:
      choices[element, default: []].insert(option)
    case .swipe(let direction, _)?: directions[element, default: []].insert(direction)
    case .tap?: touched.insert(element)
    case .wait(let time)? where step.state != before:
      waits[before.screen] = max(waits[before.screen] ?? .zero, time)
    default: return
    }
  }

  /// A text after which the field contained a text of this class; nil if none is known.
  package func text(for element: String, _ content: FieldContent) -> String? {
    texts[element]?[content]?.values.max { $1.isBetter(than: $0) }?.text
  }

  /// The first and the last option that was chosen in an element.
  package func options(of element: String) -> [String] {
    let known = choices[element]?.inOrder ?? []
    return known.count > 2 ? [known[0], known[known.count - 1]] : known
  }

  /// The directions in which an element was swiped.
  package func swipes(on element: String) -> [Direction] {
    Direction.allCases.filter { directions[element]?.contains($0) ?? false }
  }

  /// Whether an element was tapped.
  package func isTapped(_ element: String) -> Bool { touched.contains(element) }

  /// The longest time that changed something on a screen; nil if waiting never did.
  package func wait(on screen: String) -> Duration? { waits[screen] }
}
