package import SpecGherkin

/// A message about a run, in the terms of Cucumber Messages.
///
/// A run produces only a sequence of messages; reports and the verdict are computed from it. The
/// order is: meta; for each file its source, then its document and pickles or parse errors; glue in
/// order of definition; run started; run hooks; all test cases; for each attempt its start, its
/// steps and its end; run hooks; run finished. The messages of an attempt are in the order of
/// events; the order between attempts of different test cases is undefined.
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
