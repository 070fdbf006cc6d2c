/// A file that differs from a git revision.
package struct ChangedFile: Sendable {
  /// The path from the current directory; of a removed file, the one it had.
  package let path: String
  /// The path that it had in the revision; nil for a new file.
  package let earlierPath: String?
  /// The content in the revision; nil for a new file.
  package let before: [UInt8]?
  /// The content now; nil for a removed file.
  package let after: [UInt8]?
}
