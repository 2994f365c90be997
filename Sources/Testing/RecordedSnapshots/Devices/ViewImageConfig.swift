// SPDX-License-Identifier: MIT

public import Tinamou

/// The screen on which a view controller is shown for a snapshot: its size, its safe area and its traits.
public struct ViewImageConfig: Sendable {
  /// The safe area of the window.
  public var safeArea: UIEdgeInsets
  /// The size of the window; `nil` for the size of the view.
  public var size: CGSize?
  /// The traits of the view controller.
  public var traits: UITraitCollection

  /// Creates a screen.
  public init(safeArea: UIEdgeInsets = .zero, size: CGSize? = nil, traits: UITraitCollection = .init()) {
    self.safeArea = safeArea
    self.size = size
    self.traits = traits
  }

  /// The orientation of a phone or a tablet.
  public enum Orientation: Sendable {
    case landscape
    case portrait
  }

  /// The orientation of a tablet, and the share of the screen that the app has.
  public enum TabletOrientation: Sendable {
    /// The shares of a tablet in portrait.
    public enum PortraitSplits: Sendable {
      case oneThird
      case twoThirds
      case full
    }

    /// The shares of a tablet in landscape.
    public enum LandscapeSplits: Sendable {
      case oneThird
      case oneHalf
      case twoThirds
      case full
    }

    case landscape(splitView: LandscapeSplits)
    case portrait(splitView: PortraitSplits)
  }
}
