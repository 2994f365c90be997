// SPDX-License-Identifier: MIT

import Foundation
import Tinamou

/// Draws the overlays of a picture: frames, names, constraints, baselines and margins.
@MainActor
struct OverlayRecorder {
  private let root: UIView
  private let options: Picture.Options
  private var shapes: [DrawingCommand] = []
  private var labels: [DrawingCommand] = []
  private var placer: LabelPlacer

  /// The commands to draw over the picture of `root`, in the picture's coordinates.
  var commands: [DrawingCommand] { shapes + labels }

  /// Creates a recorder for the overlays of a view.
  ///
  /// - Parameter texts: The rectangles of text in the picture. Labels cover them only if there is no other position.
  init(_ root: UIView, _ options: Picture.Options, keepingClearOf texts: [CGRect] = []) {
    self.root = root
    self.options = options
    placer = LabelPlacer(area: CGRect(origin: .zero, size: root.bounds.size), avoiding: texts)
    let views = Self.shownViews(in: root)
    if options.overlays.contains(.margins) { for (view, _) in views { recordMargins(of: view) } }
    if options.overlays.contains(.frames) {
      for (view, depth) in views where view !== root { recordFrame(of: view, depth) }
    }
    if options.overlays.contains(.baselines) { for (view, _) in views { recordBaselines(of: view) } }
    if options.overlays.contains(.constraints) { recordConstraints(of: views.map(\.view)) }
    if options.overlays.contains(.names) {
      for (view, depth) in views where view !== root { recordName(of: view, depth) }
    }
  }

  // MARK: Visible views

  /// Returns the visible views and their depths below `root`, without the inner views of controls.
  private static func shownViews(in root: UIView) -> [(view: UIView, depth: Int)] {
    var result: [(view: UIView, depth: Int)] = []
    func visit(_ view: UIView, _ depth: Int) {
      guard !view.isHidden, view.alpha > 0 else { return }
      result.append((view, depth))
      if depth == 0 || !isControl(view) { for subview in view.subviews { visit(subview, depth + 1) } }
    }
    visit(root, 0)
    return result
  }

  /// Returns whether the view is of a class that is not a container of other views.
  private static func isControl(_ view: UIView) -> Bool {
    let name = TypeName(type(of: view))
    guard name.isOfFramework else { return false }
    let containers = ["UIView", "UIWindow", "UIStackView", "UIScrollView", "UITableViewCell", "UICollectionViewCell"]
    return !containers.contains(name.text)
  }

  private func name(of view: UIView) -> String {
    options.names[ObjectIdentifier(view)] ?? view.accessibilityIdentifier ?? String(describing: type(of: view))
  }

  private func onPicture(_ rect: CGRect, of view: UIView) -> CGRect {
    let inRoot = view === root ? rect : view.convert(rect, to: root)
    return inRoot.offsetBy(dx: -root.bounds.minX, dy: -root.bounds.minY)
  }

  // MARK: Frames, names, baselines, margins

  private mutating func recordFrame(of view: UIView, _ depth: Int) {
    let rect = onPicture(view.bounds, of: view)
    let color = OverlayStyle.frame(depth: depth - 1)
    shapes += [
      .fill(DrawingCommand.Path(rect: rect), rule: .winding, color: color.copy(alpha: 0.05) ?? color),
      .stroke(
        DrawingCommand.Path(rect: rect.insetBy(dx: 0.375, dy: 0.375)),
        style: DrawingCommand.StrokeStyle(width: OverlayStyle.lineWidth), color: color),
    ]
    for guide in view.layoutGuides {
      let frame = onPicture(guide.layoutFrame, of: view)
      shapes.append(
        .stroke(
          DrawingCommand.Path(rect: frame.insetBy(dx: 0.375, dy: 0.375)),
          style: DrawingCommand.StrokeStyle(width: OverlayStyle.lineWidth, dashLengths: [3, 2]), color: color))
    }
  }

