// SPDX-License-Identifier: MIT

/// The animations of updates: rows move, appear and disappear.
///
/// Views have their final frames at once. The recorder of the animation notes the differences, which are presented in
/// the course of it. Views of removed rows stay in the table until the end.
extension UITableView {
  var isReadyForAnimation: Bool { measuredWidth >= 0 && !isArranging }

  /// Lays out the table after an update, as an animation.
  ///
  /// - Parameters:
  ///   - change: The change; `nil` if only heights change.
  ///   - oldGeometry: The positions before the update.
  ///   - removed: The views of deleted and reloaded rows and sections.
  func layOut(
    _ animations: UpdateAnimations, after change: (any ListChange)?, from oldGeometry: TableGeometry,
    removing removed: RemovedRows
  ) {
    let number = animationNumbers.begin()
    let update = TableUpdateAnimation(
      number: number, animations: animations, change: change, oldGeometry: oldGeometry)
    updateAnimation = update
    UpdateAnimations.animate {
      disappear(removed, update)
      updateContentSize()
      setNeedsLayout()
      layoutIfNeeded()
      for (element, view) in updateAnimation?.appearing ?? [] { appear(view, update.start(of: element)) }
      updateAnimation = nil
    } completion: { [weak self] in
      self?.animationDidEnd(number)
      animations.complete()
    }
  }

  // MARK: Appearing

  /// Requests and shows the view of an element without animating what happens meanwhile.
  func showInUpdate(_ element: TableElement, _ show: () -> UIView?) {
    AnimationBlock.withoutRecording {
      if let view = show() { updateAnimation?.appear(view, element) }
    }
  }

  /// Animates a new view, which has its final frame, from where it appears.
  private func appear(_ view: UIView, _ start: TableUpdateAnimation.Start) {
    guard let recorder = AnimationRecorder.current else { return }
    let displacement = start.animation.displacement(of: view.bounds.size, tableWidth: bounds.width)
    let top = onPixels(start.top ?? view.frame.minY)
    let center = CGPoint(
      x: view.center.x + displacement.x, y: view.center.y + top - view.frame.minY + displacement.y)
    recorder.change("position", of: view.layer, from: .point(center), to: .point(view.center))
    if start.animation.fades {
      recorder.change("opacity", of: view.layer, from: .number(0), to: .number(view.alpha))
    }
  }

  /// Sets the frames of visible views and of those that move out of view. New views are laid out where they will be.
  func setFramesInUpdate(_ update: TableUpdateAnimation) {
    for (path, cell) in visible.cells where !update.isAppearing(cell) { setFrame(of: cell, .row(path)) }
    for kind in HeaderOrFooter.allCases {
      for (section, view) in visible[kind] where !update.isAppearing(view) {
        setFrame(of: view, TableElement(kind, section))
      }
    }
    for row in disappearing where row.exists && row.animation == update.number { setFrame(of: row.view, row.element) }
    AnimationBlock.withoutRecording {
      for (element, view) in update.appearing {
        setFrame(of: view, element)
        view.layoutIfNeeded()
      }
    }
  }

  // MARK: Disappearing

  private func disappear(_ removed: RemovedRows, _ update: TableUpdateAnimation) {
    for (path, cell) in removed.cells {
      // Rows that close the gap move over the deleted one.
      sendSubviewToBack(cell)
      disappear(cell, .row(path), update.animations.ofRemoved(path), update.number)
    }
    for kind in HeaderOrFooter.allCases {
      for (section, view) in removed[kind] {
        let animation = update.animations.removedSections[section] ?? update.animations.standard
        disappear(view, TableElement(kind, section), animation, update.number)
      }
    }
  }

  private func disappear(_ view: UIView, _ element: TableElement, _ animation: RowAnimation, _ number: Int) {
    invalidViews.remove(ObjectIdentifier(view))
    disappearing.append(
      DisappearingRow(view: view, element: element, exists: false, alpha: view.alpha, animation: number))
    guard animation != .none else { return AnimationBlock.withoutRecording { view.alpha = 0 } }
    let displacement = animation.displacement(of: view.bounds.size, tableWidth: bounds.width)
    if displacement != .zero {
      (view as? UITableViewCell)?.displacement += displacement.x
      (view as? UITableViewHeaderFooterView)?.displacement += displacement.x
      view.center = CGPoint(x: view.center.x + displacement.x, y: view.center.y + displacement.y)
    }
    if animation.fades { view.alpha = 0 }
  }

  /// Lets the views of elements that moved out of view leave with the animation.
  func leave(_ departing: RemovedRows, _ update: TableUpdateAnimation) {
    func leave(_ view: UIView, _ element: TableElement) {
      invalidViews.remove(ObjectIdentifier(view))
      disappearing.append(
        DisappearingRow(view: view, element: element, exists: true, alpha: view.alpha, animation: update.number))
    }
    for (path, cell) in departing.cells { leave(cell, .row(path)) }
    for kind in HeaderOrFooter.allCases {
      for (section, view) in departing[kind] { leave(view, TableElement(kind, section)) }
    }
  }

  /// Returns the view of an element that is leaving, because the element is visible again; `nil` if there is none.
  func returningView(of element: TableElement) -> UIView? {
    guard let index = disappearing.firstIndex(where: { $0.exists && $0.element == element }) else { return nil }
    return disappearing.remove(at: index).view
  }

  /// Changes the elements of leaving views after an update.
  func moveDisappearing(_ change: any ListChange) {
    for index in disappearing.indices where disappearing[index].exists {
      if let element = disappearing[index].element.moved(by: change) {
        disappearing[index].element = element
      } else {
        disappearing[index].exists = false
      }
    }
  }

  // MARK: End

  private func animationDidEnd(_ number: Int) {
    animationNumbers.end(number)
    finishDisappearing { $0.animation == number }
  }

  /// Enqueues disappearing views, as they were before.
  func finishDisappearing(where isMeant: (DisappearingRow) -> Bool = { _ in true }) {
    let finished = disappearing.filter(isMeant)
    disappearing.removeAll(where: isMeant)
    AnimationBlock.withoutRecording {
      for row in finished {
        row.view.removeAnimations()
        if row.view.alpha != row.alpha { row.view.alpha = row.alpha }
        switch row.element {
        case .row(let path): if let cell = row.view as? UITableViewCell { retire(cell, from: path) }
        case .header(let section): retire(row.view, .header, of: section)
        case .footer(let section): retire(row.view, .footer, of: section)
        }
      }
    }
  }
}

extension UIView {
  /// Removes the animations of the view and its descendants, so that the view can be shown for another element.
  func removeAnimations() { forEachBelow { $0.storedLayer?.removeAllAnimations() } }
}
