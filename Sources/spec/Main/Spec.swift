@main
struct Spec {
  static func main() {}
}
