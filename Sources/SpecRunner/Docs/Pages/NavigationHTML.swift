import SpecText

/// Renders the list of pages next to each page.
struct NavigationHTML {
  let site: SiteRenderer
  /// The number of links of a group: every page has the list.
  private static let most = 40

  /// - Parameter sections: the sections of the page, below its link.
  func html(_ sections: [FlowHTML.Section]) -> String {
    let pages = site.model.pages
    var groups: [(title: String, pages: [Int])] = [
      ("", []), ("Flows", []), ("Features", []), ("Pages", []), ("Reference", []),
    ]
    for index in pages.indices {
      switch pages[index].kind {
      case .index: groups[0].pages.append(index)
      case .flow: groups[1].pages.append(index)
      case .folder: groups[2].pages.append(index)
      case .feature: continue
      case .text: groups[3].pages.append(index)
      case .steps, .faults, .runs: groups[4].pages.append(index)
      }
    }
    var html = "<nav class=\"side\" aria-label=\"Pages\">\n"
    for group in groups where !group.pages.isEmpty {
      if !group.title.isEmpty { html += "<p>\(group.title)</p>\n" }
      html += "<ul>\n" + shown(group.pages).map { item($0, sections) }.joined()
      let more = group.pages.count - Self.most
      if more > 0 { html += "<li>\(site.link(0, html: "all \(group.pages.count)"))</li>\n" }
      html += "</ul>\n"
    }
    return html + "</nav>\n"
  }

  /// The first pages of a group, and the current one.
  private func shown(_ pages: [Int]) -> [Int] {
    let first = pages.prefix(Self.most)
    let current = parent ?? site.page
    return Array(first) + (pages.contains(current) && !first.contains(current) ? [current] : [])
  }

  private func item(_ page: Int, _ sections: [FlowHTML.Section]) -> String {
    let isCurrent = page == site.page && !site.isSingle
    let title =
      if case .index = site.model.pages[page].kind { "Overview" } else {
        site.model.pages[page].title
      }
    let current = isCurrent ? " aria-current=\"page\"" : page == parent ? " class=\"within\"" : ""
    var html =
      "<li>"
      + site.link(
        page, html: site.escape(title),
        attributes: HTMLText.language(site.model.pages[page].language) + current)
    if isCurrent, !sections.isEmpty {
      html += "\n<ul class=\"sections\">\n"
      html += sections.map { section in
        "<li><a href=\"\(HTMLText.fragment(section.anchor))\">\(site.escape(section.title))</a></li>\n"
      }.joined()
      html += "</ul>\n"
    }
    return html + "</li>\n"
  }

  /// The folder of a feature's page.
  private var parent: Int? {
    guard case .feature(let index) = site.model.pages[site.page].kind else { return nil }
    return site.model.folder(of: index)?.page
  }
}
