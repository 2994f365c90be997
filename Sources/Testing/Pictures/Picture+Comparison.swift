// SPDX-License-Identifier: MIT

import Foundation
import SystemFont
import Tinamou

extension Picture {
  /// One side of a comparison.
  public struct Side: Sendable {
    /// The title above the picture.
    public let title: String
    /// The picture; `nil` if there is nothing to draw.
    public let picture: Picture?

    /// Creates a side with a title and a picture.
    public init(title: String, picture: Picture?) {
      self.title = title
      self.picture = picture
    }
  }

  /// Creates a picture of two pictures side by side with changed frames marked in both.
  ///
  /// A view is outlined in red at its previous frame and in green at its new frame. Views that were added or removed
  /// are marked in one picture only. A label shows the differences.
  public init(comparing before: Side, with after: Side, changes: [FrameChange]) {
    var sheet = ComparisonSheet(before: before, after: after)
    sheet.draw(changes)
    self.init(
      size: sheet.size, scale: max(before.picture?.scale ?? 1, after.picture?.scale ?? 1), commands: sheet.commands)
  }
}

/// The page on which two pictures are arranged.
private struct ComparisonSheet {
  private let before: Picture.Side
  private let after: Picture.Side
  private let beforeArea: CGRect
  private let afterArea: CGRect
  let size: CGSize
  private(set) var commands: [DrawingCommand] = []

  private static let margin: CGFloat = 16
  private static let titleHeight: CGFloat = 22
  private static let titleFont = DrawingCommand.Font(pointSize: 12, weight: 0.3)
  private static let paper = OverlayStyle.rgb(0xF2F2F4)
  private static let ink = OverlayStyle.rgb(0x333338)
  private static let edge = OverlayStyle.rgb(0xB9B9BF)
  private static let was = OverlayStyle.broken
  private static let trace = OverlayStyle.rgb(0xD7002F, alpha: 0.35)
  private static let now = OverlayStyle.baseline

  init(before: Picture.Side, after: Picture.Side) {
    self.before = before
    self.after = after
    // A missing picture has the size of the other one.
    let first = before.picture?.size ?? after.picture?.size ?? .zero
    let second = after.picture?.size ?? first
    let top = Self.margin + Self.titleHeight
    beforeArea = CGRect(origin: CGPoint(x: Self.margin, y: top), size: first)
    afterArea = CGRect(origin: CGPoint(x: beforeArea.maxX + Self.margin, y: top), size: second)
    size = CGSize(width: afterArea.maxX + Self.margin, height: top + max(first.height, second.height) + Self.margin)
    commands = [
      .fill(DrawingCommand.Path(rect: CGRect(origin: .zero, size: size)), rule: .winding, color: Self.paper)
    ]
    draw(before, in: beforeArea)
    draw(after, in: afterArea)
  }

  // MARK: Pictures

  private mutating func draw(_ side: Picture.Side, in area: CGRect) {
    let width = SystemFontMeasurer().width(of: side.title, in: FontFace(size: 12, weight: FontWeight(0.3)))
    commands.append(
      .text(
        DrawingCommand.TextLine(
          string: side.title, font: Self.titleFont, color: Self.ink,
          origin: CGPoint(x: area.minX, y: area.minY - 8), width: CGFloat(width))))
    if let picture = side.picture {
      commands += [
        .saveState, .clip(DrawingCommand.Path(rect: area), rule: .winding),
        .concatenate(CGAffineTransform(translationX: area.minX, y: area.minY)),
      ]
      commands += picture.commands
      commands.append(.restoreState)
    }
    let outline = DrawingCommand.Path(rect: area.insetBy(dx: -0.5, dy: -0.5))
    commands.append(.stroke(outline, style: DrawingCommand.StrokeStyle(width: 1), color: Self.edge))
  }

  // MARK: Change marks

  mutating func draw(_ changes: [FrameChange]) {
    var placer = LabelPlacer(area: afterArea)
    var labels: [DrawingCommand] = []
    for change in changes {
      if let rect = change.before { outline(rect, in: beforeArea, Self.was, dash: [3, 2]) }
      guard let rect = change.after else { continue }
      if let old = change.before { outline(old, in: afterArea, Self.trace, dash: [2, 2]) }
      outline(rect, in: afterArea, Self.now, dash: [])
      labels += label(for: change, at: rect, with: &placer)
    }
    commands += labels
  }

  private mutating func outline(_ rect: CGRect, in area: CGRect, _ color: CGColor, dash: [CGFloat]) {
    let shown = rect.offsetBy(dx: area.minX, dy: area.minY)
    commands += [.saveState, .clip(DrawingCommand.Path(rect: area.insetBy(dx: -2, dy: -2)), rule: .winding)]
    commands += OverlayShapes.stroke(DrawingCommand.Path(rect: shown), color: color, dash: dash, width: 1.25)
    commands.append(.restoreState)
  }

  private func label(for change: FrameChange, at rect: CGRect, with placer: inout LabelPlacer) -> [DrawingCommand] {
    let text = change.before == nil ? "\(change.name): new" : change.difference ?? change.name
    let label = OverlayLabel(text: text, color: Self.now)
    let shown = rect.offsetBy(dx: afterArea.minX, dy: afterArea.minY)
    guard shown.intersects(afterArea) else { return [] }
    let corners = [
      CGPoint(x: shown.minX, y: shown.minY - label.size.height), CGPoint(x: shown.minX, y: shown.maxY),
      CGPoint(x: shown.maxX - label.size.width, y: shown.minY - label.size.height),
      CGPoint(x: shown.minX, y: shown.minY),
    ]
    return label.commands(in: placer.position(corners.map { CGRect(origin: $0, size: label.size) }))
  }
}
