// SPDX-License-Identifier: MIT

import Tinamou

extension CGPoint: FileValue {
  static var schema: ValueSchema { .list(.number, counts: [2]) }

  static func read(_ node: SourceNode, of key: String, in reading: FileReading) throws(LayoutFileError) -> CGPoint {
    let numbers = try reading.numbers(node, of: key, counts: [2])
    return CGPoint(x: numbers[0], y: numbers[1])
  }
}

extension CGSize: FileValue {
  static var schema: ValueSchema { .list(.number, counts: [2]) }

  static func read(_ node: SourceNode, of key: String, in reading: FileReading) throws(LayoutFileError) -> CGSize {
    let numbers = try reading.numbers(node, of: key, counts: [2])
    return CGSize(width: numbers[0], height: numbers[1])
  }
}

extension CGRect: FileValue {
  static var schema: ValueSchema { .list(.number, counts: [4]) }

  static func read(_ node: SourceNode, of key: String, in reading: FileReading) throws(LayoutFileError) -> CGRect {
    let numbers = try reading.numbers(node, of: key, counts: [4])
    return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}

extension UIEdgeInsets: FileValue {
  static var schema: ValueSchema { .any([.number, .list(.number, counts: [2, 4])]) }

  /// Reads one number for all edges, two for vertical and horizontal edges, or four for top, left, bottom and right.
  static func read(
    _ node: SourceNode, of key: String, in reading: FileReading
  ) throws(LayoutFileError) -> UIEdgeInsets {
    let edges = try EdgeNumbers.read(node, of: key, in: reading)
    return UIEdgeInsets(top: edges.top, left: edges.leading, bottom: edges.bottom, right: edges.trailing)
  }
}

extension NSDirectionalEdgeInsets: FileValue {
  static var schema: ValueSchema { .any([.number, .list(.number, counts: [2, 4])]) }

  /// Reads one number for all edges, two for vertical and horizontal edges, or four for top, leading, bottom and
  /// trailing.
  static func read(
    _ node: SourceNode, of key: String, in reading: FileReading
  ) throws(LayoutFileError) -> NSDirectionalEdgeInsets {
    let edges = try EdgeNumbers.read(node, of: key, in: reading)
    return NSDirectionalEdgeInsets(
      top: edges.top, leading: edges.leading, bottom: edges.bottom, trailing: edges.trailing)
  }
}

/// Four numbers for the four edges.
private struct EdgeNumbers {
  let top, leading, bottom, trailing: CGFloat

  static func read(
    _ node: SourceNode, of key: String, in reading: FileReading
  ) throws(LayoutFileError) -> EdgeNumbers {
    guard case .sequence = node.content else {
      let all = CGFloat(try reading.number(node, of: key))
      return EdgeNumbers(top: all, leading: all, bottom: all, trailing: all)
    }
    let numbers = try reading.numbers(node, of: key, counts: [2, 4]).map { CGFloat($0) }
    return numbers.count == 2
      ? EdgeNumbers(top: numbers[0], leading: numbers[1], bottom: numbers[0], trailing: numbers[1])
      : EdgeNumbers(top: numbers[0], leading: numbers[1], bottom: numbers[2], trailing: numbers[3])
  }
}
