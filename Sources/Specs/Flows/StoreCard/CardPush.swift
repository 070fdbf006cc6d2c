import SpecDrivers
import SpecSimulator

/// The way from a list to a card's screen: one animator moves it down the screen, one resizes it.
struct CardPush: ScreenTransition {
  let durations: CardDurations
  let rules: StoreCardRules

  var duration: Duration { durations.declared }

  /// Where the screen starts, where it ends, and what is hidden meanwhile.
  private struct Course {
    let page: View
    let start: Frame
    let end: Frame
    let cell: View
  }

  /// Without two screens that take part there is nothing to animate.
  func run(_ context: TransitionContext) {
    guard let course = course(context.travel) else {
      if !rules.needsPart { fadeCard(context.travel) }
      return context.completeTransition(true)
    }
    let new = context.travel.new
    if rules.attaches { context.attachNewScreen() }
    place(course.page, rules.isPlacedFirst ? course.start : course.end, on: new)
    if rules.hidesCard { course.cell.isHidden = true }
    let (position, size) = animators(course, new)
    if !rules.tellsBeforeStart { position.start() }
    if rules.tellsOnWayIn { tell(context.travel, course, position, size) }
    complete(context, course, position, size)
    if rules.wayIn == .drawing { return playDrawing(on: new, context, course) }
    for part in rules.started {
      switch part {
      case .position: position.start()
      case .size: size.start()
      }
    }
  }

  private func course(_ travel: Travel) -> Course? {
    guard let page = travel.new.rootView, travel.new is any CardAnimating else { return nil }
    let list = travel.old as? any CardAnimating
    guard let list, let container = list.containerView, let cell = list.childView else {
      return rules.needsCard
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
    if rules.startsAs == .screen { (start.width, start.height) = (end.width, end.height) }
    end.height -= rules.endsAboveEdge
    return Course(page: page, start: start, end: end, cell: cell)
  }

  /// The moving one shifts the whole screen; the other sets the size, and shifts it sideways.
  private func animators(
    _ course: Course, _ new: ViewController
  ) -> (position: PropertyAnimator, size: PropertyAnimator) {
    let position = PropertyAnimator(
      on: new.device, duration: durations.positioning - rules.positionLead,
      curve: rules.positionCurve)
    let size = PropertyAnimator(
      on: new.device, duration: durations.resizing - rules.sizeLead, curve: rules.sizeCurve)
    let (start, end) = (course.start, course.end)
    let x = rules.moves.contains(.sideways) ? end.x - start.x : 0
    let y = rules.moves.contains(.down) ? end.y - start.y : 0
    position.addAnimations { new.translate(x: rules.sideways == .position ? x : 0, y: y) }
    size.addAnimations {
      let frame = course.page.frame
      place(
        course.page,
        Frame(
          x: frame.x + (rules.sideways == .size ? x : 0), y: frame.y, width: end.width,
          height: end.height),
        on: new)
    }
    return (position, size)
  }

  private func tell(
    _ travel: Travel, _ course: Course, _ position: PropertyAnimator, _ size: PropertyAnimator
  ) {
    let animation = CardAnimation(
      size: size, position: position, from: course.start, to: course.end
    ).handed(by: rules)
    (travel.old as? any CardAnimating)?.presenting(animation)
    (travel.new as? any CardAnimating)?.presenting(animation)
  }

  /// What is done at the end hangs on one of the two, so it is done once.
  private func complete(
    _ context: TransitionContext, _ course: Course, _ position: PropertyAnimator,
    _ size: PropertyAnimator
  ) {
    let last =
      switch rules.completesWith {
      case .position: position
      case .size: size
      case .longerPart: durations.endsWithPositioning ? position : size
      }
    let isTie = durations.positioning == durations.resizing
    guard !isTie || rules.tieCompletes else { return }
    let new = context.travel.new
    last.addCompletion { finish(context, course, new) }
  }

  private func finish(_ context: TransitionContext, _ course: Course, _ new: ViewController) {
    place(course.page, rules.endsAs == .screen ? course.end : course.start, on: new)
    if rules.showsCardAgain { course.cell.isHidden = false }
    context.completeTransition(rules.reportsCompletion)
  }

  /// What becomes of a card whose screen takes no part.
  private func fadeCard(_ travel: Travel) {
    guard travel.new.rootView == nil else { return }
    let card = (travel.old as? any CardAnimating)?.childView
    travel.old.device.animations.animate(duration: .milliseconds(400)) { card?.opacity = 0 }
  }

  /// What a library would do: show a drawing, and then the screen.
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
