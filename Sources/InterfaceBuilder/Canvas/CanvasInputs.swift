// SPDX-License-Identifier: MIT

import Foundation

/// What is known of the screen around documents: insets and margins by object, as a table with tabs lists them.
///
/// The table has a line of headings and the columns file, item, kind, edge and value; further ones are passed over. Kinds are
/// `safeArea`, `margin`, `topGuide` and `bottomGuide`; values are in points.
public struct CanvasInputs: Sendable {
  /// One known number.
  public struct Input: Hashable, Sendable {
    /// The identifier of the guide or of the view whose margin it is.
    public let item: String
    /// What it is of.
    public let kind: Kind
    /// Which side it is on.
    public let edge: Edge
    /// How far from the edge, in points.
    public let value: Double
  }

  /// What can be known.
  public enum Kind: String, Hashable, Sendable {
    case safeArea, margin, topGuide, bottomGuide
  }

  /// The sides.
  public enum Edge: String, Hashable, Sendable {
    case top, leading, bottom, trailing
  }

  /// Why a table cannot be read.
  public struct Fault: Error, Hashable, Sendable {
    /// The line, from 1.
    public let line: Int
    /// What is wrong in it.
    public let kind: Kind

    /// The kinds of faults.
    public enum Kind: Hashable, Sendable {
      /// There are fewer than five columns.
      case missingColumns
      /// A word that stands for nothing.
      case unknownWord(String)
      /// Something that is no number where one must be.
      case notANumber(String)
    }
  }

  private var byFile: [String: [Input]] = [:]

  /// Nothing known.
  public init() {}

  /// Reads `text`.
  ///
  /// - Throws: ``Fault`` for the first line that cannot be read.
  public init(_ text: String) throws(Fault) {
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let line = line.hasSuffix("\r") ? line.dropLast() : line
      guard index > 0, !line.isEmpty else { continue }
      let columns = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard columns.count >= 5 else { throw Fault(line: index + 1, kind: .missingColumns) }
      guard let kind = Kind(rawValue: columns[2]) else {
        throw Fault(line: index + 1, kind: .unknownWord(columns[2]))
      }
      guard let edge = Edge(rawValue: columns[3]) else {
        throw Fault(line: index + 1, kind: .unknownWord(columns[3]))
      }
      guard let value = Double(columns[4]), value.isFinite else {
        throw Fault(line: index + 1, kind: .notANumber(columns[4]))
      }
      byFile[columns[0], default: []].append(Input(item: columns[1], kind: kind, edge: edge, value: value))
    }
  }

  /// What is known of the document at `path`, by its file's name.
  public func inputs(forFile path: String) -> [Input] {
    byFile[URL(fileURLWithPath: path).lastPathComponent] ?? byFile[path] ?? []
  }
}
