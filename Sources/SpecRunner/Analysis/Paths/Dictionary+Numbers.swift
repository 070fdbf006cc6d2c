extension Dictionary where Value == Int {
  /// The number of a key: from 0, in the order in which keys are first asked for.
  mutating func number(of key: Key) -> Int {
    if let known = self[key] { return known }
    let number = count
    self[key] = number
    return number
  }
}
