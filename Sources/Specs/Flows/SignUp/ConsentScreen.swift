import SpecDrivers
import SpecSimulator

/// The sheet that explains the collected data and asks for consent.
final class ConsentScreen: FlowScreen<SignUpRules> {
  let title = Label(
    id: "title", label: "title", text: "개인정보 수집 및 이용에 대한 안내",
    font: Font(size: 18, isBold: true))
  let area = ScrollView(id: "notice", label: "notice")
  let agree = Button(id: "agree", label: "동의")
  let cancel = Button(id: "cancel", label: "취소")
  private(set) lazy var paragraphs = ConsentText.all.prefix(rules.consentParagraphs).enumerated()
    .map { number, words in Label(id: "paragraph-\(number + 1)", text: words) }

  /// Called when the user agrees or cancels; capture the screen weakly.
  var onAgree: () -> Void = {}
  var onCancel: () -> Void = {}

  /// The distance between paragraphs, in points.
  private static let spacing = 20.0

  init(on device: Device, _ book: RuleBook<SignUpRules>) {
    super.init(name: "consent", on: device, book)
    add(title, area)
    add(paragraphs)
    if rules.consentHasCancel { add(cancel) }
    add(agree)
    area.hold(paragraphs)
    area.isScrollEnabled = rules.consentScrolls
    agree.isEnabled = rules.agreeTiming == .atOnce
    agree.action = { [weak self] in self?.onAgree() }
    cancel.action = { [weak self] in self?.onCancel() }
  }

  override func layout() {
    let size = device.model.size
    let bottom = size.height - device.model.safeBottom - 60
    title.place(x: 20, y: device.model.safeTop + 20, width: size.width - 40, height: 40)
    let top = device.model.safeTop + 70
    area.place(x: 20, y: top, width: size.width - 40, height: bottom - top)
    var y = 0.0
    let width = min(area.frame.width, rules.consentWidth)
    let x = (area.frame.width - width) / 2
    for paragraph in paragraphs {
      let height = ConsentText.height(of: paragraph.text, width: width)
      area.placeContent(paragraph, x: x, y: y, width: width, height: height)
      y += height + Self.spacing
    }
    area.contentHeight = max(0, y - Self.spacing - rules.consentCutOff)
    cancel.place(x: 20, y: bottom + 10, width: 100, height: 40)
    agree.place(x: size.width - 120, y: bottom + 10, width: 100, height: 40)
    if rules.agreeTiming == .atEndOfText, area.contentOffset >= area.limit, isDrawn {
      agree.isEnabled = true
    }
  }
}
