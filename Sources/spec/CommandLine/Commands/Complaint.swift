/// Why something that was asked for is not done, in a sentence for people.
struct Complaint: Error {
  let sentence: String
  /// The exit status of a command that ends with it.
  let status: ExitStatus

  init(_ sentence: String, _ status: ExitStatus = .unusable) {
    self.sentence = sentence
    self.status = status
  }
}
