// SPDX-License-Identifier: MIT

extension UIControl {
  // MARK: Selectors

  /// Adds a target and its method, or adds events to an existing registration of both.
  func add(_ action: Selector, of target: Any?, _ events: Event) {
    if let index = eventHandlers.firstIndex(where: { $0.isSelector(action, of: target) }) {
      return eventHandlers[index].events.formUnion(events)
    }
    eventHandlers.append(
      ControlEventHandler(events: events, response: .selector(action, of: target.map(TargetReference.init(target:)))))
  }

  func removeSelectors(of target: Any?, _ action: Selector?, _ events: Event) {
    removeEvents(events) { handler in
      guard case .selector(let own, let reference) = handler.response else { return false }
      return (action == nil || own == action) && (target.map { reference?.refers(to: $0) ?? false } ?? true)
    }
  }

  func selectors(of target: Any?, _ events: Event) -> [String] {
    eventHandlers.compactMap { handler in
      guard !handler.events.isDisjoint(with: events), case .selector(let action, let reference) = handler.response,
        target.map({ reference?.refers(to: $0) ?? false }) ?? (reference == nil)
      else { return nil }
      return NSStringFromSelector(action)
    }
  }

  private func sendSelector(_ action: Selector, to reference: TargetReference?, for event: UIEvent?) {
    // The target was deallocated: nothing receives the action.
    if let reference, reference.target == nil { return }
    sendAction(action, to: reference?.target, for: event)
  }

  // MARK: Sending

  func send(_ events: Event, _ event: UIEvent?) {
    ReleasePool.open()
    defer { ReleasePool.close() }
    for handler in eventHandlers where !handler.events.isDisjoint(with: events) {
      switch handler.response {
      case .action(let action): sendAction(action)
      case .method(_, let call): call(self, event)
      case .selector(let action, let reference): sendSelector(action, to: reference, for: event)
      }
    }
  }

  /// Sends the events for a value changed by the user.
  ///
  /// Source: Neuburg, quoted in TimOliver/TORoundedButton#13: `primaryActionTriggered` goes with `valueChanged`.
  func sendValueChanged(_ event: UIEvent? = nil) { send([.valueChanged, .primaryActionTriggered], event) }

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
