package import SpecGherkin
import SpecJSON

/// Which part of a divided run a recording is, attached to the run right behind its start.
///
/// The marks of one run differ in their index alone. That is what proves that recordings are parts
/// of one whole, that no two of them overlap, and which one is missing.
package struct ShardMark: Hashable, Sendable {
  /// Which part it is, from 1, and how many there are.
  package var index: Int
  package var count: Int
  /// What is never divided: `scenario` or `file`.
  package var unit: String
  /// A digest of all selected scenarios, in every way each is run, whatever their order.
  package var plan: String
  /// A digest of which part each of them is in.
  package var division: String

  package init(index: Int, count: Int, unit: String, plan: String, division: String) {
    self.index = index
    self.count = count
    self.unit = unit
    self.plan = plan
    self.division = division
  }

  /// The mark that an attachment of a run is; nil if it is none.
  ///
  /// - Throws: that it is one, and cannot be read.
  package init?(_ attachment: Attachment) throws(ShardMarkError) {
    guard attachment.mediaType == Attachment.shardType, case .text(let text) = attachment.body
    else { return nil }
    guard let fields = try? JSONReader.read(text), let index = try? fields.integer(at: "index"),
      let count = try? fields.integer(at: "count"), let unit = try? fields.string(at: "unit"),
      let plan = try? fields.string(at: "plan"),
      let division = try? fields.string(at: "division"), 1 <= index, index <= count
    else { throw ShardMarkError() }
    self.init(index: index, count: count, unit: unit, plan: plan, division: division)
  }

  /// The mark as it is written.
  package func attachment(to run: NodeID) -> Attachment {
    let fields: JSONValue = [
      "index": .integer(index), "count": .integer(count), "unit": .string(unit),
      "plan": .string(plan), "division": .string(division),
    ]
    return Attachment(
      body: .text(String(decoding: JSONWriter.write(fields), as: UTF8.self)),
      mediaType: Attachment.shardType, owner: .run(testRunStartedID: run))
  }
}

/// A recording says that it is a shard, and nobody can read which.
package struct ShardMarkError: Error {}
