import SpecDrivers
import SpecJSON

/// Choosing options and checking boxes.
struct ChoiceInput: Sendable {
  let finder: ElementFinder

  private var browser: ScenarioBrowser { finder.browser }
  private var page: PageView { finder.page }

  func choose(_ choice: String, in selector: Selector?) async throws(DriverError) {
    var hasOpened = false
    try await finder.patiently { () async throws(DriverError) in
      var id = JSONValue.null
      if let selector {
        id = .string(try await finder.reach(selector).element.id)
      } else {
        try await page.look()
      }
      let named = selector ?? Selector(choice)
      var outcome = try await ask(choice, id, hasOpened)
      if case .string(let list)? = outcome["open"], !hasOpened {
        try await finder.tap(id: list, for: named)
        hasOpened = true
        outcome = try await ask(choice, id, hasOpened)
      }
      if case .string(let list)? = outcome["within"] {
        try await finder.reach(id: list, for: named)
        outcome = try await ask(choice, .string(list), hasOpened)
      }
      if case .string(let id)? = outcome["tap"] { return try await finder.tap(id: id, for: named) }
      if outcome["open"] != nil {
        throw .notInteractable(named, why: "it shows no options", await page.screen)
      }
      try await refuse(named, choice, outcome)
    }
  }

  private func ask(
    _ choice: String, _ id: JSONValue, _ hasOpened: Bool
  ) async throws(DriverError) -> JSONObject {
    try await browser.outcome(
      of: .call(
        "choose", [.string(choice), id, .bool(hasOpened)], what: "choose \"\(choice)\""))
  }

  func chooseAll(_ choices: [String], in selector: Selector) async throws(DriverError) {
    try await finder.patiently { () async throws(DriverError) in
      let id = try await finder.reach(selector).element.id
      let outcome = try await browser.outcome(
        of: .call(
          "chooseAll", [.array(choices.map { .string($0) }), .string(id)], what: "choose options"))
      if case .array(let options)? = outcome["taps"] {
        for case .string(let id) in options { try await finder.tap(id: id, for: selector) }
        return
      }
      try await refuse(selector, outcome["missing"]?.text ?? "", outcome)
    }
  }

  func setChecked(_ wanted: Bool, _ selector: Selector) async throws(DriverError) {
    let state = wanted ? "checked" : "unchecked"
    var hasTapped = false
    try await finder.patiently { () async throws(DriverError) in
      let found = try await finder.locate(selector, evenHidden: true)
      let id = try await page.enterFrame(of: found.id, for: selector)
      var outcome = try await check(id, wanted, selector)
      if case .string(let part)? = outcome["tap"], !hasTapped {
        try await finder.tap(id: part, for: selector)
        hasTapped = true
        outcome = try await check(id, wanted, selector)
      }
      // The tap may have taken it away with what it was about, such as a task that is done.
      if hasTapped, outcome["gone"] == true {
        await page.expire()
        if (try? await finder.locate(selector, evenHidden: true)) == nil { return }
      }
      if outcome["tap"] != nil {
        throw .notInteractable(
          selector, why: "it is still not \(state) after a tap", await page.screen)
      }
      try await refuse(selector, "", outcome)
    }
  }

  private func check(
    _ id: String, _ wanted: Bool, _ selector: Selector
  ) async throws(DriverError) -> JSONObject {
    try await browser.outcome(
      of: .call("check", [.string(id), .bool(wanted)], what: "check \(selector)"))
  }

  /// Throws the reason why an option cannot be chosen; does nothing if it was.
  private func refuse(
    _ selector: Selector, _ choice: String, _ outcome: JSONObject
  ) async throws(DriverError) {
    if outcome["gone"] == true {
      throw .notInteractable(selector, why: "the page has just removed it", await page.screen)
    }
    if let why = outcome["why"]?.text {
      // Time does not make it right.
      if outcome["never"] == true { throw await page.impossible("use \(selector)", why) }
      throw .notInteractable(selector, why: why, await page.screen)
    }
    guard case .array(let offered)? = outcome["offered"] else { return }
    let names = offered.map { "\"\($0.text ?? $0.description)\"" }
    let list = names.isEmpty ? "nothing" : names.joined(separator: ", ")
    throw .notInteractable(
      selector, why: "\"\(choice)\" is not offered; it offers \(list)", await page.screen)
  }
}
