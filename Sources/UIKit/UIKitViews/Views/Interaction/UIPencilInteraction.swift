// SPDX-License-Identifier: MIT

/// Double taps on a pencil. There are none.
///
/// Source: Apple, `UIPencilInteraction`.
@preconcurrency @MainActor
open class UIPencilInteraction: NSObject, UIInteraction {
  /// Creates an interaction.
  public override init() { super.init() }
  /// The delegate. The default is `nil`. Stored; has no effect.
  open weak var delegate: (any UIPencilInteractionDelegate)?
  /// Whether the interaction is enabled. The default is `true`. Stored; has no effect, because there is no pencil.
  open var isEnabled = true
  /// The view of the interaction.
  open private(set) weak var view: UIView?
  /// Creates an interaction with a delegate.
  public init(delegate: any UIPencilInteractionDelegate) {
    super.init()
    self.delegate = delegate
  }
  /// The action that the user has chosen for a double tap. Always `.ignore`.
  open class var preferredTapAction: UIPencilPreferredAction { .ignore }
  /// The action that the user has chosen for a squeeze. Always `.ignore`.
  open class var preferredSqueezeAction: UIPencilPreferredAction { .ignore }
  /// Whether the user draws only with a pencil. Always `false`.
  open class var prefersPencilOnlyDrawing: Bool { false }
  /// Whether a tool is shown below a pencil. Always `false`.
  open class var prefersHoverToolPreview: Bool { false }

  /// A double tap.
  public struct Tap: Sendable {
    /// The time, in seconds. Stored; has no effect, because there is no pencil.
    public var timestamp: TimeInterval
    /// The pose of the pencil; `nil` when it was far from the screen.
    /// Stored; has no effect, because there is no pencil.
    public var hoverPose: UIPencilHoverPose?
  }

  /// A squeeze.
  public struct Squeeze: Sendable {
    /// The time, in seconds. Stored; has no effect, because there is no pencil.
    public var timestamp: TimeInterval
    /// The part of the squeeze. Stored; has no effect, because there is no pencil.
    public var phase: Phase
    /// The pose of the pencil; `nil` when it was far from the screen.
    /// Stored; has no effect, because there is no pencil.
    public var hoverPose: UIPencilHoverPose?
  }

  /// The part of an interaction. Raw values are UIKit's.
  public enum Phase: Int, Sendable { case began, changed, ended, cancelled }

  /// The default implementation does nothing.
  open func willMove(to view: UIView?) {}
  /// Keeps the view.
  open func didMove(to view: UIView?) { self.view = view }
}

/// The methods that respond to a pencil. Differs from UIKit: they are never called.
@preconcurrency @MainActor
public protocol UIPencilInteractionDelegate: NSObjectProtocol {
  /// Called when the pencil was tapped twice. Differs from UIKit: never called.
  func pencilInteractionDidTap(_ interaction: UIPencilInteraction)
  /// Called when the pencil was tapped twice. Differs from UIKit: never called.
  func pencilInteraction(_ interaction: UIPencilInteraction, didReceiveTap tap: UIPencilInteraction.Tap)
  /// Called when the pencil was squeezed. Differs from UIKit: never called.
  func pencilInteraction(_ interaction: UIPencilInteraction, didReceiveSqueeze squeeze: UIPencilInteraction.Squeeze)
}

/// The action of a double tap or a squeeze of a pencil. Raw values are UIKit's.
public enum UIPencilPreferredAction: Int, Sendable {
  case ignore = 0
  case switchEraser, switchPrevious, showColorPalette, showInkAttributes, showContextualPalette, runSystemShortcut
}

/// The pose of a pencil above the screen.
public struct UIPencilHoverPose: Sendable {
  /// The point below the tip, in points. Stored; has no effect, because there is no pencil.
  public var location: CGPoint
  /// The distance from the screen, from 0 to 1. Stored; has no effect, because there is no pencil.
  public var zOffset: CGFloat
  /// The direction, in radians. Stored; has no effect, because there is no pencil.
  public var azimuthAngle: CGFloat
  /// The angle to the screen, in radians. Stored; has no effect, because there is no pencil.
  public var altitudeAngle: CGFloat
  /// The angle around the axis, in radians. Stored; has no effect, because there is no pencil.
  public var rollAngle: CGFloat
}

extension UIPencilInteractionDelegate {
  /// The default implementation does nothing.
  @_disfavoredOverload public func pencilInteraction(
    _ interaction: UIPencilInteraction, didReceiveTap tap: UIPencilInteraction.Tap
  ) {}
  /// The default implementation does nothing.
  @_disfavoredOverload public func pencilInteraction(
    _ interaction: UIPencilInteraction, didReceiveSqueeze squeeze: UIPencilInteraction.Squeeze
  ) {}
  /// The default implementation does nothing.
  public func pencilInteractionDidTap(_ interaction: UIPencilInteraction) {}
}
