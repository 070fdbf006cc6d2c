import SpecDrivers
import SpecSimulator

/// The way back: the screen shrinks to its card, by the same two animators and their whole time.
struct CardPop: ScreenTransition {
  let durations: CardDurations
  let rules: StoreCardRules

  var duration: Duration { durations.declared }

  func run(_ context: TransitionContext) {
    let travel = context.travel
    guard let old = travel.old as? any CardAnimating, let page = old.containerView,
      let list = travel.new as? any CardAnimating, let cell = list.childView
    else { return context.completeTransition(true) }
    let (start, end) = (page.frame, cell.frame)
    cell.isHidden = rules.hidesCardOnWayBack
    let position = PropertyAnimator(
      on: old.device, duration: durations.positioning - rules.wayBackLead,
      curve: .spring(damping: 0.7))
    let size = PropertyAnimator(
      on: old.device, duration: durations.resizing - rules.wayBackLead, curve: .easeInOut)
    position.addAnimations { old.translate(x: 0, y: end.y - start.y) }
    size.addAnimations {
      page.place(x: end.x, y: page.frame.y, width: end.width, height: end.height)
      old.layout()
    }
    if rules.tellsOnWayBack {
      let animation = CardAnimation(size: size, position: position, from: start, to: end)
        .handed(by: rules)
      old.dismissing(animation)
      list.dismissing(animation)
    }
    (durations.endsWithPositioning ? position : size).addCompletion {
      if rules.showsCardAgainOnWayBack { cell.isHidden = false }
      context.completeTransition(true)
    }
    position.start()
    size.start()
  }
}
