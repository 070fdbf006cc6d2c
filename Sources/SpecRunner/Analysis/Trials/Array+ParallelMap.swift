/// Results of a body for each element.
extension Array where Element: Sendable {
  /// Runs a body for each element, several at a time.
  ///
  /// Cancelling the calling task starts no more of them; the results then lack those of the last
  /// elements.
  ///
  /// - Parameters:
  ///   - jobs: how many run at a time.
  ///   - progress: receives the number of completed elements and the total number.
  /// - Returns: the results in the order of the elements.
  package func parallelMap<Result: Sendable>(
    jobs: Int, progress: (_ done: Int, _ of: Int) -> Void = { _, _ in },
    _ body: @escaping @Sendable (Element) async -> Result
  ) async -> [Result] {
    var results = [Result?](repeating: nil, count: count)
    await withTaskGroup(of: (Int, Result).self) { group in
      var next = 0
      func start() {
        guard next < count, !Task.isCancelled else { return }
        let place = next
        next += 1
        group.addTask { (place, await body(self[place])) }
      }
      for _ in 0..<Swift.max(1, jobs) { start() }
      var done = 0
      for await (place, result) in group {
        results[place] = result
        done += 1
        progress(done, count)
        start()
      }
    }
    return results.compactMap { $0 }
  }
}
