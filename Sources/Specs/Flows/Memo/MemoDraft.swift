/// The draft on the compose screen, which determines the effects of its buttons.
///
/// Without a stored memo, the draft is a new one. This and whether it has changes determine
/// everything.
struct MemoDraft {
  /// The stored memo being edited; nil for a new one.
  var memo: Memo?
  var text: String

  /// The effect of sharing.
  enum Sharing: Equatable {
    /// There is nothing to share, so an alert asks for a text.
    case asksForText
    case shares(String, saves: Bool)
  }

  init(of memo: Memo?) {
    self.memo = memo
    text = memo?.content ?? ""
  }

  var isNewMemo: Bool { memo == nil }

  /// Whether the text differs from the stored one, compared by code points.
  var isChanged: Bool {
    !text.unicodeScalars.elementsEqual((memo?.content ?? "").unicodeScalars)
  }

  /// The effect of sharing the current draft.
  func sharing(by rules: RulesInUse<MemoRules>) -> Sharing {
    let rule =
      switch (isNewMemo, isChanged) {
      case (true, false): rules.sharingOfEmptyMemo
      case (true, true): rules.sharingOfNewMemo
      case (false, false): rules.sharingOfStoredMemo
      case (false, true): rules.sharingOfEditedMemo
      }
    let shared =
      switch rules.sharedText {
      case .asWritten: text
      case .asStored: memo?.content ?? text
      }
    switch rule {
    case .asksForText: return .asksForText
    case .shares: return .shares(shared, saves: false)
    case .sharesAndSaves: return .shares(shared, saves: true)
    }
  }
}
