// SPDX-License-Identifier: MIT

extension UIControl {
  // MARK: Actions

  // MARK: Targets

  /// Calls a method of `target` for each of `controlEvents`: `button.addTarget(self, action: FormController.submit,
  /// for: .touchUpInside)`. The control does not retain `target`.
  ///
  /// Differs from UIKit: Swift on Linux has no selectors, so the argument is the method itself, not
  /// `#selector(submit)`.
  public func addTarget<Target: AnyObject>(
    _ target: Target, action: @escaping @MainActor (Target) -> @MainActor () -> Void, for controlEvents: Event
  ) {
    add(target, controlEvents) { target, _, _ in action(target)() }
  }

  /// Calls a method of `target` with the control as its argument for each of `controlEvents`: `slider.addTarget(self,
  /// action: FormController.moved(_:), for: .valueChanged)`. The control does not retain `target`.
  ///
  /// Differs from UIKit: Swift on Linux has no selectors, so the argument is the method itself.
  public func addTarget<Target: AnyObject, Sender>(
    _ target: Target, action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void, for controlEvents: Event
  ) {
    add(target, controlEvents) { target, control, _ in
      guard let sender = control.checked(as: Sender.self) else { return }
      action(target)(sender)
    }
  }

  /// Calls a method of `target` with the control and the event as its arguments for each of `controlEvents`. The
  /// control does not retain `target`.
  ///
  /// Differs from UIKit: Swift on Linux has no selectors, so the argument is the method itself.
  public func addTarget<Target: AnyObject, Sender>(
    _ target: Target, action: @escaping @MainActor (Target) -> @MainActor (Sender, UIEvent?) -> Void,
    for controlEvents: Event
  ) {
    add(target, controlEvents) { target, control, event in
      guard let sender = control.checked(as: Sender.self) else { return }
      action(target)(sender, event)
    }
  }

  // MARK: Sending

  func send(_ events: Event, _ event: UIEvent?) {
    for handler in eventHandlers where !handler.events.isDisjoint(with: events) {
      switch handler.response {
      case .action(let action): sendAction(action)
      case .method(_, let call): call(self, event)
      }
    }
  }

  /// Sends the events for a value changed by the user.
  func sendValueChanged() { send([.valueChanged, .primaryActionTriggered], nil) }

  // MARK: Helpers

  func add<Target: AnyObject>(
    _ target: Target, _ events: Event, _ call: @escaping @MainActor (Target, UIControl, UIEvent?) -> Void
  ) {
    let reference = TargetReference(target)
    eventHandlers.append(
      ControlEventHandler(
        events: events,
        response: .method(of: reference) { control, event in
          guard let target = reference.object as? Target else { return }
          call(target, control, event)
        }))
  }

  func checked<Sender>(as type: Sender.Type) -> Sender? {
    if let sender = self as? Sender { return sender }
    LayoutException.raise(.invalidArgument, "the action of \(self) takes a \(Sender.self) as its sender")
    return nil
  }

  func removeEvents(_ events: Event, where matches: (ControlEventHandler) -> Bool) {
    for index in eventHandlers.indices where matches(eventHandlers[index]) {
      eventHandlers[index].events.subtract(events)
    }
    eventHandlers.removeAll { $0.events.isEmpty }
  }
}
