/// The id of a node or pickle, unique within a run.
///
/// Ids are assigned when nodes are complete: children before their parent, a node's tags just
/// before the node.
public struct NodeID: Hashable, Comparable, Sendable, BitwiseCopyable, CustomStringConvertible {
  /// The number, counted up in the order of completion.
  public let number: UInt32

  package init(_ number: UInt32) { self.number = number }

  /// The number in decimal digits, as in messages.
  public var description: String { String(number) }

  /// Compares by number.
  public static func < (left: NodeID, right: NodeID) -> Bool { left.number < right.number }
}
