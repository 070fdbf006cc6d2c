import SpecDrivers
import SpecSimulator

/// The pop: the screen shrinks to its card, with the same two animators and their full durations.
struct CardPop: ScreenTransition {
  let durations: CardDurations
  let rules: RulesInUse<StoreCardRules>

  var duration: Duration { durations.declared }

  func run(_ context: TransitionContext) {
    let change = context.change
    guard let old = change.old as? any CardAnimating, let page = old.containerView,
      let list = change.new as? any CardAnimating, let cell = list.childView
    else { return context.completeTransition(true) }
    let (start, end) = (page.frame, cell.frame)
    cell.isHidden = rules.hidesCardOnPop
    let position = PropertyAnimator(
      on: old.device, duration: durations.positioning - rules.popLead,
      curve: .spring(damping: 0.7))
    let size = PropertyAnimator(
      on: old.device, duration: durations.resizing - rules.popLead, curve: .easeInOut)
    position.addAnimations { old.translate(x: 0, y: end.y - start.y) }
    size.addAnimations {
      page.place(x: end.x, y: page.frame.y, width: end.width, height: end.height)
      old.layout()
    }
    if rules.notifiesScreensOnPop {
      let animation = CardAnimation(size: size, position: position, from: start, to: end)
        .passed(by: rules)
      old.dismissing(animation)
      list.dismissing(animation)
    }
    (durations.endsWithPositioning ? position : size).addCompletion {
      if rules.showsCardAgainOnPop { cell.isHidden = false }
      context.completeTransition(true)
    }
    position.start()
    size.start()
  }
}
