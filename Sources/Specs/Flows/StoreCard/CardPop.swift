import SpecDrivers
import SpecSimulator

/// The way back: the screen shrinks to its card, by the same two animators and their whole time.
struct CardPop: ScreenTransition {
  let durations: CardDurations
  let faults: StoreCardFaults

  var duration: Milliseconds { durations.declared }

  func run(_ context: TransitionContext) {
    let travel = context.travel
    guard let old = travel.old as? any CardAnimating, let page = old.containerView,
      let list = travel.new as? any CardAnimating, let cell = list.childView
    else { return context.completeTransition(true) }
    let (start, end) = (page.frame, cell.frame)
    cell.isHidden = !faults.contains(.cellStaysVisibleOnWayBack)
    let lead = faults.contains(.wayBackShortened) ? CardDurations.lead : 0
    let position = PropertyAnimator(
      on: old.device, duration: durations.positioning - lead, curve: .spring(damping: 0.7))
    let size = PropertyAnimator(
      on: old.device, duration: durations.resizing - lead, curve: .easeInOut)
    position.addAnimations { old.translate(x: 0, y: end.y - start.y) }
    size.addAnimations {
      page.place(x: end.x, y: page.frame.y, width: end.width, height: end.height)
      old.layout()
    }
    if !faults.contains(.hooksNotCalledOnWayBack) {
      let animation = CardAnimation(size: size, position: position, from: start, to: end)
        .broken(by: faults)
      old.dismissing(animation)
      list.dismissing(animation)
    }
    (durations.endsWithPositioning ? position : size).addCompletion {
      if !faults.contains(.cellStaysHiddenOnWayBack) { cell.isHidden = false }
      context.completeTransition(true)
    }
    position.start()
    size.start()
  }
}
