// SPDX-License-Identifier: MIT

/// The base class of objects that let the device vibrate. Nothing vibrates; tests read what was asked for.
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

  /// Prepares the device to vibrate soon. Does nothing.
  open func prepare() {}

  /// Notes that feedback was asked for.
  func noteFeedback() { feedbackCount += 1 }
  private var feedbackCount = 0

  /// What was asked for.
  public var inspection: Inspection { Inspection(feedbackCount: feedbackCount) }

  /// What was asked of a generator.
  public struct Inspection: Sendable {
    /// How often feedback was asked for.
    public let feedbackCount: Int
  }
}
