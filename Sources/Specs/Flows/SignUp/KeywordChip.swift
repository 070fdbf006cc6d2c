import SpecDrivers
import SpecSimulator

/// A keyword and the button that deletes it.
final class KeywordChip {
  /// The height, in points.
  static let height = 40.0

  let body: Chip
  let x: Button

  init(_ keyword: String, number: Int) {
    body = Chip(id: "keyword-\(number)", label: keyword)
    x = Button(id: "delete-\(number)", label: keyword + " x")
  }

  /// The width of the text plus 44 points for the ends and the button.
  static func width(of keyword: String) -> Double { Font(size: 16).width(of: keyword) + 44 }

  func place(_ frame: Frame, x left: Double, y top: Double) {
    body.place(x: left + frame.x, y: top + frame.y, width: frame.width, height: frame.height)
    x.place(x: left + frame.x + frame.width - 34, y: top + frame.y + 8, width: 24, height: 24)
  }
}
