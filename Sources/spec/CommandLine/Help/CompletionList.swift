/// A list of names that completion scripts request, such as profiles.
///
/// `spec completions profiles` prints it, one name on each line.
enum CompletionList: String, Sendable, CaseIterable {
  case commands
  case profiles
  case engines
  case devices
  case faults
  case apps
}
