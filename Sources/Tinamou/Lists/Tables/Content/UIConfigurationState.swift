// SPDX-License-Identifier: MIT

/// What a view is at the moment, for configurations that look different with it.
///
/// Source: Apple, `UIConfigurationState`.
@preconcurrency @MainActor
public protocol UIConfigurationState {
  init(traitCollection: UITraitCollection)
  /// The traits where the view is.
  var traitCollection: UITraitCollection { get set }
  /// A state of the app's own.
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The name of a state of the app's own.
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
  /// The value as UIKit has it.
  public let rawValue: String
  /// The value that UIKit has for `rawValue`.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The value that UIKit has for `rawValue`.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// What a header or footer is at the moment.
///
/// Source: Apple, `UIViewConfigurationState`.
public struct UIViewConfigurationState: UIConfigurationState {
  /// The traits where the view is.
  public var traitCollection: UITraitCollection
  /// Whether it cannot be operated.
  public var isDisabled = false
  /// Whether it is being touched.
  public var isHighlighted = false
  /// Whether it is chosen.
  public var isSelected = false
  /// Whether the focus is on it.
  public var isFocused = false
  /// Whether a header stays in sight while its section scrolls under it.
  public var isPinned = false
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// A state in which nothing is true.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// A state of the app's own.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}

/// What a cell is at the moment.
///
/// Source: Apple, `UICellConfigurationState`.
public struct UICellConfigurationState: UIConfigurationState {
  /// Where a cell is in a drag.
  public enum DragState: Sendable { case none, lifting, dragging }
  /// Where a cell is in a drop.
  public enum DropState: Sendable { case none, notTargeted, targeted }

  /// The traits where the view is.
  public var traitCollection: UITraitCollection
  /// Whether it cannot be operated.
  public var isDisabled = false
  /// Whether it is being touched.
  public var isHighlighted = false
  /// Whether it is chosen.
  public var isSelected = false
  /// Whether the focus is on it.
  public var isFocused = false
  /// Whether it stays in sight while its section scrolls under it.
  public var isPinned = false
  /// Whether it shows controls for editing.
  public var isEditing = false
  /// Whether what is below it in an outline is shown.
  public var isExpanded = false
  /// Whether it shows actions beside it.
  public var isSwiped = false
  /// Whether it is being moved to another place.
  public var isReordering = false
  /// Where it is in a drag.
  public var cellDragState = DragState.none
  /// Where it is in a drop.
  public var cellDropState = DropState.none
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// A state in which nothing is true.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// A state of the app's own.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}
