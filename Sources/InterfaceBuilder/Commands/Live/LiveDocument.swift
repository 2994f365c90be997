// SPDX-License-Identifier: MIT

import InterfaceDocuments
import Tinamou

/// A document's views as the canvas lays them out, ready for questions and trials.
///
/// Controls have the sizes that the document recorded wherever those can be their contents' sizes, because the tool
/// that drew them measured with the real fonts; where the record shows that a control was stretched, it has its
/// content's size.
@MainActor
package final class LiveDocument {
  package let document: InterfaceDocument
  package let canvas: Canvas
  /// The views by identifier.
  package private(set) var views: [String: UIView] = [:]
  /// The outermost views.
  package let roots: [InterfaceView]
  /// Along which axes the recorded size of a view is its content's.
  private(set) var ownSizes: [String: Set<InterfaceAxis>] = [:]
  /// The margins, safe areas and bars that differ from the predicted ones.
  package internal(set) var insets: ImpliedInsets

  /// Lays out `document`.
  ///
  /// - Parameter insets: What its frames imply of the canvas; the rest is predicted.
  package init(_ document: InterfaceDocument, insets: ImpliedInsets = ImpliedInsets()) {
    self.document = document
    self.insets = insets
    var options = CanvasOptions()
    // What a view was drawn with is what a command may have to say; it must not count as said.
    options.keepsDrawnSizes = false
    canvas = Canvas(document, options: options)
    roots = canvas.scenes.flatMap(\.roots).map(\.interface)
    for view in canvas.scenes.flatMap(\.views) { views[view.interface.id] = view.view }
    for view in canvas.scenes.flatMap(\.views) {
      // The canvas lets views stay where they are of which no constraint speaks; here they are what is missing.
      if view.interface.placement == .free, !view.interface.translatesMask, !view.interface.hasFixedFrame {
        view.view.translatesAutoresizingMaskIntoConstraints = false
      }
      takeRecordedSize(of: view)
    }
    apply(insets)
    layOut()
  }

  /// Lays out what has changed.
  func layOut() {
    for root in roots { views[root.id]?.layoutIfNeeded() }
  }

  // MARK: Sizes

  /// Lets the recorded size of a control count as its content's, along each axis where it can be.
  private func takeRecordedSize(of view: CanvasView) {
    guard let sizes = RecordedSize(view) else { return }
    ownSizes[view.interface.id] = sizes.axes
    if let width = sizes.width { view.view.canvas.width = width }
    if let height = sizes.height { view.view.canvas.height = height }
    view.view.canvasDidChange()
  }

  // MARK: Questions

  /// What constraints leave open of the view called `id` along `axis`.
  func openness(of id: String, along axis: InterfaceAxis) -> Openness {
    guard let view = views[id] else { return Openness(place: false, size: false) }
    guard !isLeftOut(view) else {
      return Openness(place: true, size: ownSizes[id]?.contains(axis) != true)
    }
    guard view.hasAmbiguousLayout else { return Openness(place: false, size: false) }
    let inspection = view.inspection
    return Openness(
      place: isOpen(inspection.possibleValues(of: axis == .horizontal ? .left : .top)),
      size: isOpen(inspection.possibleValues(of: axis == .horizontal ? .width : .height)))
  }

  /// Whether constraints leave anything open of the view called `id`.
  package func isAmbiguous(_ id: String) -> Bool {
    guard let view = views[id] else { return false }
    if isLeftOut(view) { return true }
    guard view.hasAmbiguousLayout else { return false }
    return [NSLayoutConstraint.Attribute.left, .top, .width, .height].contains {
      isOpen(view.inspection.possibleValues(of: $0))
    }
  }

  /// Whether neither a constraint nor a mask speaks of `view`, so that layout knows nothing of it.
  private func isLeftOut(_ view: UIView) -> Bool {
    !view.translatesAutoresizingMaskIntoConstraints && view.superview != nil
      && view.inspection.possibleValues(of: .left) == nil
  }

  /// Whether there is more room than recorded sizes are rounded by: between two texts that resist alike, half a point that
  /// is missing could be taken from either.
  private func isOpen(_ interval: ClosedRange<Double>?) -> Bool {
    interval.map { $0.upperBound - $0.lowerBound > LayoutStatus.tolerance } ?? false
  }

  /// The frame that layout gives the view called `id`, on the screen's pixels, in its superview's coordinates.
  package func frame(of id: String) -> InterfaceRect? { views[id].map { InterfaceRect($0.frame) } }

  /// The frame before it is placed on pixels.
  package func exactFrame(of id: String) -> InterfaceRect? {
    guard let view = views[id] else { return nil }
    return InterfaceRect(view.inspection.unroundedFrame ?? view.frame)
  }

  /// The item called `id`: a view or a guide.
  func item(_ id: String) -> NSObject? { views[id] ?? canvas.guides[id] }

  // MARK: Trials

  /// Does `body` without telling the console of conflicts: trials are made to see what fits.
  static func quietly<Result, Failure: Error>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
    let handler = LayoutLog.handler
    defer { LayoutLog.handler = handler }
    LayoutLog.handler = { _ in }
    return try body()
  }

  /// Installs a constraint that says what `draft` does; nil where an item is not there.
  func install(_ draft: InterfaceConstraintDraft) -> NSLayoutConstraint? {
    guard let holder = views[draft.holder], let first = item(draft.first.item) else { return nil }
    var second: NSObject?
    if let term = draft.second {
      guard let item = item(term.item) else { return nil }
      second = item
    }
    let constraint = NSLayoutConstraint(
      item: first, attribute: NSLayoutConstraint.Attribute(draft.first.attribute), relatedBy: .equal, toItem: second,
      attribute: draft.second.map { NSLayoutConstraint.Attribute($0.attribute) } ?? .notAnAttribute,
      multiplier: CGFloat(draft.factor), constant: CGFloat(draft.constant))
    holder.addConstraint(constraint)
    return constraint
  }
}

/// What constraints leave open of a view along one axis.
struct Openness: Hashable {
  var place: Bool
  var size: Bool

  var isClosed: Bool { !place && !size }
  /// How many of the two are open.
  var count: Int { (place ? 1 : 0) + (size ? 1 : 0) }
}

extension InterfaceRect {
  init(_ frame: CGRect) {
    self.init(
      x: Double(frame.minX), y: Double(frame.minY), width: Double(frame.width), height: Double(frame.height))
  }

  /// The greatest difference of two numbers of both, in points.
  package func distance(to other: InterfaceRect) -> Double {
    max(max(abs(x - other.x), abs(y - other.y)), max(abs(width - other.width), abs(height - other.height)))
  }

  /// Where it begins and how far it reaches along `axis`.
  func span(along axis: InterfaceAxis) -> Span {
    axis == .horizontal ? Span(start: x, length: width) : Span(start: y, length: height)
  }
}
