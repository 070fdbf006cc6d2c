import Foundation

/// Feeds readers with broken input: `fuzz --count 1000 --seed 7 --kind json`.
///
/// Every input follows from its kind, the seed and its number. One that traps, takes longer than
/// the deadline or breaks a rule is written to a file, and `fuzz --kind KIND --input FILE` tries
/// it again.
@main
enum Fuzz {
  static func main() async {
    var options = Options()
    options.read(CommandLine.arguments.dropFirst())
    guard let folder = scratchFolder() else { stop("no temporary folder can be made") }
    let home = FileManager.default.currentDirectoryPath
    guard FileManager.default.changeCurrentDirectoryPath(folder) else { stop("no \(folder)") }
    let log = FileHandle.standardError
    Watchdog.install(seconds: options.deadline)
    // What the command line has to say is of no interest.
    let report = dup(1)
    silence()
    var count = 0
    for kind in options.kinds {
      if let file = options.input {
        let path = file.hasPrefix("/") ? file : home + "/" + file
        guard let data = FileManager.default.contents(atPath: path) else { stop("no \(path)") }
        await attempt(kind, Array(data), home, "the input \(path)", log)
        count += 1
      } else {
        let corpus = Corpus(kind)
        for number in 0..<options.count {
          var random = SeededRandom(seed: options.seed, number: number)
          let input = corpus.input(&random)
          await attempt(kind, input, home, "input \(number) of seed \(options.seed)", log)
          count += 1
        }
      }
    }
    try? FileManager.default.removeItem(atPath: folder)
    let line = "\(count) inputs, no finding\n"
    _ = line.withCString { write(report, $0, strlen($0)) }
  }

  private static func attempt(
    _ kind: Kind, _ input: [UInt8], _ home: String, _ name: String, _ log: FileHandle
  ) async {
    let file = "\(home)/fuzz-\(kind.rawValue).bin"
    Watchdog.begin(input, file: file, name: "\(kind.rawValue): \(name)")
    do {
      try await kind.check(input)
    } catch {
      try? Data(input).write(to: URL(fileURLWithPath: file))
      Watchdog.say("\(kind.rawValue): \(name): \(error)\nit is in \(file)\n")
      exit(1)
    }
    Watchdog.end()
  }

  private static func scratchFolder() -> String? {
    let folder = NSTemporaryDirectory() + "spec-fuzz-\(ProcessInfo.processInfo.processIdentifier)"
    try? FileManager.default.createDirectory(
      atPath: folder + "/specs", withIntermediateDirectories: true)
    let feature = "Feature: f\n  @smoke\n  Scenario: s\n    Given nothing\n"
    let isWritten = FileManager.default.createFile(
      atPath: folder + "/specs/a.feature", contents: Data(feature.utf8))
    return isWritten ? folder : nil
  }

  private static func silence() {
    let nothing = open("/dev/null", O_RDWR)
    for stream in Int32(0)...2 { dup2(nothing, stream) }
    close(nothing)
  }

  static func stop(_ sentence: String) -> Never {
    Watchdog.say("fuzz: \(sentence)\n")
    exit(2)
  }
}

/// What was asked for on the command line.
struct Options {
  var seed: UInt64 = 1
  var count = 1_000
  var deadline: UInt32 = 10
  var kinds = Kind.allCases
  var input: String?

  mutating func read(_ words: ArraySlice<String>) {
    var words = words
    while let flag = words.popFirst() {
      guard let value = words.popFirst() else { Fuzz.stop("\(flag) needs a value") }
      switch flag {
      case "--seed": seed = UInt64(value) ?? seed
      case "--count": count = Int(value) ?? count
      case "--deadline": deadline = UInt32(value) ?? deadline
      case "--input": input = value
      case "--kind":
        guard let kind = Kind(rawValue: value) else {
          Fuzz.stop(
            "there is no kind \"\(value)\": "
              + Kind.allCases.map(\.rawValue).joined(separator: ", "))
        }
        kinds = [kind]
      default: Fuzz.stop("\(flag) is not known: --seed, --count, --kind, --input, --deadline")
      }
    }
  }
}
