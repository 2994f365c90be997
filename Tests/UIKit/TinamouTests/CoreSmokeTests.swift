// SPDX-License-Identifier: MIT

import Testing
import UIKit

@MainActor @Suite("Basic layouts")
struct CoreSmokeTests {
  @Test("two views of equal width share the space")
  func equalWidths() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
    let a = UIView()
    let b = UIView()
    for view in [a, b] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    NSLayoutConstraint.activate([
      a.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
      b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 8),
      b.widthAnchor.constraint(equalTo: a.widthAnchor),
      root.trailingAnchor.constraint(equalTo: b.trailingAnchor, constant: 20),
      a.topAnchor.constraint(equalTo: root.topAnchor), a.bottomAnchor.constraint(equalTo: root.bottomAnchor),
      b.topAnchor.constraint(equalTo: a.topAnchor), b.heightAnchor.constraint(equalToConstant: 30),
    ])
    root.layoutIfNeeded()
    #expect(a.frame == CGRect(x: 20, y: 0, width: 136, height: 100))
    #expect(b.frame == CGRect(x: 164, y: 0, width: 136, height: 30))
    root.frame.size.width = 420
    root.layoutIfNeeded()
    #expect(a.frame == CGRect(x: 20, y: 0, width: 186, height: 100))
    #expect(root.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 48, height: 0))
    #expect(!a.hasAmbiguousLayout)
    #expect(a.constraintsAffectingLayout(for: .horizontal).count >= 3)
  }

  @Test("a conflict breaks one constraint and is logged")
  func conflict() {
    var log: [String] = []
    LayoutLog.handler = { log.append($0) }
    defer { LayoutLog.handler = LayoutLog.writeToStandardError }
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
    let a = UIView()
    a.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(a)
    let wide = a.widthAnchor.constraint(equalToConstant: 400)
    NSLayoutConstraint.activate([
      a.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      a.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      wide,
    ])
    root.layoutIfNeeded()
    #expect(a.frame.width == 320)
    #expect(log.count == 1)
    #expect(root.inspection.conflicts.count == 1)
    #expect(root.inspection.conflicts.first?.brokenConstraint === wide)
    wide.constant = 320
    root.layoutIfNeeded()
    #expect(root.inspection.conflicts.isEmpty)
  }
}
