import SpecDrivers
import SpecSimulator

/// A screen that takes part when a card becomes a screen, or a screen a card again.
protocol CardAnimating: ViewController {
  /// What the child is in; nil if there is nothing to animate in.
  var containerView: View? { get }
  /// What grows out of the container or shrinks back into it; nil if there is nothing now.
  var childView: View? { get }

  /// The screen comes: adds to both animators what is to happen meanwhile.
  func presenting(_ animation: CardAnimation)
  /// The screen goes: adds to both animators what is to happen meanwhile.
  func dismissing(_ animation: CardAnimation)
}

/// What a screen that takes part is handed.
struct CardAnimation {
  let size: PropertyAnimator
  let position: PropertyAnimator
  let from: Frame
  let to: Frame

  /// Makes a change in the way a rule says.
  func run(_ pace: StoreCardRules.Pace, _ change: @escaping () -> Void) {
    switch pace {
    case .never: break
    case .atOnce: change()
    case .withSize: size.addAnimations(change)
    case .withPosition: position.addAnimations(change)
    }
  }

  /// As the screens are handed it.
  func handed(by rules: StoreCardRules) -> CardAnimation {
    let (byName, inOrder) = (rules.handsAnimatorsByName, rules.handsFramesInOrder)
    return CardAnimation(
      size: byName ? size : position, position: byName ? position : size,
      from: inOrder ? from : to, to: inOrder ? to : from)
  }
}

// Who has nothing to add does not.
extension CardAnimating {
  func presenting(_ animation: CardAnimation) {}
  func dismissing(_ animation: CardAnimation) {}
}
