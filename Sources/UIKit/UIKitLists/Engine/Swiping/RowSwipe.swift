// SPDX-License-Identifier: MIT

/// A row that is swiped: the actions beside it, and the distance by which it has moved.
@MainActor
final class RowSwipe {
  /// The duration of opening and closing, in seconds. It approximates UIKit's, which is not documented.
  static let duration: TimeInterval = 0.25

  /// The reason that the actions of a row are shown.
  enum Cause {
    /// A finger swipes the row, or a test does.
    case swipe
    /// The delete control of the row was tapped in editing mode, so that the delegate is not told of editing.
    case deleteControl
  }

  let cause: Cause
  /// The row, which follows updates.
  var path: ItemIndexPath
  let edge: ViewInspection.SwipeEdge
  let configuration: UISwipeActionsConfiguration
  let cell: any ListCell
  let view: SwipeActionsView
  /// The content offset at which the row was swiped. Scrolling closes the row.
  let contentOffset: CGPoint
  /// The distance by which the row has moved, in points.
  private(set) var distance: CGFloat = 0

  /// Creates the swipe of a row that has not moved yet.
  init(
    _ cause: Cause, path: ItemIndexPath, edge: ViewInspection.SwipeEdge, configuration: UISwipeActionsConfiguration,
    cell: any ListCell, contentOffset: CGPoint
  ) {
    self.cause = cause
    self.path = path
    self.edge = edge
    self.configuration = configuration
    self.cell = cell
    self.contentOffset = contentOffset
    let isAtRight = (edge == .trailing) != cell.runsRightToLeft
    view = SwipeActionsView(configuration.actions, isAtRight: isAtRight, rowHeight: cell.bounds.height)
  }

  /// The action that a full swipe performs; `nil` for none.
  var actionOfFullSwipe: UIContextualAction? {
    configuration.performsFirstActionWithFullSwipe ? configuration.actions.first : nil
  }

  /// The distance at which all actions are visible, in points.
  var openDistance: CGFloat { view.preferredWidth }

  /// The horizontal displacement of the row, in points.
  var displacement: CGFloat { view.isAtRight ? -distance : distance }

  /// Moves the row and shows the actions in the space that it leaves.
  ///
  /// - Parameter frame: The frame of the row at rest.
  func move(to distance: CGFloat, from frame: CGRect) {
    self.distance = distance
    view.isFull = distance >= frame.width
    layOut(frame)
  }

  /// Sets the frames of the row and the actions.
  ///
  /// - Parameter frame: The frame of the row at rest.
  func layOut(_ frame: CGRect) {
    let moved = frame.offsetBy(dx: displacement, dy: 0)
    cell.displacement = displacement
    if cell.frame != moved { cell.frame = moved }
    let left = view.isAtRight ? frame.maxX - distance : frame.minX
    view.frame = CGRect(x: left, y: frame.minY, width: distance, height: frame.height)
    view.layoutIfNeeded()
  }
}

extension ViewInspection {
  /// The edge of a row from which the user swipes, where the actions appear.
  public enum SwipeEdge: Sendable {
    /// The edge at which the text begins: the left one in left-to-right languages.
    case leading
    /// The edge at which the text ends: the right one in left-to-right languages.
    case trailing
  }
}
