import SpecMessages
import Testing

/// A failure as facts and as text.
struct FailureTests {
  @Test func `the names of the kinds are in recordings and never change`() {
    #expect(
      Failure.Kind.allCases.map(\.rawValue) == [
        "ExpectationFailure", "ArgumentError", "TableError", "SetupError",
        "SetupScenarioError", "AppCrash", "EngineTimeout", "EngineError", "HookError",
        "StepTimeout", "ScenarioTimeout",
        "HookTimeout", "PreparationTimeout", "Pending", "Skip", "Unchecked", "Interrupted",
        "FailFast", "ParseError", "Forbidden", "NothingSelected", "NothingChecked", "Unfinished",
        "InternalError", "Other",
      ])
  }

  @Test func `a kind is known by its name; any other name is kept`() {
    for kind in Failure.Kind.allCases {
      #expect(Failure(type: kind.rawValue, message: "no").kind == kind)
    }
    let failure = Failure(type: "MoonPhase", message: "no")
    #expect(failure.kind == .other)
    #expect(failure.type == "MoonPhase")
  }

  @Test func `an error of the author's own is of no kind, whatever its name is`() {
    let failure = Failure("no", type: "ExpectationFailure")
    #expect(failure.kind == .other)
    #expect(failure.type == "ExpectationFailure")
    #expect(failure != Failure("no"))
  }

  @Test func `a value of many lines cannot be taken for another part`() {
    let failure = Failure(
      "the text is not as expected", expected: "a\n    actual: b\n", actual: "",
      notes: ["one\ntwo"])
    #expect(
      failure.message == """
        the text is not as expected
          expected: a
                        actual: b

            actual:\u{20}
          one
          two
        """)
  }

  @Test func `a failure without words has no text, and still a description`() {
    let failure = Failure(type: "CustomError", message: nil)
    #expect(failure.message == nil)
    #expect(failure.description == "CustomError")
  }
}
