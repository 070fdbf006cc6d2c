#if DEBUG && canImport(UIKit)
import Foundation
import SpecDrivers

/// Ranges of a text: specifications count code points, UIKit counts units of UTF-16.
enum CodePoints {
  /// The range that a specification selects; nil if the text has no such part.
  static func range(_ selection: TextSelection, in text: String) -> NSRange? {
    let scalars = Array(text.unicodeScalars)
    switch selection {
    case .all: return range(0, scalars.count, in: scalars)
    case .caret(let place): return range(place, 0, in: scalars)
    case .range(let start, let count): return range(start, count, in: scalars)
    case .text(let part):
      let wanted = Array(part.unicodeScalars)
      guard wanted.count <= scalars.count else { return nil }
      let start = (0...(scalars.count - wanted.count)).first {
        scalars[$0...].starts(with: wanted)
      }
      return start.flatMap { range($0, wanted.count, in: scalars) }
    }
  }

  /// The start and the length in code points of a range of UTF-16 units.
  static func counts(of range: NSRange, in text: String) -> (start: Int, count: Int) {
    var (unit, start, count) = (0, 0, 0)
    for scalar in text.unicodeScalars {
      if unit < range.location { start += 1 } else if unit < NSMaxRange(range) { count += 1 }
      unit += UTF16.width(scalar)
    }
    return (start, count)
  }

  private static func range(_ start: Int, _ count: Int, in scalars: [Unicode.Scalar]) -> NSRange? {
    guard start >= 0, count >= 0, start <= scalars.count, count <= scalars.count - start else {
      return nil
    }
    return NSRange(
      location: units(scalars[..<start]), length: units(scalars[start..<(start + count)]))
  }

  private static func units(_ scalars: ArraySlice<Unicode.Scalar>) -> Int {
    scalars.reduce(0) { $0 + UTF16.width($1) }
  }
}
#endif
