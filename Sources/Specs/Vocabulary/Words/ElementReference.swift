import SpecDrivers
import SpecText

/// Parses references to elements: names, roles, positions, and the elements around them.
///
/// ```
/// "Next"    the "Next" button    the 2nd "Delete" button in the "Ann" row    "Delete" below "Ann"
/// the row starting with "An"    the /Delete \d+/ button    the dialog
/// ```
///
/// `ElementPattern` has the same grammar as regular expressions.
struct ElementReference {
  private var scanner: ReferenceScanner

  /// The selector of an English or Korean reference to one element.
  ///
  /// - Throws: `Unreadable` for another text; `StepFailure` for an invalid regular expression.
  static func read(_ text: String) throws -> Selector {
    do { return try read(text, \.one) } catch is Unreadable {
      return try KoreanElementReference.read(text)
    }
  }

  /// The selector of a reference to any number of elements: `"Delete" buttons in the "Team" table`.
  ///
  /// - Throws: as `read`.
  static func readSeveral(_ text: String) throws -> Selector {
    do { return try read(text, \.several) } catch is Unreadable { return try read(text) }
  }

  private static func read(
    _ text: String, _ form: KeyPath<RoleWords.Word, String>
  ) throws -> Selector {
    var reference = ElementReference(scanner: ReferenceScanner(text))
    var selector = try reference.element(form)
    while let scope = try reference.scope() { selector.scopes.append(scope) }
    guard reference.scanner.isAtEnd, !selector.name.isEmpty || selector.comparison == .any else {
      throw Unreadable(text, "an element")
    }
    return selector
  }

  /// The selector of a table's cell: a reference in which a name is quoted, or else a name.
  static func read(cell text: String) throws -> Selector {
    guard text.utf8.first == UInt8(ascii: "\"") || text.begins(with: "the ") else {
      return Selector(text)
    }
    guard text.utf8.contains(UInt8(ascii: "\"")) || text.includes(" /") else {
      return Selector(text)
    }
    do { return try read(text) } catch is Unreadable { return Selector(text) }
  }

  // MARK: - Grammar

  private mutating func scope() throws -> Selector? {
    let relation = Selector.Relation.allCases.first { scanner.take(" \($0.rawValue) ") }
    guard relation != nil || scanner.take(" of ") else { return nil }
    var scope = try element(\.one)
    scope.relation = relation ?? .inside
    return scope
  }

  /// An element without the elements around it.
  private mutating func element(_ form: KeyPath<RoleWords.Word, String>) throws -> Selector {
    _ = scanner.take("the ") || scanner.take("an ") || scanner.take("a ")
    var selector = Selector("", .any)
    selector.position = position()
    if let name = try scanner.name() {
      selector.name = name.text
      selector.comparison = name.comparison
      let start = scanner
      if scanner.take(" ") {
        if let word = word(form) { selector.role = word.role } else { scanner = start }
      }
      if selector.comparison == .exact, scanner.take(" ignoring case") {
        selector.comparison = .ignoringCase
      }
      return selector
    }
    guard let word = word(form) else { throw Unreadable(scanner.rest, "an element") }
    selector.role = word.role
    try condition(&selector)
    return selector
  }

  /// A name after the role: `containing "Del"`, `starting with "Del"`, `matching /Del/`, `"Delete"`.
  private mutating func condition(_ selector: inout Selector) throws {
    let start = scanner
    let isPart = scanner.take(" containing ")
    let isStart = !isPart && scanner.take(" starting with ")
    guard isPart || isStart || scanner.take(" matching ") || scanner.take(" ") else { return }
    guard let name = try scanner.name() else {
      scanner = start
      return
    }
    selector.name = name.text
    selector.comparison = isPart ? .containing : isStart ? .startingWith : name.comparison
  }

  private mutating func word(
    _ form: KeyPath<RoleWords.Word, String>
  ) -> RoleWords.Word? {
    RoleWords.all.first { scanner.take($0[keyPath: form], before: ["", " "]) }
  }

  private mutating func position() -> Int? {
    if scanner.take("last ") { return Selector.last }
    for (index, word) in Self.ordinals.enumerated() where scanner.take(word + " ") {
      return index + 1
    }
    return scanner.number(before: ["st ", "nd ", "rd ", "th "])
  }

  static let ordinals = [
    "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth",
  ]
}

extension Selector {
  /// The element in a sentence: `"Next"`, `the "Next" button`.
  var named: String {
    let isName = role == nil && position == nil && (comparison == .exact || comparison == .matching)
    return isName ? description : "the \(description)"
  }
}
