// SPDX-License-Identifier: MIT

/// The base class of objects that let the device vibrate. Nothing vibrates; tests read the requests.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject, UIInteraction {
  /// Creates a generator.
  public override init() { super.init() }

  /// Creates a generator for a view.
  public init(view: UIView) {
    self.view = view
    super.init()
  }

  /// The view of the generator.
  open private(set) weak var view: UIView?
  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }

  /// Prepares the device to vibrate soon. Has no effect.
  open func prepare() {}

  /// Records a request for feedback.
  func noteFeedback() { feedbackCount += 1 }
  private var feedbackCount = 0

  /// The requests.
  public var inspection: Inspection { Inspection(feedbackCount: feedbackCount) }

  /// The requests to a generator.
  public struct Inspection: Sendable {
    /// The number of requests for feedback.
    public let feedbackCount: Int
  }
}

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

/// A feedback of drawing. Has no effect: nothing is felt.
@preconcurrency @MainActor
open class UICanvasFeedbackGenerator: UIFeedbackGenerator {
  /// Something has come into line with something else, at a point.
  open func alignmentOccurred(at location: CGPoint) {}
  /// A path is complete, at a point.
  open func pathCompleted(at location: CGPoint) {}
}

/// Lets the device vibrate after a success or a failure. Nothing vibrates; see
/// ``UIFeedbackGenerator/inspection-swift.property``.
@preconcurrency @MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// The event that the feedback is for. Raw values are UIKit's.
  public enum FeedbackType: Int, Sendable {
    case success = 0
    case warning = 1
    case error = 2
  }

  /// Asks for the feedback of what happened.
  open func notificationOccurred(_ notificationType: FeedbackType) { noteFeedback() }
  /// Asks for the feedback of what happened at a location of the view.
  open func notificationOccurred(_ notificationType: FeedbackType, at location: CGPoint) { noteFeedback() }
}

/// Lets the device vibrate when a selection changes. Nothing vibrates; see
/// ``UIFeedbackGenerator/inspection-swift.property``.
@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Asks for the feedback of a change.
  open func selectionChanged() { noteFeedback() }
  /// Asks for the feedback of a change at a location of the view.
  open func selectionChanged(at location: CGPoint) { noteFeedback() }
}
