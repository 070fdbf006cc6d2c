import SpecDrivers

extension Device {
  /// Turns the device; what is shown, typed and focused stays as it is, and every screen is laid out
  /// for the new size before the keyboard takes its new height.
  func rotate(to orientation: Orientation) {
    guard model.orientation != orientation else { return }
    turn()
    let stacks = tabs?.tabs.map(\.stack) ?? [root].compactMap { $0 }
    for screen in stacks.flatMap(\.screens) + presentations.screens { screen.setNeedsLayout() }
    tabs?.place()
    endTurn()
    keyboard.turn(to: model)
    endTurn()
  }
}
