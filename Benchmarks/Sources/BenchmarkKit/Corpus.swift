/// Features for the eighteen steps of `counter-app`, the same for the same numbers.
///
/// A scenario has eight steps, that of the background included. Four of the ten scenarios of a
/// feature are rows of an outline; tables, doc strings, tags, comments and descriptions occur as
/// often as in a suite that people wrote.
public struct Corpus: Sendable {
  private let scenarios: Int
  private let perFeature: Int

  /// A corpus of a number of scenarios, with ten in each feature unless another number is given.
  public init(scenarios: Int, perFeature: Int = 10) {
    self.scenarios = scenarios
    self.perFeature = max(perFeature, 1)
  }

  /// Writes the features below a folder, a thousand in each folder; returns their size in bytes.
  @discardableResult
  public func write(to folder: Folder) throws(Folder.Problem) -> Int {
    var size = 0
    var part = folder
    let features = (scenarios + perFeature - 1) / perFeature
    for number in 0..<features {
      if number % 1_000 == 0 { part = try folder.folder(Self.padded(number / 1_000)) }
      let text = feature(number)
      size += text.utf8.count
      try part.write(Self.padded(number) + ".feature", text)
    }
    return size
  }

  /// The text of a feature.
  public func feature(_ number: Int) -> String {
    let count = min(perFeature, scenarios - number * perFeature)
    let rows = count > 4 ? 4 : 0
    var text = """
      @batch-\(number % 7)
      Feature: Part \(number) of the counter
        The counter, the fields and the cart belong to one small app.
        This part looks at \(count) cases of it.

        Background:
          Given a clean app

      """
    for place in 0..<(count - rows) { text += scenario(number * perFeature + place) }
    if rows > 0 { text += outline(number) }
    return text
  }

  private func scenario(_ number: Int) -> String {
    let head = number % 5 == 0 ? "\n  @smoke @case-\(number % 40)\n" : "\n"
    return switch number % 4 {
    case 0: head + Self.counting(number)
    case 1: head + Self.typing(number)
    case 2: head + Self.buying(number)
    default: head + Self.noting(number)
    }
  }

  private static func counting(_ number: Int) -> String {
    let (start, more, less) = (number % 90, number % 17 + 1, number % 11)
    return """
        Scenario: Counting up and down, case \(number)
          Given a counter at \(start)
          When I add \(more)
          And I subtract \(less)
          And I add \(less)
          And I tap "Keep"
          Then the counter is \(start + more)
          And the last button is "Keep"

      """
  }

  private static func typing(_ number: Int) -> String {
    """
      # The field "Town" is cleared last, so that its border is seen.
      Scenario: Filling in a form, case \(number)
        Given the "Profile" screen is open
        When I type "Mina \(number)" into "Name"
        And I type "Busan" into "Town"
        And I clear "Town"
        Then the text of "Name" is "Mina \(number)"
        And the border of "Town" is red
        And I see the "Profile" screen

    """
  }

  private static func buying(_ number: Int) -> String {
    let (price, quantity) = (number % 50 + 3, number % 4 + 1)
    return """
        Scenario: Taking something out of the cart, case \(number)
          Given these items in the cart:
            | item   | price | quantity |
            | pencil | \(price) | \(quantity) |
            | paper  | 7     | 2        |
            | ruler  | 12    | 1        |
          When I remove "ruler" from the cart
          Then the cart total is \(price * quantity + 14)
          When I remove "paper" from the cart
          Then the cart total is \(price * quantity)
          And I tap "Pay"
          And the last button is "Pay"

      """
  }

  private static func noting(_ number: Int) -> String {
    #"""
      Scenario: Pasting a note, case \#(number)
        A note keeps its lines, also the empty ones.

        Given a counter at \#(number % 30)
        When I paste the note:
          """
          first line of note \#(number)

          last line
          """
        Then the note has 3 lines
        When I add 1
        And I type "x" into "Note"
        Then the border of "Note" is black
        And the counter is \#(number % 30 + 1)

    """#
  }

  private func outline(_ number: Int) -> String {
    let rows = (0..<4).map { row in
      let (start, more) = ((number + row) % 60, (number * 3 + row) % 25)
      return "      | \(start) | \(more) | \(start + more) | word \(row) |\n"
    }
    return """

        Scenario Outline: Adding <more> to <start>
          Given a counter at <start>
          When I add <more>
          Then the counter is <sum>
          When I type "<word>" into "Search"
          And I tap "Go"
          Then the text of "Search" is "<word>"
          And the last button is "Go"

          Examples:
            | start | more | sum | word |

      """ + rows.joined()
  }

  private static func padded(_ number: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(6 - digits.utf8.count, 0)) + digits
  }
}
