import SpecDrivers
import SpecSimulator

/// The push from the list to a card's screen: one animator moves it vertically, one resizes it.
struct CardPush: ScreenTransition {
  let durations: CardDurations
  let rules: RulesInUse<StoreCardRules>

  var duration: Duration { durations.declared }

  /// The start and end frames, and the hidden card.
  private struct Course {
    let page: View
    let start: Frame
    let end: Frame
    let cell: View
  }

  /// Without two participating screens, there is no animation.
  func run(_ context: TransitionContext) {
    guard let course = course(context.change) else {
      if !rules.requiresParticipation { fadeCard(context.change) }
      return context.completeTransition(true)
    }
    let new = context.change.new
    if rules.attachesNewScreen { context.attachNewScreen() }
    place(course.page, rules.isPositionedFirst ? course.start : course.end, on: new)
    if rules.hidesCard { course.cell.isHidden = true }
    let (position, size) = animators(course, new)
    if !rules.notifiesBeforeStart { position.start() }
    if rules.notifiesScreensOnPush { notifyScreens(context.change, course, position, size) }
    complete(context, course, position, size)
    if rules.pushStyle == .drawing { return playDrawing(on: new, context, course) }
    for part in rules.startedAnimators {
      switch part {
      case .position: position.start()
      case .size: size.start()
      }
    }
  }

  private func course(_ change: NavigationChange) -> Course? {
    guard let page = change.new.rootView, change.new is any CardAnimating else { return nil }
    let list = change.old as? any CardAnimating
    guard let list, let container = list.containerView, let cell = list.childView else {
      return rules.requiresSourceCard
        ? nil
        : Course(
          page: page, start: Frame(x: 0, y: 0, width: 0, height: 0), end: page.frame,
          cell: View(id: "nothing", role: .area, label: "nothing"))
    }
    var start = cell.frame
    if !rules.originIsConverted, let area = container as? ScrollView {
      start.y += area.contentOffset - area.frame.y
    }
    var end = page.frame
    if rules.initialSize == .screen { (start.width, start.height) = (end.width, end.height) }
    end.height -= rules.endsAboveEdge
    return Course(page: page, start: start, end: end, cell: cell)
  }

  /// The position animator moves the whole screen; the size animator resizes it and moves it
  /// horizontally.
  private func animators(
    _ course: Course, _ new: ViewController
  ) -> (position: PropertyAnimator, size: PropertyAnimator) {
    let position = PropertyAnimator(
      on: new.device, duration: durations.positioning - rules.positionLead,
      curve: rules.positionCurve)
    let size = PropertyAnimator(
      on: new.device, duration: durations.resizing - rules.sizeLead, curve: rules.sizeCurve)
    let (start, end) = (course.start, course.end)
    let x = rules.movementAxes.contains(.horizontal) ? end.x - start.x : 0
    let y = rules.movementAxes.contains(.vertical) ? end.y - start.y : 0
    position.addAnimations { new.translate(x: rules.horizontalAnimator == .position ? x : 0, y: y) }
    size.addAnimations {
      let frame = course.page.frame
      place(
        course.page,
        Frame(
          x: frame.x + (rules.horizontalAnimator == .size ? x : 0), y: frame.y, width: end.width,
          height: end.height),
        on: new)
    }
    return (position, size)
  }

  private func notifyScreens(
    _ change: NavigationChange, _ course: Course, _ position: PropertyAnimator,
    _ size: PropertyAnimator
  ) {
    let animation = CardAnimation(
      size: size, position: position, from: course.start, to: course.end
    ).passed(by: rules)
    (change.old as? any CardAnimating)?.presenting(animation)
    (change.new as? any CardAnimating)?.presenting(animation)
  }

  /// The completion belongs to one of the two animators, so that it runs once.
  private func complete(
    _ context: TransitionContext, _ course: Course, _ position: PropertyAnimator,
    _ size: PropertyAnimator
  ) {
    let last =
      switch rules.completingAnimator {
      case .position: position
      case .size: size
      case .longer: durations.endsWithPositioning ? position : size
      }
    let isTie = durations.positioning == durations.resizing
    guard !isTie || rules.tieCompletes else { return }
    let new = context.change.new
    last.addCompletion { finish(context, course, new) }
  }

  private func finish(_ context: TransitionContext, _ course: Course, _ new: ViewController) {
    place(course.page, rules.finalSize == .screen ? course.end : course.start, on: new)
    if rules.showsCardAgain { course.cell.isHidden = false }
    context.completeTransition(rules.reportsCompletion)
  }

  /// Fades a card whose screen does not participate.
  private func fadeCard(_ change: NavigationChange) {
    guard change.new.rootView == nil else { return }
    let card = (change.old as? any CardAnimating)?.childView
    change.old.device.animations.animate(duration: .milliseconds(400)) { card?.opacity = 0 }
  }

  /// Plays a vector animation and then shows the screen.
  private func playDrawing(
    on new: ViewController, _ context: TransitionContext, _ course: Course
  ) {
    let drawing = AnimationView(
      id: "drawing", label: "card animation", url: "card.json", duration: durations.declared)
    new.add(drawing)
    drawing.play {}
    new.device.clock.schedule(after: durations.declared, .animation) {
      finish(context, course, new)
    }
  }

  private func place(_ page: View, _ frame: Frame, on screen: ViewController) {
    page.place(x: frame.x, y: frame.y, width: frame.width, height: frame.height)
    screen.layout()
  }
}
