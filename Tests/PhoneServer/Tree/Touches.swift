import SpecDrivers

/// Finds what a touch on a point of the screen reaches.
struct Touches {
  /// The applications on the screen, the front one last.
  let applications: [Node]

  /// What takes a touch; nil if nothing does.
  ///
  /// An alert takes all touches, the keyboard and the edit menu those on them. Otherwise the last control at
  /// the point takes it, and only without one an area. A text takes no touch, so one on it reaches
  /// what is behind.
  func target(at point: Point) -> Node.Touch? {
    for application in applications.reversed() {
      let everything = application.everything.map(\.node)
      for barrier in everything.reversed() where barrier.blocksTouches {
        let isModal = barrier.type == "Alert" || barrier.type == "Sheet"
        guard isModal || barrier.frame.contains(point) else { continue }
        return Self.last(in: barrier.everything.map(\.node), at: point) ?? .dead
      }
      if let touch = Self.last(in: everything, at: point) { return touch }
    }
    return nil
  }

  private static func last(in nodes: [Node], at point: Point) -> Node.Touch? {
    let hits = nodes.filter {
      $0.frame.contains(point) && $0.touch != .none && !$0.isScrolledAway
    }
    let controls = hits.filter { node in
      switch node.touch {
      case .none, .area, .dead: false
      default: true
      }
    }
    if let control = controls.last { return control.touch }
    return hits.last { if case .area = $0.touch { true } else { false } }?.touch
  }
}
