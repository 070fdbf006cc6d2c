/// The order of node numbers in a document whose numbers do not rise with its text.
///
/// The parser's do; another tool's may not. For each kind of node: record numbers sorted by id.
struct ForeignOrder: Sendable {
  let rules: [UInt32]
  let scenarios: [UInt32]
  let examples: [UInt32]
  let steps: [UInt32]
  let rows: [UInt32]
}
