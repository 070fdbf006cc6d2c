import SpecDrivers

/// Drives the tip calculator: what a person does to it, and what there is to see.
actor TipDriver: Driver {
  nonisolated let capabilities = Capabilities(
    engine: "tip-engine", version: "1",
    abilities: [.focus: .exact, .navigationStack: .exact, .faults: .exact])

  private var bill: TipBill?
  private var hasFocus = false

  func launch(_ options: LaunchOptions) throws(DriverError) {
    guard options.app == "tip-calculator" else {
      throw .unknownApp(options.app, known: ["tip-calculator"])
    }
    if let fault = options.faults.first(where: { $0 != "rounds-down" }) {
      throw .unknownFault(fault, app: options.app, known: ["rounds-down"])
    }
    bill = TipBill(roundsDown: options.faults.contains("rounds-down"))
    hasFocus = false
  }

  func arrange(_ condition: Condition) throws(DriverError) {
    throw .unsupported(.records, why: "there is no world around a tip calculator")
  }

  func perform(_ action: Action) throws(DriverError) {
    guard var bill else { throw .notLaunched }
    let screen = screen(bill)
    switch action {
    case .type(let digits, let field):
      if let field { hasFocus = try field.resolve(on: screen).id == "amount" }
      guard hasFocus else {
        throw .impossible(what: "type", why: "no field has the focus", screen)
      }
      bill.amount += digits
    case .clear(let field):
      hasFocus = try field.resolve(on: screen).id == "amount"
      bill.amount = ""
    case .tap(let selector):
      switch try selector.resolve(on: screen).id {
      case "more": bill.people += 1
      case "fewer" where bill.people == 1:
        throw .notInteractable(selector, why: "it is disabled", screen)
      case "fewer": bill.people -= 1
      case let id: hasFocus = id == "amount"
      }
    case .choose(let option, _):
      guard let percent = TipBill.percentages.first(where: { "\($0) %" == option }) else {
        throw .elementNotFound(Selector(option), screen)
      }
      bill.percent = percent
    default:
      throw .unsupported(.gestures, why: "a tip calculator is typed into and tapped")
    }
    self.bill = bill
  }

  func observe(since mark: EventMark) throws(DriverError) -> Observation {
    guard let bill else { throw .notLaunched }
    return Observation(screen: screen(bill))
  }

  func close() { bill = nil }

  private func screen(_ bill: TipBill) -> Screen {
    func element(
      _ id: String, _ role: Element.Role, _ label: String,
      _ properties: Properties
    ) -> Element {
      Element(
        id: id, role: role, label: label, frame: .unknown("nothing is drawn"),
        properties: properties)
    }
    return Screen(
      name: "tip", size: Size(width: 320, height: 480),
      elements: [
        element(
          "amount", .field, "Bill", [.text: .known(.text(bill.amount)), .enabled: .known(true)]),
        element(
          "percent", .segments, "Tip",
          [.text: .known(.text("\(bill.percent) %")), .enabled: .known(true)]),
        element("fewer", .button, "Fewer people", [.enabled: .known(.flag(bill.people > 1))]),
        element("more", .button, "More people", [.enabled: .known(true)]),
        element("people", .text, "People", [.text: .known(.text("\(bill.people)"))]),
        element("share", .text, "Each pays", [.text: .known(.text(bill.share))]),
      ],
      focus: .known(hasFocus ? "amount" : nil), stack: .known(["tip"]))
  }
}
