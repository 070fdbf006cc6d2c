package import SpecDrivers

/// A row of a table: a text, a detail, a picture, and actions that a swipe brings out.
package final class Row: View, Choosing, Swipeable {
  /// What a swipe brings out on one side.
  package struct Action {
    package let title: String
    package let color: Color
    let run: () -> Void

    /// - Parameter run: hold the screen weakly in it.
    package init(_ title: String, _ color: Color, run: @escaping () -> Void) {
      self.title = title
      self.color = color
      self.run = run
    }
  }

  package let text: String
  package let detail: String
  /// The name of the picture at its end; nil for none.
  package let image: String?
  /// What a tap on it does; hold the screen weakly in it.
  package var action: () -> Void = {}
  /// What a swipe to the right brings out.
  package var leading: [Action] = []
  /// What a swipe to the left brings out.
  package var trailing: [Action] = []

  /// Told when a swipe brings actions out; hold the screen weakly in it.
  package var onSwipe: () -> Void = {}

  weak var table: TableView?
  /// The actions that are out, and the swipe that brought them.
  private var shown: [Button] = []
  private var swiped: Direction?

  package init(id: String, text: String, detail: String, image: String?) {
    self.text = text
    self.detail = detail
    self.image = image
    super.init(id: id, role: .row, label: text)
  }

  package override var parts: [View] { shown }

  /// A tap hides the actions if they are out; otherwise it is a tap on the row.
  package override func wasTapped() {
    if shown.isEmpty { action() } else { hideActions() }
  }

  /// Brings the actions of a side out as buttons, or hides those of the other side.
  ///
  /// - Returns: whether the swipe does anything.
  package func swipe(_ direction: Direction) -> Bool {
    if let swiped, swiped != direction {
      hideActions()
      return true
    }
    let actions = direction == .right ? leading : direction == .left ? trailing : []
    guard !actions.isEmpty else { return false }
    table?.hideActions(except: self)
    swiped = direction
    shown = actions.map { action in
      let button = Button(id: "\(id)-\(action.title)", label: action.title)
      button.screen = screen
      button.backgroundColor = action.color
      button.action = { [weak self] in
        self?.hideActions()
        action.run()
      }
      button.place(x: frame.x, y: frame.y, width: 80, height: frame.height)
      return button
    }
    onSwipe()
    return true
  }

  /// What its actions are called, in words for somebody who asked for something else.
  package var offer: String {
    let titles = (leading + trailing).map(\.title)
    return titles.isEmpty ? "nothing" : titles.joined(separator: ", ")
  }

  /// Chooses an action by its name, whichever side it is on; false if there is none such.
  package func choose(_ choice: String) -> Bool {
    let wanted = choice.unicodeScalars
    let action = (leading + trailing).first { $0.title.unicodeScalars.elementsEqual(wanted) }
    guard let action else { return false }
    hideActions()
    action.run()
    return true
  }

  func hideActions() {
    shown = []
    swiped = nil
  }

  package override func describe(in properties: inout [Property: Observed<PropertyValue>]) {
    super.describe(in: &properties)
    properties[.text] = .known(.text(text))
    properties[.detail] = .known(.text(detail))
    properties[.image] = .known(.text(image ?? "none"))
  }
}

extension Property {
  /// What stands below the text of a row.
  package static let detail = Property("detail")
}
