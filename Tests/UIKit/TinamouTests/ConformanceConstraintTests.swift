// SPDX-License-Identifier: MIT

import LayoutTestSupport
import Testing
import UIKit

@MainActor
@Suite("A constraint: its properties, and the view that holds it")
struct ConformanceConstraintTests {
  private func width(_ view: UIView, _ constant: CGFloat = 10) -> NSLayoutConstraint {
    NSLayoutConstraint(
      item: view, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1,
      constant: constant)
  }

  private func user(_ view: UIView) -> [NSLayoutConstraint] {
    view.constraints.filter { type(of: $0) == NSLayoutConstraint.self }
  }

  @Test("a new constraint has UIKit's defaults")
  func defaults() {
    let view = UIView()
    let constraint = width(view)
    #expect(constraint.firstItem === view)
    #expect(constraint.secondItem == nil)
    #expect(constraint.firstAttribute == .width)
    #expect(constraint.secondAttribute == .notAnAttribute)
    #expect(constraint.relation == .equal)
    #expect(constraint.multiplier == 1)
    #expect(constraint.constant == 10)
    #expect(constraint.priority == .required)
    #expect(!constraint.isActive)
    #expect(constraint.identifier == nil)
    #expect(!constraint.shouldBeArchived)
    #expect(constraint.firstAnchor == view.widthAnchor)
    #expect(constraint.secondAnchor == nil)
  }

  @Test("priorities have UIKit's values")
  func priorities() {
    let named: [UILayoutPriority] = [
      .required, .defaultHigh, .dragThatCanResizeScene, .sceneSizeStayPut, .dragThatCannotResizeScene, .defaultLow,
      .fittingSizeLevel,
    ]
    #expect(named.map(\.rawValue) == [1000, 750, 510, 500, 490, 250, 50])
    #expect(UILayoutPriority(999) == UILayoutPriority(rawValue: 999))
  }

  @Test("a constraint on one view is installed on that view")
  func oneItem() {
    let root = stage(), view = root.withChild()
    let constraint = width(view)
    constraint.isActive = true
    #expect(user(view) == [constraint])
    #expect(user(root).isEmpty)
  }

  @Test("a constraint between siblings is installed on their parent")
  func siblings() {
    let root = stage(), a = root.withChild(), b = root.withChild()
    let constraint = a.leadingAnchor.constraint(equalTo: b.trailingAnchor)
    constraint.isActive = true
    #expect(user(root) == [constraint])
    #expect(user(a).isEmpty && user(b).isEmpty)
  }

  @Test("a constraint between a view and its ancestor is installed on the ancestor")
  func ancestor() {
    let root = stage(), middle = root.withChild(), leaf = middle.withChild()
    let constraint = leaf.topAnchor.constraint(equalTo: root.topAnchor)
    constraint.isActive = true
    #expect(user(root) == [constraint])
    #expect(user(middle).isEmpty && user(leaf).isEmpty)
  }

  @Test("a constraint between cousins is installed on their nearest common ancestor")
  func cousins() {
    let root = stage(), shared = root.withChild()
    let left = shared.withChild().withChild(), right = shared.withChild().withChild().withChild()
    let constraint = left.topAnchor.constraint(equalTo: right.topAnchor)
    constraint.isActive = true
    #expect(user(shared) == [constraint])
    #expect(user(root).isEmpty)
  }

  @Test("a constraint of a guide is installed on the view that owns the guide")
  func guide() {
    let root = stage(), owner = root.withChild(), guide = UILayoutGuide()
    owner.addLayoutGuide(guide)
    let constraint = guide.widthAnchor.constraint(equalToConstant: 5)
    constraint.isActive = true
    #expect(user(owner) == [constraint])
  }

  @Test("addConstraint installs on the receiver itself, which may be any common ancestor")
  func addConstraint() {
    let root = stage(), middle = root.withChild(), a = middle.withChild()
    let constraint = width(a)
    root.addConstraint(constraint)
    #expect(constraint.isActive)
    #expect(user(root) == [constraint])
    #expect(user(a).isEmpty)
    root.removeConstraint(constraint)
    #expect(!constraint.isActive)
    #expect(user(root).isEmpty)
  }

  @Test("constraints are listed in the order of adding, before those that the system adds")
  func order() {
    let root = stage(), a = root.withChild(), b = root.withChild()
    let made = [
      a.topAnchor.constraint(equalTo: root.topAnchor), b.topAnchor.constraint(equalTo: root.topAnchor),
      a.leadingAnchor.constraint(equalTo: b.leadingAnchor),
    ]
    root.addConstraints(made)
    _ = root.layoutMarginsGuide
    root.layoutIfNeeded()
    #expect(Array(root.constraints.prefix(3)) == made)
    root.removeConstraints([made[0], made[2]])
    #expect(user(root) == [made[1]])
  }

