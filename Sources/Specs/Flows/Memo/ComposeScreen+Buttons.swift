import SpecDrivers
import SpecSimulator

/// What the buttons of the compose screen do, each by whether the memo is new and has changed.
extension ComposeScreen {
  /// Leaves, and keeps what was written; a new memo without a text is none.
  func goBack() {
    if faults.contains(.emptyMemoSaved) || draft.isChanged { save() }
    navigation?.pop(animated: true)
  }

  private func save() {
    guard var memo = draft.memo else {
      if !faults.contains(.newMemoNotSaved) { store.add(draft.text) }
      return
    }
    if faults.contains(.editNotSaved) { return }
    memo.content = draft.text
    store.save(memo)
    draft.memo = memo
  }

  /// Offers the text to other apps; without any text there is nothing to offer.
  func shareText() {
    if faults.contains(.actionDoesNothing) { return }
    switch sharing {
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

  private var sharing: MemoDraft.Sharing {
    let sharing = draft.sharing
    if faults.isEmpty { return sharing }
    if faults.contains(.emptyMemoShared) || faults.contains(.newMemoNotShared), draft.isNewMemo {
      return faults.contains(.emptyMemoShared) ? .shares(draft.text, saves: false) : .asksForText
    }
    if faults.contains(.unchangedMemoNotShared), !draft.isChanged { return .asksForText }
    guard case .shares(let text, let saves) = sharing else { return sharing }
    if faults.contains(.storedTextShared), let memo = draft.memo {
      return .shares(memo.content, saves: saves)
    }
    if faults.contains(.sharingDoesNotSave) { return .shares(text, saves: false) }
    if faults.contains(.sharingSavesNewMemo) { return .shares(text, saves: true) }
    return sharing
  }

  /// Likes the memo or likes it no more, stored at once; one that is not stored cannot be liked.
  func like() {
    guard var memo = draft.memo else {
      if faults.contains(.newMemoCanBeLiked) { heart.image = "heart.fill" }
      return
    }
    if faults.contains(.heartDoesNothing) { return }
    memo.isFavorite.toggle()
    store.save(memo)
    draft.memo = memo
    showHeart()
    let plays = faults.contains(.heartPlaysOnUnliking) ? !memo.isFavorite : memo.isFavorite
    if plays, !faults.contains(.heartDoesNotPlay) { playHeart() }
  }

  /// A heart beats over the screen once, and is taken away at its end.
  private func playHeart() {
    let size = device.model.size
    let animation = AnimationView(
      id: "heart-animation", label: "heart animation", url: "heart.json", duration: 1_000)
    animation.place(x: size.width / 2 - 100, y: size.height / 2 - 100, width: 200, height: 200)
    add(animation)
    animation.play { [weak self, weak animation] in
      guard let self, let animation, !faults.contains(.heartAnimationStays) else { return }
      remove(animation)
    }
  }

  /// A new memo is just left; one that is stored is deleted if the person is sure.
  func delete() {
    if faults.contains(.trashDoesNothing) { return }
    guard let memo = draft.memo else {
      if faults.contains(.trashedMemoSaved), draft.isChanged { save() }
      navigation?.pop(animated: true)
      return
    }
    if faults.contains(.trashDoesNotAsk) { return remove(memo) }
    device.dialogs.present(
      Dialogs.Dialog(
        .alert, title: "삭제 확인", message: "메모를 삭제하시겠습니까?",
        answers: [
          ("삭제", { [weak self] in self?.remove(memo) }),
          ("취소", { [weak self] in self?.deletionCancelled(memo) }),
        ]))
  }

  private func deletionCancelled(_ memo: Memo) {
    if faults.contains(.cancelledTrashDeletes) { remove(memo) }
  }

  private func remove(_ memo: Memo) {
    store.delete(memo)
    if !faults.contains(.trashStays) { navigation?.pop(animated: true) }
  }
}
