// SPDX-License-Identifier: MIT

/// The state of a view for which configurations are updated.
///
/// Source: Apple, `UIConfigurationState`.
@preconcurrency @MainActor
public protocol UIConfigurationState {
  init(traitCollection: UITraitCollection)
  /// The traits of the view.
  var traitCollection: UITraitCollection { get set }
  /// The custom state for a key.
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The key of a custom state.
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
  /// The string value of the key.
  public let rawValue: String
  /// Creates a key from a string.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a key from a string.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// The state of a header or footer.
///
/// Source: Apple, `UIViewConfigurationState`.
public struct UIViewConfigurationState: UIConfigurationState {
  /// The traits of the view. Stored; has no effect, unless an app reads it.
  public var traitCollection: UITraitCollection
  /// Whether the view is disabled. The default is `false`.
  public var isDisabled = false
  /// Whether the view is highlighted. The default is `false`. Stored; has no effect, unless an app reads it.
  public var isHighlighted = false
  /// Whether the view is selected. The default is `false`. Stored; has no effect, unless an app reads it.
  public var isSelected = false
  /// Whether the view is focused. The default is `false`. Stored; has no effect, unless an app reads it.
  public var isFocused = false
  /// Whether the header is pinned while its section scrolls. The default is `false`.
  public var isPinned = false
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Creates a state in which all properties have their defaults.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// The custom state for a key.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}

/// The state of a cell.
///
/// Source: Apple, `UICellConfigurationState`.
public struct UICellConfigurationState: UIConfigurationState {
  /// The state of a cell in a drag.
  public enum DragState: Sendable { case none, lifting, dragging }
  /// The state of a cell in a drop.
  public enum DropState: Sendable { case none, notTargeted, targeted }

  /// The traits of the view. Stored; has no effect, unless an app reads it.
  public var traitCollection: UITraitCollection
  /// Whether the view is disabled. The default is `false`.
  public var isDisabled = false
  /// Whether the view is highlighted. The default is `false`.
  public var isHighlighted = false
  /// Whether the view is selected. The default is `false`.
  public var isSelected = false
  /// Whether the view is focused. The default is `false`. Stored; has no effect, unless an app reads it.
  public var isFocused = false
  /// Whether the view is pinned while its section scrolls. The default is `false`.
  /// Stored; has no effect, unless an app reads it.
  public var isPinned = false
  /// Whether the cell is in editing mode. The default is `false`.
  public var isEditing = false
  /// Whether the items below the cell in an outline are shown. The default is `false`.
  public var isExpanded = false
  /// Whether the cell shows swipe actions. The default is `false`.
  public var isSwiped = false
  /// Whether the cell is being reordered. The default is `false`.
  public var isReordering = false
  /// The drag state. The default is `DragState.none`.
  public var cellDragState = DragState.none
  /// The drop state. The default is `DropState.none`. Stored; has no effect, unless an app reads it.
  public var cellDropState = DropState.none
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Creates a state in which all properties have their defaults.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// The custom state for a key.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}
