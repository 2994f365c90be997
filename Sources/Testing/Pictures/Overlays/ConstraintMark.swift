// SPDX-License-Identifier: MIT

import Foundation
import Tinamou

/// The mark that represents a constraint in a picture.
package struct ConstraintMark: Equatable {
  /// The kind of a mark.
  package enum Kind: Equatable {
    /// A length between two ends.
    case dimension
    /// Adjacent edges without a gap.
    case flush
    /// A line shared by two items.
    case alignment
  }

  package var kind: Kind
  /// The axis along which lengths are measured. The line of an alignment is perpendicular to it.
  package var axis: NSLayoutConstraint.Axis
  /// The start of the length on the axis; ``to`` is its end. They are equal for a line.
  package var from: CGFloat
  package var to: CGFloat
  /// The position of a length on the other axis, or the range of a line.
  package var cross: ClosedRange<CGFloat>
  /// The constant with its relation and priority, such as `≥ 8 @750`.
  package var text: String
  var color: CGColor
  /// Whether the constraint is optional or an inequality.
  package var isSoft: Bool

  package static func == (a: ConstraintMark, b: ConstraintMark) -> Bool {
    a.kind == b.kind && a.axis == b.axis && abs(a.from - b.from) < 0.5 && abs(a.to - b.to) < 0.5
      && abs(a.cross.lowerBound - b.cross.lowerBound) < 0.5 && abs(a.cross.upperBound - b.cross.upperBound) < 0.5
      && a.text == b.text
  }

  /// The length of the mark, in points.
  var reach: CGFloat { abs(to - from) }

  private func point(_ along: CGFloat, _ across: CGFloat) -> CGPoint {
    axis == .horizontal ? CGPoint(x: along, y: across) : CGPoint(x: across, y: along)
  }

  private var middle: CGFloat { (cross.lowerBound + cross.upperBound) / 2 }

  var shape: [DrawingCommand] {
    let dash: [CGFloat] = isSoft ? [2.5, 1.5] : []
    switch kind {
    case .dimension:
      return OverlayShapes.dimension(axis, from: from, to: to, cross: middle, color: color, dash: dash)
    case .flush:
      return OverlayShapes.line(from: point(from, middle - 6), to: point(from, middle + 6), color: color, width: 2.5)
    case .alignment:
      // These lines have no light outline because they cross text, which must remain readable.
      return [
        .stroke(
          DrawingCommand.Path([.move(point(from, cross.lowerBound)), .line(point(from, cross.upperBound))]),
          style: DrawingCommand.StrokeStyle(width: OverlayStyle.lineWidth, dashLengths: [4, 2]), color: color)
      ]
    }
  }

  var label: OverlayLabel? { text.isEmpty ? nil : OverlayLabel(text: text, color: color) }

  /// Returns the possible frames of the label, in order of preference.
  func labelFrames(of size: CGSize) -> [CGRect] {
    let along = (from + to) / 2
    let (length, thickness) = axis == .horizontal ? (size.width, size.height) : (size.height, size.width)
    func rect(_ a: CGFloat, _ c: CGFloat) -> CGRect {
      let center = point(a, c)
      return CGRect(x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
    }
    if kind == .alignment {
      let ends = [middle, cross.lowerBound, cross.upperBound]
      return ends.map { rect(along, $0) } + ends.map { rect(along + length / 2 + 2, $0) }
    }
    let beside = thickness / 2 + 4.5
    let off = [middle - beside, middle + beside]
    let slack = max(reach - length - 1, 0) / 2
    let onLine = reach >= length + 1 ? [0, 0.4, -0.4, 0.8, -0.8].map { rect(along + slack * $0, middle) } : []
    let outside = reach / 2 + length / 2 + OverlayStyle.arrowLength + 7
    return onLine + off.map { rect(along, $0) } + [rect(along + outside, middle), rect(along - outside, middle)]
      + [0.3, -0.3].flatMap { share in off.map { rect(along + reach * share, $0) } }
      + [middle - 2 * beside, middle + 2 * beside].map { rect(along, $0) }
  }
}

extension ConstraintMark {
  /// Creates the mark of a constraint in the coordinates of a root view; `nil` if a view of it is not below the root.
  @MainActor
  package init?(of constraint: NSLayoutConstraint, in root: UIView, name: (UIView) -> String) {
    guard let mark = ConstraintGeometry(root: root).mark(of: constraint, name: name) else { return nil }
    self = mark
  }
}
