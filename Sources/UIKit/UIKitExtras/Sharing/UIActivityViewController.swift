// SPDX-License-Identifier: MIT

/// Offers the user activities for values, such as sharing them.
///
/// Differs from UIKit: the view is empty. The controller's `inspection` simulates the user's choice.
@preconcurrency @MainActor
open class UIActivityViewController: UIViewController {
  /// A closure that is called when the user has chosen an activity or closed the view.
  public typealias CompletionWithItemsHandler =
    @MainActor (
      UIActivity.ActivityType?, Bool, [Any]?, (any Error)?
    ) -> Void

  /// Creates a controller for values, with activities of the app in addition to the system's.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    self.activityItems = activityItems
    self.applicationActivities = applicationActivities ?? []
    super.init(nibName: nil, bundle: nil)
  }

  /// Differs from UIKit: Linux has no archives, so this initializer ignores `coder` and creates a controller without values.
  public required init?(coder: NSCoder) {
    activityItems = []
    applicationActivities = []
    super.init(coder: coder)
  }

  private let activityItems: [Any]
  private let applicationActivities: [UIActivity]

  /// Called when the user has chosen an activity or closed the view. The default is `nil`.
  open var completionWithItemsHandler: CompletionWithItemsHandler?
  /// Activities that are not offered. The default is `nil`.
  open var excludedActivityTypes: [UIActivity.ActivityType]?
  /// Whether one activity may be shown more prominently than the others. The default is `true`. Stored; has no effect.
  open var allowsProminentActivity = true

  /// Simulates the user's actions on an activity view.
  @MainActor
  public struct Inspection {
    let controller: UIActivityViewController

    /// The values.
    public var activityItems: [Any] { controller.activityItems }

    /// The app's activities that can be performed on the values and are not excluded.
    public var offeredActivities: [UIActivity] {
      controller.applicationActivities.filter { activity in
        let isExcluded = activity.activityType.map { controller.excludedActivityTypes?.contains($0) ?? false } ?? false
        return !isExcluded && activity.canPerform(withActivityItems: controller.activityItems)
      }
    }

    /// Chooses an activity of the app: performs it, and calls the completion handler when it has ended.
    public func choose(_ activity: UIActivity) {
      activity.prepare(withActivityItems: controller.activityItems)
      activity.finished = { [controller] completed in
        controller.completionWithItemsHandler?(activity.activityType, completed, nil, nil)
      }
      if let own = activity.activityViewController {
        controller.present(own, animated: false)
      } else {
        activity.perform()
      }
    }

    /// Chooses an activity of the system: calls the completion handler as after a successful activity.
    public func choose(_ type: UIActivity.ActivityType) { finish(type, true) }

    /// Closes the view without an activity: calls the completion handler.
    public func cancel() { finish(nil, false) }

    private func finish(_ type: UIActivity.ActivityType?, _ completed: Bool) {
      let handler = controller.completionWithItemsHandler
      if controller.presentingViewController != nil { controller.dismiss(animated: false) }
      handler?(type, completed, nil, nil)
    }
  }
}

extension ControllerInspection {
  /// The activities of a `UIActivityViewController`; `nil` for another controller.
  public var activities: UIActivityViewController.Inspection? {
    (controller as? UIActivityViewController).map(UIActivityViewController.Inspection.init)
  }
}
