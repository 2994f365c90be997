// SPDX-License-Identifier: MIT

extension UIControl {
  // MARK: Actions

  /// Adds an action for `controlEvents`. It replaces an action with the same identifier.
  public func addAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
    eventHandlers.append(ControlEventHandler(events: controlEvents, response: .action(action)))
  }

  /// Removes an action for `controlEvents`.
  public func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Removes the action with the given identifier for `controlEvents`.
  public func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
    removeEvents(controlEvents) {
      if case .action(let action) = $0.response { action.identifier == actionIdentifier } else { false }
    }
  }

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

  /// Stops calling methods of `target` for `controlEvents`. When `target` is `nil`, the methods of all targets are
  /// removed.
  ///
  /// Differs from UIKit: methods cannot be compared, so all methods of the target are removed.
  public func removeTarget(_ target: AnyObject?, for controlEvents: Event) {
    removeEvents(controlEvents) {
      guard case .method = $0.response else { return false }
      return target == nil || $0.target === target
    }
  }

  /// The targets of the control.
  public var allTargets: Set<AnyHashable> {
    Set(eventHandlers.compactMap { ($0.target as? NSObject).map(AnyHashable.init) })
  }

  /// The events for which the control has a target or an action.
  public var allControlEvents: Event { eventHandlers.reduce(into: []) { $0.formUnion($1.events) } }

  /// Calls `iterator` with each action and its events until it sets its last argument to `true`.
  ///
  /// Differs from UIKit: targets and their methods are not passed, because Swift on Linux has no selectors.
  public func enumerateEventHandlers(_ iterator: (UIAction?, Event, inout Bool) -> Void) {
    var stop = false
    for handler in eventHandlers where !stop {
      if case .action(let action) = handler.response {
        iterator(action, handler.events, &stop)
      } else {
        iterator(nil, handler.events, &stop)
      }
    }
  }

  // MARK: Sending

  /// Calls the targets and actions of `controlEvents`, each once, in the order in which they were added.
  public func sendActions(for controlEvents: Event) { send(controlEvents, nil) }

  /// Performs `action` with this control as its sender.
  public func sendAction(_ action: UIAction) { action.performWithSender(self, target: nil) }

  /// Performs the primary action of the control, as a tap would.
  public func performPrimaryAction() { sendActions(for: .primaryActionTriggered) }

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

  private func add<Target: AnyObject>(
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

  private func checked<Sender>(as type: Sender.Type) -> Sender? {
    if let sender = self as? Sender { return sender }
    LayoutException.raise(.invalidArgument, "the action of \(self) takes a \(Sender.self) as its sender")
    return nil
  }

  private func removeEvents(_ events: Event, where matches: (ControlEventHandler) -> Bool) {
    for index in eventHandlers.indices where matches(eventHandlers[index]) {
      eventHandlers[index].events.subtract(events)
    }
    eventHandlers.removeAll { $0.events.isEmpty }
  }
}
