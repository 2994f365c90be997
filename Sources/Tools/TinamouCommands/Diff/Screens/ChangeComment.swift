// SPDX-License-Identifier: MIT

import Foundation
import Reports
import ScreenComparison

/// A report in Markdown, for the comment of a pull or merge request.
struct ChangeComment {
  let report: ScreenChangeReport
  /// The address of the folder in which the pictures can be seen; `nil` for a comment without pictures.
  var pictures: String?
  /// The address of the page with all pictures; `nil` for none.
  var page: String?

  /// The largest number of screens with pictures.
  static let pictureLimit = 10
  /// The largest number of sentences about a screen.
  private static let sentenceLimit = 12
  /// The largest number of characters: hosts refuse longer comments.
  ///
  /// Source: GitHub, REST API, issue comments: a body has at most 65,536 characters.
  private static let lengthLimit = 60_000

  /// A line that nobody sees, by which the comment is found again.
  static let mark = "<!-- tinamou diff -->"

  /// The comment.
  var text: String {
    var result = "\(Self.mark)\n### What changed on the screens\n\n\(Self.escaped(report.count))\n"
    if !report.notes.isEmpty { result += "\n" + report.notes.map { "* " + Self.escaped($0) + "\n" }.joined() }
    if let table = report.table { result += "\n" + table.markdown }
    let changed = report.changes.filter(\.isChanged)
    var left = changed.count
    for (index, change) in changed.enumerated() {
      let part = section(change, hasPictures: index < Self.pictureLimit)
      if result.count + part.count > Self.lengthLimit { break }
      result += part
      left -= 1
    }
    if left > 0 { result += "\n\(left) more screens changed.\n" }
    return result + footer(changed)
  }

  private func section(_ change: ScreenChange, hasPictures: Bool) -> String {
    let sentences = change.sentences
    var lines = sentences.prefix(Self.sentenceLimit).map { "* " + Self.escaped($0.singleLine) }
    if sentences.count > Self.sentenceLimit {
      lines.append("* \(sentences.count - Self.sentenceLimit) more differences")
    }
    return "\n#### \(Self.escaped(change.title))\n\n" + lines.joined(separator: "\n") + "\n"
      + (hasPictures ? table(of: change) : "")
  }

  private func table(of change: ScreenChange) -> String {
    let files = change.pictures
    guard let pictures, !files.isEmpty else { return "" }
    let images = files.map {
      "![\(Self.escaped(change.title)), \(Self.escaped($0.name))](\(Self.address(of: report.place(ofPicture: $0.path), in: pictures)))"
    }
    let names = files.map { Self.escaped($0.name) }
    func row(_ cells: [String]) -> String { "| " + cells.joined(separator: " | ") + " |\n" }
    // `Scripts/tinamou-comment` takes the part out where the pictures find no place.
    return "\n<!-- pictures -->\n\n" + row(names) + row(names.map { _ in "---" }) + row(images)
      + "\n<!-- end of pictures -->\n"
  }

  private func footer(_ changed: [ScreenChange]) -> String {
    let hidden = pictures == nil ? 0 : max(0, changed.count { !$0.pictures.isEmpty } - Self.pictureLimit)
    guard let page else {
      return hidden == 0 ? "" : "\nThe pictures of \(hidden) more screens are not in this comment.\n"
    }
    let rest = hidden == 0 ? "" : ", with the pictures of \(hidden) more screens"
    return "\n[All screens with both states on each other](\(page))\(rest)\n"
  }

  /// The address of a picture: that of the folder with the name of the file.
  private static func address(of path: String, in folder: String) -> String {
    let escaped =
      path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed.subtracting(CharacterSet(charactersIn: "()")))
      ?? path
    return (folder.hasSuffix("/") ? folder : folder + "/") + escaped
  }

  /// A text in which nothing has a meaning in Markdown, but for names in backquotes.
  static func escaped(_ text: String) -> String {
    var isCode = false
    return text.reduce(into: "") { result, letter in
      if letter == "`" { isCode.toggle() }
      switch letter {
      case "<": result += isCode ? "<" : "&lt;"
      case "*", "_", "[", "]", "#", "|", "@": result += isCode ? String(letter) : "\\" + String(letter)
      default: result.append(letter)
      }
    }
  }
}

/// A report on documents in Markdown, for the comment of a pull or merge request.
struct DocumentComment {
  /// The report as text: files, and the sentences below them, indented.
  let report: String

  /// The comment.
  var text: String {
    let parts = report.split(separator: "\n")
    let lines = parts.indices.map { index -> String in
      let text = ChangeComment.escaped(String(parts[index].drop { $0 == " " }))
      if parts[index].hasPrefix(" ") { return "* \(text)" }
      // What stands for itself, such as advice at the end, is about no file.
      let isTitle = parts.indices.contains(index + 1) && parts[index + 1].hasPrefix(" ")
      return isTitle ? "\n#### \(text)\n" : "\n\(text)"
    }
    return "\(ChangeComment.mark)\n### What changed on the screens\n" + lines.map { $0 + "\n" }.joined()
  }
}
