import SpecListener
import SpecTesting
import SpecVocabulary
import Testing

@testable import StubbedLogin

extension ListenerTests {
  /// Scenarios as tests inside the app, as a test target with a host application runs them.
  @MainActor @Suite struct LogInSpecs {
    @Test(arguments: try await scenarios())
    func `the log-in holds`(_ scenario: SpecCase) async throws { try await scenario.test() }

    static func scenarios() throws -> [SpecCase] {
      let engine = SpecListener.engine(StubbedLogin.app, in: StubbedLogin.window)
      return try SpecCase.found(
        in: "specs/slack-login/email.feature", steps: Vocabulary.libraries(on: engine))
    }
  }
}
