package import SpecGherkin

/// A message about a run, in the terms of Cucumber Messages.
///
/// A run produces only a sequence of messages; reports and the verdict are computed from it. The
/// order is: meta; for each file its source, then its document and pickles or parse errors; glue in
/// order of definition; run started; run hooks; all test cases; for each attempt its start, its
/// steps and its end; run hooks; run finished. The messages of an attempt are in the order of
/// events; the order between attempts of different test cases is undefined.
///
/// The frequent messages are stored in place and the large ones indirectly, so that an envelope has
/// 48 bytes: it is copied for every report.
package enum Envelope: Sendable {
  indirect case meta(Meta)
  indirect case source(Source)
  case gherkinDocument(GherkinDocument)
  indirect case parseError(Diagnostic)
  case pickle(Pickle)
  indirect case parameterType(ParameterTypeMessage)
  indirect case stepDefinition(StepDefinitionMessage)
  indirect case hook(HookMessage)
  indirect case undefinedParameterType(UndefinedParameterType)
  case testRunStarted(TestRunStarted)
  case testRunHookStarted(TestRunHookStarted)
  indirect case testRunHookFinished(TestRunHookFinished)
  indirect case testCase(TestCase)
  case testCaseStarted(TestCaseStarted)
  case testStepStarted(TestStepStarted)
  case testStepFinished(TestStepFinished)
  indirect case attachment(Attachment)
  indirect case suggestion(Suggestion)
  case testCaseFinished(TestCaseFinished)
  indirect case testRunFinished(TestRunFinished)
}