  @Test("adding twice, activating an active and deactivating an inactive constraint change nothing")
  func idempotence() {
    let root = stage(), view = root.withChild()
    let constraint = width(view)
    #expect(
      raised {
        constraint.isActive = false
        NSLayoutConstraint.deactivate([constraint])
        constraint.isActive = true
        constraint.isActive = true
        NSLayoutConstraint.activate([constraint])
        view.addConstraint(constraint)
      }.isEmpty)
    #expect(user(view) == [constraint])
  }

  @Test("a view removed from its superview loses the constraints that ancestors hold on it or its descendants")
  func removal() {
    let root = stage(), a = root.withChild(), b = root.withChild(), inside = b.withChild()
    let kept = a.topAnchor.constraint(equalTo: root.topAnchor)
    let aboutView = b.leadingAnchor.constraint(equalTo: a.trailingAnchor)
    let aboutDescendant = inside.topAnchor.constraint(equalTo: a.topAnchor)
    let within = inside.leadingAnchor.constraint(equalTo: b.leadingAnchor)
    NSLayoutConstraint.activate([kept, aboutView, aboutDescendant, within])
    b.removeFromSuperview()
    #expect(user(root) == [kept])
    #expect(!aboutView.isActive && !aboutDescendant.isActive)
    #expect(within.isActive && user(b) == [within])
    root.addSubview(b)
    #expect(user(root) == [kept], "adding it again restores nothing")
  }

  @Test("a constraint of a removed view's guide is removed as well")
  func removalOfGuide() {
    let root = stage(), a = root.withChild(), b = root.withChild(), guide = UILayoutGuide()
    b.addLayoutGuide(guide)
    let constraint = guide.topAnchor.constraint(equalTo: a.topAnchor).on()
    #expect(user(root) == [constraint])
    b.removeFromSuperview()
    #expect(user(root).isEmpty)
  }

  @Test("a constraint does not retain its items, and is removed with them")
  func lifetime() {
    let root = stage()
    weak var gone: UIView?
    let constraint: NSLayoutConstraint
    do {
      let view = UIView()
      gone = view
      constraint = width(view)
    }
    #expect(gone == nil)
    #expect(constraint.firstItem == nil)
    root.layoutIfNeeded()
  }

  @Test("the constant may change while active, and the next pass shows it")
  func changingConstant() {
    let root = stage(), view = root.withChild()
    view.pin(left: 0, top: 0, height: 10)
    let constraint = width(view).on()
    root.layoutIfNeeded()
    #expect(view.frame.width == 10)
    constraint.constant = 70
    #expect(view.frame.width == 10)
    root.layoutIfNeeded()
    #expect(view.frame.width == 70)
  }

  @Test("an identifier may be set and read")
  func identifier() {
    let constraint = width(UIView())
    constraint.identifier = "card-width"
    #expect(constraint.identifier == "card-width")
  }

  @Test("a batch is activated as a whole, so its order causes no transient conflict")
  func batch() {
    let root = stage(), view = root.withChild()
    let old = view.widthAnchor.constraint(equalToConstant: 10)
    view.pin(left: 0, top: 0, height: 10)
    old.isActive = true
    root.layoutIfNeeded()
    let messages = logged {
      old.constant = 30
      NSLayoutConstraint.activate([
        view.widthAnchor.constraint(lessThanOrEqualToConstant: 40),
        view.widthAnchor.constraint(greaterThanOrEqualToConstant: 20),
      ])
      root.layoutIfNeeded()
    }
    #expect(messages.isEmpty)
    #expect(view.frame.width == 30)
  }

  @Test("a multiplier on a location counts from the origin of the view that holds the constraint")
  func multiplierOnLocation() {
    let root = stage(400, 400)
    let box = root.withChild(), view = box.withChild()
    box.pin(left: 100, top: 100, width: 200, height: 200)
    view.pin(top: 0, width: 20, height: 20)
    NSLayoutConstraint(
      item: view, attribute: .right, relatedBy: .equal, toItem: box, attribute: .right, multiplier: 0.5, constant: 0
    ).isActive = true
    root.layoutIfNeeded()
    #expect(view.frameText == "80 0 20 20")
  }

  @Test("half the center of the superview is a quarter of its width")
  func halfCentre() {
    let root = stage(400, 400), view = root.withChild()
    view.pin(top: 0, width: 20, height: 20)
    NSLayoutConstraint(
      item: view, attribute: .centerX, relatedBy: .equal, toItem: root, attribute: .centerX, multiplier: 0.5,
      constant: 0
    ).isActive = true
    root.layoutIfNeeded()
    #expect(view.frameText == "90 0 20 20")
  }

  @Test("a view's width may be a multiple of its own height")
  func aspectRatio() {
    let root = stage(), view = root.withChild()
    view.pin(left: 0, top: 0, height: 40)
    view.widthAnchor.constraint(equalTo: view.heightAnchor, multiplier: 1.5).isActive = true
    root.layoutIfNeeded()
    #expect(view.frameText == "0 0 60 40")
  }

  @Test("a dimension with a second attribute but no second item is a constant")
  func attributeWithoutItem() {
    let root = stage(), view = root.withChild()
    view.pin(left: 0, top: 0, height: 10)
    let misuse = raised {
      NSLayoutConstraint(
        item: view, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .width, multiplier: 1, constant: 33
      ).isActive = true
    }
    root.layoutIfNeeded()
    #expect(misuse.isEmpty)
    #expect(view.frame.width == 33)
  }

  @Test("a dimension times zero is its constant")
  func zeroMultiplier() {
    let root = stage(), view = root.withChild()
    view.pin(left: 0, top: 0, height: 10)
    view.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0, constant: 44).isActive = true
    root.layoutIfNeeded()
    #expect(view.frame.width == 44)
  }
}
