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
