import Foundation
import SpecRunner

/// Errors in the words they have for people.
enum LocalizedErrors {
  /// The description of Foundation's `LocalizedError`; nil for any other error.
  static let text: RunOptions.ErrorText = { ($0 as? any LocalizedError)?.errorDescription }
}
