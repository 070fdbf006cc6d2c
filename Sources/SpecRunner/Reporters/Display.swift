/// The capabilities of the place where a report is shown: its width and its characters.
///
/// The caller, who knows the terminal and the environment, chooses them; a file is `plain`.
package struct Display: Hashable, Sendable {
  /// The number of columns; nil if lines may have any length.
  package var width: Int?
  package var hasColour: Bool
  /// Whether marks may use characters outside ASCII; text from authors is always shown.
  package var hasUnicode: Bool
  /// Whether a line may be redrawn, as on a terminal that a user watches.
  package var isLive: Bool
  /// The build system that interprets commands in the output; nil if there is none.
  package var buildLog: BuildLog?
  /// The format that text from authors is escaped for, so that the build system does not interpret
  /// it; nil if there is no build system.
  package var logGuard: LogGuard?

  package init(
    width: Int? = nil, hasColour: Bool = false, hasUnicode: Bool = true, isLive: Bool = false,
    buildLog: BuildLog? = nil
  ) {
    self.width = width
    self.hasColour = hasColour
    self.hasUnicode = hasUnicode
    self.isLive = isLive
    self.buildLog = buildLog
    logGuard = buildLog == nil ? nil : .text
  }

  /// A file or a pipe: no colour, any width.
  package static let plain = Display()
}
