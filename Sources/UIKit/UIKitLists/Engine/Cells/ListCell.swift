// SPDX-License-Identifier: MIT

/// The view of an item, as selection, display and configurations use it.
@MainActor
protocol ListCell: ReusableView, ConfiguredView where ConfigurationState == UICellConfigurationState {
  /// The action of a tap that selects the cell, performed before the delegate is called, such as performing a segue.
  var selectionAction: (() -> Void)? { get }
  var isSelected: Bool { get }
  var isHighlighted: Bool { get }
  /// Whether the cell is shown in editing mode.
  var isInEditingMode: Bool { get }
  /// Whether actions are shown beside the cell.
  var isSwiped: Bool { get }
  /// The state of the cell in a drag.
  var dragState: UICellConfigurationState.DragState { get set }
  /// Whether the items below that of the cell in an outline are shown.
  var isExpanded: Bool { get }
  /// Whether a finger moves the cell to another place.
  var isReordering: Bool { get }
  /// The distance by which a swipe or an animation has moved the cell to the right, in points.
  var displacement: CGFloat { get set }
  /// Calls the cell's own method for the state of a drag.
  func tellDragState(_ state: UICellConfigurationState.DragState)
  /// Shows the cell as selected or not.
  func setSelected(_ selected: Bool, animated: Bool)
  /// Shows the cell as highlighted or not.
  func setHighlighted(_ highlighted: Bool, animated: Bool)
}

extension ListCell {
  /// The state of the cell, as determined by its properties.
  var presentState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isEditing = isInEditingMode
    state.isSwiped = isSwiped
    state.isReordering = isReordering
    state.isExpanded = isExpanded
    state.cellDragState = dragState
    state.isDisabled = !isUserInteractionEnabled
    return state
  }
}

extension ListCell {
  /// Shows the state of the cell in a drag.
  func showDrag(_ state: UICellConfigurationState.DragState) {
    guard state != dragState else { return }
    dragState = state
    setNeedsUpdateConfiguration()
    tellDragState(state)
  }
}

extension UITableViewCell: ListCell {
  func tellDragState(_ state: UICellConfigurationState.DragState) {
    dragStateDidChange(state == .none ? .none : state == .lifting ? .lifting : .dragging)
  }
  var dragState: UICellConfigurationState.DragState {
    get { editing.dragState }
    set { editing.dragState = newValue }
  }
  var isInEditingMode: Bool { editing.isEditing }
  var isSwiped: Bool { editing.swipedEdge != nil }
  var isReordering: Bool { editing.isReordering }
  var isExpanded: Bool { false }
  var displacement: CGFloat {
    get { editing.displacement }
    set { editing.displacement = newValue }
  }
  func callUpdateHandler(_ state: UICellConfigurationState) { configurationUpdateHandler?(self, state) }
}

extension UICollectionViewCell: ListCell {
  func tellDragState(_ state: UICellConfigurationState.DragState) {
    dragStateDidChange(state == .none ? .none : state == .lifting ? .lifting : .dragging)
  }
  var isInEditingMode: Bool { listOwner?.isEditing ?? false }
  func callUpdateHandler(_ state: UICellConfigurationState) { configurationUpdateHandler?(self, state) }
  func setSelected(_ selected: Bool, animated: Bool) { if isSelected != selected { isSelected = selected } }
  func setHighlighted(_ highlighted: Bool, animated: Bool) {
    if isHighlighted != highlighted { isHighlighted = highlighted }
  }
}
