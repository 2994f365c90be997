// SPDX-License-Identifier: MIT

import InterfaceDocuments
import LayoutModel

/// Creates the constraints for the pins of a selection.
struct PinDrafts {
  let pins: InterfacePins
  let selection: InterfaceSelection
  let canvas: StoredLayout
  let document: InterfaceDocument
  private let neighbors: Neighbors
  private let names: InterfaceNames

  init(pins: InterfacePins, selection: InterfaceSelection, canvas: StoredLayout, document: InterfaceDocument) {
    self.pins = pins
    self.selection = selection
    self.canvas = canvas
    self.document = document
    neighbors = Neighbors(canvas: canvas, document: document)
    names = InterfaceNames(document)
  }

  /// Returns the constraints in the menu's order, each once.
  ///
  /// - Throws: ``InterfaceCommandError`` if the selection cannot be pinned in this way.
  func all() throws(InterfaceCommandError) -> [InterfaceConstraintDraft] {
    guard !pins.isEmpty else { throw .nothingAsked }
    try selection.requireCount(1)
    try selection.requireSizable()
    var drafts = try spacings() + sizes()
    if pins.equalWidths { drafts += try equalSizes(along: .horizontal) }
    if pins.equalHeights { drafts += try equalSizes(along: .vertical) }
    drafts += try ratios()
    for alignment in pins.alignments { drafts += try alignment.drafts(for: selection, on: canvas) }
    var stated = StatedConstraints()
    return drafts.filter { draft in
      guard stated.id(of: draft) == nil else { return false }
      stated.insert(draft, id: "")
      return true
    }
  }

  // MARK: Spacings

  private func spacings() throws(InterfaceCommandError) -> [InterfaceConstraintDraft] {
    guard !pins.spacings.isEmpty else { return [] }
    try selection.requireMovable()
    var drafts: [InterfaceConstraintDraft] = []
    for view in selection.views {
      for side in InterfaceSide.allCases {
        if let spacing = pins.spacings[side] { drafts.append(try draft(for: spacing, on: side, of: view)) }
      }
    }
    return drafts
  }

  private func draft(
    for spacing: InterfacePins.Spacing, on side: InterfaceSide, of view: InterfaceView
  ) throws(InterfaceCommandError) -> InterfaceConstraintDraft {
    guard let container = view.container else { throw .noSuperview(view.id) }
    let target = try target(of: spacing, on: side, of: view)
    let distance =
      switch spacing.value {
      case .points(let points): points
      case .canvas: target.gap
      case .standard: target.standardDistance(along: side.axis)
      }
    var draft = Neighbors.draft(pinning: side, of: view.id, to: target, at: distance, in: container.id)
    draft.isSymbolic = spacing.value == .standard && target.hasSymbolicDistance
    return draft
  }

  private func target(
    of spacing: InterfacePins.Spacing, on side: InterfaceSide, of view: InterfaceView
  ) throws(InterfaceCommandError) -> PinTarget {
    if let name = spacing.neighbor {
      let item = canvas[name] != nil ? name : try names.view(called: name).id
      guard
        let target = neighbors.target(
          item, of: view.id, on: side, constrainedToMargins: pins.constrainedToMargins)
      else { throw .notANeighbor(item, of: view.id) }
      return target
    }
    guard
      let target = neighbors.nearest(to: view.id, on: side, constrainedToMargins: pins.constrainedToMargins)
    else { throw .noFrame(view.id) }
    return target
  }

  // MARK: Sizes

  private func sizes() -> [InterfaceConstraintDraft] {
    selection.views.flatMap { view in
      [(LayoutAxis.horizontal, pins.width), (.vertical, pins.height)].compactMap { axis, value in
        value.flatMap { size($0, along: axis, of: view) }
      }
    }
  }

  /// Returns the value of a fixed size. There is no standard size, so `.standard` means the current one.
  private func size(
    _ value: InterfaceValue, along axis: LayoutAxis, of view: InterfaceView
  ) -> InterfaceConstraintDraft? {
    let draft = InterfaceConstraintDraft(InterfaceTerm(view.id, axis.size), equals: nil, plus: 0, in: view.id)
    guard case .points(let points) = value else { return canvas.fitted(draft) }
    return InterfaceConstraintDraft(draft.first, equals: nil, plus: points, in: view.id)
  }

  private func equalSizes(along axis: LayoutAxis) throws(InterfaceCommandError) -> [InterfaceConstraintDraft] {
    try selection.requireCount(2)
    let first = selection.views[0]
    var drafts: [InterfaceConstraintDraft] = []
    for view in selection.views.dropFirst() {
      let holder = try InterfaceSelection(views: [first, view]).commonContainer()
      drafts.append(
        InterfaceConstraintDraft(
          InterfaceTerm(view.id, axis.size), equals: InterfaceTerm(first.id, axis.size), plus: 0, in: holder.id))
    }
    return drafts
  }

  private func ratios() throws(InterfaceCommandError) -> [InterfaceConstraintDraft] {
    guard let ratio = pins.aspectRatio else { return [] }
    var drafts: [InterfaceConstraintDraft] = []
    for view in selection.views {
      var draft = InterfaceConstraintDraft(
        InterfaceTerm(view.id, .width), equals: InterfaceTerm(view.id, .height), plus: 0, in: view.id)
      draft.multiplier = try multiplier(ratio, of: view)
      drafts.append(draft)
    }
    return drafts
  }

  private func multiplier(
    _ ratio: InterfacePins.AspectRatio, of view: InterfaceView
  ) throws(InterfaceCommandError) -> InterfaceMultiplier {
    switch ratio {
    case .ratio(let width, let height):
      guard width > 0, height > 0 else { throw .noRatio(view.id) }
      return InterfaceMultiplier(width, to: height)
    case .canvas:
      guard let rectangle = canvas[view.id]?.aligned,
        let multiplier = InterfaceMultiplier(width: rectangle.width, height: rectangle.height)
      else { throw .noRatio(view.id) }
      return multiplier
    }
  }
}

extension InterfaceMultiplier {
  /// Creates the ratio of two lengths in the smallest whole numbers; `nil` if there is none.
  ///
  /// Stored lengths are whole points, halves or thirds. Other lengths are rounded to thousandths.
  init?(width: Double, height: Double) {
    guard width > 0, height > 0, width < 1e6, height < 1e6 else { return nil }
    for scale in [1.0, 2, 3, 6, 1000] {
      let (first, second) = ((width * scale).rounded(), (height * scale).rounded())
      let isExact = abs(first - width * scale) < 1e-3 && abs(second - height * scale) < 1e-3
      guard isExact || scale == 1000, first > 0, second > 0 else { continue }
      let divisor = Self.greatestCommonDivisor(Int(saturating: first), Int(saturating: second))
      self.init(Int(saturating: first) / divisor, to: Int(saturating: second) / divisor)
      return
    }
    return nil
  }

  private static func greatestCommonDivisor(_ first: Int, _ second: Int) -> Int {
    second == 0 ? first : greatestCommonDivisor(second, first % second)
  }
}
