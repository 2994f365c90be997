// SPDX-License-Identifier: MIT

import LayoutChecks
import RunningTests
import Tinamou

/// Expects that assistive technology reads the texts and controls below `view` in visual order: row by row from the
/// top, each row from the leading edge. Pending layout is performed first.
///
/// Assistive technology reads views in the order of `subviews`.
///
/// - Parameters:
///   - view: The root of the views.
///   - names: The expected order, by accessibility identifier, property name or text. `nil`, the default, expects the
///     visual order.
/// - Returns: Whether the order is as expected.
@MainActor @discardableResult
public func expectReadingOrder(
  of view: UIView, _ names: [String]? = nil, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
  column: Int = #column
) -> Bool {
  view.topmostSuperview.layoutIfNeeded()
  let order = ReadingOrder(root: view)
  let isEqual =
    names.map(order.matches) ?? (order.seen.map(ObjectIdentifier.init) == order.read.map(ObjectIdentifier.init))
  guard !isEqual else { return true }
  let expected = names ?? order.seen.map(order.name)
  Failure.record(
    "the views are read in the order \(order.read.map(order.name).joined(separator: ", ")); "
      + "expected is \(expected.joined(separator: ", "))",
    at: CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column))
  return false
}

/// The order of the texts and controls in a view.
@MainActor
private struct ReadingOrder {
  private let root: UIView
  /// The texts and controls in the order of the subviews.
  let read: [UIView]

  init(root: UIView) {
    self.root = root
    read = LiveDescription(root: root).views.filter { view in
      guard view !== root, ReadingOrder.isShown(view, in: root) else { return false }
      return ShownText.text(of: view) != nil || view is UIControl
    }
  }

  private static func isShown(_ view: UIView, in root: UIView) -> Bool {
    var next: UIView? = view
    while let current = next {
      if current.isHidden || current.alpha < 0.01 || current.bounds.isEmpty { return false }
      if current === root { return true }
      next = current.superview
    }
    return true
  }

  func name(_ view: UIView) -> String {
    ViewNames.ownName(of: view) ?? ShownText.text(of: view).map { "“\($0)”" } ?? ViewNames.className(of: view)
  }

  /// Returns whether each view has the name or the text at its position in `expected`.
  func matches(_ expected: [String]) -> Bool {
    read.count == expected.count
      && zip(read, expected).allSatisfy { view, name in
        ViewNames.ownName(of: view) == name || ShownText.text(of: view) == name
      }
  }

  /// The texts and controls in visual order.
  var seen: [UIView] {
    var rows: [[(view: UIView, frame: CGRect)]] = []
    let items = read.map { (view: $0, frame: $0.convert($0.bounds, to: root)) }
    for item in items.sorted(by: { $0.frame.minY < $1.frame.minY }) {
      // A view belongs to the preceding row if its middle is beside the first view of the row.
      if let first = rows.last?.first, item.frame.midY < first.frame.maxY {
        rows[rows.count - 1].append(item)
      } else {
        rows.append([item])
      }
    }
    let isRightToLeft = root.effectiveUserInterfaceLayoutDirection == .rightToLeft
    return rows.flatMap { row in
      row.sorted { isRightToLeft ? $0.frame.maxX > $1.frame.maxX : $0.frame.minX < $1.frame.minX }.map(\.view)
    }
  }
}
