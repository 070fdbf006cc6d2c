/// The number of a node or pickle, unique within one run.
///
/// Numbers are handed out in the order in which nodes are finished: children before their parent,
/// a node's tags just before the node. Written as a decimal numeral.
public struct NodeID: Hashable, Comparable, Sendable, BitwiseCopyable, CustomStringConvertible {
  public let number: UInt32

  public init(_ number: UInt32) { self.number = number }

  public var description: String { String(number) }

  public static func < (left: NodeID, right: NodeID) -> Bool { left.number < right.number }
}
