/// The clipboard of the phone.
struct Clipboard: Sendable {
  /// The text; empty for none.
  var text = ""
  /// Who put it there.
  var source = Source.agent

  /// Who puts a text on the clipboard.
  enum Source: Hashable, Sendable {
    /// WebDriverAgent, whose app is `WebDriverAgentRunner-Runner`.
    case agent
    /// `simctl pbcopy`.
    case simulator
    /// The app of a bundle, by its edit menu.
    case app(String)
  }
}
