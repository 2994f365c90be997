// SPDX-License-Identifier: MIT

import InterfaceDocuments
import LayoutChecks
import Pages

/// The report of an audit as a page that needs no other file.
public struct AuditPage {
  /// A picture of a screen in a setting.
  public struct Picture: Sendable {
    /// The name of the screen with its setting.
    public let title: String
    /// The address of the picture, which may contain it.
    public let address: String

    /// Creates a picture.
    public init(title: String, address: String) {
      self.title = title
      self.address = address
    }
  }

  private let audit: AuditReport
  private let pictures: [Picture]

  /// Creates a page for an audit. There are no pictures by default.
  public init(_ audit: AuditReport, pictures: [Picture] = []) {
    self.audit = audit
    self.pictures = pictures
  }

  /// The page.
  public var html: String {
    let verdict = XMLText.escaped(audit.verdict)
    let page = StaticPage(
      title: "Audit", heading: "<h1 class=\"\(audit.isReady ? "ready" : "error")\">\(verdict)</h1>",
      content: table + sections + gallery + omissions)
    return page.html
  }

  // MARK: Findings

  private var sections: String {
    AuditReport.Weight.allCases.map { weight in
      let groups = audit.groups(of: weight)
      guard !groups.isEmpty else { return "" }
      let title = "<h2>\(XMLText.escaped(weight.title))</h2>\n"
      return title + groups.map { section(of: $0, isOpen: weight != .worthALook) }.joined()
    }.joined()
  }

  private func section(of group: AuditReport.Group, isOpen: Bool) -> String {
    let items = group.entries.map { entry in
      let message = XMLText.escaped(audit.report.message(for: entry.finding))
      let notes = audit.report.notes(for: entry.finding).map { "<small>\(XMLText.escaped($0))</small>" }.joined()
      let picture =
        entry.finding.demonstration?.picture.map {
          "<figure><img alt=\"\(message)\" src=\"\(XMLText.escaped($0))\"></figure>"
        } ?? ""
      return "<li><code>\(XMLText.escaped(entry.place))</code> \(message)\(notes)\(picture)</li>\n"
    }
    let count = group.entries.count
    return """
      <details\(isOpen ? " open" : "")><summary>\(group.rule.rawValue) <b>\(count)</b></summary><ul>
      \(items.joined())</ul></details>

      """
  }

  // MARK: Settings and screens

  /// The number of findings of each screen in each setting.
  private var table: String {
    var rows: [(name: String, counts: [Setting: Int])] = []
    for file in audit.report.files {
      for (scene, findings) in Dictionary(grouping: file.findings.filter { !$0.settings.isEmpty }, by: \.scene).sorted(
        by: { ($0.key ?? "") < ($1.key ?? "") })
      {
        var counts: [Setting: Int] = [:]
        for setting in findings.flatMap(\.settings) { counts[setting, default: 0] += 1 }
        rows.append((scene.map { "\(file.path) (\($0))" } ?? file.path, counts))
      }
    }
    let settings = audit.report.matrix.filter { setting in rows.contains { $0.counts[setting] != nil } }
    guard settings.count > 1 else { return "" }
    let head = settings.map { "<th>\(XMLText.escaped(SettingMessages.word(for: $0)))</th>" }.joined()
    let body = rows.map { row in
      let cells = settings.map { "<td>\(row.counts[$0].map(String.init) ?? "")</td>" }.joined()
      return "<tr><th>\(XMLText.escaped(row.name))</th>\(cells)</tr>\n"
    }
    return "<table><tr><th>Findings</th>\(head)</tr>\n\(body.joined())</table>\n"
  }

  // MARK: Pictures

  private var gallery: String {
    let figures = pictures.map { picture in
      "<figure><img alt=\"\(XMLText.escaped(picture.title))\" src=\"\(picture.address)\"><figcaption>\(XMLText.escaped(picture.title))</figcaption></figure>\n"
    }
    return figures.isEmpty ? "" : "<h2>Screens</h2>\n<section class=\"pictures\">\(figures.joined())</section>\n"
  }

  private var omissions: String {
    audit.omissions.map { "<p>Not examined: \(XMLText.escaped($0))</p>\n" }.joined()
  }
}
