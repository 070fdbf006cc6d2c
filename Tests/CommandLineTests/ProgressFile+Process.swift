import Foundation
import SpecTestKit

@testable import SpecCommandLine

extension ProgressFile {
  /// A shell script that starts `$SPEC`, waits for its progress in the file `progress`, and stops it.
  static func process(
    _ script: String, files: [String: String]
  ) async throws -> SpecProcess {
    try await TemporaryFolder.with(files) { folder in
      try await SpecProcess.run(
        ["-c", script], in: folder,
        environment: ["SPEC": SpecProcess.executable.path, variable: folder.file("progress").path],
        executable: URL(filePath: "/bin/sh"))
    }
  }
}
