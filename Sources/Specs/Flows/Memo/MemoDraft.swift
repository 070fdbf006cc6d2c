/// What is being written on the compose screen, and what each of its buttons has to do with it.
///
/// Without a memo behind it a new one is being written, otherwise that one is edited; this and
/// whether anything has changed decide everything.
struct MemoDraft {
  /// The memo that is edited, as it is stored; nil for a new one.
  var memo: Memo?
  var text: String

  /// What sharing comes to.
  enum Sharing: Equatable {
    /// There is nothing to share, so a text is asked for.
    case asksForText
    case shares(String, saves: Bool)
  }

  init(of memo: Memo?) {
    self.memo = memo
    text = memo?.content ?? ""
  }

  var isNewMemo: Bool { memo == nil }

  /// Whether the text is another than what is stored, to the code point.
  var isChanged: Bool {
    !text.unicodeScalars.elementsEqual((memo?.content ?? "").unicodeScalars)
  }

  /// What sharing does with the memo as it is now.
  func sharing(by rules: MemoRules) -> Sharing {
    let rule =
      switch (isNewMemo, isChanged) {
      case (true, false): rules.sharingOfNothing
      case (true, true): rules.sharingOfNew
      case (false, false): rules.sharingOfStored
      case (false, true): rules.sharingOfEdit
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
