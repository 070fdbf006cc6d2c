import SpecDrivers
import Testing

@Suite struct KeyChordTests {
  @Test(arguments: [
    ("Tab", KeyChord("Tab")), ("a", KeyChord("a")), ("+", KeyChord("+")),
    ("Control+A", KeyChord("A", [.control])), ("Control++", KeyChord("+", [.control])),
    ("ControlOrMeta+Shift+F5", KeyChord("F5", [.controlOrMeta, .shift])),
    ("Shift", KeyChord("Shift")), ("가", KeyChord("가")), ("Alt+🧑‍🍳", KeyChord("🧑‍🍳", [.alt])),
  ])
  func `a chord is read and written`(text: String, chord: KeyChord) throws {
    #expect(try KeyChord(written: text) == chord)
    #expect(chord.description == text)
  }

  @Test(arguments: [
    ("ArrowLeft", "Left"), ("Shift+ArrowDown", "Shift+Down"), ("Control++", "Control++"),
    ("Strg+A", "Strg+A"), ("Left", "Left"),
  ])
  func `the web's names of arrow keys are read too`(text: String, name: String) {
    #expect(KeyChord.renamed(text) == name)
  }

  @Test(arguments: [
    ("", ""), ("Control+", ""), ("Strg+A", "Strg"), ("control+a", "control"), ("Ctrl", "Ctrl"),
    ("A+B", "A"), ("Control+Escpae", "Escpae"),
  ])
  func `an unknown key is named`(text: String, key: String) {
    do throws(DriverError) {
      Issue.record("read \(try KeyChord(written: text))")
    } catch {
      guard case .unknownKey(let name, let known) = error else {
        Issue.record("\(error)")
        return
      }
      #expect(name == key)
      #expect(!known.isEmpty)
    }
  }
}
