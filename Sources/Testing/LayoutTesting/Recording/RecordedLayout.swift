// SPDX-License-Identifier: MIT

import LayoutChecks
import Tinamou

/// A layout in the form of a recording: one line for each view, superviews first.
struct RecordedLayout: Equatable, Sendable {
  var views: [RecordedView]

  init(views: [RecordedView]) { self.views = views }

  /// Parses lines. Returns `nil` if one of them is not a line of a recording.
  init?(lines: [String]) {
    let views = lines.compactMap(RecordedView.init(line:))
    guard views.count == lines.count else { return nil }
    self.init(views: views)
  }

  /// Records the views below `root`, except the parts of controls. Pending layout of the hierarchy is performed first.
  @MainActor
  init(of root: UIView) {
    root.topmostSuperview.layoutIfNeeded()
    views = LiveDescription(root: root).views.map { view in
      RecordedView(
        depth: RecordedLayout.depth(of: view, below: root), name: ViewNames.ownName(of: view),
        className: ViewNames.className(of: view), frame: view.frame, text: ShownText.text(of: view),
        isHidden: view.isHidden)
    }
  }

  @MainActor
  private static func depth(of view: UIView, below root: UIView) -> Int {
    var depth = 0
    var next: UIView? = view
    while let current = next, current !== root {
      depth += 1
      next = current.superview
    }
    return depth
  }

  /// The views with keys that are the same in another recording of the layout: the names of the superviews and of the
  /// view, followed by a number if the name is not unique.
  var keyed: [(key: String, view: RecordedView)] {
    var path: [String] = []
    var uses: [String: Int] = [:]
    return views.map { view in
      path.removeLast(max(0, path.count - view.depth))
      let start = (path + [view.title]).joined(separator: "/")
      let count = uses[start, default: 0] + 1
      uses[start] = count
      path.append(count == 1 ? view.title : "\(view.title)#\(count)")
      return (path.joined(separator: "/"), view)
    }
  }

  /// The frames of the views in the coordinates of the first, by their keys.
  ///
  /// Scrolling and transforms are ignored, because a recording does not contain them.
  var framesInRoot: [(key: String, title: String, frame: CGRect)] {
    var origins: [CGPoint] = []
    return keyed.map { key, view in
      origins.removeLast(max(0, origins.count - view.depth))
      let base = origins.last ?? .zero
      let origin =
        view.depth == 0 ? .zero : CGPoint(x: base.x + view.frame.origin.x, y: base.y + view.frame.origin.y)
      origins.append(origin)
      return (key, view.title, CGRect(origin: origin, size: view.frame.size))
    }
  }
}
