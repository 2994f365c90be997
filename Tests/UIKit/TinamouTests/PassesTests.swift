// SPDX-License-Identifier: MIT

import LayoutTestSupport
import Testing
import UIKit

/// The calls that the recording views received, in order.
@MainActor
private final class Journal {
  var entries: [String] = []

  /// The entries since the last call.
  func take() -> [String] {
    defer { entries = [] }
    return entries
  }
}

/// A view that records each pass that reaches it.
private final class RecordingView: UIView {
  private let name: String
  private let journal: Journal
  var beforeLayout: ((RecordingView) -> Void)?
  var afterLayout: ((RecordingView) -> Void)?
  var duringUpdate: ((RecordingView) -> Void)?

  init(_ name: String, _ journal: Journal) {
    self.name = name
    self.journal = journal
    super.init(frame: .zero)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func updateConstraints() {
    journal.entries.append("update \(name)")
    duringUpdate?(self)
    super.updateConstraints()
  }

  override func layoutSubviews() {
    journal.entries.append("layout \(name)")
    beforeLayout?(self)
    super.layoutSubviews()
    afterLayout?(self)
  }
}

@MainActor
@Suite("The passes: update constraints, then layout")
struct PassesTests {
  /// root > middle > leaf, each positioned in its superview by constraints.
  @MainActor
  private struct Tree {
    let journal = Journal()
    let root: RecordingView
    let middle: RecordingView
    let leaf: RecordingView
    let leafWidth: NSLayoutConstraint

    init() {
      root = RecordingView("root", journal)
      middle = RecordingView("middle", journal)
      leaf = RecordingView("leaf", journal)
      root.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
      root.with(middle).with(leaf)
      middle.pin(left: 10, top: 10, width: 100, height: 100)
      leaf.pin(left: 5, top: 5, height: 20)
      leafWidth = leaf.widthAnchor.constraint(equalToConstant: 30).on()
    }

    /// The tree after layout, with an empty journal.
    static func settled() -> Tree {
      let tree = Tree()
      tree.root.layoutIfNeeded()
      _ = tree.journal.take()
      return tree
    }
  }

  @Test("constraints are updated from the leaves up, then layout goes from the root down")
  func order() {
    let tree = Tree()
    tree.root.layoutIfNeeded()
    #expect(
      tree.journal.take() == [
        "update leaf", "update middle", "update root", "layout root", "layout middle", "layout leaf",
      ])
    #expect(tree.middle.frameText == "10 10 100 100")
    #expect(tree.leaf.frameText == "5 5 30 20")
  }

  @Test("a clean tree is not laid out")
  func clean() {
    let tree = Tree.settled()
    tree.root.layoutIfNeeded()
    tree.leaf.layoutIfNeeded()
    tree.root.updateConstraintsIfNeeded()
    #expect(tree.journal.take().isEmpty)
  }

  @Test("setNeedsLayout only marks: layoutSubviews is called once, by layoutIfNeeded")
  func setNeedsLayout() {
    let tree = Tree.settled()
    tree.middle.setNeedsLayout()
    tree.middle.setNeedsLayout()
    #expect(tree.journal.take().isEmpty)
    tree.root.layoutIfNeeded()
    #expect(tree.journal.take() == ["layout middle"])
  }

  @Test("layoutIfNeeded on a leaf that constraints position begins at the leaf, and leaves the root for later")
  func fromTheLeaf() {
    let tree = Tree.settled()
    tree.root.setNeedsLayout()
    tree.leaf.setNeedsLayout()
    tree.leaf.layoutIfNeeded()
    #expect(tree.journal.take() == ["layout leaf"])
    tree.root.layoutIfNeeded()
    #expect(tree.journal.take() == ["layout root"])
  }

