// SPDX-License-Identifier: MIT

/// The lines at which the declarations of a file begin.
struct DeclarationLines {
  /// The keys of declarations with their lines, in their order.
  private let starts: [(line: Int, key: String, parent: String?)]

  init(_ mentions: [SourceIndex.Mention]) {
    let own = mentions.filter { mention in
      mention.roles.contains(.definition) && mention.kind != .parameter && mention.related(as: .accessorOf) == nil
    }
    // The order within a line stays.
    let ordered = own.enumerated().sorted { one, other in
      (one.element.line, one.offset) < (other.element.line, other.offset)
    }
    starts = ordered.map { ($0.element.line, $0.element.declaration, $0.element.related(as: .childOf)) }
  }

  /// All declarations of the file.
  var all: [String] { starts.map(\.key) }

  /// Returns the declarations that begin at a line, or else the last one before it.
  func keys(at line: Int) -> [String] {
    let here = starts.filter { $0.line == line }.map(\.key)
    return here.isEmpty ? starts.last { $0.line < line }.map { [$0.key] } ?? [] : here
  }

  /// Returns the declarations to which something belonged that stood behind a line and is gone: that before it, and what contains it.
  func keys(behind line: Int) -> [String] {
    guard let last = starts.last(where: { $0.line <= line }) else { return [] }
    return [last.key] + (last.parent.map { [$0] } ?? [])
  }

  /// Returns the first declaration after a line, to which attributes before it belong.
  func key(after line: Int) -> String? { starts.first { $0.line > line }?.key }
}
