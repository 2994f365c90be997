// SPDX-License-Identifier: MIT

import InterfaceBuilder
import InterfaceDocuments
import LayoutChecks
import LayoutModel
import Tinamou

/// The description of a top-level view of a document, for the rules.
@MainActor
struct DocumentDescription: LayoutSubject {
  let root: UIView
  let views: [UIView]
  let constraints: [NSLayoutConstraint]
  let fillsScreen: Bool
  private let summary: DocumentSummary
  private let viewsByObject: [ObjectIdentifier: CanvasView]
  private let constraintsByObject: [ObjectIdentifier: InterfaceConstraint]

  init(root: CanvasView, of scene: CanvasScene, in canvas: Canvas, summary: DocumentSummary) {
    self.root = root.view
    self.summary = summary
    let described = scene.views.filter { $0.view.isDescendant(of: root.view) }
    views = described.map(\.view)
    viewsByObject = Dictionary(
      described.map { (ObjectIdentifier($0.view), $0) }, uniquingKeysWith: { first, _ in first })
    let written = described.flatMap { view in
      view.interface.constraints.compactMap {
        interface -> (live: NSLayoutConstraint, interface: InterfaceConstraint)? in
        canvas.constraints[interface.id].map { (live: $0, interface: interface) }
      }
    }
    constraints = written.filter { $0.live.isActive }
      .sorted { $0.interface.element.startTag.lowerBound < $1.interface.element.startTag.lowerBound }
      .map(\.live)
    constraintsByObject = Dictionary(
      written.map { (ObjectIdentifier($0.live), $0.interface) }, uniquingKeysWith: { first, _ in first })
    fillsScreen = root.fillsScreen(in: scene)
  }

  // MARK: Names

  func subject(of view: UIView) -> Subject {
    guard let interface = viewsByObject[ObjectIdentifier(view)]?.interface else {
      return Subject(id: "", className: "\(type(of: view))")
    }
    return Subject(
      id: interface.id, className: interface.className,
      name: view.accessibilityIdentifier ?? interface.userLabel ?? summary.outlets[interface.id],
      text: interface.title)
  }

  func id(of constraint: NSLayoutConstraint) -> String? { interface(of: constraint)?.id }

  func isWritten(_ constraint: NSLayoutConstraint) -> Bool { interface(of: constraint) != nil }

  func isPlaceholder(_ constraint: NSLayoutConstraint) -> Bool { interface(of: constraint)?.isPlaceholder ?? false }

  private func interface(of constraint: NSLayoutConstraint) -> InterfaceConstraint? {
    constraintsByObject[ObjectIdentifier(constraint)]
  }

  // MARK: Places

  func location(of view: UIView, _ part: ViewPart) -> FileRange? {
    guard let element = viewsByObject[ObjectIdentifier(view)]?.interface.element else { return nil }
    switch part {
    case .whole: return element.fileRange
    case .frame: return (element.element(key: "frame") ?? element).fileRange
    case .text:
      if element["text"] != nil { return element.fileRange(of: "text") }
      if element["placeholder"] != nil { return element.fileRange(of: "placeholder") }
      if let title = element.element(key: "normal"), title["title"] != nil { return title.fileRange(of: "title") }
      return (element.element(key: "text") ?? element).fileRange
    }
  }

  func location(of constraint: NSLayoutConstraint, _ part: ConstraintPart) -> FileRange? {
    guard let interface = interface(of: constraint) else { return nil }
    let element = interface.element
    switch part {
    case .whole: return element.fileRange
    case .constant: return element.fileRange(of: "constant")
    case .sidedAttribute:
      let isFirst = interface.firstAttribute?.kind == .absolutePosition
      return element.fileRange(of: isFirst ? "firstAttribute" : "secondAttribute")
    }
  }

  // MARK: Intentions

  func intentions(of view: UIView) -> ViewIntentions {
    guard let interface = viewsByObject[ObjectIdentifier(view)]?.interface else { return [] }
    var intentions: ViewIntentions = []
    if !summary.isLaunchScreen, summary.outlets[interface.id] != nil || interface.customClass != nil {
      intentions.insert(.hasTextOfRunTime)
    }
    switch interface.element["verifyAmbiguity"] {
    case "off": intentions.insert(.mayBeOpen)
    case "ignoreSizes": intentions.insert(.mayHaveOpenSize)
    default: break
    }
    // A view without constraints keeps its stored frame, because Interface Builder generates constraints from it.
    if interface.hasFixedFrame || (!interface.translatesMask && !interface.isArranged) {
      intentions.insert(.hasFixedFrame)
    }
    // A bar determines the size of a custom view, so what follows from it is open only on the canvas.
    if interface.isInBarItem { intentions.insert(.mayBeOpen) }
    if interface.element["key"] == "customView" { intentions.insert(.isPlacedByLoader) }
    // References reach only the first of several objects with one identifier, which is reported itself.
    if summary.repeatedIDs.contains(interface.id) { intentions.insert(.mayBeOpen) }
    if interface.isStyledPartOfCell { intentions.insert(.isPlacedBySuperview) }
    if interface.hasUnmeasuredFont { intentions.insert(.hasUnmeasuredFont) }
    if interface.isMisplaced { intentions.insert(.isKnownToBeMisplaced) }
    if interface.customClass != nil { intentions.insert(.hasContentOfOwnClass) }
    if interface.parent == nil { intentions.insert(.isPlacedByLoader) }
    return intentions
  }

  func freeAxes(of view: UIView) -> Set<LayoutAxis> {
    guard let described = viewsByObject[ObjectIdentifier(view)] else { return [] }
    return described.freeAxes(fillsScreen: described.view === root && fillsScreen)
  }

  func storedFrame(of view: UIView) -> CGRect? {
    guard let described = viewsByObject[ObjectIdentifier(view)],
      described.isAnswer || (described.interface.isMisplaced && described.interface.isPlaced),
      described.interface.frame != nil
    else { return nil }
    return recordedFrame(of: view)
  }

  func recordedFrame(of view: UIView) -> CGRect? {
    viewsByObject[ObjectIdentifier(view)]?.interface.frame.map { frame in
      CGRect(x: frame.x, y: frame.y, width: frame.width, height: frame.height)
    }
  }
}

extension MarkupElement {
  /// The range of the start tag in the file.
  var fileRange: FileRange? {
    position.map { FileRange($0, length: startTag.count) }
  }

  /// Returns the range of an attribute's value, or of the start tag if there is no such attribute.
  func fileRange(of name: String) -> FileRange? {
    guard let range = attributes.first(where: { $0.name == name })?.valueRange else { return fileRange }
    return position(of: name).map { FileRange($0, length: range.count) }
  }
}

extension FileRange {
  /// Creates the range of `length` bytes at a position.
  init(_ position: MarkupPosition, length: Int) {
    self.init(line: position.line, column: position.column, offset: position.offset, length: length)
  }
}