  private mutating func recordName(of view: UIView, _ depth: Int) {
    let rect = onPicture(view.bounds, of: view)
    let label = OverlayLabel(text: name(of: view), color: OverlayStyle.frame(depth: depth - 1))
    let size = label.size
    func at(_ x: CGFloat, _ y: CGFloat) -> CGRect { CGRect(origin: CGPoint(x: x, y: y), size: size) }
    let (left, right) = (rect.minX, rect.maxX - size.width)
    let frame = placer.position([
      at(left, rect.minY - size.height + 3), at(left, rect.minY), at(right, rect.minY - size.height + 3),
      at(right, rect.minY), at(left, rect.maxY - 3), at(left, rect.maxY - size.height), at(right, rect.maxY - 3),
      at(right, rect.maxY - size.height), at(rect.midX - size.width / 2, rect.minY - size.height + 3),
      at(rect.midX - size.width / 2, rect.maxY - 3), at(rect.minX - size.width - 1, rect.midY - size.height / 2),
      at(rect.maxX + 1, rect.midY - size.height / 2), at(rect.midX - size.width / 2, rect.midY - size.height / 2),
    ])
    labels += label.commands(in: frame)
  }

  private mutating func recordBaselines(of view: UIView) {
    guard let baselines = view.ownBaselines else { return }
    for y in Set([baselines.first, baselines.last]).sorted() {
      let line = onPicture(CGRect(x: view.bounds.minX, y: y, width: view.bounds.width, height: 0), of: view)
      shapes += [
        .stroke(
          DrawingCommand.Path([.move(CGPoint(x: line.minX, y: line.minY)), .line(CGPoint(x: line.maxX, y: line.minY))]),
          style: DrawingCommand.StrokeStyle(width: 0.6), color: OverlayStyle.baseline),
        .fill(
          DrawingCommand.Path([
            .move(CGPoint(x: line.minX, y: line.minY)), .line(CGPoint(x: line.minX - 4, y: line.minY - 2.5)),
            .line(CGPoint(x: line.minX - 4, y: line.minY + 2.5)), .close,
          ]), rule: .winding, color: OverlayStyle.baseline),
      ]
    }
  }

  private mutating func recordMargins(of view: UIView) {
    guard !view.subviews.isEmpty, !Self.isControl(view) else { return }
    let inner = onPicture(view.bounds.inset(by: view.layoutMargins), of: view)
    let outer = onPicture(view.bounds, of: view)
    guard inner != outer, inner.width > 0, inner.height > 0 else { return }
    let band = DrawingCommand.Path(
      DrawingCommand.Path(rect: outer).elements + DrawingCommand.Path(rect: inner).elements)
    shapes += [
      .fill(band, rule: .evenOdd, color: OverlayStyle.margin.copy(alpha: 0.09) ?? OverlayStyle.margin),
      .stroke(
        DrawingCommand.Path(rect: inner),
        style: DrawingCommand.StrokeStyle(width: OverlayStyle.lineWidth, dashLengths: [4, 2.5]),
        color: OverlayStyle.margin.copy(alpha: 0.8) ?? OverlayStyle.margin),
    ]
  }

  // MARK: Constraints

  private mutating func recordConstraints(of views: [UIView]) {
    let geometry = ConstraintGeometry(root: root)
    var marks: [ConstraintMark] = []
    for view in views {
      for constraint in view.constraints where !constraint.isMadeBySystem {
        guard let mark = geometry.mark(of: constraint, name: name(of:)) else { continue }
        // Two constraints with equal marks need only one.
        if !marks.contains(mark) { marks.append(mark) }
      }
    }
    // Short marks are first because they have the fewest positions for their labels.
    for mark in marks { shapes += mark.shape }
    for mark in marks.sorted(by: { $0.reach < $1.reach }) {
      guard let label = mark.label else { continue }
      labels += label.commands(in: placer.position(mark.labelFrames(of: label.size), strayCost: 4))
    }
  }
}
