import SpecGherkin

/// Values by id, for ids that usually arrive in ascending order, as those of this runner do.
///
/// Ascending entries are in an array, which takes a third of the memory of a dictionary and is not
/// rehashed while it grows; ids of other tools that arrive in another order are in a dictionary.
struct NodeTable<Value> {
  private var ascending: [(id: NodeID, value: Value?)] = []
  private var others: [NodeID: Value] = [:]

  subscript(id: NodeID) -> Value? {
    get {
      if let place = place(of: id) { return ascending[place].value }
      return others.isEmpty ? nil : others[id]
    }
    set {
      if let place = place(of: id) {
        ascending[place].value = newValue
      } else if let newValue, ascending.last.map({ $0.id < id }) ?? true {
        ascending.append((id, newValue))
      } else {
        others[id] = newValue
      }
    }
  }

  /// The values in ascending order of their ids, then those that arrived out of order.
  var values: [Value] { ascending.compactMap(\.value) + others.values }

  private func place(of id: NodeID) -> Int? { ascending.index(ofAscending: id) { $0.id } }
}

extension Array {
  /// The index of an id by binary search; nil if it is absent, or if the ids do not ascend to it.
  @inline(__always)
  func index(ofAscending id: NodeID, _ key: (Element) -> NodeID) -> Int? {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if key(self[middle]) < id { low = middle + 1 } else { high = middle }
    }
    return low < count && key(self[low]) == id ? low : nil
  }
}
