import SpecDrivers
import SpecSimulator
import SpecText

/// A memo: its text, its date and whether it is liked.
struct Memo: Hashable {
  /// The number, in the order of creation.
  let number: Int
  var content: String
  var isFavorite = false
  /// The date of creation, which editing does not change.
  var date: LocalDateTime

  /// The date as shown by the app: `2020 02 17`.
  var day: String { date.dayWritten(separator: " ") }

  /// Sorts memos for the list: newest first, and of the same time the later one first.
  static func listed(_ memos: [Memo]) -> [Memo] {
    memos.sorted { ($0.date, $0.number) > ($1.date, $1.number) }
  }
}
