import SpecGherkin
import Testing

@testable import SpecMessages

@Suite struct NodeTableTests {
  @Test(arguments: [[1, 2, 3, 4], [4, 3, 2, 1], [2, 4, 1, 3], [1, 2, 2, 1]] as [[UInt32]])
  func `a value is found by its id, in whatever order the ids arrive`(_ ids: [UInt32]) {
    var table = NodeTable<String>()
    for id in ids { table[NodeID(id)] = "value \(id)" }
    for id in ids {
      #expect(table[NodeID(id)] == "value \(id)")
    }
    #expect(table[NodeID(9)] == nil)
    #expect(Set(table.values) == Set(ids.map { "value \($0)" }))
    for id in ids { table[NodeID(id)] = nil }
    #expect(table.values.isEmpty)
  }

  @Test func `removing an unknown id leaves no trace`() {
    var table = NodeTable<Int>()
    table[NodeID(7)] = nil
    table[NodeID(3)] = 3
    table[NodeID(3)]? += 1
    table[NodeID(5)]? += 1
    #expect(table[NodeID(3)] == 4)
    #expect(table.values == [4])
  }
}
