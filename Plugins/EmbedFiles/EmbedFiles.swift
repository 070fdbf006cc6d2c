import Foundation

/// Writes the texts of files as strings of an enum: `EmbedFiles OUTPUT FILE…`.
@main
enum EmbedFiles {
  static func main() throws {
    let paths = CommandLine.arguments.dropFirst()
    guard let output = paths.first else { return }
    var code = "/// The files of the folder Page, by their names.\nenum PageFiles {\n"
    for path in paths.dropFirst() {
      let file = URL(fileURLWithPath: path)
      let text = try String(contentsOf: file, encoding: .utf8)
      let name = file.deletingPathExtension().lastPathComponent
      // No file has as many signs in a row.
      let signs = String(repeating: "#", count: 9)
      code += "  static let \(name) = \(signs)\"\"\"\n\(text)\n\"\"\"\(signs)\n"
    }
    try (code + "}\n").write(toFile: output, atomically: true, encoding: .utf8)
  }
}
