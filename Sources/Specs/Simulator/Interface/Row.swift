package import SpecDrivers

/// A table row: text, detail, image and swipe actions.
package final class Row: View, OptionSelecting, Swipeable {
  /// A swipe action.
  package struct Action {
    package let title: String
    package let color: Color
    let run: () -> Void

    /// - Parameter run: Capture the screen weakly.
    package init(_ title: String, _ color: Color, run: @escaping () -> Void) {
      self.title = title
      self.color = color
      self.run = run
    }
  }

  package let text: String
  package let detail: String
  /// The name of the trailing image; nil if there is none.
  package let image: String?
  /// The action of a tap; capture the screen weakly.
  package var action: () -> Void = {}
  /// The actions revealed by a swipe to the right.
  package var leading: [Action] = []
  /// The actions revealed by a swipe to the left.
  package var trailing: [Action] = []

  /// Called when a swipe reveals actions; capture the screen weakly.
  package var onSwipe: () -> Void = {}

  weak var table: TableView?
  /// The visible actions, and the swipe that revealed them.
  private var shown: [Button] = []
  private var swiped: Direction?

  package init(id: String, text: String, detail: String, image: String?) {
    self.text = text
    self.detail = detail
    self.image = image
    super.init(id: id, role: .row, label: text)
  }

  package override var parts: [View] { shown }

  /// Hides visible actions; otherwise runs the action of the row.
  package override func wasTapped() {
    if shown.isEmpty { action() } else { hideActions() }
  }

  /// Reveals the actions of one side as buttons, or hides those of the other.
  ///
  /// - Returns: Whether the swipe had an effect.
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

  /// The titles of the actions, for error messages.
  package var offer: String {
    let titles = (leading + trailing).map(\.title)
    return titles.isEmpty ? "nothing" : titles.joined(separator: ", ")
  }

  /// Runs an action of either side by its title; false if there is none.
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

  package override func describe(in properties: inout Properties) {
    super.describe(in: &properties)
    properties[.text] = .known(.text(text))
    properties[.detail] = .known(.text(detail))
    properties[.image] = .known(.text(image ?? "none"))
  }
}

extension Property {
  /// The detail text of a row.
  package static let detail = Property("detail")
}
