extension ViewController {
  /// Moves the whole screen, as a transform of its root view does.
  package func translate(x: Double, y: Double) {
    for view in views {
      view.shift(x: x, y: y)
      for part in view.parts { part.shift(x: x, y: y) }
    }
  }
}
