// SPDX-License-Identifier: MIT

/// A list whose rows can be swiped.
@MainActor
protocol SwipingList: ListView, BandSelectingList, DraggingList {
  /// The row that is swiped; `nil` for none.
  var swipe: RowSwipe? { get set }
  /// Whether rows cannot be swiped, because the list is in editing mode.
  var refusesSwipes: Bool { get }
  /// Returns the actions at an edge of a row; `nil` if the row cannot be swiped there.
  func swipeConfiguration(at path: ItemIndexPath, from edge: ViewInspection.SwipeEdge) -> UISwipeActionsConfiguration?
  /// Returns the frame of the cell of a row at rest; `nil` if the row does not exist.
  func frameAtRest(_ path: ItemIndexPath) -> CGRect?
  /// Returns the row at a point of the content.
  func row(at point: CGPoint) -> ItemIndexPath?
  /// The context menus of the items; `nil` before the list is in a window.
  var contextMenu: ListContextMenu? { get set }
  /// The delegate that provides context menus; `nil` without a delegate.
  var menuDelegate: (any ListMenuDelegate)? { get }
  /// The gesture that drags items; `nil` for none.
  var dragGesture: ListDragGesture? { get set }
  /// The selection of items with two fingers; `nil` while there is none.
  var multipleSelection: MultipleSelection? { get set }
  /// Enters editing mode, unless the list is in it.
  func enterEditingMode()
  /// Called before a row is swiped.
  func swipeWillBegin(at path: ItemIndexPath)
  /// Called when a row is closed again; with `nil` if it was deleted.
  func swipeDidEnd(at path: ItemIndexPath?)
  /// Called when the actions of a cell begin to be shown or hidden, and when they are.
  func cell(_ cell: any ListCell, shows edge: ViewInspection.SwipeEdge?, isFinished: Bool)
}

extension SwipingList {
  // MARK: Opening

  /// Begins to swipe a row, which does not move yet; returns `nil` if it cannot be swiped.
  func beginSwipe(
    at path: ItemIndexPath, from edge: ViewInspection.SwipeEdge, by cause: RowSwipe.Cause = .swipe
  ) -> RowSwipe? {
    guard cause == .deleteControl || !refusesSwipes, let cell = visibleCell(at: path), let frame = frameAtRest(path),
      let configuration = swipeConfiguration(at: path, from: edge), !configuration.actions.isEmpty
    else { return nil }
    closeSwipe()
    if cause == .swipe { swipeWillBegin(at: path) }
    let swipe = RowSwipe(
      cause, path: path, edge: edge, configuration: configuration, cell: cell, contentOffset: contentOffset)
    self.swipe = swipe
    for button in swipe.view.buttons {
      button.addAction(UIAction { [weak self] _ in self?.perform(button.action) }, for: .touchUpInside)
    }
    AnimationBlock.withoutRecording {
      insertSubview(swipe.view, belowSubview: cell)
      swipe.move(to: 0, from: frame)
    }
    self.cell(cell, shows: edge, isFinished: false)
    return swipe
  }

  /// Moves the swiped row until its actions are visible.
  func openSwipe() {
    guard let swipe, let frame = frameAtRest(swipe.path) else { return }
    animateSwipe {
      swipe.move(to: swipe.openDistance, from: frame)
    } completion: {
      self.cell(swipe.cell, shows: swipe.edge, isFinished: true)
    }
  }

  /// Moves the swiped row out of view and performs its first action, if the configuration wants that; opens it otherwise.
  func swipeFully() {
    guard let swipe, let frame = frameAtRest(swipe.path), let action = swipe.actionOfFullSwipe else {
      return openSwipe()
    }
    animateSwipe {
      swipe.move(to: frame.width, from: frame)
    } completion: {
    }
    perform(action)
  }

  /// Calls the handler of an action of the swiped row, which closes the row when it calls its completion.
  func perform(_ action: UIContextualAction) {
    guard let swipe, let button = swipe.view.buttons.first(where: { $0.action === action }) else { return }
    action.handler(action, button) { [weak self, weak swipe] _ in
      if let self, let swipe, self.swipe === swipe { closeSwipe() }
    }
  }

  // MARK: Closing

  /// Moves the swiped row back.
  func closeSwipe() {
    guard let swipe else { return }
    self.swipe = nil
    cell(swipe.cell, shows: nil, isFinished: false)
    let frame = frameAtRest(swipe.path)
    animateSwipe {
      if let frame { swipe.move(to: 0, from: frame) }
    } completion: { [weak self] in
      swipe.view.removeFromSuperview()
      self?.cell(swipe.cell, shows: nil, isFinished: true)
      if swipe.cause == .swipe { self?.swipeDidEnd(at: swipe.path) }
    }
  }

  /// Closes the swiped row if the content was scrolled.
  func closeSwipeAfterScrolling() {
    if let swipe, swipe.contentOffset != contentOffset { closeSwipe() }
  }

  /// Removes the actions of the swiped row at once, because the row is deleted or everything is reloaded.
  func endSwipe() {
    guard let swipe else { return }
    self.swipe = nil
    cell(swipe.cell, shows: nil, isFinished: false)
    animateSwipe {
      swipe.view.alpha = 0
    } completion: {
      swipe.view.removeFromSuperview()
    }
    cell(swipe.cell, shows: nil, isFinished: true)
    if swipe.cause == .swipe { swipeDidEnd(at: nil) }
  }

  /// Follows the swiped row in an update.
  func moveSwipe(_ change: any ListChange) {
    guard let swipe else { return }
    if let path = change.retainedIndexPath(of: swipe.path) { swipe.path = path } else { endSwipe() }
  }

  /// Performs `changes` as an animation on a clock that is running, otherwise at once.
  private func animateSwipe(_ changes: () -> Void, completion: @escaping () -> Void) {
    if AnimationClock.main.isRunning, AnimationRecorder.isEnabled, window != nil {
      UpdateAnimations.animate(for: RowSwipe.duration, changes, completion: completion)
    } else {
      changes()
      completion()
    }
  }

  // MARK: Dragging

  /// Adds the recognizer of swipes when the list is first in a window.
  func addSwipeRecognizer() {
    guard window != nil, gestureRecognizers?.contains(where: { $0 is RowSwipeRecognizer }) != true else { return }
    addGestureRecognizer(RowSwipeRecognizer())
  }

  /// Moves the swiped row with a finger, at most to the other edge.
  func dragSwipe(by translation: CGFloat) {
    guard let swipe, let frame = frameAtRest(swipe.path) else { return }
    let distance = swipe.view.isAtRight ? -translation : translation
    swipe.move(to: min(max(distance, 0), frame.width), from: frame)
  }

  /// Opens or closes the swiped row when the finger leaves it: beyond half the width of the actions, it opens; beyond half the
  /// width of the row, the swipe is a full one.
  func endDragOfSwipe() {
    guard let swipe, let frame = frameAtRest(swipe.path) else { return }
    if swipe.distance > frame.width / 2, swipe.distance > swipe.openDistance {
      swipeFully()
    } else if swipe.distance > swipe.openDistance / 2 {
      openSwipe()
    } else {
      closeSwipe()
    }
  }
}
