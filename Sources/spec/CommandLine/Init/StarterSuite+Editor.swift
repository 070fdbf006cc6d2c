/// The settings of editors in a new suite.
extension StarterSuite {
  /// The schema of `spec.json`, next to the settings of the editor that reads it.
  static let schemaPath = ".vscode/spec.schema.json"

  static var editorFiles: [StarterFile] {
    [
      StarterFile(
        path: ".vscode/settings.json",
        text: """
          {
            "cucumber.features": ["specs/**/*.feature"]
          }

          """, purpose: "where the editor finds the scenarios",
        lines: ["\"cucumber.features\": [\"specs/**/*.feature\"]"]),
      StarterFile(
        path: ".vscode/extensions.json",
        text: """
          {
            "recommendations": ["cucumberopen.cucumber-official"]
          }

          """, purpose: "the extension of the editor for Gherkin",
        lines: ["cucumberopen.cucumber-official"]),
      StarterFile(
        path: schemaPath, text: ConfigFileSchema.text,
        purpose: "the keys of \(ConfigFile.name), for completion",
        // The schema of another version is as good.
        lines: ["\"$schema\": \"https://json-schema.org/draft/2020-12/schema\""]),
      StarterFile(
        path: ".editorconfig",
        text: (["[*.feature]"] + indentation).map { $0 + "\n" }.joined(),
        purpose: "how scenarios are indented", lines: ["[*.feature]"], below: indentation),
    ]
  }

  private static let indentation = [
    "charset = utf-8", "end_of_line = lf", "indent_style = space", "indent_size = 2",
    "insert_final_newline = true",
  ]
}
