import Foundation
import SpecTestKit

/// A text file of the project: its path from the root, and its text.
struct SourceFile {
  let path: String
  let text: String

  /// The text with comments and the insides of literals blanked out, line by line the same; of a
  /// file in another language than Swift the text as it is.
  let code: SwiftCode

  init(path: String, text: String) {
    self.path = path
    self.text = text
    code = path.hasSuffix(".swift") ? SwiftCode(text) : SwiftCode(verbatim: text)
  }

  /// The file's name, with its extension.
  var name: String { String(path.split(separator: "/").last ?? "") }

  /// The name up to the first dot.
  var stem: String { String(name.prefix { $0 != "." }) }

  /// The folders it lies in, from the root.
  var folders: [String] { path.split(separator: "/").dropLast().map(String.init) }

  /// Whether a script wrote it.
  var isGenerated: Bool { stem.hasSuffix("+Generated") }

  /// The Swift files under a folder of the project, in order.
  static func swift(under folder: String) -> [SourceFile] {
    all.filter { $0.path.hasPrefix(folder + "/") && $0.path.hasSuffix(".swift") }
  }

  /// Every text file of the project, in order; what is built or fetched is left out.
  static let all: [SourceFile] = {
    let root = ConformanceData.projectRoot
    let found = FileManager.default.enumerator(
      at: root, includingPropertiesForKeys: [.isDirectoryKey], options: [])
    var files: [SourceFile] = []
    for case let url as URL in found ?? FileManager.DirectoryEnumerator() {
      let name = url.lastPathComponent
      if name == ".git" || name.hasPrefix(".build") || name == ".swiftpm" || name == ".spec" {
        found?.skipDescendants()
      } else if let data = try? Data(contentsOf: url), !data.contains(0) {
        let path = String(
          url.standardizedFileURL.path.dropFirst(root.standardizedFileURL.path.count))
        files.append(
          SourceFile(
            path: String(path.drop { $0 == "/" }), text: String(decoding: data, as: UTF8.self)))
      }
    }
    return files.sorted { $0.path < $1.path }
  }()
}
