import SpecDrivers
import SpecSimulator

/// The memos, newest first: a tap opens one, a swipe brings out its reminder and its deletion.
final class MemoListScreen: ViewController {
  let title = Label(id: "title", label: "title", text: "memo")
  let new = Button(id: "new", label: "New memo")
  let table = TableView(id: "memos", label: "memos")

  private let store: MemoStore
  private let faults: MemoFaults
  private let reminder: Reminder

  init(on device: Device, store: MemoStore, faults: MemoFaults) {
    self.store = store
    self.faults = faults
    reminder = Reminder(device: device, faults: faults)
    super.init(name: "memos", device: device)
    add(title, new, table)
    new.action = { [weak self] in self?.compose(nil) }
  }

  override func makeAnew() -> ViewController? {
    MemoListScreen(on: device, store: store, faults: faults)
  }

  override func viewDidLoad() {
    if faults.contains(.listNeverRefetched) { showMemos() }
  }

  override func viewWillAppear(animated: Bool) {
    if !faults.contains(.listNeverRefetched) { showMemos() }
    if faults.contains(.asksOnListing) { Reminder.ask(on: device) }
  }

  private func showMemos() {
    table.show(store.listed.map(row))
  }

  private func row(for memo: Memo) -> Row {
    let isMarked = memo.isFavorite && !faults.contains(.listWithoutHearts)
    let row = Row(
      id: "memo-\(memo.number)", text: memo.content,
      detail: faults.contains(.listWithoutDates) ? "" : memo.day,
      image: isMarked ? "heart.fill" : nil)
    row.action = { [weak self] in
      self?.compose(self?.faults.contains(.rowOpensNewMemo) ?? false ? nil : memo)
    }
    addActions(to: row, of: memo)
    return row
  }

  private func addActions(to row: Row, of memo: Memo) {
    let notify = Row.Action("Notification", .reminding) { [weak self] in
      self?.reminder.remind(of: memo)
    }
    let delete = Row.Action("Delete", .deleting) { [weak self, weak row] in
      if let row { self?.delete(memo, in: row) }
    }
    row.leading = faults.contains(.noNotificationAction) ? [] : [notify]
    row.trailing = faults.contains(.noDeleteAction) ? [] : [delete]
    if faults.contains(.sidesSwapped) { swap(&row.leading, &row.trailing) }
    if faults.contains(.asksOnReveal) {
      row.onSwipe = { [weak self] in if let self { Reminder.ask(on: device) } }
    }
  }

  /// Deletes at once, without asking; the row fades.
  private func delete(_ memo: Memo, in row: Row) {
    if faults.contains(.asksOnDelete) { Reminder.ask(on: device) }
    store.delete(memo)
    if faults.contains(.rowGoesAtOnce) { showMemos() } else { table.remove(row) }
  }

  private func compose(_ memo: Memo?) {
    if faults.contains(.asksOnCompose) { Reminder.ask(on: device) }
    let data = faults.contains(.eachScreenOwnData) ? MemoStore(on: device, faults: faults) : store
    navigation?.push(
      ComposeScreen(on: device, memo: memo, store: data, faults: faults), animated: true)
  }

  override func layout() {
    let model = device.model
    let top = model.safeTop
    title.place(x: 60, y: top, width: model.size.width - 120, height: 44)
    new.place(x: model.size.width - 54, y: top, width: 44, height: 44)
    table.place(
      x: 0, y: top + 44, width: model.size.width,
      height: model.size.height - model.safeBottom - TabBar.height - top - 44)
    table.placeRows()
  }
}

extension Color {
  /// What the reminder's action is painted in.
  fileprivate static let reminding = Color(red: 0, green: 122, blue: 255)
  /// What the deletion's action is painted in.
  fileprivate static let deleting = Color(red: 255, green: 59, blue: 48)
}
