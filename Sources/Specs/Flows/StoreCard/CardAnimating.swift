import SpecDrivers
import SpecSimulator

/// A screen that participates in the transition between card and screen.
protocol CardAnimating: ViewController {
  /// The container of the child; nil if there is nothing to animate.
  var containerView: View? { get }
  /// The view that grows from the container or shrinks into it; nil if there is none.
  var childView: View? { get }

  /// Adds animations to both animators when the screen appears.
  func presenting(_ animation: CardAnimation)
  /// Adds animations to both animators when the screen disappears.
  func dismissing(_ animation: CardAnimation)
}

/// The animators and frames passed to a participating screen.
struct CardAnimation {
  let size: PropertyAnimator
  let position: PropertyAnimator
  let from: Frame
  let to: Frame

  /// Applies a change with the timing of a rule.
  func run(_ pace: StoreCardRules.AnimationTiming, _ change: @escaping () -> Void) {
    switch pace {
    case .never: break
    case .immediate: change()
    case .withSize: size.addAnimations(change)
    case .withPosition: position.addAnimations(change)
    }
  }

  /// The values as passed to the screens by the rules.
  func passed(by rules: RulesInUse<StoreCardRules>) -> CardAnimation {
    let (byName, inOrder) = (rules.passesAnimatorsByName, rules.passesFramesInOrder)
    return CardAnimation(
      size: byName ? size : position, position: byName ? position : size,
      from: inOrder ? from : to, to: inOrder ? to : from)
  }
}

// By default, a screen adds nothing.
extension CardAnimating {
  func presenting(_ animation: CardAnimation) {}
  func dismissing(_ animation: CardAnimation) {}
}
