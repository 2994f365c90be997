// SPDX-License-Identifier: MIT

@_exported import EventKit
@_exported import Tinamou

/// The end of showing an event. Raw values are Apple's.
public enum EKEventViewAction: Int, Sendable {
  case done = 0
  case responded = 1
  case deleted = 2
}

/// Shows an event: its title, place and times.
@preconcurrency @MainActor
open class EKEventViewController: UIViewController {
  /// The event. The default is `nil`.
  open var event: EKEvent!
  /// Whether the user can edit the event. The default is `false`. Stored; has no effect.
  open var allowsEditing = false
  /// Whether the day of the event is shown. The default is `false`. Stored; has no effect.
  open var allowsCalendarPreview = false
  /// The object that is told the end. The default is `nil`. Stored; has no effect.
  open weak var delegate: (any EKEventViewDelegate)?

  open override func viewDidLoad() {
    super.viewDidLoad()
    guard let event else { return }
    let form = EventForm(of: event, allowsEditing: false)
    addChild(form)
    form.view.frame = view.bounds
    form.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(form.view)
    form.didMove(toParent: self)
  }
}

/// The method that is told the end of showing an event.
@preconcurrency @MainActor
public protocol EKEventViewDelegate: NSObjectProtocol {
  /// Called when the user has ended. Differs from iOS: never called, because there are no buttons.
  func eventViewController(_ controller: EKEventViewController, didCompleteWith action: EKEventViewAction)
}
