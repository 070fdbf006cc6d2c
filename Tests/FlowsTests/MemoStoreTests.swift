import SpecDrivers
import SpecSimulator
import SpecText
import Testing

@testable import SpecFlows

/// Memos and users as the phone keeps them.
@Suite struct MemoStoreTests {
  private func device(_ records: [String: String] = [:], date: String = "2020-02-17T09:30")
    -> Device
  {
    let clock = VirtualClock()
    let memory = DeviceStorage()
    for (name, value) in records { memory.records[name] = value }
    return Device(
      model: .standard, settings: DeviceSettings(), clock: clock, log: EventLog(clock: clock),
      memory: memory, date: LocalDateTime(written: date))
  }

  @Test func `a memo is three records, and they make the memo again`() {
    let device = device()
    let store = MemoStore(on: device, RuleBook())
    store.add("첫 메모\n👍🏽")
    #expect(
      device.memory.records == [
        "memo 1": "첫 메모\n👍🏽", "memo 1 date": "2020-02-17T09:30:00.000", "memo 1 favourite": "0",
      ])
    #expect(MemoStore(on: device, RuleBook()).memos == store.memos)
    store.delete(store.memos[0])
    #expect(device.memory.records == [:])
    #expect(store.memos == [])
  }

  @Test func `numbers go on after the highest there is`() {
    let device = device(["memo 7": "seven", "memo 2": "two"])
    let store = MemoStore(on: device, RuleBook())
    store.add("eight")
    #expect(store.memos.map(\.number).sorted() == [2, 7, 8])
    #expect(store.listed.map(\.content) == ["eight", "seven", "two"])
  }

  @Test(arguments: [
    "memo", "memo x", "memo  1", "memo 1 date", "memo 1 2", "note 1", "memo 1.5", "", "profile.png",
  ])
  func `a record of another name is no memo`(name: String) {
    #expect(MemoStore(on: device([name: "text"]), RuleBook()).memos == [])
  }

  @Test func `a memo with a date nobody can read counts as written now`() {
    let device = device(["memo 1": "a", "memo 1 date": "yesterday", "memo 1 favourite": "yes"])
    let memo = MemoStore(on: device, RuleBook()).memos.first
    #expect(memo?.day == "2020 02 17")
    #expect(memo?.isFavorite == false)
  }

  @Test func `saving keeps number and date, and a memo that is gone is not saved`() {
    let device = device(["memo 1": "a", "memo 1 date": "2020-02-01"])
    let store = MemoStore(on: device, RuleBook())
    var memo = store.memos[0]
    memo.content = "b"
    memo.isFavorite = true
    store.save(memo)
    #expect(store.favorites == 1)
    #expect(device.memory.records["memo 1 date"] == "2020-02-01T00:00:00.000")
    store.delete(memo)
    store.save(memo)
    #expect(device.memory.records == [:])
  }

  @Test(arguments: [
    (nil as String?, nil as String?), ("", nil), ("001234.abcd", "001234.abcd"), (" ", " "),
  ])
  func `an empty user is nobody`(stored: String?, user: String?) {
    let memory = DeviceStorage()
    memory.secrets["user_id"] = stored
    #expect(MemoAccount(memory: memory, RuleBook()).userID == user)
  }

  @Test func `each user has a photo of their own, which stays when they log out`() {
    let memory = DeviceStorage()
    let account = MemoAccount(memory: memory, RuleBook())
    account.signIn("a")
    account.store(photo: "sea")
    account.signOut()
    #expect(memory.secrets == [:])
    account.signIn("b")
    #expect(account.photo == nil)
    account.signIn("a")
    #expect(account.photo == "sea")
    #expect(memory.records == ["a_profile.png": "sea"])
  }
}
