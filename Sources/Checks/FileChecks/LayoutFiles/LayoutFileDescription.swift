// SPDX-License-Identifier: MIT

import LayoutChecks
import LayoutFiles
import LayoutModel
import Tinamou

/// The description of a scene of a layout file, for the rules.
@MainActor
struct LayoutFileDescription: LayoutSubject {
  private let scene: LayoutScene
  private let viewsByID: [ObjectIdentifier: SceneView]

  let views: [UIView]
  var root: UIView { scene.root }

  init(_ scene: LayoutScene) {
    self.scene = scene
    views = scene.views.map(\.view)
    viewsByID = Dictionary(scene.views.map { (ObjectIdentifier($0.view), $0) }, uniquingKeysWith: { first, _ in first })
  }

  func subject(of view: UIView) -> Subject {
    guard let described = viewsByID[ObjectIdentifier(view)] else {
      return Subject(id: view === scene.window ? "window" : "\(type(of: view))", className: "\(type(of: view))")
    }
    return Subject(id: described.name, className: described.className, name: described.name)
  }

  func location(of view: UIView, _ part: ViewPart) -> FileRange? {
    viewsByID[ObjectIdentifier(view)].map { range(at: $0.position) }
  }

  func location(of constraint: NSLayoutConstraint, _ part: ConstraintPart) -> FileRange? {
    scene.origin(of: constraint).map { range(at: $0.position) }
  }

  func sourceText(of constraint: NSLayoutConstraint) -> String? { scene.origin(of: constraint)?.text }

  func intentions(of view: UIView) -> ViewIntentions {
    guard let described = viewsByID[ObjectIdentifier(view)] else { return [] }
    return scene.intentionallyAmbiguousViews.contains(described.name) ? .mayBeOpen : []
  }

  private func range(at position: SourcePosition) -> FileRange {
    FileRange(
      line: position.line, column: position.column, offset: scene.source.byteOffset(of: position))
  }

  /// The frames that differ from those that the file expects.
  var unexpectedFrames: [Finding] {
    scene.expectationFailures.compactMap { failure in
      guard let view = scene.view(named: failure.view) else { return nil }
      return Finding(
        .unexpectedFrame, subjects: [subject(of: view)],
        details: .expectation(failure.expected, solved: Rectangle(failure.actual)), at: range(at: failure.position))
    }
  }
}
