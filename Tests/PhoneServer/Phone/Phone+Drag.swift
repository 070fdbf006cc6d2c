import SpecDrivers
import SpecSimulator
import SpecText

/// Drags of a finger.
extension Phone {
  /// Moves a finger from one place to another.
  func drag(from start: Point, to end: Point) async {
    editMenu = nil
    guard let screen = await screen() else { return }
    let view = await view()
    let (right, down) = (end.x - start.x, end.y - start.y)
    if abs(right) > abs(down) {
      await swipe(right > 0 ? .right : .left, from: start, view, screen)
    } else if down != 0 {
      await scroll(by: -down, from: start, view, screen)
    }
    await settle()
  }

  /// Swipes sideways: over what responds to it, or from the edge to go back.
  private func swipe(
    _ direction: Direction, from start: Point, _ view: View, _ screen: Screen
  ) async {
    if direction == .right, start.x < 20, await act(.back) { return }
    guard let id = Self.element(in: view.touches.target(at: start)),
      let selector = Self.selector(of: id, on: screen)
    else { return }
    _ = await act(.swipe(direction, on: selector))
  }

  /// Scrolls the area under the finger, or pulls a sheet down.
  ///
  /// Over content that is scrolled the finger moves the content; over content at its top it moves
  /// the sheet.
  private func scroll(
    by points: Double, from start: Point, _ view: View, _ screen: Screen
  ) async {
    if let id = view.scrollArea(at: start), let selector = Self.selector(of: id, on: screen) {
      let area = screen.elements.first { $0.id.isSame(as: id) }
      if area?.properties[.scrollOffset]?.value == .number(0), points < 0,
        await pullDown(by: -points, from: start, view)
      {
        return
      }
      _ = await act(.scrollBy(points: Int(points.rounded()), in: selector))
      return
    }
    if let id = Self.element(in: view.touches.target(at: start)),
      let selector = Self.selector(of: id, on: screen),
      await act(.swipe(points > 0 ? .up : .down, on: selector))
    {
      return
    }
    _ = await pullDown(by: -points, from: start, view)
  }

  /// Pulls the sheet in front down; false if there is none, or if it springs back.
  ///
  /// A sheet comes to rest at the nearer end, so half of its height dismisses it. A real phone also
  /// adds the way that the sheet would still go by its speed; the simulated one does not, so a drag
  /// that works here works there at any speed. Without a sheet, the app refuses the action.
  private func pullDown(by points: Double, from start: Point, _ view: View) async -> Bool {
    guard let sheet = view.sheet(at: start, below: model?.safeTop ?? 0), points >= sheet.height / 2
    else { return false }
    return await act(.dismiss)
  }

  static func element(in touch: Node.Touch?) -> String? {
    switch touch {
    case .element(let id), .area(let id): id
    default: nil
    }
  }
}

extension Phone.View {
  /// The identifier of the area that a finger at a place scrolls; nil if nothing scrolls there.
  func scrollArea(at place: Point) -> String? {
    guard dialog == nil else { return nil }
    let area = application.everything.map(\.node).last {
      $0.type == "ScrollView" && $0.frame.contains(place)
    }
    return area?.element
  }

  /// The frame of what a finger pulls down from a place, if it is a sheet; nil if the finger does not
  /// take it.
  ///
  /// A page sheet begins below the status bar; a drag that begins there pulls the system's
  /// notifications down. The keyboard and the wheels of a picker keep the drags on them.
  func sheet(at place: Point, below top: Double) -> Frame? {
    guard prompt == nil else { return nil }
    if let dialog {
      return dialog.type == "Sheet" && dialog.frame.contains(place) ? dialog.frame : nil
    }
    guard place.y >= top, !barriers.contains(where: { $0.frame.contains(place) }) else {
      return nil
    }
    if case .wheel? = touches.target(at: place) { return nil }
    var frame = application.frame
    frame.y += top
    frame.height -= top
    return frame
  }

  /// The alert or action sheet of the app in front.
  private var dialog: Node? { barriers.last { $0.type == "Alert" || $0.type == "Sheet" } }

  private var barriers: [Node] { application.everything.map(\.node).filter(\.blocksTouches) }
}
