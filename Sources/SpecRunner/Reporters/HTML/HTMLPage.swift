import SpecDrawing
import SpecJSON
import SpecText

/// The file of a page: its policy, its style, its data and its script.
///
/// The policy allows only this script and this style, by their digests, and pictures that are in
/// the page; nothing can be loaded, and text in the data cannot become a script. It applies to
/// recorded pages too, whose styles and fonts it allows if there are any.
struct HTMLPage {
  let run: HTMLRun
  /// The data as JSON.
  let data: [UInt8]
  /// Whether the data has pages of a browser.
  let hasPages: Bool

  static let style = HTMLPageFiles.style + ScreenDrawing.styles

  private static let styleDigest = SHA256.base64(of: style)
  private static let scriptDigest = SHA256.base64(of: HTMLPageFiles.script)

  var policy: String {
    let styles =
      hasPages ? "'unsafe-inline'; font-src data:" : "'sha256-\(Self.styleDigest)'"
    return "default-src 'none'; script-src 'sha256-\(Self.scriptDigest)'; "
      + "style-src \(styles); img-src data:; base-uri 'none'; form-action 'none'"
  }

  func write(to output: Output) {
    output.write(head)
    output.write(Self.harmless(data))
    output.write("</script>\n<script>\(HTMLPageFiles.script)</script>\n</body>\n</html>\n")
  }

  private var head: String {
    let title = MarkupText.escaped("\(run.outcome): \(run.sentences.first ?? "")")
    let sentences = run.sentences.map { "<p>\(MarkupText.escaped($0))</p>" }.joined()
    return """
      <!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="\(policy)">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="referrer" content="no-referrer">
      <link rel="icon" href="data:,">
      <title>\(title)</title>
      <style>\(Self.style)</style>
      </head>
      <body>
      <noscript>
      <main class="plain"><h1>Run: \(MarkupText.escaped(run.outcome))</h1>\(sentences)
      <p>Switch on JavaScript to see the scenarios.</p></main>
      </noscript>
      <script type="application/json" id="data">
      """
  }

  /// Returns JSON in which no text can end the element that contains it.
  private static func harmless(_ json: [UInt8]) -> [UInt8] {
    guard let first = json.firstIndex(of: UInt8(ascii: "<")) else { return json }
    var bytes = Array(json[..<first])
    bytes.reserveCapacity(json.count + 1024)
    for byte in json[first...] {
      // The character occurs only in strings.
      if byte == UInt8(ascii: "<") { bytes += "\\u003c".utf8 } else { bytes.append(byte) }
    }
    return bytes
  }
}
