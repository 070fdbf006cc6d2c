import SpecDrivers
import Testing

@testable import SpecFlows
@testable import SpecSimulator

@Suite struct SignUpRulesTests {
  @Test(arguments: [
    ("abcd", false), ("abcde", true), ("a_-09", true), (String(repeating: "a", count: 20), true),
    (String(repeating: "a", count: 21), false), ("Abcde", false), ("abc.e", false), ("", false),
    ("abcd ", false), ("abcdé", false), ("abcde\u{301}", false), ("٠١٢٣٤", false),
    ("abcd\n", false), ("아이디입니다", false),
  ])
  func `an ID has 5 to 20 small letters, digits, underscores and hyphens`(
    id: String, isValid: Bool
  ) {
    let validation = IDRule().validate(id)
    #expect(validation == (isValid ? .valid(IDRule.valid) : .invalid(IDRule.invalid)))
  }

  @Test(arguments: [
    ("Abcdef1!", "안전한 비밀번호입니다."), ("Abcdefghijklm12%", "안전한 비밀번호입니다."),
    ("Abcdef1😀!", "안전한 비밀번호입니다."),
    ("Abcde1!", "8자 이상 16자 이하로 입력해주세요."), ("", "8자 이상 16자 이하로 입력해주세요."),
    ("Abcdefghijklmn12%", "8자 이상 16자 이하로 입력해주세요."),
    ("abcdef1!", "영문 대문자를 최소 1자 이상 포함해주세요."),
    ("Ébcdef1!", "영문 대문자를 최소 1자 이상 포함해주세요."),
    ("Abcdefg!", "숫자를 최소 1자 이상 포함해주세요."), ("Abcdef٣!", "숫자를 최소 1자 이상 포함해주세요."),
    ("Abcdefg1", "특수문자를 최소 1자 이상 포함해주세요."),
    ("Abcdef1^", "특수문자를 최소 1자 이상 포함해주세요."),
  ])
  func `a password is told what it lacks first`(password: String, words: String) {
    let validation = PasswordRule().validate(password)
    #expect(validation.message == words)
    #expect(validation.isValid == (words == PasswordRule.valid))
  }

  @Test(arguments: [
    ("Abcdef1!", "Abcdef1!", true), ("Abcdef1!", "abcdef1!", false), ("", "", false),
    ("é", "e\u{301}", false),
  ])
  func `a confirmation is the password by code points`(
    password: String, again: String, isValid: Bool
  ) {
    #expect(ConfirmationRule().validate(again, for: password).isValid == isValid)
  }

