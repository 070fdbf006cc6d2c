import Foundation
import SpecRunner

/// The descriptions of errors for users.
enum LocalizedErrors {
  /// The description of Foundation's `LocalizedError`; nil for any other error.
  static let text: RunOptions.ErrorText = { ($0 as? any LocalizedError)?.errorDescription }
}
