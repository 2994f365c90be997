// SPDX-License-Identifier: MIT

import Tinamou

/// A scene as a tree of views, made through UIKit's names only; frames agree with those of the solver's scene.
@MainActor
final class ViewScene {
  let root: UIView
  /// All views but the root, in the order of the solver's scene.
  private(set) var views: [UIView] = []
  private var constraints: [NSLayoutConstraint] = []
  /// What one frame changes, before layout.
  var edit: (Int) -> Void = { _ in }

  init(width: Double, height: Double) {
    root = UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
  }

  /// A view that only constraints lay out.
  func add<View: UIView>(_ view: View, to superview: UIView) -> View {
    view.translatesAutoresizingMaskIntoConstraints = false
    superview.addSubview(view)
    views.append(view)
    return view
  }

  /// A view that its autoresizing mask lays out.
  func addAsItIs(_ view: UIView, to superview: UIView) {
    superview.addSubview(view)
    views.append(view)
  }

  /// A view that a stack arranges.
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
