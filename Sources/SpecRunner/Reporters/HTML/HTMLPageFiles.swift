/// The script and the style of the HTML report, from the files in the folder `Page`.
package enum HTMLPageFiles {
  /// The script, a block so that its names are not those of the window.
  static let script =
    "\"use strict\";\n{\n"
    + [
      PageFiles.begin, PageFiles.attachments, PageFiles.copy, PageFiles.dom, PageFiles.failures,
      PageFiles.filter, PageFiles.inspect, PageFiles.keyboard, PageFiles.model, PageFiles.overview,
      PageFiles.route,
      PageFiles.scenario, PageFiles.screens, PageFiles.steps, PageFiles.text, PageFiles.timeline,
      PageFiles.tree, PageFiles.values, PageFiles.start,
    ].joined() + "}\n"

  static let style = tokens + PageFiles.page

  /// The colours and sizes, shared with other pages.
  package static let tokens = PageFiles.tokens
}
