// SPDX-License-Identifier: MIT

extension UIView {
  /// A built-in timing curve.
  public enum AnimationCurve: Int, Sendable {
    /// Ease in, ease out: starts and ends slowly.
    case easeInOut = 0
    /// Ease in: starts slowly.
    case easeIn = 1
    /// Ease out: ends slowly.
    case easeOut = 2
    /// Linear: a constant speed.
    case linear = 3

    var curve: CubicCurve {
      switch self {
      case .easeInOut: .easeInOut
      case .easeIn: .easeIn
      case .easeOut: .easeOut
      case .linear: .linear
      }
    }
  }

  /// A transition of the beginAnimations(_:context:) API.
  public enum AnimationTransition: Int, Sendable {
    case none = 0
    case flipFromLeft = 1
    case flipFromRight = 2
    case curlUp = 3
    case curlDown = 4
  }

  /// Options for animations.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    /// The raw value, as in UIKit.
    public let rawValue: UInt
    /// Creates options from their raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Lays out the subviews of views that change their size, so that the subviews are animated too.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Allows touches on views while they are animated. Stored; has no effect, because touches are always allowed.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// Starts from the presented values and ends the animations of the same properties.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// Repeats the animation forever.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// Runs the animation backward after each forward run.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// Uses the animation's own duration instead of an inherited one.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// Uses the animation's own curve instead of an inherited one.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// Redraws views continuously during the animation. Stored; has no effect.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    /// Shows and hides the two views of a transition instead of adding and removing them.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// Does not inherit options from the enclosing animation.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)

    /// Updates traits, properties and layout of the windows before the closure, where they are not part of the animation, and
    /// at its end, where they are.
    ///
    /// Source: Apple, `UIView.AnimationOptions.flushUpdates`.
    public static let flushUpdates = AnimationOptions(rawValue: 1 << 10)

    /// Ease in, ease out: starts and ends slowly. This is the default.
    public static let curveEaseInOut: AnimationOptions = []
    /// Ease in: starts slowly.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Ease out: ends slowly.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// Linear: a constant speed.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

    /// No transition. This is the default.
    public static let transitionNone: AnimationOptions = []
    /// Flips around the vertical axis from left to right.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// Flips around the vertical axis from right to left.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// Curls up.
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    /// Curls down.
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    /// Dissolves from one view to the other.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// Flips around the horizontal axis from top to bottom.
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    /// Flips around the horizontal axis from bottom to top.
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)

    /// The screen's default frame rate. Stored; has no effect.
    public static let preferredFramesPerSecondDefault: AnimationOptions = []
    /// 60 frames per second. Stored; has no effect.
    public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
    /// 30 frames per second. Stored; has no effect.
    public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 << 24)

    /// The timing curve of the options.
    var curve: CubicCurve { AnimationCurve(rawValue: Int(rawValue >> 16 & 3))?.curve ?? .easeInOut }
  }

  /// Options for keyframe animations.
  public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
    /// The raw value, as in UIKit.
    public let rawValue: UInt
    /// Creates options from their raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Lays out the subviews of views that change their size, so that the subviews are animated too.
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    /// Allows touches on views while they are animated. Stored; has no effect, because touches are always allowed.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    /// Starts from the presented values and ends the animations of the same properties.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    /// Repeats the animation forever.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    /// Runs the animation backward after each forward run.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    /// Uses the animation's own duration instead of an inherited one.
    public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
    /// Does not inherit options from the enclosing animation.
    public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)

    /// Linear interpolation. This is the default.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// No interpolation: each value applies until the time of the next.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// Linear interpolation at a constant speed.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    /// Interpolation on a smooth curve through all values.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    /// Interpolation on a smooth curve through all values, at a roughly constant speed.
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)

    private var mode: UInt { rawValue >> 10 & 7 }
    var isPaced: Bool { mode == 2 || mode == 4 }
    var interpolation: PropertyTrack.Interpolation { mode == 1 ? .discrete : mode >= 3 ? .cubic : .linear }
    /// The options that also exist for other animations.
    var plain: AnimationOptions { AnimationOptions(rawValue: rawValue & ~(7 << 10)) }
  }
}

/// The name of ``UIView/AnimationOptions`` before Swift 4.2.
@available(*, deprecated, renamed: "UIView.AnimationOptions")
public typealias UIViewAnimationOptions = UIView.AnimationOptions

/// The name of ``UIView/AnimationCurve`` before Swift 4.2.
@available(*, deprecated, renamed: "UIView.AnimationCurve")
public typealias UIViewAnimationCurve = UIView.AnimationCurve
