import SpecDrivers
import SpecSimulator

/// The list of memos: a tap opens one, a swipe reveals its reminder and its deletion.
final class MemoListScreen: FlowScreen<MemoRules> {
  let title = Label(id: "title", label: "title", text: "memo")
  let new = Button(id: "new", label: "New memo")
  let table = TableView(id: "memos", label: "memos")

  private let store: MemoStore
  private let reminder: Reminder

  init(on device: Device, store: MemoStore, _ book: RuleBook<MemoRules>) {
    self.store = store
    reminder = Reminder(device: device, book: book)
    super.init(name: "memos", on: device, book)
    add(title, new, table)
    new.action = { [weak self] in self?.compose(nil) }
  }

  override func recreate() -> ViewController? {
    MemoListScreen(on: device, store: store, book)
  }

  override func viewDidLoad() {
    if rules.listRefresh == .onLoad { showMemos() }
  }

  override func viewWillAppear(animated: Bool) {
    super.viewWillAppear(animated: animated)
    if rules.listRefresh == .onEveryAppearance { showMemos() }
    reminder.requestPermission(on: .listing)
  }

  private func showMemos() {
    table.show(store.listed.map(row))
  }

  private func row(for memo: Memo) -> Row {
    let isMarked = memo.isFavorite && rules.rowElements.contains(.heart)
    let row = Row(
      id: "memo-\(memo.number)", text: memo.content,
      detail: rules.rowElements.contains(.date) ? memo.day : "",
      image: isMarked ? "heart.fill" : nil)
    row.action = { [weak self] in self?.open(memo) }
    row.leading = rules.leadingActions.map { action($0, of: memo, in: row) }
    row.trailing = rules.trailingActions.map { action($0, of: memo, in: row) }
    row.onSwipe = { [weak self] in self?.reminder.requestPermission(on: .revealing) }
    return row
  }

  private func action(_ action: MemoRules.RowAction, of memo: Memo, in row: Row) -> Row.Action {
    switch action {
    case .notification:
      Row.Action("Notification", .reminding) { [weak self] in self?.reminder.remind(of: memo) }
    case .delete:
      Row.Action("Delete", .deleting) { [weak self, weak row] in
        if let row { self?.delete(memo, in: row) }
      }
    }
  }

  /// Deletes without confirmation; the row fades.
  private func delete(_ memo: Memo, in row: Row) {
    reminder.requestPermission(on: .deleting)
    store.delete(memo)
    if rules.deletedRowFades { table.remove(row) } else { showMemos() }
  }

  private func open(_ memo: Memo) {
    switch rules.rowDestination {
    case .tappedMemo: compose(memo)
    case .newMemo: compose(nil)
    }
  }

  private func compose(_ memo: Memo?) {
    reminder.requestPermission(on: .composing)
    let memos = rules.memosAreShared ? store : MemoStore(on: device, book)
    navigation?.push(ComposeScreen(on: device, memo: memo, store: memos, book), animated: true)
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
  /// The colour of the reminder action.
  fileprivate static let reminding = Color(red: 0, green: 122, blue: 255)
  /// The colour of the delete action.
  fileprivate static let deleting = Color(red: 255, green: 59, blue: 48)
}
