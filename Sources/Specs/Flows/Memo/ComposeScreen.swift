import SpecDrivers
import SpecSimulator

/// One screen to write a memo and to edit one; its four buttons go by the draft.
final class ComposeScreen: RuledScreen<MemoRules> {
  let title = Label(id: "title", label: "title", text: "")
  let back = Button(id: "back", label: "back")
  let trash = Button(id: "trash", label: "trash")
  let heart = Button(id: "heart", label: "heart")
  let share = Button(id: "action", label: "action")
  let text = TextView(id: "text", label: "memo text", traits: TextTraits())

  private var draft: MemoDraft
  private let store: MemoStore
  private var tokens: [NotificationCenter.Token] = []

  init(on device: Device, memo: Memo?, store: MemoStore, _ book: RuleBook<MemoRules>) {
    draft = MemoDraft(of: memo)
    self.store = store
    super.init(name: "compose", on: device, book)
    add(title, back, trash, heart, share, text)
    backButton = back
    text.onEditingChanged = { [weak self] in self?.textChanged() }
    back.action = { [weak self] in self?.goBack() }
    trash.action = { [weak self] in self?.delete() }
    heart.action = { [weak self] in self?.like() }
    share.action = { [weak self] in self?.shareText() }
  }

  deinit {
    if rules.listensUntil != .never { unsubscribe() }
  }

  /// A screen made anew has the memo as it is stored.
  override func makeAnew() -> ViewController? {
    ComposeScreen(on: device, memo: draft.memo, store: store, book)
  }

  override func viewDidLoad() {
    trash.image = "trash"
    share.image = "square.and.arrow.up"
    text.text = draft.text
    applyRules()
    if rules.listens { subscribe() }
  }

  override func applyRules() {
    title.text = draft.isNewMemo ? rules.titleOfNew : rules.titleOfEdit
    text.isEnabled = rules.textIsSelectable
    showHeart()
  }

  override func viewWillDisappear(animated: Bool) {
    if rules.listensUntil == .willDisappear { unsubscribe() }
  }

  private func textChanged() {
    draft.text = text.text
  }

  // MARK: Back and sharing

  /// Leaves, and keeps what was written; a new memo without a text is none.
  private func goBack() {
    if draft.isChanged || !rules.savesOnlyChanges { save() }
    leave()
  }

  private func leave() {
    navigation?.pop(animated: true)
  }

  private func save() {
    guard rules.savable.contains(draft.isNewMemo ? .new : .stored) else { return }
    guard var memo = draft.memo else { return store.add(draft.text) }
    memo.content = draft.text
    store.save(memo)
    draft.memo = memo
  }

  /// Offers the text to other apps; without any text there is nothing to offer.
  private func shareText() {
    guard rules.working.contains(.share) else { return }
    switch draft.sharing(by: rules) {
    case .asksForText:
      device.dialogs.present(
        Dialogs.Dialog(
          .alert, title: "메모를 작성하세요", message: "빈 메모입니다. 새로운 메모를 작성하세요",
          answers: [("확인", {})]))
    case .shares(let text, let saves):
      if saves { save() }
      device.sheets.share(text)
    }
  }

  // MARK: Likes

  /// Likes the memo or likes it no more, stored at once; one that is not stored cannot be liked.
  private func like() {
    guard rules.working.contains(.heart),
      rules.likable.contains(draft.isNewMemo ? .new : .stored)
    else { return }
    guard var memo = draft.memo else { return heart.image = "heart.fill" }
    memo.isFavorite.toggle()
    store.save(memo)
    draft.memo = memo
    showHeart()
    if rules.animated.contains(memo.isFavorite ? .liked : .unliked) { playHeart() }
  }

  private func showHeart() {
    let isFavorite = draft.memo?.isFavorite ?? false
    heart.image = isFavorite && rules.heartFills ? "heart.fill" : "heart"
  }

  /// A heart beats over the screen once, and is taken away at its end.
  private func playHeart() {
    let size = device.model.size
    let animation = AnimationView(
      id: "heart-animation", label: "heart animation", url: "heart.json", duration: .seconds(1))
    animation.place(x: size.width / 2 - 100, y: size.height / 2 - 100, width: 200, height: 200)
    add(animation)
    animation.play { [weak self, weak animation] in
      guard let self, let animation, rules.animationIsRemoved else { return }
      remove(animation)
    }
  }

  // MARK: The trash

  /// A new memo is just left; one that is stored is deleted if the person is sure.
  private func delete() {
    guard rules.working.contains(.trash) else { return }
    guard let memo = draft.memo else {
      if !rules.discardsNew, draft.isChanged { save() }
      return leave()
    }
    guard rules.deletionIsConfirmed else { return remove(memo) }
    device.dialogs.present(
      Dialogs.Dialog(
        .alert, title: "삭제 확인", message: "메모를 삭제하시겠습니까?",
        answers: [
          ("삭제", { [weak self] in self?.remove(memo) }),
          ("취소", { [weak self] in self?.deletionCancelled(memo) }),
        ]))
  }

  private func deletionCancelled(_ memo: Memo) {
    if !rules.cancelKeepsMemo { remove(memo) }
  }

  private func remove(_ memo: Memo) {
    store.delete(memo)
    if rules.deletionLeaves { leave() }
  }

  // MARK: The keyboard

  /// The text keeps clear of the keyboard as long as the screen lives, be it in front or not.
  private func subscribe() {
    let notices = device.notices
    let holder = rules.handlersHold == .strongly ? self : nil
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
    let room = rules.room ?? height
    if rules.clears.contains(.text) {
      text.bottomInset = rules.roomIsReplaced ? room : text.bottomInset + room
    }
    if rules.clears.contains(.indicator) { text.indicatorInset = room }
  }

  private func takeRoomBack() {
    if rules.returns.contains(.text) { text.bottomInset = 0 }
    if rules.returns.contains(.indicator) { text.indicatorInset = 0 }
  }

  // MARK: Where things are

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
