import SpecRunner

/// The samples with hooks: around a scenario, around the run, attaching, failing, skipping.
extension KitSteps {
  static let hooks: [String: KitSteps] = [
    "global-hooks": KitSteps { _ in
      BeforeAll { _ in }
      BeforeAll { _ in }
      pass("a step passes")
      fail("a step fails", "Exception in step")
      AfterAll { _ in }
      AfterAll { _ in }
    },
    "global-hooks-attachments": KitSteps { _ in
      BeforeAll { $0.attach("Attachment from BeforeAll hook", mediaType: "text/plain") }
      pass("a step passes")
      AfterAll { $0.attach("Attachment from AfterAll hook", mediaType: "text/plain") }
    },
    "global-hooks-beforeall-error": KitSteps { _ in
      BeforeAll { _ in }
      BeforeAll { _ in throw failure("BeforeAll hook went wrong") }
      BeforeAll { _ in }
      pass("a step passes")
      AfterAll { _ in }
      AfterAll { _ in }
    },
    "hooks": KitSteps { _ in
      Before { _ in }
      pass("a step passes")
      fail("a step fails", "Exception in step")
      After { _ in }
    },
    "hooks-attachment": KitSteps { files in
      Before { $0.attach(bytes: try files("cucumber.svg"), mediaType: "image/svg+xml") }
      pass("a step passes")
      After { $0.attach(bytes: try files("cucumber.svg"), mediaType: "image/svg+xml") }
    },
    "hooks-conditional": KitSteps { _ in
      Before("@passing-hook") { _ in }
      Before("@fail-before") { _ in throw failure("Exception in conditional hook") }
      pass("a step passes")
      After("@fail-after") { _ in throw failure("Exception in conditional hook") }
      After("@passing-hook") { _ in }
    },
    "hooks-named": KitSteps { _ in
      Before(name: "A named before hook") { _ in }
      pass("a step passes")
      After(name: "A named after hook") { _ in }
    },
    "hooks-skipped": KitSteps { _ in
      Before { _ in }
      BeforeOutcome("@skip-before") { _ in .skipped }
      Before { _ in }
      pass("a normal step")
      settle("a step that skips", .skipped)
      After { _ in }
      AfterOutcome("@skip-after") { _ in .skipped }
      After { _ in }
    },
    "skipped-failing-hook": KitSteps { _ in
      settle("a step that skips", .skipped)
      After { _ in throw failure("whoops") }
    },
  ]
}
