import SpecDrivers
import SpecSimulator

/// The screen after a successful password entry.
final class NicknameScreen: ViewController {
  let title = Label(
    id: "title", label: "title", text: "닉네임을 입력해주세요", font: Font(size: 22, isBold: true))

  init(on device: Device) {
    super.init(name: "nickname", device: device)
    add(title)
  }

  override func layout() {
    title.place(
      x: 24, y: device.model.safeTop + 90, width: device.model.size.width - 48, height: 34)
  }
}
