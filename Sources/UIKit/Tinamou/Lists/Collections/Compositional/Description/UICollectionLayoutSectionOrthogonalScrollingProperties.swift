// SPDX-License-Identifier: MIT

/// The properties of scrolling in an orthogonal section.
///
/// Source: Apple, `UICollectionLayoutSectionOrthogonalScrollingProperties`.
@preconcurrency @MainActor
open class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject {
  /// Whether content bounces at its ends. Raw values are UIKit's.
  public enum Bounce: Int, Sendable { case automatic, always, never }

  /// The rate at which scrolling slows down.
  public struct DecelerationRate: Hashable, Sendable {
    private let rate: CGFloat?
    /// The rate that suits the section.
    public static let automatic = DecelerationRate(rate: nil)
    /// The normal rate.
    public static let normal = DecelerationRate(rate: 0.998)
    /// The fast rate.
    public static let fast = DecelerationRate(rate: 0.99)
  }

  /// The rate at which scrolling slows down. The default is `.automatic`. Stored; has no effect.
  open var decelerationRate = DecelerationRate.automatic
  /// Whether content bounces at its ends. The default is `.automatic`. Stored; has no effect.
  open var bounce = Bounce.automatic

  override init() { super.init() }
}
