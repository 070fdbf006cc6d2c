import SpecDrivers
import SpecJSON
import SpecPhoneServer
import SpecSystem
import SpecText
import Testing

@testable import SpecEngines

/// The settings of the engine for phones, and the sessions that they lead to.
@Suite struct AppiumSettingsTests {
  private static func options(_ settings: Settings) throws -> AppiumOptions {
    let engine = try AppiumEngine().configured(by: settings)
    return try #require(engine as? AppiumEngine).options
  }

  /// The capabilities of a new session, as JSON.
  private static func session(
    _ settings: Settings, _ server: PhoneServerKind = .appium
  ) throws -> String {
    let options = try options(settings)
    let wanted = options.sessionCapabilities(server, app: "org.example.notes")
    return String(decoding: JSONWriter.write(wanted), as: UTF8.self)
  }

  private static let standard =
    #""platformName":"iOS","appium:automationName":"XCUITest","appium:newCommandTimeout":600"#
  private static let bundle = #","appium:bundleId":"org.example.notes""#

  struct Row: Sendable, CustomTestStringConvertible {
    let settings: Settings
    let wanted: String
    var testDescription: String { settings.inOrder.map(\.name).joined(separator: ", ") }
  }

  static let sessions = [
    Row(settings: [:], wanted: standard + bundle),
    Row(settings: ["platform": "ios"], wanted: standard + bundle),
    Row(
      settings: ["platform": "android"],
      wanted: #""platformName":"Android","appium:automationName":"UiAutomator2","#
        + #""appium:autoLaunch":false,"appium:autoGrantPermissions":false,"#
        + #""appium:newCommandTimeout":600,"appium:appPackage":"org.example.notes""#),
    Row(
      settings: ["app": "/builds/Notes.app"],
      wanted: standard + #","appium:app":"/builds/Notes.app""#),
    Row(settings: ["udid": "auto"], wanted: standard + bundle + #","appium:udid":"auto""#),
    Row(
      settings: ["deviceName": "iPhone 16", "platformVersion": "18.2"],
      wanted: standard + bundle
        + #","appium:deviceName":"iPhone 16","appium:platformVersion":"18.2""#),
    Row(
      settings: ["noReset": .flag(true), "reduceMotion": .flag(false)],
      wanted: standard + bundle + #","appium:noReset":true,"appium:reduceMotion":false"#),
    Row(
      settings: ["language": "ko", "locale": "ko_KR"],
      wanted: standard + bundle + #","appium:language":"ko","appium:locale":"ko_KR""#),
    Row(
      settings: ["forceSimulatorSoftwareKeyboardPresence": .flag(true)],
      wanted: standard + bundle + #","appium:forceSimulatorSoftwareKeyboardPresence":true"#),
    Row(
      settings: ["webDriverAgentUrl": "http://192.168.0.7:8100"],
      wanted: standard + bundle + #","appium:webDriverAgentUrl":"http://192.168.0.7:8100""#),
    // The first start is that of the session, which must not reach another back end.
    Row(
      settings: ["processArguments": #"{"args": ["-x"], "env": {"A": "b"}}"#],
      wanted: standard + bundle
        + #","appium:processArguments":{"args":["-x"],"env":{"A":"b"}}"#),
    Row(
      settings: [
        "capabilities": #"{"appium:newCommandTimeout": 60, "vendor:options": {"build": 1}}"#
      ],
      wanted: String(standard.dropLast()) + bundle
        + #","vendor:options":{"build":1}"#),
  ]

  @Test(arguments: sessions)
  func `a session has the capabilities of the settings`(row: Row) throws {
    let session = try Self.session(row.settings)
    #expect(session == #"{"alwaysMatch":{\#(row.wanted)}}"#)
  }

  @Test func `a session of WebDriverAgent has only the capabilities that are set for it`() throws {
    #expect(try Self.session([:], .agent) == #"{"alwaysMatch":{}}"#)
    let settings: Settings = ["capabilities": #"{"maxTypingFrequency": 20}"#]
    #expect(try Self.session(settings, .agent) == #"{"alwaysMatch":{"maxTypingFrequency":20}}"#)
  }

  @Test func `settings change the options`() throws {
    var expected = AppiumOptions()
    expected.apps = [
      .init(name: "memo", id: "org.example.memo"), .init(name: "my.notes", id: "org.example.notes"),
    ]
    expected.reset = .reinstall
    expected.typed = ["app": "/builds/Notes.app"]
    expected.readsColors = false
    expected.patience = .milliseconds(250)
    let options = try Self.options([
      "app.memo": "org.example.memo", "app.my.notes": "org.example.notes", "reset": "reinstall",
      "app": "/builds/Notes.app", "colours": .flag(false), "patience": .number(250),
    ])
    #expect(options == expected)
  }

  struct AppFile: Sendable, CustomTestStringConvertible {
    let app: String
    var server = AppiumOptions.standardAddress
    /// The file that the server is asked for; `FOLDER` is the current one.
    let outcome: String
    var testDescription: String { "\(app) for \(server)" }
  }

  private static let elsewhere =
    "is a relative path, and the server at http://10.0.0.7:4723 is on another machine; "
    + "use an absolute path there, or an address"

  static let appFiles = [
    AppFile(app: "./Notes.app", outcome: "FOLDER/Notes.app"),
    AppFile(app: "builds/notes.apk", outcome: "FOLDER/builds/notes.apk"),
    AppFile(app: "../notes.ipa", outcome: "FOLDER/../notes.ipa"),
    AppFile(app: "./Notes.app", server: "http://localhost:4723", outcome: "FOLDER/Notes.app"),
    AppFile(app: "./Notes.app", server: "http://[::1]:4723/wd/hub", outcome: "FOLDER/Notes.app"),
    AppFile(app: "/builds/Notes.app", outcome: "/builds/Notes.app"),
    AppFile(app: "https://builds.example/notes.apk", outcome: "https://builds.example/notes.apk"),
    AppFile(
      app: "/builds/Notes.app", server: "http://10.0.0.7:4723", outcome: "/builds/Notes.app"),
    AppFile(
      app: "https://builds.example/notes.apk", server: "http://10.0.0.7:4723",
      outcome: "https://builds.example/notes.apk"),
    AppFile(app: "bs://c700ce60cf", server: "http://10.0.0.7:4723", outcome: "bs://c700ce60cf"),
    AppFile(
      app: #"C:\builds\notes.apk"#, server: "http://10.0.0.7:4723",
      outcome: #"C:\builds\notes.apk"#),
    AppFile(
      app: "./Notes.app", server: "http://10.0.0.7:4723",
      outcome: "app: \"./Notes.app\" " + elsewhere),
    AppFile(
      app: "Notes.app", server: "http://10.0.0.7:4723",
      outcome: "app: \"Notes.app\" " + elsewhere),
    AppFile(
      app: "Notes.app", server: "http://127.example:4723",
      outcome: "app: \"Notes.app\" is a relative path, and the server at http://127.example:4723 "
        + "is on another machine; use an absolute path there, or an address"),
  ]

  @Test(arguments: appFiles)
  func `the file of an app is found from the current folder`(row: AppFile) throws {
    let folder = try #require(FileSystem.currentFolder)
    var outcome: String
    do throws(SettingError) {
      let engine = try AppiumEngine(AppiumOptions(server: row.server))
        .configured(by: ["app": .text(row.app)])
      let options = (engine as? AppiumEngine)?.options
      outcome = options?.appFile ?? "nothing"
    } catch { outcome = error.problem }
    if outcome.hasPrefix(folder) { outcome = "FOLDER" + outcome.dropFirst(folder.count) }
    #expect(outcome == row.outcome)
  }

  @Test func `the start of an app has the arguments, the locale and the environment`() throws {
    let options = try Self.options([
      "processArguments": #"{"args": ["-x", "1"], "env": {"API": "staging"}}"#
    ])
    #expect(options.arguments(locale: nil) == ["-x", "1"])
    #expect(
      options.arguments(locale: "pt-BR")
        == ["-x", "1", "-AppleLanguages", "(pt-BR)", "-AppleLocale", "pt_BR"])
    #expect(options.environment(isErased: false) == ["API": "staging"])
    #expect(options.environment(isErased: true) == ["API": "staging", "SPEC_ERASED": "1"])
  }

  static let errors: [Row] = [
    Row(
      settings: ["platform": "windows"],
      wanted: #"platform: "windows" is neither ios nor android"#),
    Row(
      settings: ["reset": "all"], wanted: #"reset: "all" is none of clear, reinstall and app"#),
    Row(
      settings: ["reset": "reinstall"],
      wanted: "reset: to install the app again, the setting app must name its file"),
    Row(
      settings: ["platform": "android", "reset": "app"],
      wanted:
        "reset: an app on Android has no environment that tells it to empty itself; use clear "
        + "or reinstall"),
    Row(
      settings: ["platform": "android", "processArguments": "{}"],
      wanted: "processArguments: an app on Android starts without arguments and environment"),
    Row(
      settings: ["processArguments": "-x"],
      wanted: "processArguments: this is not a JSON object: line 1, column 2: expected a digit, "
        + "found 'x'"),
    Row(
      settings: ["processArguments": "[]"],
      wanted: "processArguments: this is not a JSON object: expected an object, found an array"),
    Row(
      settings: ["processArguments": #"{"args": "-x"}"#],
      wanted: #"processArguments: "args" is neither a list of texts with the name args nor an "#
        + "object of texts with the name env"),
    Row(
      settings: ["processArguments": #"{"env": {"A": 1}}"#],
      wanted: #"processArguments: "env" is neither a list of texts with the name args nor an "#
        + "object of texts with the name env"),
    Row(
      settings: ["processArguments": #"{"arguments": []}"#],
      wanted:
        #"processArguments: "arguments" is neither a list of texts with the name args nor an "#
        + "object of texts with the name env"),
    Row(
      settings: ["capabilities": "{"],
      wanted: "capabilities: this is not a JSON object: line 1, column 2: expected a key in double "
        + "quotes or '}', found the end of the text"),
  ]

  @Test(arguments: errors)
  func `a setting that makes no sense is an error`(row: Row) throws {
    var problem = "nothing"
    do throws(SettingError) { _ = try AppiumEngine().configured(by: row.settings) } catch {
      problem = error.problem
    }
    #expect(problem == row.wanted)
  }

  @Test func `a setting for Appium is an error with a WebDriverAgent`() async throws {
    var options = PhoneOptions()
    options.face = .agent
    let phone = try AppiumPhone(options) { $0.typed = ["udid": "auto"] }
    var words = "nothing"
    do throws(DriverError) { _ = try await phone.engine.start() } catch {
      words = AppiumPhone.words(error)
    }
    let address = phone.server.address
    await phone.stop()
    #expect(
      words.split(separator: address).joined(separator: "SERVER") == """
        fault: the setting udid is for an Appium server, and the one at SERVER is a WebDriverAgent
        leave it out, or name the address of an Appium server
        """)
  }
}
