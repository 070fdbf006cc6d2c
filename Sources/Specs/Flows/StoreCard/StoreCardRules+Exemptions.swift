/// The faults that change nothing on some visits.
extension StoreCardRules {
  static let exemptions: [FaultExemption] = [
    FaultExemption(.secondVisit, atLaunch, ["scheme-undeclared"]),
    FaultExemption(.afterBack, atLaunch, ["scheme-undeclared"]),
    FaultExemption(
      .afterBack,
      "a push follows the rules of the new screen, and a new screen is not one that is come back to",
      ["target-not-guarded"]),
    FaultExemption(
      .afterBack, "the rule is that of a card's screen, which leads nowhere, so nobody comes back",
      cardScreen),
  ]

  private static let atLaunch = "the rule applies at the launch, before any screen is visited"

  /// The faults of rules that only a visit to a card's screen reads.
  private static let cardScreen = [
    "animated-by-library", "grows-inside-cell", "detail-does-not-scroll", "status-bar-stays",
    "body-there-at-once", "origin-not-converted", "detail-container-is-body",
    "header-starts-as-screen", "close-stays-hidden", "corners-straight-at-start",
    "not-laid-out-first", "safe-area-ignored", "header-without-margin", "header-to-500",
    "header-jumps", "header-with-position", "corners-with-size", "corners-stay-round",
    "header-stays-scrolled", "header-never-jumps", "header-stays-above", "header-always-jumps",
    "header-stays-low", "header-stays-high", "close-stays", "close-fades-with-position",
    "corners-stay-straight", "corners-round-at-once", "hooks-not-called", "ends-short",
    "source-not-guarded", "frame-forgotten", "not-attached", "starts-at-full-size",
    "not-placed-first", "cell-stays-visible", "y-not-translated", "x-not-translated",
    "position-undiminished", "damping-full", "position-eases", "size-undiminished", "size-springs",
    "x-with-position", "hook-after-start", "cell-stays-hidden", "reported-cancelled",
    "completion-on-position", "completion-on-size", "tie-never-completes", "size-started-first",
    "position-not-started", "size-not-started", "last-shop-counts", "coordinates-swapped",
    "camera-stays", "camera-beside", "camera-reason-zero", "camera-eases", "camera-faster",
    "map-of-photos", "minimum-zoom-unset", "maximum-zoom-unset", "zoom-unset",
    "cancelled-move-unsaid", "finished-move-unsaid", "move-results-swapped",
    "marker-before-camera", "marker-after-move", "marker-never-attached", "marker-does-nothing",
    "marker-touch-unsaid", "touch-goes-through", "map-before-details", "opens-web-map",
    "address-with-app-name", "name-not-encoded", "name-in-capitals", "not-asked-first",
    "options-never", "options-after-10", "app-store-never", "app-store-for-old-systems",
    "app-store-of-another-app", "close-needs-card", "location-does-nothing", "missing-page-opened",
    "bar-comes-back", "hides-on-leaving", "bar-moved-twice", "observer-outlives-card",
    "bar-shown-at-once", "bar-not-shown", "showing-not-branched", "showing-direct-on-812",
    "bar-lost-on-plus", "bar-lost-on-small-phones", "showing-direct-elsewhere", "rows-alike",
    "one-line-only",
    "measured-wide", "height-capped", "room-fixed-300", "heights-not-divided", "heights-sorted",
    "review-text-fixed",
  ]
}
