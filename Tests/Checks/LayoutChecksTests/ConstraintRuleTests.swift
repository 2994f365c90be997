// SPDX-License-Identifier: MIT

import LayoutChecks
import Testing
import UIKit

@Suite("Rules about what constraints determine")
@MainActor
struct ConstraintRuleTests {
  @Test("a correct layout has no findings")
  func clean() {
    let scene = Scene()
    scene.label("Title", "title", x: 16, y: 40)
    scene.box(UIButton(), "go", CGRect(x: 16, y: 100, width: 100, height: 44))
    #expect(scene.findings == [])
  }

  @Test("a conflict is the smallest set that cannot be satisfied, and its arithmetic adds up")
  func conflict() throws {
    let scene = Scene(width: 100)
    scene.box(UIView(), "far", CGRect(x: 0, y: 0, width: 10, height: 10))
    let view = scene.add(UIView(), "box") { view, root in
      [
        view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
        view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -10),
        view.widthAnchor.constraint(equalToConstant: 120),
        view.topAnchor.constraint(equalTo: root.topAnchor), view.heightAnchor.constraint(equalToConstant: 10),
      ]
    }
    let findings = scene.findings(.conflictingConstraints)
    #expect(findings.count == 1)
    guard case .conflict(let conflict) = findings[0].details else {
      Issue.record("no conflict in \(findings)")
      return
    }
    // Leading, trailing, width and the width of the root; the other box takes no part.
    #expect(conflict.members.count == 4)
    #expect(abs(conflict.contradiction) == 40)
    let sum = conflict.members.reduce(0) { $0 + $1.factor * $1.constraint.constant }
    #expect(abs(abs(sum) - 40) < 1e-9)
    let broken = try #require(conflict.broken)
    #expect(conflict.members[broken].constraint.constant == 120)
    #expect(findings[0].subjects.map(\.id).contains("box"))
    #expect(!findings[0].subjects.map(\.id).contains("far"))
    #expect(view.frame.minX == 10 as CGFloat)
  }

  @Test("an ambiguous position has its interval and advice")
  func openPosition() {
    let scene = Scene(width: 100)
    scene.add(UIView(), "box") { view, root in
      [
        view.topAnchor.constraint(equalTo: root.topAnchor), view.heightAnchor.constraint(equalToConstant: 10),
        view.widthAnchor.constraint(equalToConstant: 20),
        view.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor, constant: -30),
      ]
    }
    let findings = scene.findings(.ambiguousLayout)
    #expect(findings.map(\.severity) == [.error])
    guard case .open(let values) = findings.first?.details else {
      Issue.record("nothing open")
      return
    }
    #expect(values.map(\.quantity) == [.x])
    #expect(values[0].minimum == nil)
    #expect(values[0].maximum == 50)
    #expect(findings[0].remedy == .addPosition(.horizontal))
  }

  @Test("two labels that share a row without priorities are reported once, with the advice to let one hug")
  func hugging() {
    let scene = Scene()
    let first = scene.label("Name", "name")
    scene.add(UILabel(), "value") { label, root in
      [
        label.leadingAnchor.constraint(equalTo: first.trailingAnchor, constant: 8),
        label.trailingAnchor.constraint(equalTo: root.trailingAnchor),
        label.topAnchor.constraint(equalTo: root.topAnchor),
      ]
    }.text = "Value"
    let findings = scene.findings(.ambiguousLayout)
    #expect(findings.count == 1)
    #expect(findings.first?.subjects.map(\.id) == ["name", "value"])
    #expect(findings.first?.remedy == .raiseHugging(.horizontal))
    first.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    #expect(scene.findings(.ambiguousLayout) == [])
  }

  @Test("a view in an ambiguous view is not reported by itself")
  func openTogether() {
    let scene = Scene()
    let card = scene.add(UIView(), "card") { view, root in
      [
        view.leadingAnchor.constraint(equalTo: root.leadingAnchor), view.topAnchor.constraint(equalTo: root.topAnchor),
        view.heightAnchor.constraint(equalToConstant: 100),
      ]
    }
    scene.add(UIView(), "line", to: card) { view, card in
      [
        view.leadingAnchor.constraint(equalTo: card.leadingAnchor), view.topAnchor.constraint(equalTo: card.topAnchor),
        view.trailingAnchor.constraint(equalTo: card.trailingAnchor), view.heightAnchor.constraint(equalToConstant: 1),
      ]
    }
    let findings = scene.findings(.ambiguousLayout)
    #expect(findings.map { $0.subjects.map(\.id) } == [["card", "line"]])
    #expect(findings.first?.remedy == .addSize(.horizontal))
  }

  @Test("a scroll view whose content has no width is reported with the missing constraint")
  func scrollContent() {
    let scene = Scene()
    let scroll = scene.box(UIScrollView(), "scroll", CGRect(x: 0, y: 0, width: 320, height: 480))
    scene.add(UIView(), "content", to: scroll) { view, scroll in
      [
        view.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
        view.topAnchor.constraint(equalTo: scroll.topAnchor),
        view.trailingAnchor.constraint(equalTo: scroll.trailingAnchor),
        view.bottomAnchor.constraint(equalTo: scroll.bottomAnchor), view.heightAnchor.constraint(equalToConstant: 900),
      ]
    }
    #expect(scene.findings(.ambiguousLayout).map(\.remedy) == [.completeScrollContent(.horizontal)])
  }

  @Test("a view without any constraint is reported as such, not as ambiguous")
  func noConstraints() {
    let scene = Scene()
    scene.label("Title", "title")
    scene.add(UIView(), "lost") { _, _ in [] }
    let findings = scene.findings
    #expect(findings.map(\.rule) == [.missingConstraints])
    #expect(findings[0].subjects[0].id == "lost")
    #expect(findings[0].severity == .error)
    #expect(findings[0].remedy == .addConstraints)
  }

  @Test("views in a stack need no constraints of their own")
  func arranged() {
    let scene = Scene()
    let stack = scene.add(UIStackView(), "stack") { stack, root in
      [
        stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        stack.topAnchor.constraint(equalTo: root.topAnchor),
      ]
    }
    let label = UILabel()
    label.text = "Arranged"
    stack.addArrangedSubview(label)
    #expect(scene.findings == [])
  }

  @Test("a container whose subviews are constrained to it is not itself constrained by that")
  func containerOfConstrained() {
    let scene = Scene()
    let container = scene.add(UIView(), "container") { _, _ in [] }
    scene.label("Inside", "inside", to: container)
    #expect(scene.names(.missingConstraints) == ["container"])
  }
}
