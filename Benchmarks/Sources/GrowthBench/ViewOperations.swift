// SPDX-License-Identifier: MIT

import Measuring
import Tinamou

/// Operations on trees of views.
@MainActor
enum ViewOperations {
  static let all = [
    Operation("animate a property of n views") { count in
      let root = siblings(count)
      let views = root.subviews
      return seconds {
        UIView.animate(withDuration: 1) { for view in views { view.alpha = 0.5 } }
        AnimationClock.main.advance(by: 2)
      }
    },
    Operation("remove n siblings, the first one first") { count in
      let root = siblings(count)
      let views = root.subviews
      return seconds { for view in views { view.removeFromSuperview() } }
    },
    Operation("remove n siblings, the last one first") { count in
      let root = siblings(count)
      let views = root.subviews
      return seconds { for view in views.reversed() { view.removeFromSuperview() } }
    },
    Operation("remove n siblings in any order") { count in
      let root = siblings(count)
      let views = root.subviews
      // The step has no factor in common with a power of ten, so that each view is removed once.
      return seconds { for index in views.indices { views[index * 7919 % count].removeFromSuperview() } }
    },
    Operation("release a chain of n views") { count in
      var root: UIView? = chain(count, isConstrained: false)
      return seconds {
        withExtendedLifetime(root) {}
        root = nil
      }
    },
    Operation("remove a chain of n views with constraints") { count in
      let root = UIView()
      let top = chain(count, isConstrained: true)
      root.addSubview(top)
      return seconds { top.removeFromSuperview() }
    },
    Operation("find n ambiguous views") { count in
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      var previous: UIView?
      for _ in 0..<count {
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        if let previous { view.leadingAnchor.constraint(equalTo: previous.trailingAnchor).isActive = true }
        view.widthAnchor.constraint(equalToConstant: 1).isActive = true
        previous = view
      }
      root.layoutIfNeeded()
      var found = 0
      let duration = seconds { found = root.inspection.ambiguousViews.count }
      precondition(found == count, "\(found) of \(count) views were found")
      return duration
    },
  ]

  private static func seconds(_ body: () -> Void) -> Double {
    let begin = Stopwatch.microseconds
    body()
    return (Stopwatch.microseconds - begin) / 1e6
  }

  private static func siblings(_ count: Int) -> UIView {
    let root = UIView()
    for _ in 0..<count { root.addSubview(UIView()) }
    return root
  }

  /// A view with n descendants, each the only subview of the one before.
  private static func chain(_ count: Int, isConstrained: Bool) -> UIView {
    let top = UIView()
    var view = top
    for _ in 0..<count {
      let next = UIView()
      view.addSubview(next)
      if isConstrained {
        next.translatesAutoresizingMaskIntoConstraints = false
        next.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
      }
      view = next
    }
    return top
  }
}
