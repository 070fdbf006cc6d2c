import SpecDrivers
import SpecSimulator

/// The reviews of a shop, one row each.
final class ReviewList {
  private static let font = Font(size: 16)

  private let heights: ReviewHeights
  private var rows: [(row: View, text: Label, height: Double)] = []

  init(_ rules: RulesInUse<StoreCardRules>) {
    heights = ReviewHeights(font: Self.font, rules: rules)
  }

  /// Adds the rows to a screen.
  func show(_ reviews: [String], on screen: CardScreen) {
    for (index, (review, height)) in zip(reviews, heights.rows(reviews)).enumerated() {
      let row = View(id: "review-\(index + 1)", role: .row, label: "review \(index + 1)")
      let text = Label(
        id: "review-text-\(index + 1)", label: "review text \(index + 1)", text: review,
        font: Self.font)
      rows.append((row, text, height))
      screen.add(row, text)
      screen.area.hold([row, text])
    }
  }

  /// Positions the rows below each other, and returns their end.
  func layout(in area: ScrollView, from start: Double, width: Double) -> Double {
    var y = start
    for (row, text, height) in rows {
      area.placeContent(row, x: 0, y: y, width: width, height: height)
      let needed = heights.height(of: text.text, in: ReviewHeights.textWidth)
      area.placeContent(
        text, x: 20, y: y + 10, width: ReviewHeights.textWidth,
        height: heights.rules.rowTextGrows ? needed : ReviewHeights.lineHeight)
      y += height
    }
    return y
  }
}
