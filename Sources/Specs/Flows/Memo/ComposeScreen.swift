import SpecDrivers
import SpecSimulator

/// One screen to write a memo and to edit one; its four buttons go by the draft.
final class ComposeScreen: ViewController {
  let title = Label(id: "title", label: "title", text: "")
  let back = Button(id: "back", label: "back")
  let trash = Button(id: "trash", label: "trash")
  let heart = Button(id: "heart", label: "heart")
  let share = Button(id: "action", label: "action")
  let text = TextView(id: "text", label: "memo text", traits: TextTraits())

  var draft: MemoDraft
  let store: MemoStore
  let faults: MemoFaults
  private var tokens: [NoticeCenter.Token] = []

  init(on device: Device, memo: Memo?, store: MemoStore, faults: MemoFaults) {
    draft = MemoDraft(of: memo)
    self.store = store
    self.faults = faults
    super.init(name: "compose", device: device)
    add(title, back, trash, heart, share, text)
    backButton = back
    text.onEditingChanged = { [weak self] in self?.textChanged() }
    back.action = { [weak self] in self?.goBack() }
    trash.action = { [weak self] in self?.delete() }
    heart.action = { [weak self] in self?.like() }
    share.action = { [weak self] in self?.shareText() }
  }

  deinit {
    if !faults.contains(.observersNeverRemoved) { unsubscribe() }
  }

  /// A screen made anew has the memo as it is stored.
  override func makeAnew() -> ViewController? {
    ComposeScreen(on: device, memo: draft.memo, store: store, faults: faults)
  }

  override func viewDidLoad() {
    title.text = draft.isNewMemo || faults.contains(.editTitledNew) ? "new" : "edit"
    trash.image = "trash"
    share.image = "square.and.arrow.up"
    text.text = draft.text
    text.isEnabled = !faults.contains(.textCannotBeSelected)
    showHeart()
    subscribe()
  }

  override func viewWillDisappear(animated: Bool) {
    if faults.contains(.observersRemovedOnLeaving) { unsubscribe() }
  }

  private func textChanged() {
    draft.text = text.text
  }

  func showHeart() {
    let isFavorite = draft.memo?.isFavorite ?? false
    heart.image = isFavorite && !faults.contains(.heartIconStays) ? "heart.fill" : "heart"
  }

  // MARK: The keyboard

  /// The text keeps clear of the keyboard as long as the screen lives, be it in front or not.
  private func subscribe() {
    if faults.contains(.keyboardNotObserved) { return }
    let notices = device.notices
    let holder = faults.contains(.noticesHoldScreen) ? self : nil
    tokens = [
      notices.subscribe(to: .keyboardWillShow, self) { [weak self] in
        _ = holder
        if let height = $0.height { self?.makeRoom(height) }
      },
      notices.subscribe(to: .keyboardWillHide, self) { [weak self] _ in self?.takeRoomBack() },
    ]
  }

  private func unsubscribe() {
    for token in tokens { device.notices.unsubscribe(token) }
  }

  private func makeRoom(_ height: Double) {
    let room = faults.contains(.insetFixed) ? 346 : height
    if !faults.contains(.textNotResized) {
      text.bottomInset = faults.contains(.insetsPileUp) ? text.bottomInset + room : room
    }
    if !faults.contains(.indicatorStays) { text.indicatorInset = room }
  }

  private func takeRoomBack() {
    if !faults.contains(.insetStaysAfterHiding) { text.bottomInset = 0 }
    if !faults.contains(.indicatorStaysAfterHiding) { text.indicatorInset = 0 }
  }

  // MARK: Where things stand

  override func layout() {
    let model = device.model
    let width = model.size.width
    let top = model.safeTop
    back.place(x: 10, y: top, width: 44, height: 44)
    title.place(x: 60, y: top, width: width - 204, height: 44)
    for (index, button) in [trash, heart, share].enumerated() {
      button.place(x: width - 144 + 46 * Double(index), y: top, width: 44, height: 44)
    }
    text.place(x: 0, y: top + 44, width: width, height: model.size.height - top - 44)
  }
}
