import Testing

/// The reader of Swift source that the other laws stand on.
@Suite struct SwiftCodeTests {
  @Test func `comments and literals are blanked, interpolations and lines stay`() {
    let source = ##"""
      let a = "b // c" // d
      /* e /* f */ g
      */ let h = """
        i \(j("k") + 1) \" l
        """
      let m = #"n" \(o) \#(p) "# + "q\"r" + "s
      let t = 'u'
      """##
    let code = ##"""
      let·a·=·"······"·····
      ··············
      ···let·h·=·"""
      ····\(j("·")·+·1)·····
      ··"""
      let·m·=·#"········\#(p)·"#·+·"····"·+·"·
      let·t·=·'u'
      """##
    #expect(String(SwiftCode(source).text.map { $0 == " " ? "·" : $0 }) == code)
  }

  @Test func `words know what touches them`() {
    let words = SwiftCode("Task.sleep(for: x)\n try! a_1 as? B").words.map { word in
      "\(word.line) \(word.before?.word ?? "")\(word.before.map { "\($0.sign)" } ?? "")|\(word.text)|"
        + (word.after.map { "\($0)" } ?? "")
    }
    #expect(
      words == [
        "1 |Task|.", "1 Task.|sleep|(", "1 sleep(|for|:", "1 |x|)", "2 |try|!", "2 |a_1|",
        "2 |as|?", "2 |B|",
      ])
  }
}
