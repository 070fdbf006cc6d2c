import SpecGherkin
package import SpecJSON
import SpecText

/// The report as SARIF 2.1.0, the format of code scanning services.
///
/// Columns are code points, as everywhere in this project, which `columnKind` declares. A finding
/// about a file as a whole has a location without a region.
extension LintReport {
  /// - Parameters:
  ///   - tool: the name of the tool.
  ///   - version: the version of the tool.
  ///   - path: converts the path of a file to one from the root of the repository.
  package func sarif(
    tool: String, version: String, path: (String) -> String = { $0 }
  ) -> JSONValue {
    let rules = LintCatalog.infos
    let indices = Dictionary(uniqueKeysWithValues: rules.enumerated().map { ($1.name, $0) })
    return [
      "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
      "version": "2.1.0",
      "runs": [
        [
          "tool": [
            "driver": [
              "name": .string(tool), "version": .string(version),
              "rules": .array(rules.map(\.sarif)),
            ]
          ],
          "columnKind": "unicodeCodePoints",
          "invocations": [["executionSuccessful": .bool(!hasSyntaxErrors)]],
          "results": .array(
            findings.map { $0.sarif(ruleIndex: indices[$0.rule] ?? -1, path: path) }),
        ]
      ],
    ]
  }
}

extension LintRuleInfo {
  fileprivate var sarif: JSONValue {
    [
      "id": .string(name),
      "shortDescription": ["text": .string(summary + ".")],
      "help": ["text": .string("To repair it: " + advice + ".")],
      "defaultConfiguration": [
        "enabled": .bool(severity != .off),
        "level": .string(severity == .error ? "error" : "warning"),
      ],
    ]
  }
}

extension LintFinding {
  fileprivate func sarif(ruleIndex: Int, path: (String) -> String) -> JSONValue {
    let text = ([message] + notes + [advice]).joined(separator: "\n")
    let region = location.map { location in
      JSONValue.fields([
        "startLine": .integer(location.line),
        "startColumn": location.column.map { .integer($0) },
      ])
    }
    let place = JSONValue.fields([
      "artifactLocation": ["uri": .string(Self.reference(path(uri)))], "region": region,
    ])
    return [
      "ruleId": .string(rule),
      "ruleIndex": .integer(ruleIndex),
      "level": .string(severity.rawValue),
      "message": ["text": .string(text)],
      "locations": [["physicalLocation": place]],
    ]
  }

  /// A path as a URI reference (RFC 3986): relative, or with the scheme `file`.
  static func reference(_ path: String) -> String {
    (path.utf8.first == UInt8(ascii: "/") ? "file://" : "")
      + PercentText.encoded(path.utf8, keeping: PercentText.inPaths)
  }
}
