// SPDX-License-Identifier: MIT

import InterfaceDocuments
import LayoutModel

/// An entry of the Align menu with its value.
public struct InterfaceAlignment: Hashable, Sendable {
  /// The menu entry.
  public var entry: Entry
  /// The offset between the aligned attributes. The default is 0 points.
  public var value: InterfaceValue

  /// Creates an alignment with an offset. The default offset is 0 points.
  public init(_ entry: Entry, value: InterfaceValue = .points(0)) {
    self.entry = entry
    self.value = value
  }

  /// The nine entries of the Align menu. The raw values are the words of the command line.
  public enum Entry: String, Hashable, Sendable, CaseIterable {
    case leading, trailing, top, bottom
    case centersX = "centers-x"
    case centersY = "centers-y"
    case baselines
    case centerInContainerX = "center-in-container-x"
    case centerInContainerY = "center-in-container-y"

    /// The attribute to align.
    public var attribute: LayoutAttribute {
      switch self {
      case .leading: .leading
      case .trailing: .trailing
      case .top: .top
      case .bottom: .bottom
      case .centersX, .centerInContainerX: .centerX
      case .centersY, .centerInContainerY: .centerY
      case .baselines: .firstBaseline
      }
    }

    /// Whether each view is aligned with its superview, rather than with the first view.
    public var isInContainer: Bool { self == .centerInContainerX || self == .centerInContainerY }
  }

  /// Returns the constraints that align `selection`: every view with the first, or each with its superview.
  ///
  /// - Throws: ``InterfaceCommandError`` if the selection cannot be aligned in this way.
  func drafts(
    for selection: InterfaceSelection, on canvas: StoredLayout
  ) throws(InterfaceCommandError) -> [InterfaceConstraintDraft] {
    try selection.requireMovable()
    return entry.isInContainer ? try inContainers(selection, canvas) : try withFirst(selection, canvas)
  }

  private func withFirst(
    _ selection: InterfaceSelection, _ canvas: StoredLayout
  ) throws(InterfaceCommandError) -> [InterfaceConstraintDraft] {
    try selection.requireCount(2)
    let first = selection.views[0]
    var drafts: [InterfaceConstraintDraft] = []
    for view in selection.views.dropFirst() {
      let holder = try InterfaceSelection(views: [first, view]).commonContainer()
      drafts.append(
        draft(InterfaceTerm(view.id, entry.attribute), InterfaceTerm(first.id, entry.attribute), holder.id, canvas))
    }
    return drafts
  }

  private func inContainers(
    _ selection: InterfaceSelection, _ canvas: StoredLayout
  ) throws(InterfaceCommandError) -> [InterfaceConstraintDraft] {
    try selection.requireCount(1)
    return selection.views.compactMap { view in
      view.container.map {
        draft(InterfaceTerm(view.id, entry.attribute), InterfaceTerm($0.id, entry.attribute), $0.id, canvas)
      }
    }
  }

  private func draft(
    _ first: InterfaceTerm, _ second: InterfaceTerm, _ holder: String, _ canvas: StoredLayout
  ) -> InterfaceConstraintDraft {
    var draft = InterfaceConstraintDraft(first, equals: second, plus: 0, in: holder)
    switch value {
    case .points(let points): draft.constant = points
    case .canvas: draft = canvas.fitted(draft) ?? draft
    // The standard offset of an alignment is 0.
    case .standard: break
    }
    return draft
  }
}
