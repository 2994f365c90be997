// SPDX-License-Identifier: MIT

/// Lets the device vibrate as by an impact. Nothing vibrates; see ``UIFeedbackGenerator/inspection-swift.property``.
@preconcurrency @MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// The strength of an impact. Raw values are UIKit's.
  public enum FeedbackStyle: Int, Sendable {
    case light = 0
    case medium = 1
    case heavy = 2
    case soft = 3
    case rigid = 4
  }

  let style: FeedbackStyle

  /// Creates a generator of impacts of a strength.
  public init(style: FeedbackStyle) {
    self.style = style
    super.init()
  }

  /// Creates a generator of medium impacts.
  public override init() {
    style = .medium
    super.init()
  }

  /// Creates a generator of impacts of a strength for a view.
  public init(style: FeedbackStyle = .medium, view: UIView) {
    self.style = style
    super.init(view: view)
  }

  /// Asks for an impact.
  open func impactOccurred() { noteFeedback() }
  /// Asks for an impact at a location of the view.
  open func impactOccurred(at location: CGPoint) { noteFeedback() }
  /// Asks for an impact with an intensity from 0 to 1.
  open func impactOccurred(intensity: CGFloat) { noteFeedback() }
  /// Asks for an impact with an intensity from 0 to 1 at a location of the view.
  open func impactOccurred(intensity: CGFloat, at location: CGPoint) { noteFeedback() }
}
