// SPDX-License-Identifier: MIT

/// The separators of a list. Stored; has no effect.
///
/// Source: Apple, `UIListSeparatorConfiguration`.
@preconcurrency @MainActor
public struct UIListSeparatorConfiguration {
  /// Whether a separator is visible. Raw values are UIKit's.
  public enum Visibility: Int, Sendable { case automatic, visible, hidden }

  /// Creates the separators of a list.
  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}
  /// Whether the separator above is visible. The default is `.automatic`.
  public var topSeparatorVisibility = Visibility.automatic
  /// Whether the separator below is visible. The default is `.automatic`.
  public var bottomSeparatorVisibility = Visibility.automatic
  /// The insets of the separator above, in points.
  public var topSeparatorInsets = NSDirectionalEdgeInsets.zero
  /// The insets of the separator below, in points.
  public var bottomSeparatorInsets = NSDirectionalEdgeInsets.zero
  /// The color. The default is `.separator`.
  public var color: UIColor = .separator
  /// The color over multiple selected rows. The default is `.separator`.
  public var multipleSelectionColor: UIColor = .separator
  /// The effect. The default is `nil`.
  public var visualEffect: UIVisualEffect?
}
