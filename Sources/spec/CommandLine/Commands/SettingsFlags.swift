/// The flags that name the sources of settings; every command that reads scenarios has them.
enum SettingsFlags {
  static let config = Flag(
    "config", value: "FILE",
    default: "spec.json in this directory or a parent within the repository",
    negates: true, section: "settings", completion: .file,
    help: "read settings from this file",
    details: """
      Flags override SPEC_… variables, which override profiles, which override the defaults of the \
      file. --no-NAME removes a value of --NAME that any of them sets. spec config prints the \
      settings in effect.
      """)

  static let profile = Flag(
    "profile", short: "p", value: "NAME", repeats: true, section: "settings",
    completion: .names(.profiles), help: "use the profile NAME of spec.json",
    details: "If the flag is repeated, later profiles override earlier ones.")

  static let all = [config, profile]
}