  @Test("setNeedsUpdateConstraints only marks: updateConstraints is called once, in the next pass")
  func setNeedsUpdateConstraints() {
    let tree = Tree.settled()
    #expect(!tree.leaf.needsUpdateConstraints())
    tree.leaf.setNeedsUpdateConstraints()
    #expect(tree.leaf.needsUpdateConstraints())
    #expect(tree.journal.take().isEmpty)
    tree.root.layoutIfNeeded()
    #expect(tree.journal.take().filter { $0.hasPrefix("update") } == ["update leaf"])
    #expect(!tree.leaf.needsUpdateConstraints())
  }

  @Test("updateConstraintsIfNeeded updates the receiver's subtree and lays nothing out")
  func updateConstraintsIfNeeded() {
    let tree = Tree.settled()
    for view in [tree.root, tree.middle, tree.leaf] { view.setNeedsUpdateConstraints() }
    tree.middle.updateConstraintsIfNeeded()
    #expect(tree.journal.take() == ["update leaf", "update middle"])
    #expect(tree.root.needsUpdateConstraints())
  }

  @Test("a changed constant needs layout, and no update of constraints")
  func constant() {
    let tree = Tree.settled()
    tree.leafWidth.constant = 60
    #expect(!tree.leaf.needsUpdateConstraints() && !tree.middle.needsUpdateConstraints())
    tree.root.layoutIfNeeded()
    let entries = tree.journal.take()
    #expect(entries.contains("layout middle"))
    #expect(!entries.contains { $0.hasPrefix("update") })
    #expect(tree.leaf.frame.width == 60)
  }

  @Test("an unchanged constant requires no layout")
  func sameConstant() {
    let tree = Tree.settled()
    tree.leafWidth.constant = 30
    tree.root.layoutIfNeeded()
    #expect(tree.journal.take().isEmpty)
  }

  @Test("a changed size needs layout of the view itself, a changed center does not")
  func sizeAndCentre() {
    let journal = Journal(), view = RecordingView("view", journal)
    let root = stage()
    root.addSubview(view)
    view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    root.layoutIfNeeded()
    _ = journal.take()
    view.center = CGPoint(x: 50, y: 50)
    root.layoutIfNeeded()
    #expect(journal.take().isEmpty)
    view.bounds.size.width = 20
    root.layoutIfNeeded()
    #expect(journal.take() == ["layout view"])
  }

  @Test("adding or removing a subview needs layout of the parent")
  func subviews() {
    let tree = Tree.settled()
    let added = UIView()
    tree.middle.addSubview(added)
    tree.root.layoutIfNeeded()
    #expect(tree.journal.take().contains("layout middle"))
    added.removeFromSuperview()
    tree.root.layoutIfNeeded()
    #expect(tree.journal.take().contains("layout middle"))
  }

  @Test(
    "super's layoutSubviews sets the frames of the direct subviews: before it they have old frames, after it grandchildren still do"
  )
  func whoIsPlacedWhen() {
    let tree = Tree()
    var before = "", after = "", grandchild = ""
    tree.root.beforeLayout = { _ in before = tree.middle.frameText }
    tree.root.afterLayout = { _ in
      after = tree.middle.frameText
      grandchild = tree.leaf.frameText
    }
    tree.root.layoutIfNeeded()
    #expect(before == "0 0 0 0")
    #expect(after == "10 10 100 100")
    #expect(grandchild == "0 0 0 0")
    #expect(tree.leaf.frameText == "5 5 30 20")
  }

  @Test("constraints changed in layoutSubviews take effect in the same layoutIfNeeded")
  func changeDuringLayout() {
    let tree = Tree.settled()
    tree.middle.afterLayout = { view in
      guard tree.leafWidth.constant != view.bounds.width / 2 else { return }
      tree.leafWidth.constant = view.bounds.width / 2
    }
    tree.middle.setNeedsLayout()
    tree.root.layoutIfNeeded()
    #expect(tree.leaf.frameText == "5 5 50 20")
  }

