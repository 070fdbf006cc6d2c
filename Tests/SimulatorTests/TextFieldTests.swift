import SpecDrivers
import Testing

@testable import SpecSimulator

@Suite struct TextFieldTests {
  /// An edit of a field, the question it asks and what comes of it.
  struct Case: CustomTestStringConvertible {
    let text: String
    let selection: TextRange
    let action: String
    let asked: String?
    let result: String
    let caret: Int

    /// - Parameter action: a text to insert, or `⌫`.
    init(
      _ text: String, _ start: Int, _ count: Int, _ action: String, asks asked: String?,
      _ result: String, caret: Int
    ) {
      self.text = text
      selection = TextRange(start: start, count: count)
      self.action = action
      self.asked = asked
      self.result = result
      self.caret = caret
    }

    var testDescription: String {
      "\"\(text)\" at \(selection.start)+\(selection.count), \(action) → \"\(result)\""
    }
  }

  @Test(arguments: [
    Case("", 0, 0, "a", asks: "0+0 a", "a", caret: 1),
    Case("abc", 3, 0, "d", asks: "3+0 d", "abcd", caret: 4),
    Case("abc", 1, 0, "x", asks: "1+0 x", "axbc", caret: 2),
    Case("abc", 1, 1, "xyz", asks: "1+1 xyz", "axyzc", caret: 4),
    Case("abc", 0, 3, "", asks: "0+3 ", "", caret: 0),
    Case("abc", 3, 0, "⌫", asks: "2+1 ", "ab", caret: 2),
    Case("abc", 1, 0, "⌫", asks: "0+1 ", "bc", caret: 0),
    Case("abc", 0, 2, "⌫", asks: "0+2 ", "c", caret: 0),
    Case("abc", 0, 0, "⌫", asks: nil, "abc", caret: 0),
    Case("", 0, 0, "⌫", asks: nil, "", caret: 0),
    Case("abc", 3, 0, "!", asks: "3+0 !", "abc", caret: 3),
    Case("abc", 2, 9, "x", asks: "2+1 x", "abx", caret: 3),
    Case("abc", 9, 9, "x", asks: "3+0 x", "abcx", caret: 4),
    Case("e\u{301}", 2, 0, "⌫", asks: "0+2 ", "", caret: 0),
    Case("a👨‍👩‍👧", 6, 0, "⌫", asks: "1+5 ", "a", caret: 1),
    Case("한글", 1, 0, "국", asks: "1+0 국", "한국글", caret: 2),
    Case("e", 1, 0, "\u{301}", asks: "1+0 \u{301}", "e\u{301}", caret: 2),
  ])
  func `an edit asks with the old text still in the field`(edit: Case) throws {
    let device = sampleDevice()
    let screen = FormScreen(on: device, titled: true)
    let field = screen.name1
    field.text = edit.text
    field.select(edit.selection)
    if edit.action == "⌫" { field.deleteBackward() } else { field.insert(edit.action) }
    let accepted = edit.action != "!"
    let asking = edit.asked.map {
      ["shouldChangeCharacters \"\(edit.text)\" \($0) \(accepted ? "yes" : "no")"]
    }
    let telling = accepted && edit.asked != nil ? ["editingChanged \"\(edit.result)\""] : []
    #expect(device.log.events(since: 0).map(Self.told) == (asking ?? []) + telling)
    #expect(field.text.unicodeScalars.elementsEqual(edit.result.unicodeScalars))
    #expect(field.selection == TextRange(start: edit.caret))
  }

  /// A call to a delegate in one line: what, the text meanwhile, the edit and the answer.
  private static func told(_ event: Event) -> String {
    func detail(_ name: String) -> String { event.details[name]?.written ?? "" }
    let call = "\(detail("call")) \"\(detail("text"))\""
    guard let accepted = event.details["accepted"]?.flag else { return call }
    return call + " \(detail("start"))+\(detail("count")) \(detail("replacement")) "
      + (accepted ? "yes" : "no")
  }

  @Test func `a text set in code fires nothing and puts the caret at its end`() {
    let device = sampleDevice()
    let screen = FormScreen(on: device, titled: true)
    screen.name1.text = "abc"
    #expect(device.log.mark == 0)
    #expect(screen.count.text == "0 changes")
    #expect(screen.name1.selection == TextRange(start: 3))
  }

  @Test(arguments: [
    ("abcabc", "bc", 1, 2), ("abc", "abc", 0, 3), ("한글 e\u{301}", "e\u{301}", 3, 2),
    ("xe\u{301}", "\u{301}", 2, 1),
  ])
  func `a part of a text is found by code points`(
    text: String, part: String, start: Int, count: Int
  ) {
    #expect(TextRange(of: part, in: text) == TextRange(start: start, count: count))
  }

  @Test(arguments: [("abc", ""), ("abc", "d"), ("ab", "abc"), ("é", "e\u{301}"), ("", "a")])
  func `what is not in a text is not found`(text: String, part: String) {
    #expect(TextRange(of: part, in: text) == nil)
  }
}
