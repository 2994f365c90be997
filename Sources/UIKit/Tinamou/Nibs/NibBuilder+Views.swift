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
    case .label: UILabel()
    case .button: UIButton(type: option("buttonType", of: interface.element, Self.buttonTypes) ?? .custom)
    case .textField: UITextField()
    case .textView: UITextView()
    case .imageView: UIImageView()
    case .switchControl: UISwitch()
    case .slider: UISlider()
    case .stepper: UIStepper()
    case .segmentedControl: UISegmentedControl()
    case .progressView: UIProgressView()
    case .activityIndicatorView: UIActivityIndicatorView(style: .medium)
    case .pageControl: UIPageControl()
    case .datePicker: UIDatePicker()
    case .pickerView: UIPickerView()
    case .stackView: UIStackView()
    case .scrollView, .tableView, .collectionView: UIScrollView()
    case .control: UIControl()
    default: UIView()
    }
  }

  /// Sets the properties that all views have and those of the element's kind.
  func apply(_ element: MarkupElement, to view: UIView) {
    applyAutoresizing(element, to: view)
    applyPriorities(element, to: view)
    applyMargins(element, to: view)
    applyAppearance(element, to: view)
    applyKind(element, to: view)
  }

  private func applyAutoresizing(_ element: MarkupElement, to view: UIView) {
    let mask = element.element(key: "autoresizingMask")
    for (name, option) in Self.maskOptions where mask?.flag(name) == true { view.autoresizingMask.insert(option) }
    let usesConstraints = element["translatesAutoresizingMaskIntoConstraints"] == "NO" && !element.flag("fixedFrame")
    view.translatesAutoresizingMaskIntoConstraints = !usesConstraints
    view.autoresizesSubviews = element.flag("autoresizesSubviews", or: true)
  }

  private static let maskOptions: [(String, UIView.AutoresizingMask)] = [
    ("flexibleMinX", .flexibleLeftMargin), ("widthSizable", .flexibleWidth), ("flexibleMaxX", .flexibleRightMargin),
    ("flexibleMinY", .flexibleTopMargin), ("heightSizable", .flexibleHeight), ("flexibleMaxY", .flexibleBottomMargin),
  ]

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
    if let margins = element.element(key: "directionalLayoutMargins").flatMap(InterfaceInsets.init) {
      view.directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: CGFloat(margins.edges.top), leading: CGFloat(margins.edges.left), bottom: CGFloat(margins.edges.bottom),
        trailing: CGFloat(margins.edges.right))
    } else if let margins = insets("layoutMargins", of: element) {
      view.layoutMargins = margins
    }
    if element.flag("preservesSuperviewLayoutMargins") { view.preservesSuperviewLayoutMargins = true }
    if !element.flag("insetsLayoutMarginsFromSafeArea", or: true) { view.insetsLayoutMarginsFromSafeArea = false }
    // Tables apply the attribute to their rows instead.
    if element.flag("layoutMarginsFollowReadableWidth"), !(view is UITableView) { view.setFollowsReadableWidth(true) }
    if let direction = option("semanticContentAttribute", of: element, Self.semantics) {
      view.semanticContentAttribute = direction
    }
  }

  private static let semantics: [String: UISemanticContentAttribute] = [
    "unspecified": .unspecified, "playback": .playback, "spatial": .spatial, "forceLeftToRight": .forceLeftToRight,
    "forceRightToLeft": .forceRightToLeft,
  ]

  private func applyAppearance(_ element: MarkupElement, to view: UIView) {
    if element.value("hidden", under: traits) == "YES" { view.isHidden = true }
    if let alpha = element.number("alpha") { view.alpha = CGFloat(alpha) }
    if let tag = element.integer("tag") { view.tag = tag }
    if let mode = option("contentMode", of: element, Self.contentModes) { view.contentMode = mode }
    view.isOpaque = element.flag("opaque", or: true)
    view.clipsToBounds = element.flag("clipsSubviews")
    if let isEnabled = element["userInteractionEnabled"] { view.isUserInteractionEnabled = isEnabled == "YES" }
    if let color = color("backgroundColor", of: element) { view.backgroundColor = color }
    if let color = color("tintColor", of: element) { view.tintColor = color }
    if let identifier = element.element(key: "accessibilityConfiguration")?["identifier"] {
      view.accessibilityIdentifier = identifier
    }
  }

  private static let contentModes: [String: UIView.ContentMode] = [
    "scaleToFill": .scaleToFill, "scaleAspectFit": .scaleAspectFit, "scaleAspectFill": .scaleAspectFill,
    "redraw": .redraw, "center": .center, "top": .top, "bottom": .bottom, "left": .left, "right": .right,
    "topLeft": .topLeft, "topRight": .topRight, "bottomLeft": .bottomLeft, "bottomRight": .bottomRight,
  ]

  /// Sets the properties of the element's kind.
  private func applyKind(_ element: MarkupElement, to view: UIView) {
    if let control = view as? UIControl { apply(element, to: control) }
    switch view {
    case let label as UILabel: apply(element, to: label)
    case let button as UIButton: apply(element, to: button)
    case let field as UITextField: apply(element, to: field)
    case let text as UITextView: apply(element, to: text)
    case let image as UIImageView: apply(element, to: image)
    case let toggle as UISwitch: apply(element, to: toggle)
    case let slider as UISlider: apply(element, to: slider)
    case let stepper as UIStepper: apply(element, to: stepper)
    case let segments as UISegmentedControl: apply(element, to: segments)
    case let progress as UIProgressView: apply(element, to: progress)
    case let indicator as UIActivityIndicatorView: apply(element, to: indicator)
    case let pages as UIPageControl: apply(element, to: pages)
    case let picker as UIDatePicker: apply(element, to: picker)
    case let stack as UIStackView: apply(element, to: stack)
    default: break
    }
    if let scroll = view as? UIScrollView { apply(element, to: scroll) }
  }
}
