// SPDX-License-Identifier: MIT

/// A view with one or more wheels from which the user selects rows.
///
/// Source: Apple, `UIPickerView`; recorded frames are 216 points high (Facts, “Recorded documents”).
@preconcurrency @MainActor
open class UIPickerView: UIView {
  static let size = CGSize(width: 320, height: 216)
  private static let rowHeight: CGFloat = 32
  private static var metrics: SystemMetrics.Controls { InterfaceGeneration.current.metrics.controls }

  /// Creates a picker with `frame`, in points, in the superview's coordinate system. A frame without a size gets the
  /// standard size.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: frame.size == .zero ? UIPickerView.size : frame.size))
    setUp()
  }

  /// Differs from UIKit: Linux has no archives, so this initializer ignores `coder` and creates an empty picker.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    isOpaque = false
    contentPriorities.horizontalHugging = .defaultHigh
    contentPriorities.verticalHugging = .defaultHigh
  }

  /// The object that provides the numbers of components and rows. The default is `nil`.
  open weak var dataSource: (any UIPickerViewDataSource)? { didSet { reloadAllComponents() } }
  /// The object that provides the rows' titles and is notified of selections. The default is `nil`.
  open var showsSelectionIndicator: Bool {
    get { marksSelection }
    set { marksSelection = newValue }
  }
  private var marksSelection = true
  /// The delegate. The default is `nil`.
  open weak var delegate: (any UIPickerViewDelegate)? { didSet { reloadAllComponents() } }

  private var selection: [Int] = []

  /// The number of components; 0 without a data source.
  open var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }

  /// Returns the number of rows of a component.
  open func numberOfRows(inComponent component: Int) -> Int {
    dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
  }

  /// Returns the index of the selected row of a component, or -1 when there is none.
  open func selectedRow(inComponent component: Int) -> Int {
    guard component >= 0, component < numberOfComponents, numberOfRows(inComponent: component) > 0 else { return -1 }
    return selection.indices.contains(component) ? selection[component] : 0
  }

  /// Selects a row of a component. An index out of range is limited to the nearest row. The delegate is not
  /// notified and the change is not animated.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    guard component >= 0, component < numberOfComponents else { return }
    while selection.count <= component { selection.append(0) }
    selection[component] = min(max(0, row), max(0, numberOfRows(inComponent: component) - 1))
    setNeedsDisplay()
  }

  /// Reloads all components.
  open func reloadAllComponents() {
    for component in selection.indices { reloadComponent(component) }
    setNeedsDisplay()
  }

  /// Reloads a component.
  open func reloadComponent(_ component: Int) {
    guard selection.indices.contains(component) else { return }
    selection[component] = min(selection[component], max(0, numberOfRows(inComponent: component) - 1))
    setNeedsDisplay()
  }

  /// Returns the size of a row of a component, in points.
  open func rowSize(forComponent component: Int) -> CGSize {
    CGSize(width: columns.width, height: UIPickerView.rowHeight)
  }

  /// The width of a component, and the distances between the leading edges of components and from that of the picker, in points.
  private var columns: (width: CGFloat, pitch: CGFloat, start: CGFloat) {
    let (metrics, count) = (UIPickerView.metrics, CGFloat(max(1, numberOfComponents)))
    guard metrics.pickerSides > 0 else { return (bounds.width / count, bounds.width / count, 0) }
    let width = ((bounds.width - metrics.pickerSides - metrics.pickerGap * (count - 1)) / count).rounded(.down)
    return (width, width + metrics.pickerGap, metrics.pickerSides / 2)
  }

  /// The intrinsic content size, 320 by 216 points.
  open override var intrinsicContentSize: CGSize { UIPickerView.size }

  /// Returns the intrinsic content size, 320 by 216 points, for any `size`.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { UIPickerView.size }

  // MARK: Drawing

  open override func draw(_ rect: CGRect) {
    guard let canvas = ControlCanvas(for: self) else { return }
    let band = UIPickerView.rowHeight + UIPickerView.metrics.pickerBand
    let chosen = bounds.insetBy(dx: 9, dy: 0).centered(CGSize(width: bounds.width - 18, height: band))
    canvas.fillBody(chosen, radius: 8, .tertiarySystemFill)
    let columns = columns
    for component in 0..<numberOfComponents {
      let shown = runsRightToLeft ? numberOfComponents - 1 - component : component
      let rect = CGRect(
        x: bounds.minX + columns.start + CGFloat(shown) * columns.pitch, y: bounds.minY, width: columns.width,
        height: bounds.height)
      drawWheel(component, in: rect, canvas)
    }
  }

  /// The color of titles without one of their own, which apps set by key; `nil` for that of labels.
  package var textColor: UIColor? { didSet { setNeedsDisplay() } }

  private func drawWheel(_ component: Int, in rect: CGRect, _ canvas: ControlCanvas) {
    let selected = selectedRow(inComponent: component)
    let wheel = PickerWheel(height: bounds.height, row: UIPickerView.rowHeight, UIPickerView.metrics)
    for step in wheel.steps where (0..<numberOfRows(inComponent: component)).contains(selected + step) {
      let font = UIFont.systemFont(ofSize: wheel.fontSize(of: step))
      let color = (textColor ?? .label).withAlphaComponent(wheel.opacity(of: step))
      guard let title = title(ofRow: selected + step, in: component, font, color) else { continue }
      let y = rect.minY + wheel.center(of: step)
      canvas.text(title, in: CGRect(x: rect.minX, y: y - 16, width: rect.width, height: 32), of: self)
    }
  }

  /// The title of a row, with a font, a color and an alignment where the delegate states none.
  private func title(ofRow row: Int, in component: Int, _ font: UIFont, _ color: UIColor) -> NSAttributedString? {
    let plain = delegate?.pickerView(self, titleForRow: row, forComponent: component).map {
      NSAttributedString(string: $0)
    }
    guard let title = delegate?.pickerView(self, attributedTitleForRow: row, forComponent: component) ?? plain else {
      return nil
    }
    let paragraph = NSMutableParagraphStyle()
    paragraph.alignment = .center
    let result = NSMutableAttributedString(
      string: title.string, attributes: [.font: font, .foregroundColor: color, .paragraphStyle: paragraph])
    title.enumerateAttributes(in: NSRange(location: 0, length: title.length)) { attributes, range, _ in
      result.addAttributes(attributes, range: range)
    }
    return result
  }
}
