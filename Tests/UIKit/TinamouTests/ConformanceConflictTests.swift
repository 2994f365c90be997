// SPDX-License-Identifier: MIT

import LayoutTestSupport
import Testing
import UIKit

@MainActor
@Suite("Constraints that cannot be satisfied together")
struct ConformanceConflictTests {
  /// UIKit's message about a conflict, for these constraints and this choice of the one to break.
  private func message(_ constraints: [String], breaking: String, note: Bool = false) -> String {
    "Unable to simultaneously satisfy constraints.\n"
      + "\tProbably at least one of the constraints in the following list is one you don't want. \n"
      + "\tTry this: \n"
      + "\t\t(1) look at each constraint and try to figure out which you don't expect; \n"
      + "\t\t(2) find the code that added the unwanted constraint or constraints and fix it. \n"
      + (note
        ? "\t(Note: If you're seeing NSAutoresizingMaskLayoutConstraints that you don't understand, refer to the documentation"
          + " for the UIView property translatesAutoresizingMaskIntoConstraints) \n" : "")
      + "(\n" + constraints.map { "    \"\($0)\"" }.joined(separator: ",\n") + "\n)\n\n"
      + "Will attempt to recover by breaking constraint \n\(breaking)\n\n"
      + "Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.\n"
      + "The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in <UIKitCore/UIView.h> may also be"
      + " helpful."
  }

