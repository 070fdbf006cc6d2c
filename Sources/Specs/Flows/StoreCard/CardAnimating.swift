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

  /// As a fault has it handed over.
  func broken(by faults: StoreCardFaults) -> CardAnimation {
    let swapsAnimators = faults.contains(.animatorsSwapped)
    let swapsFrames = faults.contains(.framesSwapped)
    return CardAnimation(
      size: swapsAnimators ? position : size, position: swapsAnimators ? size : position,
      from: swapsFrames ? to : from, to: swapsFrames ? from : to)
  }
}

// Who has nothing to add does not.
extension CardAnimating {
  func presenting(_ animation: CardAnimation) {}
  func dismissing(_ animation: CardAnimation) {}
}
