// SPDX-License-Identifier: MIT

import Foundation
import InterfaceDocuments

/// Known values of the screen environment of documents: insets and margins by object, read from a tab-separated table.
///
/// The table has a header line and the columns file, item, kind, edge and value. Additional columns are ignored. Kinds
/// are `safeArea`, `margin`, `topGuide` and `bottomGuide`; values are in points.
public struct CanvasInputs: Sendable {
  /// A known value.
  public struct Input: Hashable, Sendable {
    /// The identifier of the guide, or of the view that has the margin.
    public let item: String
    /// The kind of the value.
    public let kind: Kind
    /// The edge that the value belongs to.
    public let edge: Edge
    /// The distance from the edge, in points.
    public let value: Double
  }

  /// The kinds of known values.
  public enum Kind: String, Hashable, Sendable {
    case safeArea, margin, topGuide, bottomGuide
  }

  /// The edges of a view.
  public enum Edge: String, Hashable, Sendable {
    case top, leading, bottom, trailing
  }

  /// An error in a table.
  public struct Fault: Error, Hashable, Sendable {
    /// The line number, from 1.
    public let line: Int
    /// The kind of the error.
    public let kind: Kind

    /// The kinds of errors.
    public enum Kind: Hashable, Sendable {
      /// The line has fewer than five columns.
      case missingColumns
      /// A column contains an unknown word.
      case unknownWord(String)
      /// A column that must be a number is not one.
      case notANumber(String)
    }
  }

  private static let headings = ["file", "item", "kind", "edge", "value"]

  private var byFile: [String: [Input]] = [:]

  /// Creates inputs without known values.
  public init() {}

  /// Parses `text`.
  ///
  /// - Throws: ``Fault`` for the first line that cannot be parsed.
  public init(_ text: String) throws(Fault) {
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let line = line.hasSuffix("\r") ? line.dropLast() : line
      let columns = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      if index == 0 {
        guard Array(columns.prefix(5)) == Self.headings else { throw Fault(line: 1, kind: .missingColumns) }
        continue
      }
      guard !line.isEmpty else { continue }
      guard columns.count >= 5 else { throw Fault(line: index + 1, kind: .missingColumns) }
      guard let kind = Kind(rawValue: columns[2]) else {
        throw Fault(line: index + 1, kind: .unknownWord(columns[2]))
      }
      guard let edge = Edge(rawValue: columns[3]) else {
        throw Fault(line: index + 1, kind: .unknownWord(columns[3]))
      }
      guard let value = Double(columns[4]), abs(value) <= MarkupElement.maximumNumber else {
        throw Fault(line: index + 1, kind: .notANumber(columns[4]))
      }
      byFile[columns[0], default: []].append(Input(item: columns[1], kind: kind, edge: edge, value: value))
    }
  }

  /// Returns the known values of the document at `path`, which is found by its file name.
  public func inputs(forFile path: String) -> [Input] {
    byFile[URL(fileURLWithPath: path).lastPathComponent] ?? byFile[path] ?? []
  }
}
