package import SpecGherkin
import SpecJSON

/// The shard that a recording is of, attached to the run directly after its start.
///
/// The marks of one run differ only in their index. This shows whether recordings are shards of the
/// same run, whether they overlap, and which are missing.
package struct ShardMark: Hashable, Sendable {
  /// The index of the shard, from 1, and the number of shards.
  package var index: Int
  package var count: Int
  /// The unit that is never divided: `scenario` or `file`.
  package var unit: String
  /// A digest of all selected scenarios and their variants, independent of their order.
  package var plan: String
  /// A digest of the shard that each of them is assigned to.
  package var division: String

  package init(index: Int, count: Int, unit: String, plan: String, division: String) {
    self.index = index
    self.count = count
    self.unit = unit
    self.plan = plan
    self.division = division
  }

  /// The mark in an attachment, or nil if the attachment is not a mark.
  ///
  /// - Throws: `ShardMarkError` if it is a mark whose content is invalid.
  package init?(_ attachment: Attachment) throws(ShardMarkError) {
    guard let text = attachment.text(ofType: Attachment.shardType) else { return nil }
    guard let fields = try? JSONReader.read(text), let index = try? fields.integer(at: "index"),
      let count = try? fields.integer(at: "count"), let unit = try? fields.string(at: "unit"),
      let plan = try? fields.string(at: "plan"),
      let division = try? fields.string(at: "division"), 1 <= index, index <= count
    else { throw ShardMarkError() }
    self.init(index: index, count: count, unit: unit, plan: plan, division: division)
  }

  /// The attachment's content.
  package func attachment(to run: NodeID) -> Attachment {
    let fields: JSONValue = [
      "index": .integer(index), "count": .integer(count), "unit": .string(unit),
      "plan": .string(plan), "division": .string(division),
    ]
    return Attachment(
      body: .text(fields.description), mediaType: Attachment.shardType,
      owner: .run(testRunStartedID: run))
  }
}

/// A mark whose content is invalid.
package struct ShardMarkError: Error {}
