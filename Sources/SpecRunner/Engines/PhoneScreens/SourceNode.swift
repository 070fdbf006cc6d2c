import SpecDrivers
import SpecText
import SpecXML

/// An element of a page source.
struct SourceNode: Sendable {
  /// The tree that it belongs to.
  let tree: SourceTree
  /// Its position among all elements of the tree, from 0.
  let index: Int

  private var record: SourceTree.Record { tree.records[index] }

  /// The name of its tag: `XCUIElementTypeButton`, `android.widget.Button`.
  var type: String { record.type }
  /// Its attributes in their order.
  var attributes: [SourceTree.Attribute] { record.attributes }
  /// The number of elements around it.
  var level: Int { record.level }
  /// The indexes of the elements inside it.
  var inside: Range<Int> { index + 1..<record.end }

  /// The value of an attribute; nil if it has none of this name.
  func attribute(_ name: String) -> String? {
    record.attributes.first { $0.name.isSame(as: name) }?.value
  }

  /// Whether an attribute is `true` or `false`; nil if it is absent or something else.
  func flag(_ name: String) -> Bool? {
    switch attribute(name) {
    case "true"?: true
    case "false"?: false
    default: nil
    }
  }

  /// An attribute that is `true` or `false`, as a property.
  func observedFlag(_ name: String) -> Observed<PropertyValue> {
    flag(name).map { .known(.flag($0)) } ?? .unknown("the page source does not have it")
  }

  // MARK: - Relatives

  /// The element around it; nil for the root.
  var parent: SourceNode? { record.parent.map { SourceNode(tree: tree, index: $0) } }

  /// The elements directly inside it.
  var children: [SourceNode] {
    var children: [SourceNode] = []
    var next = index + 1
    while next < record.end {
      children.append(SourceNode(tree: tree, index: next))
      next = tree.records[next].end
    }
    return children
  }

  /// The elements inside it at any depth, in reading order.
  var descendants: some RandomAccessCollection<SourceNode> {
    inside.lazy.map { SourceNode(tree: tree, index: $0) }
  }

  /// The elements inside a control; nil if there are so many that it is no simple control.
  ///
  /// Without a limit, controls inside each other would take a time that grows with the square of
  /// their number.
  var parts: [SourceNode]? { inside.count <= 100 ? Array(descendants) : nil }

  /// The elements around it, innermost first.
  var ancestors: some Sequence<SourceNode> {
    sequence(state: self) { node in
      guard let parent = node.parent else { return nil }
      node = parent
      return parent
    }
  }

  /// The position and size, as the server reports them; nil if it does not.
  ///
  /// WebDriverAgent reports points, the UiAutomator2 server pixels.
  var frame: Frame? {
    if let bounds = attribute("bounds") { return Self.frame(ofBounds: bounds) }
    let sides = ["x", "y", "width", "height"].compactMap { attribute($0).flatMap(Self.number) }
    guard sides.count == 4 else { return nil }
    return Frame(x: sides[0], y: sides[1], width: max(0, sides[2]), height: max(0, sides[3]))
  }

  /// A rectangle as the UiAutomator2 server writes it: `[left,top][right,bottom]`.
  private static func frame(ofBounds text: String) -> Frame? {
    let numbers = text.unicodeScalars.split { "[],".unicodeScalars.contains($0) }
      .map { number(String($0)) }
    guard numbers.count == 4, let left = numbers[0], let top = numbers[1],
      let right = numbers[2], let bottom = numbers[3]
    else { return nil }
    return Frame(x: left, y: top, width: max(0, right - left), height: max(0, bottom - top))
  }

  /// A number of a screen's size; a damaged source could have any.
  private static func number(_ text: String) -> Double? {
    Double(text).flatMap { $0.isFinite && abs($0) < 1e7 ? $0 : nil }
  }

  /// Whether it is another node or around it.
  func contains(_ other: SourceNode) -> Bool { other.index >= index && other.index < record.end }

  // MARK: - Finding it again

  /// An XPath that finds it from the root of the page source.
  ///
  /// Servers search the tree of the app itself, so an element around the app is left out.
  var xpath: String { lineage.drop(while: \.isWrapper).map { "/" + $0.step }.joined() }

  /// A class chain that finds it from the application on iOS; empty for the application itself.
  var classChain: String {
    lineage.drop(while: \.isWrapper).dropFirst().map(\.step).joined(separator: "/")
  }

  /// The elements from the root to this one.
  private var lineage: [SourceNode] { Array(ancestors).reversed() + [self] }

  /// Whether it is the element that Appium puts around the source of an app.
  private var isWrapper: Bool { type.isSame(as: "AppiumAUT") }

  /// The type and the position among the siblings of this type, counted from 1.
  private var step: String {
    var position = 1
    var sibling = (parent?.index ?? index - 1) + 1
    while sibling < index {
      if tree.records[sibling].type.isSame(as: type) { position += 1 }
      sibling = tree.records[sibling].end
    }
    return "\(type)[\(position)]"
  }
}
