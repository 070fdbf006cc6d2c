/// What the place a report is shown in can show: how wide it is, and which signs.
///
/// Decided by the caller, who knows the terminal and the environment; a file is `plain`.
package struct Display: Hashable, Sendable {
  /// How many columns a line has; nil where lines may be as long as they like.
  package var width: Int?
  package var hasColour: Bool
  /// Whether signs outside ASCII may be used for marks; what authors wrote is shown in any case.
  package var hasUnicode: Bool
  /// Whether a line may be drawn anew, as on a terminal that a person watches.
  package var isLive: Bool
  /// Whose commands a line may hold, where a build system reads along; nil where none does.
  package var buildLog: BuildLog?
  /// How what is written keeps a build system from obeying it; nil where none reads along.
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

  /// No colour, any width: a file or a pipe.
  package static let plain = Display()
}
