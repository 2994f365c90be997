// SPDX-License-Identifier: MIT

import Tinamou

/// Creates the views and constraints of a document and lays them out.
@MainActor
struct SceneBuilder {
  private let document: LayoutDocument
  private let screen: SceneScreen
  private let options: SceneOptions
  private let lines: LineTexts
  private let faults: FaultCollector

  /// Creates a builder. Errors are recorded in `faults`, which may contain errors of the document.
  init(document: LayoutDocument, screen: SceneScreen, options: SceneOptions, faults: FaultCollector) {
    self.faults = faults
    self.document = document
    self.screen = screen
    self.options = options
    lines = LineTexts(of: document.source)
  }

  /// Creates the scene.
  ///
  /// - Throws: All errors of the document, and those that occur when its views and constraints are created.
  func scene() throws(LayoutFileError) -> LayoutScene {
    faults.ignoresRefusals = !faults.errors.isEmpty
    let root = makeRoot()
    var constraints: [SceneConstraint] = []
    set(document.rootAssignments, on: root, constraints: &constraints)
    var views = [
      SceneView(name: document.rootName, className: "UIView", parent: nil, position: .start, view: root)
    ]
    var named = [document.rootName: root]
    for description in document.views {
      let view = try makeView(description, among: named, constraints: &constraints)
      named[view.name] = view.view
      views.append(view)
    }
    if named[LayoutDocument.standardRootName] == nil { named[LayoutDocument.standardRootName] = root }
    let texts = LayoutTextBuilder(document: document, views: named, lines: lines, faults: faults).result()
    constraints += texts.constraints
    constraints += EquationBuilder(document: document, views: named, faults: faults).constraints()
    // The names of constraints with errors are unknown, so names are checked only without errors.
    try faults.throwErrors()
    let inactive = checkNames(of: constraints)
    try faults.throwErrors()
    let window = try layOut(
      root, constraints.filter { !inactive.contains($0.constraint.identifier ?? "") }, texts.layouts)
    for constraint in constraints where inactive.contains(constraint.constraint.identifier ?? "") {
      constraint.constraint.isActive = false
    }
    ConflictLogging.suppressed { window.layoutIfNeeded() }
    return LayoutScene(
      document: document, window: window, views: views, constraints: constraints, scale: screen.scale,
      expectations: options.changesFrames ? [] : document.expectations, screen: screen)
  }

  /// Returns the names of the initially inactive constraints. Records an error for an unknown constraint name, and for
  /// a change that UIKit rejects.
  private func checkNames(of constraints: [SceneConstraint]) -> Set<String> {
    let named = Dictionary(
      constraints.compactMap { entry in entry.constraint.identifier.map { ($0, entry.constraint) } },
      uniquingKeysWith: { first, _ in first })
    let changes = document.animation.flatMap(\.constraints)
    for reference in document.inactive + changes.map(\.name) where named[reference.text] == nil && !faults.isFull {
      faults.add(
        LayoutFileError(
          .unknownConstraint(reference.text), at: reference.position, of: document.source,
          suggestion: Spelling.closest(to: reference.text, in: named.keys)))
    }
    for change in changes {
      guard let priority = change.priority, let constraint = named[change.name.text] else { continue }
      guard (priority == .required) != (constraint.priority == .required) else { continue }
      faults.add(
        LayoutFileError(
          .refused("the priority of an installed constraint cannot change from or to required"),
          at: change.name.position, of: document.source))
    }
    return Set(document.inactive.map(\.text))
  }

  private func makeRoot() -> UIView {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: screen.size.width ?? 0, height: screen.size.height ?? 0))
    root.accessibilityIdentifier = document.rootName
    root.backgroundColor = .systemBackground
    if let margins = screen.rootMargins { root.directionalLayoutMargins = margins }
    return root
  }

  private func makeView(
    _ description: ViewDescription, among views: [String: UIView], constraints: inout [SceneConstraint]
  ) throws(LayoutFileError) -> SceneView {
    let parent = description.superview ?? document.rootName
    let view = description.make()
    view.translatesAutoresizingMaskIntoConstraints = false
    view.accessibilityIdentifier = description.name
    guard let superview = views[parent] else {
      throw LayoutFileError(.unknownView(parent), at: description.position, of: document.source)
    }
    if let stack = superview as? UIStackView { stack.addArrangedSubview(view) } else { superview.addSubview(view) }
    set(description.assignments, on: view, constraints: &constraints)
    return SceneView(
      name: description.name, className: description.viewClass.name, parent: parent, position: description.position,
      view: view)
  }

  private func set(
    _ assignments: [PropertyAssignment], on view: UIView, constraints: inout [SceneConstraint]
  ) {
    for assignment in assignments where !faults.isFull {
      let target = PropertyTarget(view: view)
      _ = faults.attempt { () throws(LayoutFileError) in
        try refusing(at: assignment.position) { () throws(LayoutFileError) in try assignment.set(target) }
      }
      let origin = EquationOrigin(
        kind: .property(assignment.key), position: assignment.position,
        text: lines.text(ofLine: assignment.position.line))
      constraints += target.constraints.map { SceneConstraint(constraint: $0, origin: origin) }
    }
  }

  /// Performs `work`. If UIKit would raise an exception, throws an error at `position`.
  private func refusing(
    at position: SourcePosition, _ work: () throws(LayoutFileError) -> Void
  ) throws(LayoutFileError) {
    let reason = try Refusal.watch(work)
    if let reason { throw LayoutFileError(.refused(reason), at: position, of: document.source) }
  }

  // MARK: Layout

  private func layOut(
    _ root: UIView, _ constraints: [SceneConstraint], _ layouts: [VisualLayout]
  ) throws(LayoutFileError) -> UIWindow {
    let window = UIWindow(frame: root.frame)
    window.screen = screen.uiScreen
    window.traitOverrides.setAll(to: screen.traits)
    window.addSubview(root)
    try refusing(at: .start) { () throws(LayoutFileError) in
      NSLayoutConstraint.activate(ordered(constraints.map(\.constraint)))
      // The constraints are already active. Activating the layout also applies the order of `Z:` statements.
      for layout in layouts { layout.activate() }
      ConflictLogging.suppressed {
        fit(root, in: window)
        window.layoutIfNeeded()
      }
    }
    return window
  }

  private func ordered(_ constraints: [NSLayoutConstraint]) -> [NSLayoutConstraint] {
    switch options.activation {
    case .asWritten: return constraints
    case .reversed: return constraints.reversed()
    case .shuffled(let seed):
      var generator = SeededGenerator(seed: seed)
      return constraints.shuffled(using: &generator)
    }
  }

  /// Sets the root view's open dimensions to the fitting size of its content.
  private func fit(_ root: UIView, in window: UIWindow) {
    guard screen.size.width == nil || screen.size.height == nil else { return }
    let target = CGSize(width: screen.size.width ?? 0, height: screen.size.height ?? 0)
    let fitting = root.systemLayoutSizeFitting(
      target, withHorizontalFittingPriority: screen.size.width == nil ? .fittingSizeLevel : .required,
      verticalFittingPriority: screen.size.height == nil ? .fittingSizeLevel : .required)
    let size = CGSize(
      width: screen.size.width ?? fitting.width, height: screen.size.height ?? fitting.height)
    window.frame = CGRect(origin: .zero, size: size)
    root.frame = CGRect(origin: .zero, size: size)
  }
}
