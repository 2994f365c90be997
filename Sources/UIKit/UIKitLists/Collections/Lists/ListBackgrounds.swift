// SPDX-License-Identifier: MIT

import QuartzCore

/// The backgrounds of lists, behind the elements of a collection view and in front of its own background.
///
/// Differs from UIKit: they are layers, where UIKit has decoration views.
extension UICollectionViewCompositionalLayout {
  /// Places the backgrounds of the sections that are lists behind the elements of `owner`.
  func placeListBackgrounds(in owner: UICollectionView) {
    let areas = listAreas(in: owner)
    guard !(areas.isEmpty && state.listBackgrounds.isEmpty) else { return }
    CATransaction.begin()
    defer { CATransaction.commit() }
    CATransaction.setDisableActions(true)
    while state.listBackgrounds.count > areas.count { state.listBackgrounds.removeLast().removeFromSuperlayer() }
    for (number, area) in areas.enumerated() {
      if number == state.listBackgrounds.count { state.listBackgrounds.append(CALayer()) }
      let layer = state.listBackgrounds[number]
      if layer.superlayer !== owner.layer {
        owner.layer.insertSublayer(layer, at: owner.backgroundView == nil ? 0 : 1)
      }
      let frame = owner.mirrored(area.frame)
      if layer.frame != frame { layer.frame = frame }
      let color = area.color.resolvedColor(with: owner.traitCollection).cgColor
      if layer.backgroundColor != color { layer.backgroundColor = color }
    }
  }

  /// Removes all backgrounds, after the collection view has got another layout.
  func removeListBackgrounds() {
    for layer in state.listBackgrounds { layer.removeFromSuperlayer() }
    state.listBackgrounds = []
  }

  /// The areas of neighboring lists of one color, in the layout's coordinates. The first and the last section fill the bounds beyond
  /// the content.
  private func listAreas(in owner: UICollectionView) -> [(frame: CGRect, color: UIColor)] {
    let bounds = owner.mirrored(owner.bounds)
    let isVertical = configuration.scrollDirection == .vertical
    var areas: [(frame: CGRect, color: UIColor)] = []
    var last = -1
    for section in state.sections {
      guard let color = section.section.list?.shownBackgroundColor else { continue }
      var frame = section.frame
      if isVertical { (frame.origin.x, frame.size.width) = (bounds.minX, bounds.width) }
      if section.number == 0 { frame = frame.union(bounds.start(until: frame, isVertical: isVertical)) }
      if section.number == state.sections.count - 1 {
        frame = frame.union(bounds.end(from: frame, isVertical: isVertical))
      }
      if last == section.number - 1, let before = areas.last, before.color == color {
        areas[areas.count - 1].frame = before.frame.union(frame)
      } else {
        areas.append((frame, color))
      }
      last = section.number
    }
    return areas
  }
}

extension UICollectionLayoutListConfiguration {
  /// The color behind the rows: that of the app, or that of the appearance.
  ///
  /// Source: Apple, `backgroundColor`: “the system background color for the specified appearance”. The colors are those of tables; those
  /// of sidebars are an approximation.
  fileprivate var shownBackgroundColor: UIColor {
    if let backgroundColor { return backgroundColor }
    return switch appearance {
    case .plain, .sidebarPlain: .systemBackground
    case .grouped, .insetGrouped: .systemGroupedBackground
    case .sidebar: .secondarySystemBackground
    }
  }
}

extension CGRect {
  /// The part of the bounds before the beginning of a section; empty if the section begins before the bounds.
  fileprivate func start(until section: CGRect, isVertical: Bool) -> CGRect {
    var part = self
    if isVertical {
      part.size.height = Swift.max(0, section.minY - minY)
    } else {
      part.size.width = Swift.max(0, section.minX - minX)
    }
    return part.isEmpty ? section : part
  }

  /// The part of the bounds behind the end of a section; empty if the section ends behind the bounds.
  fileprivate func end(from section: CGRect, isVertical: Bool) -> CGRect {
    var part = self
    if isVertical {
      part.origin.y = Swift.max(minY, section.maxY)
      part.size.height = Swift.max(0, maxY - part.minY)
    } else {
      part.origin.x = Swift.max(minX, section.maxX)
      part.size.width = Swift.max(0, maxX - part.minX)
    }
    return part.isEmpty ? section : part
  }
}
