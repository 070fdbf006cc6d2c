/// A radix tree that finds the values stored for the prefixes, or the suffixes, of a text.
///
/// The nodes are in flat arrays. A lookup costs the length of the prefix, not the number of values.
struct RadixTree: Sendable {
  private struct Node: Sendable {
    /// The label of the edge to the node, in `labels`.
    var label: Range<Int32>
    var firstByte: UInt8
    var firstChild: Int32 = -1
    var sibling: Int32 = -1
    var firstValue: Int32 = -1
  }

  /// A value and the index of the next value of the same node.
  private struct Value: Sendable {
    var value: Int32
    var next: Int32
  }

  private var nodes = [Node(label: 0..<0, firstByte: 0)]
  private var values: [Value] = []
  private var labels: [UInt8] = []

  /// Stores a value for a prefix or, with the bytes reversed, for a suffix.
  mutating func insert(_ bytes: [UInt8], value: Int) {
    var node = 0
    var at = 0
    while at < bytes.count {
      guard let child = child(of: node, bytes[at]) else {
        node = add(bytes[at...], to: node)
        break
      }
      let label = nodes[child].label
      var common = 1
      while common < label.count, at + common < bytes.count,
        labels[Int(label.lowerBound) + common] == bytes[at + common]
      {
        common += 1
      }
      if common < label.count { split(child, after: common) }
      at += common
      node = child
    }
    values.append(Value(value: Int32(value), next: nodes[node].firstValue))
    nodes[node].firstValue = Int32(values.count - 1)
  }

  private func child(of node: Int, _ byte: UInt8) -> Int? {
    var child = nodes[node].firstChild
    while child >= 0 {
      if nodes[Int(child)].firstByte == byte { return Int(child) }
      child = nodes[Int(child)].sibling
    }
    return nil
  }

  private mutating func add(_ bytes: ArraySlice<UInt8>, to parent: Int) -> Int {
    let start = Int32(labels.count)
    labels.append(contentsOf: bytes)
    var node = Node(label: start..<Int32(labels.count), firstByte: bytes[bytes.startIndex])
    node.sibling = nodes[parent].firstChild
    nodes.append(node)
    nodes[parent].firstChild = Int32(nodes.count - 1)
    return nodes.count - 1
  }

  /// Splits the label of a node; the rest moves to a new child.
  private mutating func split(_ node: Int, after count: Int) {
    let label = nodes[node].label
    let border = label.lowerBound + Int32(count)
    var rest = nodes[node]
    rest.label = border..<label.upperBound
    rest.firstByte = labels[Int(border)]
    rest.sibling = -1
    nodes.append(rest)
    nodes[node].label = label.lowerBound..<border
    nodes[node].firstChild = Int32(nodes.count - 1)
    nodes[node].firstValue = -1
  }

  /// Calls `visit` with each value stored for a prefix of the text, or for a suffix.
  @inline(__always)
  func forEach(
    in text: UnsafeBufferPointer<UInt8>, reversed: Bool = false, _ visit: (Int) -> Void
  ) {
    nodes.withUnsafeBufferPointer { nodes in
      labels.withUnsafeBufferPointer { labels in
        var node = 0
        var at = 0
        while true {
          var value = nodes[node].firstValue
          while value >= 0 {
            visit(Int(values[Int(value)].value))
            value = values[Int(value)].next
          }
          guard at < text.count else { return }
          let byte = text[reversed ? text.count - 1 - at : at]
          var child = nodes[node].firstChild
          while child >= 0, nodes[Int(child)].firstByte != byte {
            child = nodes[Int(child)].sibling
          }
          guard child >= 0 else { return }
          let label = nodes[Int(child)].label
          guard text.count - at >= label.count else { return }
          for offset in 1..<max(1, label.count)
          where labels[Int(label.lowerBound) + offset]
            != text[reversed ? text.count - 1 - at - offset : at + offset]
          {
            return
          }
          at += label.count
          node = Int(child)
        }
      }
    }
  }
}
