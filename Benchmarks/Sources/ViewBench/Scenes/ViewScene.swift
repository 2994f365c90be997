// SPDX-License-Identifier: MIT

import Tinamou

/// A scene as a view tree, created only through UIKit's API. Its frames agree with those of the solver's scene.
@MainActor
final class ViewScene {
  let root: UIView
  /// All views except the root, in the order of the solver's scene. Empty by default.
  private(set) var views: [UIView] = []
  private var constraints: [NSLayoutConstraint] = []
  /// The changes of a frame, made before layout. Does nothing by default.
  var edit: (Int) -> Void = { _ in }

  init(width: Double, height: Double) {
    root = UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
  }

  /// Adds a view without autoresizing constraints.
  func add<View: UIView>(_ view: View, to superview: UIView) -> View {
    view.translatesAutoresizingMaskIntoConstraints = false
    superview.addSubview(view)
    views.append(view)
    return view
  }

  /// Adds a view that keeps its autoresizing constraints.
  func addAsItIs(_ view: UIView, to superview: UIView) {
    superview.addSubview(view)
    views.append(view)
  }

  /// Adds an arranged subview to a stack view.
  @discardableResult
  func add<View: UIView>(_ view: View, into stack: UIStackView) -> View {
    stack.addArrangedSubview(view)
    views.append(view)
    return view
  }

  func add(to superview: UIView) -> UIView { add(UIView(), to: superview) }

  func activate(_ constraints: NSLayoutConstraint...) { NSLayoutConstraint.activate(constraints) }

  func widen(by step: Double) {
    let size = root.bounds.size
    edit = { [root] in root.frame.size = CGSize(width: size.width + step * Double($0 + 1), height: size.height) }
  }
}
