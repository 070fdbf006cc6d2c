/// The modules and dependencies of `Package.swift`, read from its text.
struct Manifest {
  /// A target: its module, its folder, and the modules it may import.
  struct Module: Hashable {
    let name: String
    let folder: String
    let sees: [String]
  }

  let modules: [Module]
  /// The targets of each library that other packages can depend on.
  let libraries: [String: [String]]

  /// The manifest of this project.
  static let ofThisPackage = Manifest(
    SourceFile.all.first { $0.path == "Package.swift" }?.text ?? "")

  init(_ text: String) {
    modules =
      text.matches(
        of:
          #/
          \bmodule\(\s*"(\w+)",\s*"([^"]+)"(?:,\s*sees:\s*\[([^\]]*)\])?
          (?:,\s*page:\s*"[^"]*")?\s*\)
          /#
      ).map { Module(name: String($0.1), folder: "Sources/\($0.2)", sees: Self.names($0.3)) }
      + text.matches(
        of: /\btests\(\s*"(\w+)"(?:,\s*sees:\s*\[([^\]]*)\])?\s*\)/
      ).map { Module(name: String($0.1), folder: "Tests/\($0.1)", sees: Self.names($0.2)) }
      + text.matches(
        of:
          /[tT]arget\(\s*name:\s*"(\w+)"(?:,\s*dependencies:\s*\[([^\]]*)\])?,\s*path:\s*"([^"]+)"/
      ).map { Module(name: String($0.1), folder: String($0.3), sees: Self.names($0.2)) }
    let products = text.matches(
      of: /\.library\(\s*name:\s*"(\w+)",\s*targets:\s*\[([^\]]*)\]/
    ).map { (String($0.1), Self.names($0.2)) }
    libraries = Dictionary(products) { $0 + $1 }
  }

  /// The modules that are compiled for some of them: these and what they depend on.
  func compiled(for names: [String]) -> Set<String> {
    var found: Set<String> = []
    var rest = names
    while let name = rest.popLast() {
      guard found.insert(name).inserted else { continue }
      rest += modules.first { $0.name == name }?.sees ?? []
    }
    return found
  }

  private static func names(_ list: Substring?) -> [String] {
    (list ?? "").matches(of: /"(\w+)"/).map { String($0.1) }
  }

  /// The module a file lies in.
  func module(of file: SourceFile) -> Module? {
    modules.first { file.path.hasPrefix($0.folder + "/") }
  }
}
