import SpecDrivers

extension UserInput {
  /// Performs an action while a dialog is in front: answering or dismissing it.
  func perform(_ action: Action, with front: Alert) throws(DriverError) {
    switch action {
    case .answer(let answer), .choose(let answer, nil):
      guard device.dialogs.answer(answer) else { throw .noSuchAnswer(answer, screen) }
    case .dismiss:
      guard device.dialogs.dismiss() else {
        throw impossible("pull it down", "\"\(front.title)\" must be answered")
      }
    default:
      throw impossible("reach the screen", "\"\(front.title)\" is in front of it")
    }
    device.endTurn()
  }

  /// Swipes over a row, to the right for its leading actions, to the left for its trailing ones, or
  /// over another view that responds to swipes.
  ///
  /// If the actions of the other side are visible, the swipe hides them.
  func swipe(_ direction: Direction, on selector: Selector?) throws(DriverError) {
    guard let selector else {
      throw impossible(
        "swipe \(direction.rawValue)", "nothing responds to swipes on \"\(screen.name)\"")
    }
    guard let view = try reach(selector) as? any Swipeable else {
      throw cannotUse(selector, "it cannot be swiped")
    }
    guard view.swipe(direction) else {
      throw cannotUse(selector, "a swipe \(direction.rawValue) has no effect on it")
    }
  }

  /// Chooses an option of a view: a segment, a day, the action of a row; without a selector, any
  /// such option on the screen, or a tab.
  func choose(_ choice: String, in selector: Selector?) throws(DriverError) {
    guard let selector else { return try choose(choice) }
    guard let choices = try reach(selector) as? any OptionSelecting else {
      throw cannotUse(selector, "it has no options")
    }
    guard choices.choose(choice) else {
      throw impossible("choose \"\(choice)\"", "\(selector) offers \(choices.offer)")
    }
    device.endTurn()
  }

  private func choose(_ choice: String) throws(DriverError) {
    let views = device.visibleViews.filter { $0.isVisible && !($0 is Row) }
    if views.compactMap({ $0 as? any OptionSelecting }).contains(where: { $0.choose(choice) }) {
      return device.endTurn()
    }
    guard device.tabs != nil else {
      throw impossible("choose \"\(choice)\"", "nothing on \"\(screen.name)\" offers it")
    }
    try tap(Selector(choice, role: .tab))
  }
}
