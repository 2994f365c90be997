// SPDX-License-Identifier: MIT

internal import InterfaceDocuments

/// Properties of all views.
extension NibBuilder {
  /// Creates the view of an element and sets its frame.
  func makeView(_ interface: InterfaceView) -> UIView {
    let view = isCanvas ? canvasView(interface) : programView(interface)
    if !decodedViews.contains(ObjectIdentifier(view)) { setFrame(of: view, interface) }
    if interface.kind == nil { note(.unknownElement(interface.element.name), at: interface.element) }
    return view
  }

  func setFrame(of view: UIView, _ interface: InterfaceView) {
    guard let frame = interface.frame else { return }
    view.frame = CGRect(x: frame.x, y: frame.y, width: frame.width, height: frame.height)
  }

  /// Creates the UIKit view for an element.
  func canvasView(_ interface: InterfaceView) -> UIView {
    switch interface.kind {
    case let kind? where kind.isBar && !isAsDrawn: standardView(interface)
    case .button: UIButton(type: option("buttonType", of: interface.element, Self.buttonTypes) ?? .custom)
    case let kind: PropertyTable.described(nearestTo: kind?.className ?? "UIView").make?() ?? UIView()
    }
  }

  /// Sets the properties that all views have and those of the element's kind.
  func apply(_ element: MarkupElement, to view: UIView) {
    applyAutoresizing(element, to: view)
    applyPriorities(element, to: view)
    applyMargins(element, to: view)
    applyKind(element, to: view)
  }

  private func applyAutoresizing(_ element: MarkupElement, to view: UIView) {
    let mask = element.element(key: "autoresizingMask")
    for (_, flag, name) in UIView.AutoresizingMask.namedFlags where mask?.flag(name) == true {
      view.autoresizingMask.insert(flag)
    }
    let usesConstraints = element["translatesAutoresizingMaskIntoConstraints"] == "NO" && !element.flag("fixedFrame")
    view.translatesAutoresizingMaskIntoConstraints = !usesConstraints
    view.autoresizesSubviews = element.flag("autoresizesSubviews", or: true)
  }

  /// The default priorities of documents are 250 and 750, independent of the class's defaults in code.
  private func applyPriorities(_ element: MarkupElement, to view: UIView) {
    func priority(_ name: String, _ standard: Float) -> UILayoutPriority {
      let value = element.value(name, under: traits).flatMap(Float.init) ?? standard
      guard value > 0, value <= 1000 else {
        note(.unknownWord("\(value)", attribute: name), at: element, name)
        return UILayoutPriority(standard)
      }
      return UILayoutPriority(value)
    }
    view.setContentHuggingPriority(priority("horizontalHuggingPriority", 250), for: .horizontal)
    view.setContentHuggingPriority(priority("verticalHuggingPriority", 250), for: .vertical)
    view.setContentCompressionResistancePriority(
      priority("horizontalCompressionResistancePriority", 750), for: .horizontal)
    view.setContentCompressionResistancePriority(
      priority("verticalCompressionResistancePriority", 750), for: .vertical)
  }

  private func applyMargins(_ element: MarkupElement, to view: UIView) {
    if let margins = directionalInsets("directionalLayoutMargins", of: element) {
      view.directionalLayoutMargins = margins
    } else if let margins = insets("layoutMargins", of: element) {
      view.layoutMargins = margins
    }
    // Tables apply the attribute to their rows instead.
    if element.flag("layoutMarginsFollowReadableWidth"), !(view is UITableView) { view.setFollowsReadableWidth(true) }
  }

  /// Sets the properties of tables, and those of the element's kind that documents have in a form of their own.
  private func applyKind(_ element: MarkupElement, to view: UIView) {
    if let segments = view as? UISegmentedControl { insertSegments(of: element, into: segments) }
    load(from: element, into: view)
    loadAccessibility(of: element, into: view)
    switch view {
    case let label as UILabel: apply(element, to: label)
    case let button as UIButton: apply(element, to: button)
    case let field as UITextField: loadInputTraits(of: .textField, from: element, into: field)
    case let text as UITextView: loadInputTraits(of: .textView, from: element, into: text)
    case let image as UIImageView: apply(element, to: image)
    case let stepper as UIStepper: apply(element, to: stepper)
    case let segments as UISegmentedControl: apply(element, to: segments)
    case let progress as UIProgressView: apply(element, to: progress)
    case let indicator as UIActivityIndicatorView: apply(element, to: indicator)
    case let picker as UIDatePicker: apply(element, to: picker)
    case let stack as UIStackView: apply(element, to: stack)
    default: break
    }
    // The canvas shows scrolled content from its beginning, independent of the safe area.
    if isAsDrawn, let scroll = view as? UIScrollView { scroll.contentInsetAdjustmentBehavior = .never }
  }
}
