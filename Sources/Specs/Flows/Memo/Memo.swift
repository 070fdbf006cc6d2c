import SpecDrivers
import SpecSimulator
import SpecText

/// A memo: what it says, when it was written, and whether somebody likes it.
struct Memo: Hashable {
  /// Its number, in the order memos are written.
  let number: Int
  var content: String
  var isFavorite = false
  /// When it was written; editing does not change it.
  var date: LocalDateTime

  /// The day it was written as the app shows it: `2020 02 17`.
  var day: String { date.dayWritten(separator: " ") }

  /// Memos as they are listed: the newest first, and of the same moment the later one.
  static func listed(_ memos: [Memo]) -> [Memo] {
    memos.sorted { ($0.date, $0.number) > ($1.date, $1.number) }
  }
}
