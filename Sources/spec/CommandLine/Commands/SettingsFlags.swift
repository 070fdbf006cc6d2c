/// The flags that name the sources of settings; every command that reads scenarios has them.
enum SettingsFlags {
  static let config = Flag<String?>(
    "config", value: "FILE", .path,
    otherwise: "spec.json in this directory or a parent within the repository", negates: true,
    section: "settings",
    help: "read settings from this file",
    details: """
      Flags override SPEC_… variables, which override profiles, which override the defaults of the \
      file. --no-NAME removes a value of --NAME that any of them sets. spec config prints the \
      settings in effect.
      """)

  static let profile = Flag<[String]>(
    "profile", short: "p", value: "NAME", .text, section: "settings", completion: .names(.profiles),
    help: "use the profile NAME of spec.json",
    details: "If the flag is repeated, later profiles override earlier ones.")

  static let trust = Flag<Bool>(
    "trust", section: "settings", help: "let spec.json start programs and read secrets",
    details: """
      For this run. Without the flag, a spec.json that starts programs, lets steps run commands, reads \
      secrets or writes outside of its folder needs trust: spec trust gives it once. In continuous \
      integration, none is needed.
      """)

  static let all = [config, profile, trust]
}
