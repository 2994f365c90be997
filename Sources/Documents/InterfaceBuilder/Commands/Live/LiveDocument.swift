// SPDX-License-Identifier: MIT

import InterfaceDocuments
import LayoutModel
import Tinamou

/// A live layout of a document's views, for queries and trials.
///
/// Controls use their stored size where it is plausible as their content size, because Interface Builder measured it
/// with the actual fonts. A control that was stretched uses its computed content size.
@MainActor
package final class LiveDocument {
  package let document: InterfaceDocument
  package let canvas: Canvas
  /// The live views, by identifier. Empty by default.
  package private(set) var views: [String: UIView] = [:]
  /// The top-level views.
  package let roots: [InterfaceView]
  /// The axes along which the stored size of each view is its content size. Empty by default.
  private(set) var ownSizes: [String: Set<LayoutAxis>] = [:]
  /// The margins, safe areas and bars that differ from the predicted ones.
  package internal(set) var insets: ImpliedInsets

  /// Lays out `document`.
  ///
  /// - Parameters:
  ///   - document: The document.
  ///   - insets: The insets that its frames imply. Other insets are predicted, which is the default for all.
  package init(_ document: InterfaceDocument, insets: ImpliedInsets = ImpliedInsets()) {
    self.document = document
    self.insets = insets
    var options = CanvasOptions()
    // A command may have to add a constraint for a stored size, so stored sizes must not act as content sizes.
    options.keepsDrawnSizes = false
    canvas = Canvas(document, options: options)
    roots = canvas.scenes.flatMap(\.roots).map(\.interface)
    for view in canvas.scenes.flatMap(\.views) { views[view.interface.id] = view.view }
    for view in canvas.scenes.flatMap(\.views) {
      // The canvas keeps the frame of views without constraints. Here their constraints are what is missing.
      if view.interface.placement == .free, !view.interface.translatesMask, !view.interface.hasFixedFrame {
        view.view.translatesAutoresizingMaskIntoConstraints = false
      }
      takeRecordedSize(of: view)
    }
    apply(insets)
    layOut()
  }

  /// Lays out views that have changed.
  func layOut() {
    for root in roots { layOut(root) }
  }

  /// Lays out views of the tree of `root` that have changed.
  func layOut(_ root: InterfaceView) { views[root.id]?.layoutIfNeeded() }

  // MARK: Sizes

  /// Uses the stored size of a control as its content size, along each axis where it is plausible.
  private func takeRecordedSize(of view: CanvasView) {
    guard let sizes = RecordedSize(view) else { return }
    ownSizes[view.interface.id] = sizes.axes
    if let width = sizes.width { view.view.canvas.width = width }
    if let height = sizes.height { view.view.canvas.height = height }
    view.view.canvasDidChange()
  }

  // MARK: Queries

  /// Returns what the constraints do not determine for the view with the identifier `id` along `axis`.
  ///
  /// - Parameter freedoms: The freedoms of the views of its tree; `nil` if the tree has no constraints.
  func undetermined(of id: String, along axis: LayoutAxis, _ freedoms: LayoutFreedoms?) -> UndeterminedValues {
    guard let view = views[id] else { return UndeterminedValues(position: false, size: false) }
    guard !isOmitted(view) else {
      return UndeterminedValues(position: true, size: ownSizes[id]?.contains(axis) != true)
    }
    return UndeterminedValues(
      position: isOpen(axis == .horizontal ? .left : .top, of: view, freedoms),
      size: isOpen(axis.size, of: view, freedoms))
  }

  /// Returns whether the view with the identifier `id` is ambiguous.
  package func isAmbiguous(_ id: String) -> Bool {
    guard let view = views[id] else { return false }
    if isOmitted(view) { return true }
    guard view.hasAmbiguousLayout else { return false }
    return view.inspection.possibleValues(of: [view]).contains { $0?.contains(where: isOpen) == true }
  }

  /// Returns whether the view with the identifier `id` is ambiguous, according to the freedoms of the views of its tree.
  func isAmbiguous(_ id: String, _ freedoms: LayoutFreedoms?) -> Bool {
    guard let view = views[id] else { return false }
    if isOmitted(view) { return true }
    return [LayoutAttribute.left, .top, .width, .height].contains { isOpen($0, of: view, freedoms) }
  }

  /// Returns the freedoms of the views of the tree of `root`; `nil` if the tree has no constraints.
  func freedoms(of root: InterfaceView) -> LayoutFreedoms? {
    views[root.id].flatMap { LayoutFreedoms(of: $0, upTo: LayoutStatus.tolerance) }
  }

  private func isOpen(_ attribute: LayoutAttribute, of view: UIView, _ freedoms: LayoutFreedoms?) -> Bool {
    (freedoms?.freedom(of: attribute, of: view) ?? 0) > LayoutStatus.tolerance
  }

  /// Returns whether `view` has neither constraints nor an autoresizing mask, so that it does not take part in layout.
  private func isOmitted(_ view: UIView) -> Bool {
    !view.translatesAutoresizingMaskIntoConstraints && view.superview != nil && !view.inspection.isInLayout
  }

  /// Returns whether the interval exceeds the rounding of stored sizes. Between two texts with equal resistance, half a
  /// point of missing space could be taken from either.
  private func isOpen(_ interval: ClosedRange<Double>) -> Bool {
    interval.upperBound - interval.lowerBound > LayoutStatus.tolerance
  }

  /// Returns the solved frame of the view with the identifier `id`, rounded to pixels, in its superview's coordinates.
  package func frame(of id: String) -> Rectangle? { views[id].map { Rectangle($0.frame) } }

  /// Returns the frame before rounding to pixels.
  package func exactFrame(of id: String) -> Rectangle? {
    guard let view = views[id] else { return nil }
    return Rectangle(view.inspection.unroundedFrame ?? view.frame)
  }

  /// Returns the view or guide with the identifier `id`.
  func item(_ id: String) -> NSObject? { views[id] ?? canvas.guides[id] }

  /// Returns the view or guide with the identifier `id` if it is in `holder`.
  private func item(_ id: String, in holder: UIView) -> NSObject? {
    guard let item = item(id), let view = item as? UIView ?? (item as? UILayoutGuide)?.owningView,
      view.isDescendant(of: holder)
    else { return nil }
    return item
  }

  // MARK: Trials

  /// Performs `body` in the system of the canvas and without logging conflicts, which trials cause on purpose.
  package static func quietly<Value, Failure: Error>(_ body: () throws(Failure) -> Value) throws(Failure) -> Value {
    let result = CanvasEra.reference.whileCurrent { () -> Result<Value, Failure> in
      do throws(Failure) { return .success(try LayoutLog.whileHandling({ _ in }, body)) } catch {
        return .failure(error)
      }
    }
    return try result.get()
  }

  /// Installs a constraint with the contents of `draft`. Returns `nil` if an item does not exist in its holder, where
  /// UIKit would refuse it.
  func install(_ draft: InterfaceConstraintDraft) -> NSLayoutConstraint? {
    guard let holder = views[draft.holder], let first = item(draft.first.item, in: holder) else { return nil }
    var second: NSObject?
    if let term = draft.second {
      guard let item = item(term.item, in: holder) else { return nil }
      second = item
    }
    let constraint = NSLayoutConstraint(
      item: first, attribute: draft.first.attribute, relatedBy: .equal, toItem: second,
      attribute: draft.second?.attribute ?? .notAnAttribute, multiplier: CGFloat(draft.factor),
      constant: CGFloat(draft.constant))
    holder.addConstraint(constraint)
    return constraint
  }
}

/// The values of a view along one axis that constraints do not determine.
struct UndeterminedValues: Hashable {
  var position: Bool
  var size: Bool

  var isEmpty: Bool { !position && !size }
  /// The number of undetermined values: position, size or both.
  var count: Int { (position ? 1 : 0) + (size ? 1 : 0) }
}

extension Rectangle {
  /// Returns the maximum difference of two coordinates or sizes, in points.
  package func distance(to other: Rectangle) -> Double {
    max(max(abs(x - other.x), abs(y - other.y)), max(abs(width - other.width), abs(height - other.height)))
  }

  /// Returns the interval of the rectangle along `axis`.
  func span(along axis: LayoutAxis) -> Span {
    Span(start: origin(along: axis), length: length(along: axis))
  }
}
