/// Names a shell offers that are not in the table of flags, by what they are names of.
///
/// `spec completions profiles` prints a list, a name a line; the scripts ask for it.
package enum CompletionList: String, Sendable, CaseIterable {
  case profiles
  case engines
  case devices
  case faults
  case apps
}
