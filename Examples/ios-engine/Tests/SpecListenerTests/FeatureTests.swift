import SpecTesting
import SpecVocabulary
import Testing

@testable import SpecListener
@testable import StubbedLogin

extension ListenerTests {
  /// The features of the log-in, on an app of UIKit.
  @MainActor @Suite struct FeatureTests {
    @Test func `every scenario of the log-in passes, or is skipped for a reason`() async throws {
      let engine = SpecListener.engine(StubbedLogin.app, in: StubbedLogin.window)
      let scenarios = try SpecCase.found(
        in: "specs/slack-login",
        steps: Vocabulary.libraries(on: engine, patience: .milliseconds(100)))
      var passed = 0
      var reasons: Set<String> = []
      var failed: [String] = []
      for scenario in scenarios {
        let outcome = await scenario.run()
        switch outcome.status {
        case .passed: passed += 1
        case .skipped:
          let reason = outcome.decisive?.failure.map { "\($0)" } ?? ""
          // The second line names the step.
          reasons.insert(String(reason.prefix { $0 != "\n" }))
        default: failed.append("\(scenario)\n\(outcome.decisive?.explanation ?? "")")
        }
      }
      #expect(failed == [])
      #expect(passed > 70)
      #expect(
        reasons == [
          "the ios-app engine lacks animations: UIKit does not report animations; report them with "
            + "SpecListener.record, and declare it",
          "the ios-app engine lacks background: an app cannot go to the home screen by itself",
          "the ios-app engine lacks rotation: an app cannot turn the device that it runs on",
          "the ios-app engine lacks system events: only the app can rebuild a screen",
          "the ios-app engine does not offer devices",
          "the ios-app engine does not offer device settings",
          "the ios-app engine cannot tell whether the keyboard has a shortcut bar: UIKit does not "
            + "report whether suggestions are shown",
          "the ios-app engine does not report the screen's subscriptions; it reports animations, "
            + "navigation bar",
        ])
    }
  }
}
