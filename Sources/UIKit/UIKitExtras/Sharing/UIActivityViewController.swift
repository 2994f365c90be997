// SPDX-License-Identifier: MIT

/// Offers the user activities for values, such as sharing them.
///
/// Differs from UIKit: of the system's activities, the view offers to copy; others, the controller's `inspection` chooses.
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
  /// Whether the completion handler was called.
  private var hasEnded = false

  open override func loadView() {
    view = UIView(frame: UIScreen.main.bounds)
    view.backgroundColor = .secondarySystemBackground
    let list = ActivityList(
      of: activityItems, copies: offersCopying, activities: offeredActivities.compactMap(\.activityTitle)
    ) { [weak self] in self?.userDidChoose($0) }
    list.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(list)
    let (margins, safe) = (view.layoutMarginsGuide, view.safeAreaLayoutGuide)
    NSLayoutConstraint.activate([
      list.topAnchor.constraint(equalTo: safe.topAnchor, constant: 16),
      list.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      list.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
    ])
  }

  /// The sheet, which has half of the screen's height until it is dragged up.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    sheetPresentationController?.detents = [.medium(), .large()]
  }

  /// Calls the completion handler if the view was closed without a choice.
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isBeingDismissed { complete(nil, false) }
  }

  /// The app's activities that can be performed on the values and are not excluded.
  fileprivate var offeredActivities: [UIActivity] {
    applicationActivities.filter { activity in
      let isExcluded = activity.activityType.map { excludedActivityTypes?.contains($0) ?? false } ?? false
      return !isExcluded && activity.canPerform(withActivityItems: activityItems)
    }
  }

  private var offersCopying: Bool { excludedActivityTypes?.contains(.copyToPasteboard) != true }

  private func userDidChoose(_ choice: ActivityList.Choice) {
    switch choice {
    case .close: dismiss(animated: true)
    case .copy:
      ActivityList.copy(activityItems)
      complete(.copyToPasteboard, true)
      dismiss(animated: true)
    case .activity(let index): perform(offeredActivities[index])
    }
  }

  private func perform(_ activity: UIActivity) {
    activity.prepare(withActivityItems: activityItems)
    activity.finished = { [weak self] completed in
      self?.complete(activity.activityType, completed)
      self?.dismiss(animated: true)
    }
    if let own = activity.activityViewController { present(own, animated: true) } else { activity.perform() }
  }

  private func complete(_ type: UIActivity.ActivityType?, _ completed: Bool) {
    guard !hasEnded else { return }
    hasEnded = true
    completionWithItemsHandler?(type, completed, nil, nil)
  }

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
    public var offeredActivities: [UIActivity] { controller.offeredActivities }

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
      controller.hasEnded = true
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
