// SPDX-License-Identifier: MIT

/// The animation of an update while the table is laid out for it.
@MainActor
struct TableUpdateAnimation {
  /// The place at which the view of an element begins to appear.
  struct Start {
    /// The position of its top, in points, in the content's coordinates; `nil` for its position after the update.
    var top: CGFloat?
    /// The animation with which the view appears.
    var animation = UITableView.RowAnimation.none
  }

  /// The number of the animation.
  let number: Int
  let animations: UpdateAnimations
  /// The change; `nil` if only heights change.
  let change: (any ListChange)?
  /// The positions before the update.
  let oldGeometry: TableGeometry
  /// The elements that got new views, in the order in which these were requested.
  private(set) var appearing: [(element: TableElement, view: UIView)] = []
  private var appearingViews: Set<ObjectIdentifier> = []

  init(
    number: Int, animations: UpdateAnimations, change: (any ListChange)?, oldGeometry: TableGeometry
  ) {
    self.number = number
    self.animations = animations
    self.change = change
    self.oldGeometry = oldGeometry
  }

  /// Records that an element got a new view.
  mutating func appear(_ view: UIView, _ element: TableElement) {
    appearing.append((element, view))
    appearingViews.insert(ObjectIdentifier(view))
  }

  /// Returns whether a view is new.
  func isAppearing(_ view: UIView) -> Bool { appearingViews.contains(ObjectIdentifier(view)) }

  /// Returns where and how the view of an element begins to appear: where the element was out of view before, or by the
  /// animation of its insertion or reload.
  func start(of element: TableElement) -> Start {
    switch element {
    case .row(let path): start(ofRow: path)
    case .header(let section): start(of: .header, section)
    case .footer(let section): start(of: .footer, section)
    }
  }

  private func start(ofRow path: ItemIndexPath) -> Start {
    let old = change == nil ? path : change?.oldIndexPath(of: path)
    guard let old, oldGeometry.contains(old) else {
      return Start(animation: animations.ofInserted(path, reloaded: nil))
    }
    let top = oldGeometry.span(of: old).start
    guard change?.isReloaded(old) == true else { return Start(top: top) }
    return Start(top: top, animation: animations.ofInserted(path, reloaded: old))
  }

  private func start(of kind: HeaderOrFooter, _ section: Int) -> Start {
    let old = change == nil ? section : change?.oldSection(of: section)
    guard let old, oldGeometry.sections.indices.contains(old) else {
      return Start(animation: animations.ofInserted(section: section))
    }
    // A header that the section did not have fades in.
    let span = oldGeometry.span(of: kind, in: old)
    return span.height > 0 ? Start(top: span.start) : Start(animation: .fade)
  }
}

extension UITableView.RowAnimation {
  /// Whether the row fades.
  var fades: Bool {
    switch self {
    case .left, .right, .none: false
    case .fade, .top, .bottom, .middle, .automatic: true
    }
  }

  /// Returns the distance from a row's place to the place where it begins to appear or to which it disappears, in points.
  func displacement(of size: CGSize, tableWidth: CGFloat) -> CGPoint {
    switch self {
    case .left: CGPoint(x: -tableWidth, y: 0)
    case .right: CGPoint(x: tableWidth, y: 0)
    case .top: CGPoint(x: 0, y: -size.height)
    case .bottom: CGPoint(x: 0, y: size.height)
    case .middle: CGPoint(x: 0, y: -size.height / 2)
    case .fade, .automatic, .none: .zero
    }
  }
}
