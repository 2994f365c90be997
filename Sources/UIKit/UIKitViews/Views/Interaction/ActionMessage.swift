// SPDX-License-Identifier: MIT

/// An action on its way to its target.
@MainActor
package struct ActionMessage {
  let action: Selector
  let sender: Any?
  let event: UIEvent?

  package init(action: Selector, sender: Any?, event: UIEvent?) {
    self.action = action
    self.sender = sender
    self.event = event
  }

  /// Sends the action to `target`, or, when it is `nil`, to the first object of the responder chain that accepts it. Returns whether
  /// there was one.
  @discardableResult
  package func send(to target: Any?, from first: UIResponder?) -> Bool {
    guard let receiver = target ?? first?.target(forAction: action, withSender: sender) else { return false }
    if let command = StandardEditCommand(action), let responder = receiver as? UIResponder {
      // Every responder has these methods, also without a table of its members.
      command.perform(on: responder, sender)
      return true
    }
    if let responder = receiver as? UIResponder, target != nil, !responder.responds(to: action) {
      Message.raiseUnrecognized(action, responder)
      return false
    }
    Message.send(action, to: receiver, Array([sender, event].prefix(action.argumentCount)))
    return true
  }
}

extension UIView {
  /// The first responder among this view and its descendants.
  var firstResponderInside: UIView? {
    if isFirstResponder { return self }
    for subview in subviews {
      if let found = subview.firstResponderInside { return found }
    }
    return nil
  }

  /// The object with which the search for the target of an action begins: the first responder of the window, or else this view.
  var firstActionResponder: UIResponder { storedWindow?.firstResponderInside ?? self }
}
