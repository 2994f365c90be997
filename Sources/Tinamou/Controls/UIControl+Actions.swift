// SPDX-License-Identifier: MIT

extension UIControl {
  // MARK: Actions

  /// Performs `action` at each of `controlEvents`. An action of the same identifier that was there is replaced.
  public func addAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
    eventHandlers.append(ControlEventHandler(events: controlEvents, response: .action(action)))
  }

  /// No longer performs `action` at `controlEvents`.
  public func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// No longer performs the action of an identifier at `controlEvents`.
  public func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
    removeEvents(controlEvents) {
      if case .action(let action) = $0.response { action.identifier == actionIdentifier } else { false }
    }
  }

  // MARK: Targets

  /// Calls a method of `target`, which is not kept alive, at each of `controlEvents`:
  /// `button.addTarget(self, action: FormController.submit, for: .touchUpInside)`.
  ///
  /// Differs from UIKit: Swift on Linux has no selectors, so the method itself is given in the place of `#selector(submit)`.
  public func addTarget<Target: AnyObject>(
    _ target: Target, action: @escaping @MainActor (Target) -> @MainActor () -> Void, for controlEvents: Event
  ) {
    add(target, controlEvents) { target, _, _ in action(target)() }
  }

  /// Calls a method of `target` that takes the control, at each of `controlEvents`:
  /// `slider.addTarget(self, action: FormController.moved(_:), for: .valueChanged)`.
  ///
  /// Differs from UIKit: Swift on Linux has no selectors, so the method itself is given.
  public func addTarget<Target: AnyObject, Sender>(
    _ target: Target, action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void, for controlEvents: Event
  ) {
    add(target, controlEvents) { target, control, _ in
      guard let sender = control.checked(as: Sender.self) else { return }
      action(target)(sender)
    }
  }

  /// Calls a method of `target` that takes the control and the event, at each of `controlEvents`.
  ///
  /// Differs from UIKit: Swift on Linux has no selectors, so the method itself is given.
  public func addTarget<Target: AnyObject, Sender>(
    _ target: Target, action: @escaping @MainActor (Target) -> @MainActor (Sender, UIEvent?) -> Void,
    for controlEvents: Event
  ) {
    add(target, controlEvents) { target, control, event in
      guard let sender = control.checked(as: Sender.self) else { return }
      action(target)(sender, event)
    }
  }

  /// No longer calls methods of `target`, or of anybody when it is nil, at `controlEvents`.
  ///
  /// Differs from UIKit: methods cannot be compared, so all of the target's are meant.
  public func removeTarget(_ target: AnyObject?, for controlEvents: Event) {
    removeEvents(controlEvents) {
      guard case .method = $0.response else { return false }
      return target == nil || $0.target === target
    }
  }

  /// The objects whose methods are called.
  public var allTargets: Set<AnyHashable> {
    Set(eventHandlers.compactMap { ($0.target as? NSObject).map(AnyHashable.init) })
  }

  /// All events that somebody asked for.
  public var allControlEvents: Event { eventHandlers.reduce(into: []) { $0.formUnion($1.events) } }

  /// Calls `iterator` with each action and its events, until it sets the last argument.
  ///
  /// Differs from UIKit: targets and methods are not handed out, since there are no selectors.
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

  /// Lets everyone know who asked for any of `controlEvents`, each once, in the order of asking.
  public func sendActions(for controlEvents: Event) { send(controlEvents, nil) }

  /// Performs `action`, with this control as its sender.
  public func sendAction(_ action: UIAction) { action.performWithSender(self, target: nil) }

  /// Does what the control is for, as a tap would.
  public func performPrimaryAction() { sendActions(for: .primaryActionTriggered) }

  func send(_ events: Event, _ event: UIEvent?) {
    for handler in eventHandlers where !handler.events.isDisjoint(with: events) {
      switch handler.response {
      case .action(let action): sendAction(action)
      case .method(_, let call): call(self, event)
      }
    }
  }

  /// Says that the value has been changed by hand.
  func sendValueChanged() { send([.valueChanged, .primaryActionTriggered], nil) }

  // MARK: Details

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
