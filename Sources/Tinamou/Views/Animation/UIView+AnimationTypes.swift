// SPDX-License-Identifier: MIT

extension UIView {
  /// How an animation is paced.
  public enum AnimationCurve: Int, Sendable {
    /// Slow at both ends.
    case easeInOut = 0
    /// Slow at first.
    case easeIn = 1
    /// Slow at the end.
    case easeOut = 2
    /// The same pace all the time.
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

  /// How a view takes the place of another in the old way of animating.
  public enum AnimationTransition: Int, Sendable {
    case none = 0
    case flipFromLeft = 1
    case flipFromRight = 2
    case curlUp = 3
    case curlDown = 4
  }

  /// What an animation does besides.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    /// Core Animation's or UIKit's own value.
    public let rawValue: UInt
    /// The value with a raw value of Apple's.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Lays out the subviews of what changes its size, so that they move along.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Lets views take touches while they move. Kept only: they always do here.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// Starts from what is seen, and ends the animations that are under way there.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// Runs for ever.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// Goes back again each time.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// Keeps its own duration within another animation.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// Keeps its own pace within another animation.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// Draws what changes anew all the time. Kept only.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    /// Hides and shows the two views of a transition in place of removing and adding them.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// Takes no options over from the animation around it.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)

    /// Slow at both ends, which is what holds if no pace is named.
    public static let curveEaseInOut: AnimationOptions = []
    /// Slow at first.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Slow at the end.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// The same pace all the time.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

    /// No transition.
    public static let transitionNone: AnimationOptions = []
    /// Turns over to the right.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// Turns over to the left.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// Curls up like a leaf.
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    /// Curls down like a leaf.
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    /// One fades into the other.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// Turns over downwards.
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    /// Turns over upwards.
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)

    /// As many frames a second as the screen likes. Kept only.
    public static let preferredFramesPerSecondDefault: AnimationOptions = []
    /// Sixty frames a second. Kept only.
    public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
    /// Thirty frames a second. Kept only.
    public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 << 24)

    /// The pace that the options name.
    var curve: CubicCurve { AnimationCurve(rawValue: Int(rawValue >> 16 & 3))?.curve ?? .easeInOut }
  }

  /// What an animation over several changes does besides.
  public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
    /// Core Animation's or UIKit's own value.
    public let rawValue: UInt
    /// The value with a raw value of Apple's.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Lays out the subviews of what changes its size, so that they move along.
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    /// Lets views take touches while they move. Kept only: they always do here.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    /// Starts from what is seen, and ends the animations that are under way there.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    /// Runs for ever.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    /// Goes back again each time.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    /// Keeps its own duration within another animation.
    public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
    /// Takes no options over from the animation around it.
    public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)

    /// Straight from one value to the next, which is what holds if nothing is named.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// Each value until the next one's time.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// Straight, at one pace all the way.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    /// On a curve through all values.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    /// On a curve through all values, at about one pace.
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)

    private var mode: UInt { rawValue >> 10 & 7 }
    var isPaced: Bool { mode == 2 || mode == 4 }
    var interpolation: PropertyTrack.Interpolation { mode == 1 ? .discrete : mode >= 3 ? .cubic : .linear }
    /// The same options as a plain animation has them.
    var plain: AnimationOptions { AnimationOptions(rawValue: rawValue & ~(7 << 10)) }
  }
}

/// The name of the options before Swift 4.2.
@available(*, deprecated, renamed: "UIView.AnimationOptions")
public typealias UIViewAnimationOptions = UIView.AnimationOptions

/// The name of the paces before Swift 4.2.
@available(*, deprecated, renamed: "UIView.AnimationCurve")
public typealias UIViewAnimationCurve = UIView.AnimationCurve