  @Test(arguments: [
    ("김", true), (" 김 ", true), ("", false), (" ", false), ("\u{3000}\t", false),
  ])
  func `a name is more than white space`(name: String, isValid: Bool) {
    #expect(
      NameRule().validate(name) == (isValid ? .valid("") : .invalid("필수 입력 항목")))
  }

  @Test(arguments: [
    ("2011-11-21", nil as String?), ("2011-11-22", "만 15세 이상만 가입할 수 있습니다."),
    ("2026-11-21", "만 15세 이상만 가입할 수 있습니다."), ("1927-11-21", nil), ("1926-11-22", nil),
    ("1926-11-21", "만 99세 이하만 가입할 수 있습니다."), ("2012-02-29", "만 15세 이상만 가입할 수 있습니다."),
  ])
  func `one may be 15 to 99`(birth: String, complaint: String?) throws {
    let today = try #require(CalendarDate(written: "2026-11-21"))
    let validation = BirthDateRule().validate(try #require(CalendarDate(written: birth)), on: today)
    #expect(validation == (complaint.map { .invalid($0) } ?? .valid("")))
  }

  @Test(arguments: [
    ("a@b.co", true), ("A.b_c%d+e-f@g-h.kr", true), ("a@b.c.de", true), ("neo@matrix.info", true),
    ("a@b", false), ("a@b.c", false), ("a b@c.de", false), ("@b.co", false), ("a@.co", false),
    ("a@b@c.de", false), ("a@b.c0", false), ("김@b.co", false), ("", false), ("a@", false),
    ("a@b.", false), ("a@b.co\n", false), ("a@b_c.de", false),
  ])
  func `an e-mail address has a user, a place and an ending`(address: String, isValid: Bool) {
    #expect(EmailRule().validate(address).isValid == isValid)
  }

  @Test(arguments: [
    ("0101234567", true), ("01012345678", true), ("010-1234-5678", false), ("0111234567", false),
    ("010123456", false), ("010123456789", false), ("٠١٠١٢٣٤٥٦٧", false), ("", false),
    (" 01012345678", false), ("0101234567a", false),
  ])
  func `a mobile number is 010 and seven or eight digits`(number: String, isValid: Bool) {
    #expect(PhoneRule().validate(number).isValid == isValid)
  }

  @Test func `keywords are trimmed, there and new`() {
    var keywords = Keywords(RulesInUse(SignUpRules()))
    for text in ["여행", " 여행 ", "", " \u{3000}", "영화 감상 ", "é", "e\u{301}"] {
      keywords.add(text)
    }
    #expect(keywords.all == ["여행", "영화 감상", "é", "e\u{301}"])
    keywords.remove(at: 7)
    keywords.remove(at: -1)
    keywords.remove(at: 0)
    #expect(keywords.all == ["영화 감상", "é", "e\u{301}"])
  }

  @Test(arguments: [
    ([], "3개 이상의 관심사를 입력하세요. (0/3)", false),
    (["a", "b"], "3개 이상의 관심사를 입력하세요. (2/3)", false),
    (["a", "b", "c"], "3개 이상의 관심사를 입력하세요. (3/3)", true),
  ])
  func `three keywords are enough`(all: [String], guide: String, areEnough: Bool) {
    var keywords = Keywords(RulesInUse(SignUpRules()))
    for keyword in all { keywords.add(keyword) }
    #expect(keywords.guide == guide)
    #expect(keywords.areEnough == areEnough)
  }

  @Test(arguments: [
    ("[]", [] as [String]?), (" [ ] ", []), (#"["a"]"#, ["a"]),
    (#"[ "a" , "b\"c" ]"#, ["a", "b\"c"]),
    (#"["\u0041\n\/\\\t\r"]"#, ["A\n/\\\t\r"]), (#"["한😀"]"#, ["한😀"]),
    ("", nil), ("[", nil), (#"["a""#, nil), (#"["a",]"#, nil), (#"["a"] x"#, nil), ("{}", nil),
    ("[1]", nil), (#"["\x"]"#, nil), (#"["\u00"]"#, nil), (#"["\uD800"]"#, ["\u{FFFD}"]),
    (#"["a" "b"]"#, nil),
    (#"["\u"#, nil), (#"["\"#, nil),
  ])
  func `a list of strings is read, anything else is not`(text: String, list: [String]?) {
    #expect(Membership.names(in: text) == list)
  }

  @Test func `what is sent is JSON, whatever was typed`() {
    let device = Device(
      model: .standard, settings: DeviceSettings(), clock: VirtualClock(),
      log: EventLog(clock: VirtualClock()))
    Membership(network: device.network, rules: RulesInUse(SignUpRules())).post("a\"b", "\u{1}") {
      _ in
    }
    let body = device.log.events(since: 0).last { $0.kind == .request }?.details["body"]?.text
    #expect(body == #"{"id":"a\"b","password":"\u0001"}"#)
  }

  @Test(arguments: DeviceModel.all.filter { $0.kind == .phone })
  func `the consent is longer than any phone's screen`(model: DeviceModel) {
    let device = Device(
      model: model, settings: DeviceSettings(), clock: VirtualClock(),
      log: EventLog(clock: VirtualClock()))
    let consent = ConsentScreen(on: device, RuleBook())
    consent.layout()
    #expect(consent.area.contentHeight > model.size.height)
  }
}
