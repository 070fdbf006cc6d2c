import SpecGherkin

/// Renders the screens that a run recorded for a scenario, a frame for each step.
struct StoryboardHTML {
  let site: SiteRenderer

  /// Empty if no screen was recorded.
  func html(_ screens: [RecordedScreen], of pickle: Pickle) -> String { "" }
}
