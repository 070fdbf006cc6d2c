import SpecDrivers
import SpecSimulator

/// The end of the sign-up: the user is a member and can log in.
final class LogInScreen: FlowScreen<SignUpRules> {
  let title = Label(id: "title", label: "title", text: "로그인", font: Font(size: 18, isBold: true))
  let notice = Label(id: "notice", label: "notice", text: "회원가입이 완료되었습니다")

  init(on device: Device, _ book: RuleBook<SignUpRules>) {
    super.init(name: "log-in", on: device, book)
    add(title)
    if rules.endIsAnnounced { add(notice) }
  }

  override func layout() {
    let width = device.model.size.width - 40
    title.place(x: 20, y: device.model.safeTop + 5, width: width, height: 40)
    notice.place(x: 20, y: device.model.safeTop + 60, width: width, height: 20)
  }
}
