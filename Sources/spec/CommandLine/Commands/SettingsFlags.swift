/// The flags that say where settings come from; every command that reads scenarios has them.
enum SettingsFlags {
  static let config = Flag(
    "config", value: "FILE", default: "spec.json here, or above in the repository",
    negates: true, section: "settings", completion: .file,
    help: "read settings from this file",
    details: """
      What is typed wins over SPEC_… variables, these over the profiles, and these over the \
      defaults of the file. --no-NAME takes back what any of them says of the flag --NAME. spec \
      config shows what holds.
      """)

  static let profile = Flag(
    "profile", short: "p", value: "NAME", repeats: true, section: "settings",
    completion: .names(.profiles), help: "settings under this name in spec.json",
    details: "Of several, the later wins where both say something.")

  static let all = [config, profile]
}
