/// A view with several options, one of which can be chosen by name.
package protocol OptionSelecting: View {
  /// The options, for error messages.
  var offer: String { get }

  /// Chooses an option as a user would; false if it is not available.
  func choose(_ choice: String) -> Bool
}
