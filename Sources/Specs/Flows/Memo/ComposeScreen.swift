import SpecDrivers
import SpecSimulator

/// The screen for writing and editing a memo; its four buttons depend on the draft.
final class ComposeScreen: FlowScreen<MemoRules> {
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
    if rules.observesUntil != .never { unsubscribe() }
  }

  /// A recreated screen shows the stored memo.
  override func recreate() -> ViewController? {
    ComposeScreen(on: device, memo: draft.memo, store: store, book)
  }

  override func viewDidLoad() {
    trash.image = "trash"
    share.image = "square.and.arrow.up"
    text.text = draft.text
    applyRules()
    if rules.observesKeyboard { subscribe() }
  }

  override func applyRules() {
    title.text = draft.isNewMemo ? rules.titleForNewMemo : rules.titleForEditing
    text.isEnabled = rules.textIsEditable
    showHeart()
  }

  override func viewWillDisappear(animated: Bool) {
    if rules.observesUntil == .willDisappear { unsubscribe() }
  }

  private func textChanged() {
    draft.text = text.text
  }

  // MARK: Leaving and sharing

  /// Saves changes and leaves; a new memo without text is not saved.
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

  /// Shares the text with other apps; without text, an alert asks for one.
  private func shareText() {
    guard rules.enabledControls.contains(.share) else { return }
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

  /// Toggles the like, which is stored at once; an unsaved memo cannot be liked.
  private func like() {
    guard rules.enabledControls.contains(.heart),
      rules.likable.contains(draft.isNewMemo ? .new : .stored)
    else { return }
    guard var memo = draft.memo else { return heart.image = "heart.fill" }
    memo.isFavorite.toggle()
    store.save(memo)
    draft.memo = memo
    showHeart()
    if rules.animatedLikeChanges.contains(memo.isFavorite ? .liked : .unliked) { playHeart() }
  }

  private func showHeart() {
    let isFavorite = draft.memo?.isFavorite ?? false
    heart.image = isFavorite && rules.heartFills ? "heart.fill" : "heart"
  }

  /// Plays the heart animation once and removes it at the end.
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

  /// Discards a new memo; deletes a stored one after confirmation.
  private func delete() {
    guard rules.enabledControls.contains(.trash) else { return }
    guard let memo = draft.memo else {
      if !rules.discardsNewMemo, draft.isChanged { save() }
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
    if rules.deletionClosesScreen { leave() }
  }

  // MARK: The keyboard

  /// Keeps the text clear of the keyboard as long as the screen exists, even in the background.
  private func subscribe() {
    let notificationCenter = device.notificationCenter
    let holder = rules.handlerCapture == .strong ? self : nil
    tokens = [
      notificationCenter.subscribe(to: .keyboardWillShow, self) { [weak self] in
        _ = holder
        if let height = $0.height { self?.adjustInsets(height) }
      },
      notificationCenter.subscribe(to: .keyboardWillHide, self) { [weak self] _ in
        self?.resetInsets()
      },
    ]
  }

  private func unsubscribe() {
    for token in tokens { device.notificationCenter.unsubscribe(token) }
  }

  private func adjustInsets(_ height: Double) {
    let room = rules.keyboardInset ?? height
    if rules.adjustedInsets.contains(.text) {
      text.bottomInset = rules.insetIsReplaced ? room : text.bottomInset + room
    }
    if rules.adjustedInsets.contains(.indicator) { text.indicatorInset = room }
  }

  private func resetInsets() {
    if rules.resetInsets.contains(.text) { text.bottomInset = 0 }
    if rules.resetInsets.contains(.indicator) { text.indicatorInset = 0 }
  }

  // MARK: Layout

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
