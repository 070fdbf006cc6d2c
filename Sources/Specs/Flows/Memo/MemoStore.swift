import SpecDrivers
import SpecSimulator
import SpecText

/// All memos, in one place for all screens; what changes is written to the phone at once.
///
/// A memo is three records: `memo 1` holds its text, `memo 1 date` when it was written, and
/// `memo 1 favourite` whether it is liked, 1 or 0. A memo without a date counts as written now.
final class MemoStore {
  private(set) var memos: [Memo] = []

  private let device: Device
  private let book: RuleBook<MemoRules>

  init(on device: Device, _ book: RuleBook<MemoRules>) {
    self.device = device
    self.book = book
    memos = device.memory.records.keys.map(\.wrappedValue).compactMap(stored)
  }

  /// The memos as they are listed.
  var listed: [Memo] {
    switch book.rules.order {
    case .newestFirst: Memo.listed(memos)
    case .oldestFirst: Memo.listed(memos).reversed()
    case .byNumber: memos.sorted { $0.number > $1.number }
    }
  }

  var favorites: Int {
    book.rules.likesAreFavorites ? memos.count(where: \.isFavorite) : memos.count
  }

  /// Writes a new memo.
  func add(_ content: String) {
    let number = (memos.map(\.number).max() ?? 0) + 1
    let memo = Memo(number: number, content: content, date: device.wallClock.now)
    memos.append(memo)
    if book.rules.stored.contains(.newMemos) { write(memo) }
  }

  /// Stores a memo as it is now.
  func save(_ memo: Memo) {
    guard let place = memos.firstIndex(where: { $0.number == memo.number }) else { return }
    var memo = memo
    if !book.rules.editKeepsDate { memo.date = device.wallClock.now }
    let isEdit = memos[place].isFavorite == memo.isFavorite
    memos[place] = memo
    if book.rules.stored.contains(isEdit ? .edits : .likes) { write(memo) }
  }

  /// Deletes a memo for good.
  func delete(_ memo: Memo) {
    if book.rules.deletedMemoIsGone { memos.removeAll { $0.number == memo.number } }
    guard book.rules.stored.contains(.deletions) else { return }
    for suffix in ["", " date", " favourite"] {
      device.memory.records["memo \(memo.number)\(suffix)"] = nil
    }
  }

  private func write(_ memo: Memo) {
    device.memory.records["memo \(memo.number)"] = memo.content
    device.memory.records["memo \(memo.number) date"] = memo.date.written
    device.memory.records["memo \(memo.number) favourite"] = memo.isFavorite ? "1" : "0"
  }

  /// The memo behind a record, if the record is a memo's text.
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