  @Test("constraints may be made in updateConstraints")
  func makeInUpdate() {
    let journal = Journal(), view = RecordingView("view", journal), child = UIView()
    let root = stage()
    root.with(view).with(child)
    view.pin(left: 0, top: 0, width: 100, height: 100)
    var made = false
    view.duringUpdate = { _ in
      guard !made else { return }
      made = true
      child.pin(left: 1, top: 2, width: 3, height: 4)
    }
    root.layoutIfNeeded()
    #expect(child.frameText == "1 2 3 4")
  }

  @Test("setNeedsUpdateConstraints inside updateConstraints does not loop")
  func updateFeedback() {
    let tree = Tree()
    tree.leaf.duringUpdate = { $0.setNeedsUpdateConstraints() }
    _ = logged { tree.root.layoutIfNeeded() }
    #expect(tree.leaf.frameText == "5 5 30 20")
    #expect(tree.journal.entries.count < 1000)
  }

  @Test("setNeedsLayout inside layoutSubviews is repeated, with a limit")
  func layoutFeedback() {
    let tree = Tree()
    var rounds = 0
    tree.leaf.afterLayout = { view in
      rounds += 1
      view.setNeedsLayout()
    }
    _ = logged { tree.root.layoutIfNeeded() }
    #expect(rounds > 1 && rounds < 1000)
  }

  @Test("the message about passes without end names who asks and what changes")
  func endless() {
    let tree = Tree()
    let width = tree.leafWidth
    tree.leaf.afterLayout = { leaf in
      width.constant += 1
      leaf.setNeedsLayout()
    }
    let changing = logged { tree.root.layoutIfNeeded() }.first ?? ""
    #expect(changing.contains("asks for it in each pass. The last pass changed the constant of <NSLayoutConstraint"))
    #expect(changing.contains("the frame of <"))

    let still = Tree.settled()
    still.leaf.afterLayout = { $0.setNeedsLayout() }
    still.leaf.setNeedsLayout()
    let same = logged { still.root.layoutIfNeeded() }.first ?? ""
    #expect(same.hasSuffix("No frame and no constant of a constraint changed in the last pass."))
  }

  @Test("without constraints there is no update pass, and layoutSubviews is called anyway")
  func noConstraints() {
    let journal = Journal(), root = RecordingView("root", journal), child = RecordingView("child", journal)
    root.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    root.addSubview(child)
    root.layoutIfNeeded()
    #expect(journal.take() == ["layout root", "layout child"])
  }

  @Test("a class that requires constraint-based layout has updateConstraints called without any")
  func requiresConstraints() {
    final class Needy: UIView {
      var updates = 0
      override class var requiresConstraintBasedLayout: Bool { true }
      override func updateConstraints() {
        updates += 1
        super.updateConstraints()
      }
    }
    let root = stage(), view = Needy()
    #expect(!UIView.requiresConstraintBasedLayout)
    root.addSubview(view)
    root.layoutIfNeeded()
    #expect(view.updates == 1)
  }

  @Test("an invalidated intrinsic size is used in the next pass")
  func invalidation() {
    let journal = Journal(), root = RecordingView("root", journal), view = SizedView(10, 10)
    root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    root.with(view)
    view.pin(left: 0, top: 0)
    root.layoutIfNeeded()
    _ = journal.take()
    view.natural = CGSize(width: 40, height: 10)
    #expect(view.frame.width == 10)
    root.layoutIfNeeded()
    #expect(view.frame.width == 40)
    #expect(journal.take().contains("layout root"))
  }

  @Test("updating constraints alone moves nothing")
  func updateAlone() {
    let tree = Tree.settled()
    tree.leafWidth.constant = 77
    tree.root.updateConstraintsIfNeeded()
    #expect(tree.leaf.frame.width == 30)
  }

  @Test("frames that were set are replaced in the next pass where constraints apply")
  func handSetFrame() {
    let tree = Tree.settled()
    tree.leaf.frame = CGRect(x: 90, y: 90, width: 1, height: 1)
    tree.middle.setNeedsLayout()
    tree.root.layoutIfNeeded()
    #expect(tree.leaf.frameText == "5 5 30 20")
  }

