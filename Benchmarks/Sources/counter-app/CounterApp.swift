import SpecRunner

/// A tiny app that every runner in the comparison drives by the same eighteen steps.
struct CounterApp: Sendable {
  var counter = 0
  var fields: [String: String] = [:]
  var screen: String?
  var cart: [String: Int] = [:]
  var note: [Substring] = []
  var button: String?
}

/// Where a scenario keeps its app.
enum App: WorldKey {
  static var initial: CounterApp { CounterApp() }
}

/// The words of one spoken language for the same steps.
struct Words: Sendable {
  var clean, counter, open, cart, add, subtract, type, clear, tap, paste, remove: String
  var counterIs, borderIs, textIs, totalIs, noteHas, seesScreen, lastButton: String
  var black, red: String

  static let english = Words(
    clean: "a clean app", counter: "a counter at {int}", open: "the {string} screen is open",
    cart: "these items in the cart:", add: "I add {int}", subtract: "I subtract {int}",
    type: "I type {string} into {string}", clear: "I clear {string}", tap: "I tap {string}",
    paste: "I paste the note:", remove: "I remove {string} from the cart",
    counterIs: "the counter is {int}", borderIs: "the border of {string} is {word}",
    textIs: "the text of {string} is {string}", totalIs: "the cart total is {int}",
    noteHas: "the note has {int} lines", seesScreen: "I see the {string} screen",
    lastButton: "the last button is {string}", black: "black", red: "red")

  static let korean = Words(
    clean: "깨끗한 앱이 있다", counter: "카운터 값이 {int} 이다", open: "{string} 화면이 열려 있다",
    cart: "장바구니에 다음 상품이 있다:", add: "{int} 만큼 더한다", subtract: "{int} 만큼 뺀다",
    type: "{string} 글자를 {string} 칸에 입력한다", clear: "{string} 칸을 비운다",
    tap: "{string} 버튼을 누른다", paste: "다음 메모를 붙여 넣는다:",
    remove: "{string} 상품을 장바구니에서 꺼낸다", counterIs: "카운터 값은 {int} 이어야 한다",
    borderIs: "{string} 칸의 테두리는 {word}이다", textIs: "{string} 칸의 글자는 {string} 이다",
    totalIs: "장바구니 합계는 {int} 원이다", noteHas: "메모는 {int} 줄이다",
    seesScreen: "{string} 화면이 보인다", lastButton: "마지막 버튼은 {string} 이다",
    black: "검은색", red: "빨간색")
}

/// The eighteen steps.
func counterSteps(_ words: Words) -> StepLibrary {
  StepLibrary("counter") {
    Given(.expression(words.clean)) { (world: World) in world[App.self] = CounterApp() }
    Given(.expression(words.counter)) { (world: World, start: Int) in
      world.with(App.self) { $0.counter = start }
    }
    Given(.expression(words.open)) { (world: World, screen: String) in
      world.with(App.self) { $0.screen = screen }
    }
    Given(.expression(words.cart)) { (world: World, items: Table) in
      var cart: [String: Int] = [:]
      for item in items.rows.dropFirst() {
        guard let price = Int(item[1]), let quantity = Int(item[2]) else {
          throw StepFailure("\(item) has no price and quantity")
        }
        cart[item[0]] = price * quantity
      }
      let full = cart
      world.with(App.self) { $0.cart = full }
    }
    When(.expression(words.add)) { (world: World, count: Int) in
      world.with(App.self) { $0.counter += count }
    }
    When(.expression(words.subtract)) { (world: World, count: Int) in
      world.with(App.self) { $0.counter -= count }
    }
    When(.expression(words.type)) { (world: World, text: String, field: String) in
      world.with(App.self) { $0.fields[field] = text }
    }
    When(.expression(words.clear)) { (world: World, field: String) in
      world.with(App.self) { $0.fields[field] = "" }
    }
    When(.expression(words.tap)) { (world: World, button: String) in
      world.with(App.self) { $0.button = button }
    }
    When(.expression(words.paste)) { (world: World, note: String) in
      world.with(App.self) {
        $0.note = note.split(separator: "\n", omittingEmptySubsequences: false)
      }
    }
    When(.expression(words.remove)) { (world: World, item: String) in
      let removed = world.with(App.self) { $0.cart.removeValue(forKey: item) }
      try expect(removed != nil, "\(item) is not in the cart")
    }
    counterChecks(words)
  }
}

private func counterChecks(_ words: Words) -> StepLibrary {
  StepLibrary("checks") {
    Then(.expression(words.counterIs)) { (world: World, count: Int) in
      try expect(world.with(App.self) { $0.counter }, is: count, "the counter", in: world)
    }
    Then(.expression(words.borderIs)) { (world: World, field: String, colour: String) in
      let text = world.with(App.self) { $0.fields[field] } ?? ""
      try expect(colour, is: text.isEmpty ? words.red : words.black, "the border", in: world)
    }
    Then(.expression(words.textIs)) { (world: World, field: String, text: String) in
      try expect(world.with(App.self) { $0.fields[field] }, is: text, "the text", in: world)
    }
    Then(.expression(words.totalIs)) { (world: World, total: Int) in
      let sum = world.with(App.self) { $0.cart.values.reduce(0, +) }
      try expect(sum, is: total, "the total", in: world)
    }
    Then(.expression(words.noteHas)) { (world: World, lines: Int) in
      try expect(world.with(App.self) { $0.note.count }, is: lines, "the lines", in: world)
    }
    Then(.expression(words.seesScreen)) { (world: World, screen: String) in
      try expect(world.with(App.self) { $0.screen }, is: screen, "the screen", in: world)
    }
    Then(.expression(words.lastButton)) { (world: World, button: String) in
      try expect(world.with(App.self) { $0.button }, is: button, "the button", in: world)
    }
  }
}
