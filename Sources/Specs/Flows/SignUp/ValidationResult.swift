/// What a rule says of an input, with the words that the person is told; none if they are empty.
enum ValidationResult: Hashable {
  case good(String)
  case bad(String)

  var isGood: Bool { if case .good = self { true } else { false } }

  var words: String {
    switch self {
    case .good(let words), .bad(let words): words
    }
  }
}
