import SpecDrivers
import SpecSimulator
import Testing

@testable import SpecFlows

/// What the compose screen's buttons go by.
@Suite struct MemoDraftTests {
  private static let stored = Memo(
    number: 1, content: "caf\u{E9}", date: LocalDateTime(milliseconds: 0))

  @Test(arguments: [
    (nil as Memo?, "", true, false, MemoDraft.Sharing.asksForText),
    (nil, " ", true, true, .shares(" ", saves: false)),
    (nil, "a", true, true, .shares("a", saves: false)),
    (nil, "\n", true, true, .shares("\n", saves: false)),
    (stored, "caf\u{E9}", false, false, .shares("caf\u{E9}", saves: false)),
    // The same to the eye, and other code points all the same.
    (stored, "cafe\u{301}", false, true, .shares("cafe\u{301}", saves: true)),
    (stored, "caf", false, true, .shares("caf", saves: true)),
    (stored, "", false, true, .shares("", saves: true)),
  ])
  func `new or not and changed or not decide what sharing does`(
    memo: Memo?, text: String, isNew: Bool, isChanged: Bool, sharing: MemoDraft.Sharing
  ) {
    var draft = MemoDraft(of: memo)
    #expect(!draft.isChanged)
    draft.text = text
    #expect(draft.isNewMemo == isNew)
    #expect(draft.isChanged == isChanged)
    #expect(draft.sharing(by: RulesInUse(MemoRules())) == sharing)
  }

  @Test func `memos are listed by date, newest first, then by number`() {
    let memos = [(1, 20), (2, 10), (3, 20), (4, 30)].map {
      Memo(number: $0.0, content: "", date: LocalDateTime(milliseconds: $0.1))
    }
    #expect(Memo.listed(memos).map(\.number) == [4, 3, 1, 2])
    #expect(Memo.listed([]) == [])
  }
}
