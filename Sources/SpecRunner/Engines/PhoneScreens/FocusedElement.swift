import SpecDrivers
import SpecText

/// Finds the element with the keyboard focus among those of the page source.
///
/// The server reports it with an id of its own; only type and frame lead to the page source.
struct FocusedElement {
  private let active: PhoneLook.ActiveElement

  init(_ active: PhoneLook.ActiveElement) { self.active = active }

  /// The id of the element; known nil if none has the focus.
  func id(among entries: [ListedNodes.Entry]) -> Observed<String?> {
    switch active {
    case .none: return .known(nil)
    case .unknown(let why): return .unknown(why)
    case .element(let type, let frame):
      let found = entries.filter { entry in
        entry.node.frame.map { $0.isNear(frame) } ?? false
          && (type.map { $0.isSame(as: entry.node.type) } ?? true)
      }
      let fields = found.filter { $0.role.isA(.field) }
      switch (found.count, fields.count) {
      case (_, 1): return .known(fields[0].id)
      case (1, _): return .known(found[0].id)
      case (0, _):
        return .unknown("the element with the focus is not where the page source has an element")
      default:
        return .unknown(
          "\(found.count) elements are where the one with the focus is: "
            + found.prefix(3).map(\.id.inQuotes).joined(separator: ", "))
      }
    }
  }
}

extension Frame {
  /// Whether the sides differ by a point at most: servers round them in different ways.
  fileprivate func isNear(_ other: Frame) -> Bool {
    abs(x - other.x) <= 1 && abs(y - other.y) <= 1 && abs(width - other.width) <= 1
      && abs(height - other.height) <= 1
  }
}
