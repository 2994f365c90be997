// SPDX-License-Identifier: MIT

@_exported import EventKit
@_exported import Tinamou

/// The end of editing an event. Raw values are Apple's.
public enum EKEventEditViewAction: Int, Sendable {
  case canceled = 0
  case saved = 1
  case deleted = 2
}

/// Lets the user edit an event.
///
/// Differs from iOS: the title and the place can be edited, and the times are shown.
@preconcurrency @MainActor
open class EKEventEditViewController: UINavigationController {
  /// The store of the event. The default is `nil`.
  open var eventStore: EKEventStore!
  /// The event; `nil` for a new one.
  open var event: EKEvent?
  /// The object that is told the end. The default is `nil`.
  open weak var editViewDelegate: (any EKEventEditViewDelegate)?

  open override func viewDidLoad() {
    super.viewDidLoad()
    let store = eventStore ?? EKEventStore()
    let event = self.event ?? EKEvent(eventStore: store)
    event.calendar =
      event.calendar ?? editViewDelegate?.eventEditViewControllerDefaultCalendar(forNewEvents: self)
      ?? store.defaultCalendarForNewEvents
    event.startDate = event.startDate ?? Date()
    event.endDate = event.endDate ?? event.startDate.addingTimeInterval(3600)
    (eventStore, self.event) = (store, event)
    let form = EventForm(of: event)
    form.title = "New Event"
    form.navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.cancelEditing() })
    form.navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.save() })
    viewControllers = [form]
  }

  /// Ends editing without a change.
  open func cancelEditing() { editViewDelegate?.eventEditViewController(self, didCompleteWith: .canceled) }

  private func save() {
    guard let event, let eventStore else { return }
    do { try eventStore.save(event, span: .thisEvent) } catch {
      let alert = UIAlertController(title: error.localizedDescription, message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "OK", style: .default))
      return present(alert, animated: true)
    }
    editViewDelegate?.eventEditViewController(self, didCompleteWith: .saved)
  }
}

/// Methods that are told the end of editing.
@preconcurrency @MainActor
public protocol EKEventEditViewDelegate: NSObjectProtocol {
  /// Called when the user has ended editing.
  func eventEditViewController(
    _ controller: EKEventEditViewController, didCompleteWith action: EKEventEditViewAction)
  /// Asks for the calendar of a new event. Returns the store's by default.
  func eventEditViewControllerDefaultCalendar(forNewEvents controller: EKEventEditViewController) -> EKCalendar
}

extension EKEventEditViewDelegate {
  /// Asks for the calendar of a new event. Returns the store's by default.
  public func eventEditViewControllerDefaultCalendar(forNewEvents controller: EKEventEditViewController) -> EKCalendar {
    let store = controller.eventStore ?? EKEventStore()
    return store.defaultCalendarForNewEvents ?? EKCalendar(for: .event, eventStore: store)
  }
}
