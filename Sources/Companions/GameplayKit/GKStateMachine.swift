// SPDX-License-Identifier: MIT

import Foundation

/// A state of a ``GKStateMachine``. Subclasses say which states may follow and what happens then.
open class GKState: NSObject {
  /// The machine that the state belongs to.
  open fileprivate(set) weak var stateMachine: GKStateMachine?

  /// Creates a state.
  public override init() { super.init() }

  /// Returns whether a state of a class may follow. The default implementation returns `true`.
  open func isValidNextState(_ stateClass: AnyClass) -> Bool { true }

  /// Called when the machine has entered the state. The default implementation does nothing.
  open func didEnter(from previousState: GKState?) {}

  /// Called by ``GKStateMachine/update(deltaTime:)`` while the machine is in the state. The default implementation does nothing.
  open func update(deltaTime seconds: TimeInterval) {}

  /// Called before the machine leaves the state. The default implementation does nothing.
  open func willExit(to nextState: GKState) {}
}

/// A machine with one state of each of some classes, which is in one of them or not yet in any.
open class GKStateMachine: NSObject {
  /// The state that the machine is in; `nil` before the first one.
  open private(set) var currentState: GKState?
  private let states: [ObjectIdentifier: GKState]

  /// Creates a machine with states of different classes. Of two of one class, the later one counts.
  public init(states: [GKState]) {
    self.states = Dictionary(states.map { (ObjectIdentifier(type(of: $0)), $0) }) { $1 }
    super.init()
    for state in states { state.stateMachine = self }
  }

  /// Returns the state of a class; `nil` if the machine has none.
  open func state<StateType: GKState>(forClass stateClass: StateType.Type) -> StateType? {
    states[ObjectIdentifier(stateClass)] as? StateType
  }

  /// Returns whether the machine has a state of a class and the current state, if there is one, may be followed by it.
  open func canEnterState(_ stateClass: AnyClass) -> Bool {
    states[ObjectIdentifier(stateClass)] != nil && currentState?.isValidNextState(stateClass) ?? true
  }

  /// Enters the state of a class if ``canEnterState(_:)`` says so. Returns whether it did.
  @discardableResult
  open func enter(_ stateClass: AnyClass) -> Bool {
    guard canEnterState(stateClass), let next = states[ObjectIdentifier(stateClass)] else { return false }
    let previous = currentState
    previous?.willExit(to: next)
    currentState = next
    next.didEnter(from: previous)
    return true
  }

  /// Tells the current state that time has passed, in seconds.
  open func update(deltaTime seconds: TimeInterval) { currentState?.update(deltaTime: seconds) }
}
