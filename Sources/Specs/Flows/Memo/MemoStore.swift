import SpecDrivers
import SpecSimulator
import SpecText

/// The memos, shared by all screens; changes are stored at once.
///
/// A memo consists of three records: `memo 1` with its text, `memo 1 date` with its date, and `memo
/// 1 favourite` with 1 if it is liked, otherwise 0. A memo without a date gets the current one.
final class MemoStore {
  private(set) var memos: [Memo] = []

  private let device: Device
  private let book: RuleBook<MemoRules>

  init(on device: Device, _ book: RuleBook<MemoRules>) {
    self.device = device
    self.book = book
    memos = device.memory.records.keys.map(\.wrappedValue).compactMap(stored)
  }

  /// The memos in the order of the list.
  var listed: [Memo] {
    switch book.rules.sortOrder {
    case .newestFirst: Memo.listed(memos)
    case .oldestFirst: Memo.listed(memos).reversed()
    case .byNumber: memos.sorted { $0.number > $1.number }
    }
  }

  var favorites: Int {
    book.rules.likeCountIsFavorites ? memos.count(where: \.isFavorite) : memos.count
  }

  /// Adds and stores a new memo.
  func add(_ content: String) {
    let number = (memos.map(\.number).max() ?? 0) + 1
    let memo = Memo(number: number, content: content, date: device.wallClock.now)
    memos.append(memo)
    if book.rules.persistedItems.contains(.newMemos) { write(memo) }
  }

  /// Stores a changed memo.
  func save(_ memo: Memo) {
    guard let place = memos.firstIndex(where: { $0.number == memo.number }) else { return }
    var memo = memo
    if !book.rules.editKeepsDate { memo.date = device.wallClock.now }
    let isEdit = memos[place].isFavorite == memo.isFavorite
    memos[place] = memo
    if book.rules.persistedItems.contains(isEdit ? .edits : .likes) { write(memo) }
  }

  /// Deletes a memo permanently.
  func delete(_ memo: Memo) {
    if book.rules.deletionRemovesMemo { memos.removeAll { $0.number == memo.number } }
    guard book.rules.persistedItems.contains(.deletions) else { return }
    for suffix in ["", " date", " favourite"] {
      device.memory.records["memo \(memo.number)\(suffix)"] = nil
    }
  }

  private func write(_ memo: Memo) {
    device.memory.records["memo \(memo.number)"] = memo.content
    device.memory.records["memo \(memo.number) date"] = memo.date.written
    device.memory.records["memo \(memo.number) favourite"] = memo.isFavorite ? "1" : "0"
  }

  /// The memo of a record, if the record is a memo's text.
  private func stored(_ name: String) -> Memo? {
    let words = name.split(separator: " ", omittingEmptySubsequences: false)
    guard words.count == 2, words[0] == "memo", let number = Int(words[1]),
      let content = device.memory.records[name]
    else { return nil }
    let date = device.memory.records["\(name) date"].flatMap(LocalDateTime.init(written:))
    return Memo(
      number: number, content: content,
      isFavorite: device.memory.records["\(name) favourite"] == "1",
      date: date ?? device.wallClock.now)
  }
}
