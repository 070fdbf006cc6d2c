// Reads what `spec run --report messages` prints, one message on each line.
"use strict";

/** The words that start the tool, without the command `lsp` and what follows it. */
function tool(words) {
  const place = words.lastIndexOf("lsp");
  return place > 0 ? words.slice(0, place) : words.slice(0, 1);
}

/** A word for a POSIX shell. */
function quoted(word) {
  return /^[\w./:@%+,=-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
}

/** Follows a run: calls `tell` when a scenario starts and when it has ended. */
class Results {
  constructor(tell) {
    this.tell = tell;
    this.rest = "";
    this.lines = new Map(); // the id of a step in the document: its line
    this.pickles = new Map();
    this.cases = new Map();
    this.attempts = new Map();
  }

  /** Takes a part of the output, which may end within a line. */
  receive(text) {
    const lines = (this.rest + text).split("\n");
    this.rest = lines.pop();
    for (const line of lines) if (line.startsWith("{")) this.take(JSON.parse(line));
  }

  take({ gherkinDocument, pickle, testCase, testCaseStarted, testStepFinished, attachment, testCaseFinished }) {
    if (gherkinDocument?.feature) this.note(gherkinDocument.feature);
    if (pickle) this.pickles.set(pickle.id, pickle);
    if (testCase) this.cases.set(testCase.id, testCase);
    if (testCaseStarted) {
      const test = this.cases.get(testCaseStarted.testCaseId);
      const { uri, location } = this.pickles.get(test.pickleId);
      const attempt = { uri, line: location.line, test, failures: [], isSkipped: false, milliseconds: 0 };
      this.attempts.set(testCaseStarted.id, attempt);
      this.tell({ ...attempt, state: "started" });
    }
    const isScreen = attachment?.mediaType.startsWith("text/") && attachment.contentEncoding === "IDENTITY";
    if (isScreen) {
      const attempt = this.attempts.get(attachment.testCaseStartedId);
      if (attempt) attempt.screen = attachment.body;
    }
    if (testStepFinished) this.finishStep(testStepFinished);
    if (testCaseFinished && !testCaseFinished.willBeRetried) {
      const attempt = this.attempts.get(testCaseFinished.testCaseStartedId);
      const state = attempt.failures.length > 0 ? "failed" : attempt.isSkipped ? "skipped" : "passed";
      this.tell({ ...attempt, state });
    }
  }

  /** Notes the lines of all steps below a part of a document. */
  note(part) {
    for (const child of part.children ?? []) {
      if (child.rule) this.note(child.rule);
      for (const step of (child.background ?? child.scenario)?.steps ?? []) {
        this.lines.set(step.id, step.location.line);
      }
    }
  }

  finishStep({ testCaseStartedId, testStepId, testStepResult: { status, message, duration } }) {
    const attempt = this.attempts.get(testCaseStartedId);
    attempt.milliseconds += duration.seconds * 1_000 + duration.nanos / 1_000_000;
    if (status === "PASSED") return;
    if (status === "SKIPPED") {
      attempt.isSkipped = true;
      return;
    }
    const step = attempt.test.testSteps.find((one) => one.id === testStepId);
    const steps = this.pickles.get(attempt.test.pickleId).steps;
    const ids = steps.find((one) => one.id === step?.pickleStepId)?.astNodeIds ?? [];
    attempt.failures.push({
      line: this.lines.get(ids[0]) ?? attempt.line,
      message: [message ?? status.toLowerCase(), attempt.screen].filter(Boolean).join("\n\n"),
    });
  }
}

module.exports = { Results, quoted, tool };