  @Test("the message is UIKit's, byte for byte")
  func wording() {
    let root = stage(), view = root.withChild()
    view.pin(left: 0, top: 0, height: 10)
    let messages = logged {
      view.widthAnchor.constraint(equalToConstant: 40).on()
      view.widthAnchor.constraint(greaterThanOrEqualToConstant: 90).on()
      root.layoutIfNeeded()
    }
    let exact = "<NSLayoutConstraint:0x0 UIView:0x0.width == 40   (active)>"
    let bound = "<NSLayoutConstraint:0x0 UIView:0x0.width >= 90   (active)>"
    #expect(
      messages == [message([exact, bound], breaking: exact)] || messages == [message([bound, exact], breaking: exact)])
    #expect(view.frame.width == 90)
  }

  @Test("a negative width alone is impossible: one entry, and the width is 0")
  func negativeWidth() {
    let root = stage(), view = root.withChild()
    view.pin(left: 0, top: 0, height: 10)
    let messages = logged {
      view.widthAnchor.constraint(equalToConstant: -16).on()
      root.layoutIfNeeded()
    }
    let only = "<NSLayoutConstraint:0x0 UIView:0x0.width == - 16   (active)>"
    #expect(messages == [message([only], breaking: only)])
    #expect(view.frame.width == 0)
  }

  @Test("the list holds a minimal set, not every constraint of the axis")
  func minimal() {
    let root = stage(), a = root.withChild(), b = root.withChild(), c = root.withChild()
    let messages = logged {
      activate("H:|[a(10)]-5-[b(20)]-5-[c(30)]", ["a": a, "b": b, "c": c])
      for view in [a, b, c] { view.pin(top: 0, height: 10) }
      b.widthAnchor.constraint(equalToConstant: 25).on()
      root.layoutIfNeeded()
    }
    #expect(messages.count == 1)
    let listed = messages.first?.components(separatedBy: "    \"").count ?? 0
    #expect(listed == 3, "the text before the list, and two entries")
  }

  @Test("the system's constraints are not broken while the program's can be")
  func systemStays() {
    let root = stage(), view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    root.addSubview(view)
    let messages = logged {
      view.widthAnchor.constraint(equalToConstant: 50).on()
      root.layoutIfNeeded()
    }
    let system = "<NSAutoresizingMaskLayoutConstraint:0x0 h=--& v=--& UIView:0x0.width == 10   (active)>"
    let own = "<NSLayoutConstraint:0x0 UIView:0x0.width == 50   (active)>"
    #expect(
      messages == [message([system, own], breaking: own, note: true)]
        || messages == [message([own, system], breaking: own, note: true)])
    #expect(view.frame.width == 10)
  }

  @Test("a constant size is broken before an edge")
  func constantBreaksFirst() {
    let root = stage(100, 100), view = root.withChild()
    let messages = logged {
      activate("H:|-10-[v]-10-|", ["v": view])
      view.pin(top: 0, width: 50, height: 10)
      root.layoutIfNeeded()
    }
    #expect(messages.count == 1)
    #expect(
      messages.first?.contains("breaking constraint \n<NSLayoutConstraint:0x0 UIView:0x0.width == 50   (active)>")
        == true)
    #expect(view.frameText == "10 0 80 10")
  }

  @Test("a required content size yields to constraints of the size")
  func contentSize() {
    let root = stage(), button = UIButton(type: .system)
    button.setTitle("Select", for: .normal)
    button.setContentHuggingPriority(.required, for: .vertical)
    button.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(button)
    button.pin(left: 0, top: 0, height: 44)
    let messages = logged { root.layoutIfNeeded() }
    #expect(button.intrinsicContentSize.height < 44)
    #expect(button.frame.height == 44)
    #expect(root.inspection.conflicts.count == 1)
    #expect(messages.first?.contains("breaking constraint \n<NSContentSizeLayoutConstraint") == true)
    // Without the conflicting constraint it holds again.
    button.constraints.first { $0.constant == 44 }?.isActive = false
    root.layoutIfNeeded()
    #expect(button.frame.height == button.intrinsicContentSize.height)
  }

  @Test("constraints of a hidden arranged view to other views are broken before those of its edges")
  func hiddenArrangedView() {
    let root = stage(), frame = root.withChild(), hidden = UIView()
    let stack = UIStackView(arrangedSubviews: [hidden])
    stack.translatesAutoresizingMaskIntoConstraints = false
    frame.addSubview(stack)
    hidden.isHidden = true
    frame.topAnchor.constraint(equalTo: root.topAnchor).on()
    frame.heightAnchor.constraint(equalToConstant: 10).on()
    frame.leadingAnchor.constraint(equalTo: root.leadingAnchor).on()
    frame.trailingAnchor.constraint(equalTo: root.trailingAnchor).on()
    stack.topAnchor.constraint(equalTo: frame.topAnchor).on()
    stack.leadingAnchor.constraint(equalTo: frame.leadingAnchor).on()
    hidden.widthAnchor.constraint(equalTo: frame.widthAnchor).on()
    let messages = logged { root.layoutIfNeeded() }
    #expect(frame.frame.width == root.bounds.width)
    #expect(hidden.frame.width == 0)
    #expect(messages.count == 1)
  }

  @Test("a trailing edge is broken before a leading one")
  func trailingBreaksFirst() {
    let root = stage(100, 100), view = root.withChild()
    let leading = view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10)
    let trailing = root.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: 10)
    let width = view.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5)
    let messages = logged {
      NSLayoutConstraint.activate([leading, trailing, width])
      view.pin(top: 0, height: 10)
      root.layoutIfNeeded()
    }
    #expect(messages.count == 1)
    let broken = messages.first?.components(separatedBy: "breaking constraint \n").last?.components(separatedBy: "\n")
      .first
    #expect(broken == "<NSLayoutConstraint:0x0 H:[UIView:0x0]-(10)-|   (active, names: '|':UIView:0x0 )>")
    #expect(view.frameText == "10 0 50 10")
  }

  @Test("a broken constraint stays active and acts as a strong optional one")
  func brokenPulls() {
    let root = stage(), view = root.withChild()
    view.pin(left: 0, top: 0, height: 10)
    let wish = view.widthAnchor.constraint(equalToConstant: 500)
    _ = logged {
      view.widthAnchor.constraint(lessThanOrEqualToConstant: 90).on()
      wish.on()
      view.widthAnchor.constraint(equalToConstant: 20).at(999).on()
      root.layoutIfNeeded()
    }
    #expect(wish.isActive)
    #expect(view.constraints.contains(wish))
    #expect(view.frame.width == 90)
  }

  @Test("a broken constraint is satisfied again once its opponent is removed")
  func recovery() {
    let root = stage(), view = root.withChild()
    view.pin(left: 0, top: 0, height: 10)
    let first = view.widthAnchor.constraint(equalToConstant: 40)
    let second = view.widthAnchor.constraint(greaterThanOrEqualToConstant: 90)
    _ = logged {
      first.on()
      second.on()
      root.layoutIfNeeded()
    }
    #expect(view.frame.width == 90)
    let messages = logged {
      second.isActive = false
      root.layoutIfNeeded()
    }
    #expect(messages.isEmpty)
    #expect(view.frame.width == 40)
  }

  @Test("a conflict is reported once, not in every pass")
  func saidOnce() {
    let root = stage(), view = root.withChild()
    view.pin(left: 0, top: 0, height: 10)
    let messages = logged {
      view.widthAnchor.constraint(equalToConstant: 40).on()
      view.widthAnchor.constraint(greaterThanOrEqualToConstant: 90).on()
      root.layoutIfNeeded()
      root.setNeedsLayout()
      root.layoutIfNeeded()
    }
    #expect(messages.count == 1)
  }

  @Test("two conflicts in one tree are two messages, and both recover")
  func two() {
    let root = stage(), a = root.withChild(), b = root.withChild()
    for view in [a, b] { view.pin(left: 0, top: 0, height: 10) }
    let messages = logged {
      for view in [a, b] {
        view.widthAnchor.constraint(equalToConstant: 40).on()
        view.widthAnchor.constraint(greaterThanOrEqualToConstant: 90).on()
      }
      root.layoutIfNeeded()
    }
    #expect(messages.count == 2)
    #expect([a, b].map(\.frame.width) == [90, 90])
  }

  @Test("optional constraints never conflict")
  func optional() {
    let root = stage(), view = root.withChild()
    view.pin(left: 0, top: 0, height: 10)
    let messages = logged {
      view.widthAnchor.constraint(equalToConstant: 40).on()
      view.widthAnchor.constraint(equalToConstant: 90).at(999).on()
      root.layoutIfNeeded()
    }
    #expect(messages.isEmpty)
    #expect(view.frame.width == 40)
  }

  @Test("a constraint that relates an attribute to itself can be impossible")
  func itself() {
    let root = stage(), view = root.withChild()
    view.pin(left: 0, top: 0, width: 10, height: 10)
    let messages = logged {
      view.widthAnchor.constraint(equalTo: view.widthAnchor, constant: 5).on()
      root.layoutIfNeeded()
    }
    #expect(messages.count == 1)
    #expect(view.frame.width == 10)
  }

  @Test(
    "constraints that differ by less than a thousandth of a pixel do not contradict each other",
    arguments: [(1, 0.0009, false), (1, 0.0011, true), (2, 0.0004, false), (2, 0.0006, true), (3, 0.0003, false)]
      as [(CGFloat, CGFloat, Bool)])
  func thousandths(scale: CGFloat, difference: CGFloat, isConflict: Bool) {
    onScreen(scale: scale) {
      for hasMultiplier in [false, true] {
        let root = stage(300, 100), view = root.withChild()
        view.pin(left: 0, top: 0, height: 10)
        let messages = logged {
          view.widthAnchor.constraint(equalToConstant: 100).on()
          if hasMultiplier {
            view.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 1 / 3, constant: difference).on()
          } else {
            view.widthAnchor.constraint(equalToConstant: 100 + difference).on()
          }
          root.layoutIfNeeded()
        }
        #expect(messages.isEmpty == !isConflict)
        #expect(root.inspection.conflicts.isEmpty == !isConflict)
        #expect(abs(view.frame.width - 100) < 0.01)
      }
    }
  }
}
