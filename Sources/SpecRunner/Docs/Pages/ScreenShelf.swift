import SpecText

/// The parts of drawings on a page, each written once and referred to by the frames.
///
/// It is a class because the frames of a page add to it while the page is rendered.
final class ScreenShelf {
  private let prefix: String
  private var parts: [ExactText: Int] = [:]
  private var written: [String] = []

  /// - Parameter prefix: distinguishes the ids of pages in one file.
  init(_ prefix: String) { self.prefix = prefix }

  /// The element that draws a screen of these fragments.
  func reference(to fragments: [String]) -> String {
    let whole = fragments.map { use(part($0)) }.joined()
    return use(part(whole))
  }

  /// The definitions; empty if there is no drawing.
  var html: String {
    if written.isEmpty { return "" }
    let groups = written.enumerated().map { "<g id=\"\(prefix)\($0)\" class=\"ss\">\($1)</g>\n" }
    return "<svg class=\"shelf\" width=\"0\" height=\"0\" aria-hidden=\"true\" focusable=\"false\">"
      + "<defs>\n\(groups.joined())</defs></svg>\n"
  }

  private func use(_ number: Int) -> String { "<use href=\"#\(prefix)\(number)\"/>" }

  private func part(_ content: String) -> Int {
    let key = ExactText(content)
    if let number = parts[key] { return number }
    let number = written.count
    parts[key] = number
    written.append(content)
    return number
  }
}
