import SpecDrivers
import SpecText

/// The nodes of a page source that are elements of the screen, with their ids.
///
/// Most nodes only hold others. What counts as an element differs between systems, so that a
/// closure decides it.
struct ListedNodes {
  /// An element of the screen.
  struct Entry {
    let node: SourceNode
    let role: Element.Role
    let id: String
    /// The position of the closest element around it in the list.
    let parent: Int?
    /// The part of the window in which it can be seen: that of the areas that scroll around it.
    let view: Frame

    /// The part of it that can be seen, in the units of the page source.
    var part: Frame? { node.frame.map { $0.intersection(view) } }

    /// Whether no part of it can be seen.
    var isOutOfView: Bool { part?.isEmpty ?? false }
  }

  /// What a node is on the screen.
  enum Listing {
    /// An element; the contents of one that clips can be seen only in its frame.
    case element(Element.Role, identifier: String?, clips: Bool = false)
    /// No element, but elements may be inside it.
    case passed
    /// No element, and nothing inside it is one.
    case skipped
  }

  /// The elements in the order of the page source.
  private(set) var entries: [Entry] = []

  /// An element before it has an id.
  private struct Found {
    let node: SourceNode
    let role: Element.Role
    let identifier: String?
    let parent: Int?
    let view: Frame
  }

  /// An element around the current node.
  private struct Surrounding {
    let end: Int
    let position: Int
    let view: Frame
  }

  /// The closest element around a node.
  typealias Around = (node: SourceNode, role: Element.Role)

  /// Lists the elements of a tree.
  ///
  /// - Parameter listing: Decides about a node; it gets the closest element around it.
  init(
    in tree: SourceTree, window: Frame, _ listing: (SourceNode, Around?) -> Listing
  ) {
    var found: [Found] = []
    var around: [Surrounding] = []
    var index = 0
    while index < tree.records.count {
      let node = SourceNode(tree: tree, index: index)
      while let last = around.last, index >= last.end { around.removeLast() }
      let view = around.last?.view ?? window
      let position = around.last?.position
      index += 1
      switch listing(node, position.map { (found[$0].node, found[$0].role) }) {
      case .passed: break
      case .skipped: index = node.inside.upperBound
      case .element(let role, let identifier, let clips):
        found.append(
          Found(node: node, role: role, identifier: identifier, parent: position, view: view))
        let inner = clips ? node.frame.map { $0.intersection(view) } ?? view : view
        around.append(
          Surrounding(end: node.inside.upperBound, position: found.count - 1, view: inner))
      }
    }
    entries = Self.withIDs(found)
  }

  /// Gives every element an id: its identifier, or else its role and a number.
  ///
  /// If several elements have one identifier, the second gets `~send 2`. Ids differ even as `String`
  /// compares them, because they are keys of a dictionary.
  private static func withIDs(_ found: [Found]) -> [Entry] {
    let identifiers = Set(found.compactMap(\.identifier))
    var taken: Set<String> = []
    var numbers: [String: Int] = [:]
    return found.map { found in
      let stem = "~" + (found.identifier ?? found.role.rawValue) + " "
      var id = found.identifier ?? stem + "1"
      var isFree = found.identifier.map { taken.insert($0).inserted } ?? false
      var number = numbers[stem] ?? (found.identifier == nil ? 0 : 1)
      while !isFree {
        number += 1
        id = stem + String(number)
        isFree = !identifiers.contains(id) && taken.insert(id).inserted
      }
      numbers[stem] = number
      return Entry(
        node: found.node, role: found.role, id: id, parent: found.parent, view: found.view)
    }
  }
}

extension Frame {
  /// The common part of both rectangles; without a size if there is none.
  func intersection(_ other: Frame) -> Frame {
    let (left, top) = (max(x, other.x), max(y, other.y))
    let (right, bottom) = (min(x + width, other.x + other.width), min(maxY, other.maxY))
    return Frame(x: left, y: top, width: max(0, right - left), height: max(0, bottom - top))
  }

  /// Whether it has no area.
  var isEmpty: Bool { width <= 0 || height <= 0 }

  /// Whether it contains the middle of another rectangle.
  func containsMiddle(of other: Frame) -> Bool {
    let (middleX, middleY) = (other.x + other.width / 2, other.midY)
    return middleX >= x && middleX < x + width && middleY >= y && middleY < maxY
  }
}
