package import SpecGherkin

/// One message about a run: the sum of everything that can be said, in cucumber's own terms.
///
/// A run's only product is a sequence of these; reports and verdict are folds over it. Order:
/// meta; per file source, then document and pickles or parse errors; glue in order of
/// definition; run started; run hooks; every test case; then per attempt started, steps,
/// finished; run hooks; run finished. Within one attempt events are in the order they happened;
/// between attempts of different cases nothing is promised.
package enum Envelope: Sendable {
  case meta(Meta)
  case source(Source)
  case gherkinDocument(GherkinDocument)
  case parseError(Diagnostic)
  case pickle(Pickle)
  case parameterType(ParameterTypeMessage)
  case stepDefinition(StepDefinitionMessage)
  case hook(HookMessage)
  case undefinedParameterType(UndefinedParameterType)
  case testRunStarted(TestRunStarted)
  case testRunHookStarted(TestRunHookStarted)
  case testRunHookFinished(TestRunHookFinished)
  case testCase(TestCase)
  case testCaseStarted(TestCaseStarted)
  case testStepStarted(TestStepStarted)
  case testStepFinished(TestStepFinished)
  case attachment(Attachment)
  case suggestion(Suggestion)
  case testCaseFinished(TestCaseFinished)
  case testRunFinished(TestRunFinished)
}
