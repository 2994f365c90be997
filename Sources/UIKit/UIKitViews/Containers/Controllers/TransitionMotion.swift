// SPDX-License-Identifier: MIT

/// The motion of the views in a transition of the system. The views have their final frames from the beginning; only what
/// is presented changes in the course of time.
@MainActor
struct TransitionMotion {
  /// The course of one view.
  private struct Course {
    let view: UIView
    let keyPath: String
    let from: AnimatedValue
    let to: AnimatedValue
  }

  private var courses: [Course] = []

  /// Lets a view come from a place, given as the distance from its own, in points.
  mutating func move(_ view: UIView?, from offset: CGVector) {
    guard let view else { return }
    courses.append(Course(view: view, keyPath: "position", from: view.position(offset), to: view.position(.zero)))
  }

  /// Lets a view go to a place, given as the distance from its own, in points.
  mutating func move(_ view: UIView?, to offset: CGVector) {
    guard let view else { return }
    courses.append(Course(view: view, keyPath: "position", from: view.position(.zero), to: view.position(offset)))
  }

  /// Fades a view in, from invisible to its own opacity.
  mutating func fadeIn(_ view: UIView?) {
    guard let view else { return }
    courses.append(Course(view: view, keyPath: "opacity", from: .number(0), to: .number(view.alpha)))
  }

  /// Fades a view out, from its own opacity to invisible.
  mutating func fadeOut(_ view: UIView?) {
    guard let view else { return }
    courses.append(Course(view: view, keyPath: "opacity", from: .number(view.alpha), to: .number(0)))
  }

  /// Records the courses in the animation whose closure is running.
  func show() {
    for course in courses {
      AnimationRecorder.current?.show(course.keyPath, of: course.view.layer, from: course.from, to: course.to)
    }
  }
}

extension UIView {
  /// The position of the layer at a distance from its place, in points.
  fileprivate func position(_ offset: CGVector) -> AnimatedValue {
    .point(CGPoint(x: layer.position.x + offset.dx, y: layer.position.y + offset.dy))
  }
}
