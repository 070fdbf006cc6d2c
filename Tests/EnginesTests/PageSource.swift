/// Page sources for tests, written as outlines.
///
/// An element is a line: its type, its frame and its attributes. More spaces at the start of a line
/// put it inside the one before. Attributes that every element has are added.
enum PageSource {
  /// A page source of WebDriverAgent: `Button 20 40 100 50 name="go" label="Go"`.
  static func ios(_ outline: String) -> String {
    source(outline, around: "AppiumAUT") { words, attributes in
      let type = "XCUIElementType" + words[0]
      return (
        type,
        "type=\"\(type)\" \(attributes)"
          + missing(["enabled=\"true\"", "visible=\"true\""], in: attributes)
          + " x=\"\(words[1])\" y=\"\(words[2])\" width=\"\(words[3])\" height=\"\(words[4])\""
      )
    }
  }

  /// A page source of the UiAutomator2 server: `Button 20 40 100 50 text="Go"`; a type without a dot
  /// is one of the package `android.widget`, and the numbers are left, top, right and bottom.
  static func android(_ outline: String) -> String {
    source(outline, around: "hierarchy") { words, attributes in
      let type = words[0].contains(".") ? words[0] : "android.widget." + words[0]
      let usual = [
        "text=\"\"", "package=\"org.example.notes\"", "checkable=\"false\"", "checked=\"false\"",
        "clickable=\"false\"", "enabled=\"true\"", "focusable=\"false\"", "focused=\"false\"",
        "password=\"false\"", "scrollable=\"false\"", "selected=\"false\"", "displayed=\"true\"",
      ]
      return (
        type,
        "class=\"\(type)\" \(attributes)" + missing(usual, in: attributes)
          + " bounds=\"[\(words[1]),\(words[2])][\(words[3]),\(words[4])]\""
      )
    }
  }

  private static func missing(_ usual: [String], in attributes: String) -> String {
    usual.filter { one in
      !(" " + attributes).contains(" " + one.prefix { $0 != "=" } + "=")
    }.map { " " + $0 }.joined()
  }

  private static func source(
    _ outline: String, around: String,
    _ element: (_ words: [String], _ attributes: String) -> (type: String, attributes: String)
  ) -> String {
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?><\(around)>"
    var open: [(indent: Int, type: String)] = []
    for line in outline.split(separator: "\n") {
      let indent = line.prefix { $0 == " " }.count
      while let last = open.last, last.indent >= indent {
        text += "</\(last.type)>"
        open.removeLast()
      }
      let words = line.split(separator: " ", maxSplits: 5).map(String.init)
      let (type, attributes) = element(words, words.count > 5 ? words[5] : "")
      text += "\n<\(type) \(attributes)>"
      open.append((indent, type))
    }
    return text + open.reversed().map { "</\($0.type)>" }.joined() + "</\(around)>"
  }
}
