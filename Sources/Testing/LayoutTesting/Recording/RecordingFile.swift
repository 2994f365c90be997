// SPDX-License-Identifier: MIT

import Foundation

/// The recordings of one test: a text file with a section for each layout.
///
/// ```text
/// recorded layouts 1
///
/// # layout, iPhone 15
/// CardView 0 0 393 852
///   title: UILabel 16 59 106.667 20.333 "Ada Lovelace"
/// ```
struct RecordingFile: Equatable {
  /// The first line of a file. The number is the version of the format.
  static let heading = "recorded layouts 1"

  /// The reasons for which a file cannot be used.
  enum Fault: Error, Equatable {
    /// The file was written in another format.
    case stale
  }

  /// The lines of each section, by its title.
  var sections: [String: [String]] = [:]

  init() {}

  /// Parses the text of a file.
  init(text: String) throws(Fault) {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init)
    guard lines.first == RecordingFile.heading else { throw .stale }
    var title: String?
    for line in lines.dropFirst() where !line.allSatisfy(\.isWhitespace) {
      if line.hasPrefix("# ") {
        title = String(line.dropFirst(2))
        sections[title ?? ""] = []
      } else if let title {
        sections[title]?.append(line)
      } else {
        throw .stale
      }
    }
  }

  /// The text of the file, with the sections in alphabetical order, so that it does not depend on the order of the tests.
  var text: String {
    let parts = sections.sorted { $0.key < $1.key }.map { title, lines in
      "# \(title)\n" + lines.map { $0 + "\n" }.joined()
    }
    return ([RecordingFile.heading + "\n"] + parts).joined(separator: "\n")
  }
}
