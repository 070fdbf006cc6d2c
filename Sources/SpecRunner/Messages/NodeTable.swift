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

  private func place(of id: NodeID) -> Int? {
    var low = 0
    var high = ascending.count
    while low < high {
      let middle = (low + high) / 2
      if ascending[middle].id < id { low = middle + 1 } else { high = middle }
    }
    return low < ascending.count && ascending[low].id == id ? low : nil
  }
}
