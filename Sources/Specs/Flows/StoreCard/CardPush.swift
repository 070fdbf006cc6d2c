import SpecDrivers
import SpecSimulator

/// The way from a list to a card's screen: one animator moves it down the screen, one resizes it.
struct CardPush: ScreenTransition {
  let durations: CardDurations
  let faults: StoreCardFaults

  var duration: Milliseconds { durations.declared }

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
      if faults.contains(.targetNotGuarded), context.travel.new.rootView == nil {
        let card = (context.travel.old as? any CardAnimating)?.childView
        context.travel.old.device.animations.animate(duration: 400) { card?.opacity = 0 }
      }
      return context.completeTransition(true)
    }
    let new = context.travel.new
    if !faults.contains(.notAttached) { context.attachNewScreen() }
    place(course.page, faults.contains(.notPlacedFirst) ? course.end : course.start, on: new)
    if !faults.contains(.cellStaysVisible) { course.cell.isHidden = true }
    let (position, size) = animators(course, new)
    if faults.contains(.hookAfterStart) { position.start() }
    callHooks(context.travel, course, position, size)
    complete(context, course, position, size)
    if faults.contains(.animatedByLibrary) { return playDrawing(on: new, context, course) }
    start(position, size)
  }

  private func course(_ travel: Travel) -> Course? {
    guard let page = travel.new.rootView, travel.new is any CardAnimating else { return nil }
    let list = travel.old as? any CardAnimating
    guard let list, let container = list.containerView, let cell = list.childView else {
      guard faults.contains(.sourceNotGuarded) else { return nil }
      return Course(
        page: page, start: Frame(x: 0, y: 0, width: 0, height: 0), end: page.frame,
        cell: View(id: "nothing", role: .area, label: "nothing"))
    }
    var start = cell.frame
    if faults.contains(.originNotConverted), let area = container as? ScrollView {
      start.y += area.contentOffset - area.frame.y
    }
    var end = page.frame
    if faults.contains(.startsAtFullSize) { (start.width, start.height) = (end.width, end.height) }
    if faults.contains(.endsShort) { end.height -= 34 }
    return Course(page: page, start: start, end: end, cell: cell)
  }

  /// The moving one shifts the whole screen; the other sets the size, and shifts it sideways.
  private func animators(
    _ course: Course, _ new: ViewController
  ) -> (position: PropertyAnimator, size: PropertyAnimator) {
    let lead = CardDurations.lead
    let positioning =
      durations.positioning - (faults.contains(.positionUndiminished) ? 0 : lead)
    let resizing = durations.resizing - (faults.contains(.sizeUndiminished) ? 0 : lead)
    let position = PropertyAnimator(
      on: new.device, duration: positioning,
      curve: faults.contains(.positionEases)
        ? .easeInOut : .spring(damping: faults.contains(.dampingFull) ? 1 : 0.7))
    let size = PropertyAnimator(
      on: new.device, duration: resizing,
      curve: faults.contains(.sizeSprings) ? .spring(damping: 0.7) : .easeInOut)
    let (start, end) = (course.start, course.end)
    let xComesFirst = faults.contains(.xWithPosition)
    let x = faults.contains(.xNotTranslated) ? 0 : end.x - start.x
    let y = faults.contains(.yNotTranslated) ? 0 : end.y - start.y
    position.addAnimations { new.translate(x: xComesFirst ? x : 0, y: y) }
    size.addAnimations {
      let frame = course.page.frame
      place(
        course.page,
        Frame(
          x: frame.x + (xComesFirst ? 0 : x), y: frame.y, width: end.width, height: end.height),
        on: new)
    }
    return (position, size)
  }

  private func callHooks(
    _ travel: Travel, _ course: Course, _ position: PropertyAnimator, _ size: PropertyAnimator
  ) {
    if faults.contains(.hooksNotCalled) { return }
    let animation = CardAnimation(
      size: size, position: position, from: course.start, to: course.end
    ).broken(by: faults)
    (travel.old as? any CardAnimating)?.presenting(animation)
    (travel.new as? any CardAnimating)?.presenting(animation)
  }

  /// What is done at the end hangs on one of the two, so it is done once.
  private func complete(
    _ context: TransitionContext, _ course: Course, _ position: PropertyAnimator,
    _ size: PropertyAnimator
  ) {
    let last =
      if faults.contains(.completionOnPosition) {
        position
      } else if faults.contains(.completionOnSize) {
        size
      } else if durations.endsWithPositioning { position } else { size }
    if faults.contains(.tieNeverCompletes), durations.positioning == durations.resizing { return }
    let new = context.travel.new
    last.addCompletion { finish(context, course, new) }
  }

  private func finish(_ context: TransitionContext, _ course: Course, _ new: ViewController) {
    place(course.page, faults.contains(.frameForgotten) ? course.start : course.end, on: new)
    if !faults.contains(.cellStaysHidden) { course.cell.isHidden = false }
    context.completeTransition(!faults.contains(.reportedCancelled))
  }

  private func start(_ position: PropertyAnimator, _ size: PropertyAnimator) {
    let order = faults.contains(.sizeStartedFirst) ? [size, position] : [position, size]
    for animator in order {
      if animator === position, faults.contains(.positionNotStarted) { continue }
      if animator === size, faults.contains(.sizeNotStarted) { continue }
      animator.start()
    }
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
