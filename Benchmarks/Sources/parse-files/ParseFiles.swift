import SpecRunner

/// Parses every file named, in order and on one thread, and prints how many scenarios there are.
@main
enum ParseFiles {
  static func main() {
    var count = 0
    for path in CommandLine.arguments.dropFirst() {
      let suite = FeatureLoader().load([path])
      guard suite.errors.isEmpty else {
        print("\(path) does not parse")
        return
      }
      count += suite.pickleCount
    }
    print(count)
  }
}
