/// Which screens a run records: `--screens`.
package enum ScreenChoice: String, Sendable, CaseIterable {
  case failures, all, none
}
