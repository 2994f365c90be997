// SPDX-License-Identifier: MIT

import Foundation
import Synchronization

/// Records operations so that the user can undo and redo them.
///
/// Foundation on Linux lacks this class.
///
/// Operations of one event, that is before the main run loop turns, form a group, unless ``groupsByEvent`` is `false`.
open class UndoManager: NSObject, @unchecked Sendable {
  // Unchecked: as in Foundation, one thread uses a manager at a time.

  private struct Operation {
    weak var target: AnyObject?
    let perform: () -> Void
  }
  private struct Group {
    var operations: [Operation] = []
    var name = ""
  }

  private var undoable: [Group] = []
  private var redoable: [Group] = []
  /// The groups that were begun and not ended, the innermost last.
  private var openGroups: [Group] = []
  private var disabledCount = 0

  /// Creates a manager without operations.
  public override init() { super.init() }

  /// The number of groups that were begun and not ended.
  open var groupingLevel: Int { openGroups.count }
  /// Whether operations and groups of one event form a group. The default is `true`. Without, an operation outside of a group is one.
  open var groupsByEvent = true { didSet { event = nil } }
  /// The event in which the latest group was recorded.
  private var event: UndoEvent?
  /// The maximum number of groups; 0, the default, for no limit.
  open var levelsOfUndo = 0 { didSet { limit() } }
  /// Whether operations are recorded. The default is `true`.
  open var isUndoRegistrationEnabled: Bool { disabledCount == 0 }
  /// Whether an operation is being undone.
  open private(set) var isUndoing = false
  /// Whether an operation is being redone.
  open private(set) var isRedoing = false
  /// Whether there is an operation to undo.
  open var canUndo: Bool { !undoable.isEmpty || openGroups.contains { !$0.operations.isEmpty } }
  /// Whether there is an operation to redo.
  open var canRedo: Bool { !redoable.isEmpty }
  /// The name of the operation to undo.
  open var undoActionName: String { canUndo ? undoable.last?.name ?? "" : "" }
  /// The name of the operation to redo.
  open var redoActionName: String { redoable.last?.name ?? "" }
  /// The title of a menu item that undoes.
  open var undoMenuItemTitle: String { undoActionName.isEmpty ? "Undo" : "Undo \(undoActionName)" }
  /// The title of a menu item that redoes.
  open var redoMenuItemTitle: String { redoActionName.isEmpty ? "Redo" : "Redo \(redoActionName)" }

  /// Begins a group of operations that are undone together.
  open func beginUndoGrouping() { openGroups.append(Group()) }

  /// Ends the innermost group.
  open func endUndoGrouping() {
    guard let group = openGroups.popLast(), !group.operations.isEmpty else { return }
    if openGroups.isEmpty {
      record(group)
    } else {
      openGroups[openGroups.count - 1].operations += group.operations
    }
  }

  /// Stops recording until ``enableUndoRegistration()`` is called as often as this method.
  open func disableUndoRegistration() { disabledCount += 1 }
  /// Resumes recording.
  open func enableUndoRegistration() { disabledCount = max(0, disabledCount - 1) }

  /// Records an operation on `target`, which is not retained.
  public func registerUndo<TargetType: AnyObject>(
    withTarget target: TargetType, handler: @escaping (TargetType) -> Void
  ) {
    guard isUndoRegistrationEnabled else { return }
    let operation = Operation(target: target) { [weak target] in if let target { handler(target) } }
    if !isUndoing, !isRedoing { redoable = [] }
    if openGroups.isEmpty {
      record(Group(operations: [operation]))
    } else {
      openGroups[openGroups.count - 1].operations.append(operation)
    }
  }

  /// Records a message to `target`, which is not retained, with an argument.
  open func registerUndo(withTarget target: Any, selector: Selector, object anObject: Any?) {
    registerUndo(withTarget: target as AnyObject) { Message.send(selector, to: $0, [anObject]) }
  }

  /// Sets the name of the latest group.
  open func setActionName(_ actionName: String) {
    if !openGroups.isEmpty {
      openGroups[openGroups.count - 1].name = actionName
    } else if isUndoing {
      if !redoable.isEmpty { redoable[redoable.count - 1].name = actionName }
    } else if !undoable.isEmpty {
      undoable[undoable.count - 1].name = actionName
    }
  }

  /// Undoes the latest group.
  open func undo() {
    event = nil
    while !openGroups.isEmpty { endUndoGrouping() }
    guard let group = undoable.popLast() else { return }
    isUndoing = true
    perform(group)
    isUndoing = false
    post(.NSUndoManagerDidUndoChange)
  }

  /// Redoes the group that was undone most recently.
  open func redo() {
    event = nil
    guard let group = redoable.popLast() else { return }
    isRedoing = true
    perform(group)
    isRedoing = false
    post(.NSUndoManagerDidRedoChange)
  }

  /// Undoes the group that was ended most recently.
  open func undoNestedGroup() { undo() }

  /// Removes all operations.
  open func removeAllActions() {
    (undoable, redoable, openGroups, event) = ([], [], [], nil)
  }

  /// Removes the operations on `target`.
  open func removeAllActions(withTarget target: Any) {
    func without(_ groups: [Group]) -> [Group] {
      groups.compactMap { group in
        var group = group
        group.operations.removeAll { $0.target === target as AnyObject }
        return group.operations.isEmpty ? nil : group
      }
    }
    (undoable, redoable) = (without(undoable), without(redoable))
  }

  /// Performs the operations of a group from the last to the first. The operations that they record form a group of
  /// the other direction.
  private func perform(_ group: Group) {
    beginUndoGrouping()
    for operation in group.operations.reversed() { operation.perform() }
    openGroups[openGroups.count - 1].name = group.name
    endUndoGrouping()
  }

  private func record(_ group: Group) {
    if isUndoing {
      redoable.append(group)
    } else if !isRedoing, groupsByEvent {
      recordInEvent(group)
    } else {
      undoable.append(group)
    }
    limit()
    post(.NSUndoManagerDidCloseUndoGroup)
  }

  /// Adds a group to that of the present event.
  private func recordInEvent(_ group: Group) {
    if let event, !event.isOver, !undoable.isEmpty {
      undoable[undoable.count - 1].operations += group.operations
      if !group.name.isEmpty { undoable[undoable.count - 1].name = group.name }
    } else {
      undoable.append(group)
      event = UndoEvent()
    }
  }

  private func limit() {
    guard levelsOfUndo > 0 else { return }
    undoable = undoable.suffix(levelsOfUndo)
    redoable = redoable.suffix(levelsOfUndo)
  }

  private func post(_ name: Notification.Name) { NotificationCenter.default.post(name: name, object: self) }
}

/// An event, which is over when the main run loop turns.
private final class UndoEvent: Sendable {
  private let over = Atomic(false)

  var isOver: Bool { over.load(ordering: .relaxed) }

  init() { RunLoop.main.perform(inModes: [.common]) { self.over.store(true, ordering: .relaxed) } }
}

extension Notification.Name {
  /// Posted after a group was undone.
  public static let NSUndoManagerDidUndoChange = Notification.Name("NSUndoManagerDidUndoChangeNotification")
  /// Posted after a group was redone.
  public static let NSUndoManagerDidRedoChange = Notification.Name("NSUndoManagerDidRedoChangeNotification")
  /// Posted after a group was ended.
  public static let NSUndoManagerDidCloseUndoGroup = Notification.Name("NSUndoManagerDidCloseUndoGroupNotification")
}