  @Test("a window runs the passes of its tree")
  func window() {
    let tree = Tree(), window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    window.addSubview(tree.root)
    window.layoutIfNeeded()
    #expect(tree.leaf.frameText == "5 5 30 20")
    #expect(tree.leaf.window === window)
    let updates = tree.journal.take().filter { $0.hasPrefix("update") }
    #expect(updates == ["update leaf", "update middle", "update root"])
  }

  @Test("layoutIfNeeded() does not move a view that constraints position; that of its superview does")
  func receiverStays() {
    let root = stage(), middle = root.withChild(), leaf = middle.withChild(), inner = leaf.withChild()
    middle.pin(left: 10, top: 10, width: 300, height: 300)
    leaf.pin(top: 0, height: 20)
    activate("H:|[inner]|", ["inner": inner])
    activate("V:|[inner]|", ["inner": inner])
    let left = leaf.leftAnchor.constraint(equalTo: middle.leftAnchor, constant: 5)
    let width = leaf.widthAnchor.constraint(equalToConstant: 50)
    NSLayoutConstraint.activate([left, width])
    root.layoutIfNeeded()
    #expect(leaf.frameText == "5 0 50 20")
    (left.constant, width.constant) = (100, 80)
    leaf.layoutIfNeeded()
    inner.layoutIfNeeded()
    #expect(leaf.frameText == "5 0 50 20")
    middle.layoutIfNeeded()
    #expect(leaf.frameText == "100 0 80 20")
    #expect(inner.frameText == "0 0 80 20")
    left.constant = 7
    root.layoutIfNeeded()
    #expect(leaf.frameText == "7 0 80 20")
  }

  @Test("layoutIfNeeded() lays out what is in a view that constraints position, and its superview later")
  func contentOfReceiver() {
    let root = stage(), middle = root.withChild(), leaf = middle.withChild()
    middle.pin(left: 10, top: 10, width: 300, height: 300)
    leaf.pin(left: 5, top: 0, width: 50, height: 20)
    root.layoutIfNeeded()
    let added = leaf.withChild()
    added.pin(left: 1, top: 2, width: 3, height: 4)
    leaf.layoutIfNeeded()
    #expect(added.frameText == "1 2 3 4")
  }

  /// Calls that change nothing about the order of three subviews.
  private static let changesOfNothing: [(name: String, change: @MainActor @Sendable (UIView) -> Void)] = [
    ("the front view to the front", { $0.bringSubviewToFront($0.subviews[2]) }),
    ("the back view to the back", { $0.sendSubviewToBack($0.subviews[0]) }),
    ("the front view added again", { $0.addSubview($0.subviews[2]) }),
    ("a view inserted where it is", { $0.insertSubview($0.subviews[1], at: 1) }),
    ("a view above the one below it", { $0.insertSubview($0.subviews[1], aboveSubview: $0.subviews[0]) }),
    ("a view below the one above it", { $0.insertSubview($0.subviews[1], belowSubview: $0.subviews[2]) }),
    ("a view exchanged with itself", { $0.exchangeSubview(at: 1, withSubviewAt: 1) }),
  ]

  @Test(
    "a change of the order that changes nothing requests no layout, so that each layout may make it", arguments: 0..<7)
  func orderInLayout(_ number: Int) {
    let change = PassesTests.changesOfNothing[number]
    let view = OrderingView(change: change.change)
    view.layoutIfNeeded()
    #expect(view.layouts == 1, "\(change.name)")
    view.sendSubviewToBack(view.subviews[1])
    view.layoutIfNeeded()
    #expect(view.layouts == 2)
  }
}

/// A view that changes the order of its three subviews in each layout.
private final class OrderingView: UIView {
  private let change: @MainActor (UIView) -> Void
  private(set) var layouts = 0

  init(change: @escaping @MainActor (UIView) -> Void) {
    self.change = change
    super.init(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    for _ in 0..<3 { addSubview(UIView()) }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    layouts += 1
    change(self)
  }
}
