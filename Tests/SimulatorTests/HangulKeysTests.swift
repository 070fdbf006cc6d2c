import SpecDrivers
import Testing

@testable import SpecSimulator

/// Hangul as a keyboard types it: key by key, syllable by syllable.
@Suite struct HangulKeysTests {
  private let device = sampleDevice()
  private let screen: ViewController
  private let field = TextField(id: "name", label: "Name", traits: TextTraits())

  init() {
    screen = ViewController(name: "screen", device: device)
    screen.add(field)
  }

  private func type(_ text: String) -> [String] {
    var texts: [String] = []
    for character in text {
      guard let keys = HangulKeys(of: character) else {
        field.insert(String(character))
        texts.append(field.text)
        continue
      }
      for key in keys.all {
        field.compose(key)
        texts.append(field.text)
      }
    }
    return texts
  }

  @Test(arguments: [
    ("하나", ["ㅎ", "하", "한", "하나"]), ("값이", ["ㄱ", "가", "갑", "값", "값ㅇ", "값이"]),
    ("갑사", ["ㄱ", "가", "갑", "값", "갑사"]), ("과", ["ㄱ", "고", "과"]),
    ("까", ["ㄲ", "까"]), ("가따", ["ㄱ", "가", "가ㄸ", "가따"]),
    ("한a", ["ㅎ", "하", "한", "한a"]), ("아 이", ["ㅇ", "아", "아 ", "아 ㅇ", "아 이"]),
  ])
  func `each key changes the syllable being composed`(text: String, texts: [String]) {
    #expect(type(text) == texts)
  }

  @Test func `every syllable is composed of its keys`() {
    for value in UInt32(0xAC00)...0xD7A3 {
      guard let scalar = Unicode.Scalar(value), let keys = HangulKeys(of: Character(scalar)) else {
        Issue.record("\(value)")
        continue
      }
      var composition = HangulComposition()
      var text = ""
      for key in keys.all { text = composition.press(key) }
      #expect(text == String(Character(scalar)))
      #expect((2...5).contains(keys.all.count))
    }
  }

  @Test(arguments: ["값싼 괜찮은 닭볶음을 읽었습니다", "넋없이 앉아 핥았다", "까따빠싸짜", "의왕 뷁"])
  func `what is typed is what was meant`(text: String) {
    #expect(type(text).last == text)
  }

  @Test func `a delegate is asked for each key, and a refused one begins anew`() {
    final class Asked: TextFieldDelegate {
      var edits: [String] = []
      func shouldChange(_: TextField, in range: TextRange, to replacement: String) -> Bool {
        edits.append("\(range.start)+\(range.count) \(replacement)")
        return replacement != "하"
      }
    }
    let asked = Asked()
    field.delegate = asked
    #expect(type("한") == ["ㅎ", "ㅎ", "ㅎㄴ"])
    #expect(asked.edits == ["0+0 ㅎ", "0+1 하", "1+0 ㄴ"])
  }

  @Test func `the syllable being composed is marked as long as its field has the focus`() {
    func marked() -> PropertyValue? {
      var properties = Properties()
      field.describe(in: &properties)
      return properties[.markedText]?.value
    }
    device.presentations.present(screen, animated: false)
    #expect(device.focus.become(field))
    #expect(marked() == nil)
    _ = type("하늘")
    #expect(marked() == .text("늘"))
    _ = type(" ")
    #expect(marked() == nil)
    _ = type("빛")
    #expect(marked() == .text("빛"))
    device.focus.resign()
    #expect(marked() == nil)
    #expect(field.text == "하늘 빛")
  }

  @Test func `a caret that is moved ends the composition`() {
    _ = type("하")
    field.select(TextRange(start: 0))
    field.compose(.consonant("ㄴ"))
    #expect(field.text == "ㄴ하")
  }
}
