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
  /// Whether the selected row is marked. The default is `true`. Stored; has no effect, as in UIKit.
  open var showsSelectionIndicator: Bool {
    get { marksSelection }
    set { marksSelection = newValue }
  }
  private var marksSelection = true
  /// The object that provides the rows' titles or views and is notified of selections. The default is `nil`.
  open weak var delegate: (any UIPickerViewDelegate)? { didSet { reloadAllComponents() } }

  private var selection: [Int] = []
  /// The wheels, one for each component.
  private var wheels: [PickerColumn] = []

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

  /// Selects a row of a component. An index out of range is limited to the nearest row. The delegate is not notified.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    guard component >= 0, component < numberOfComponents else { return }
    let row = min(max(0, row), max(0, numberOfRows(inComponent: component) - 1))
    select(row, component)
    if wheels.indices.contains(component) { wheels[component].show(row, animated: animated) }
  }

  private func select(_ row: Int, _ component: Int) {
    while selection.count <= component { selection.append(0) }
    selection[component] = row
  }

  /// Reloads all components.
  open func reloadAllComponents() {
    for component in selection.indices { limitSelection(component) }
    for wheel in wheels { wheel.removeFromSuperview() }
    wheels = []
    setNeedsLayout()
    setNeedsDisplay()
  }

  /// Reloads a component.
  open func reloadComponent(_ component: Int) {
    limitSelection(component)
    guard wheels.indices.contains(component) else { return }
    wheels[component].reload()
    wheels[component].show(selectedRow(inComponent: component), animated: false)
  }

  private func limitSelection(_ component: Int) {
    guard selection.indices.contains(component) else { return }
    selection[component] = min(selection[component], max(0, numberOfRows(inComponent: component) - 1))
  }

  /// Returns the view that the delegate has provided for a row; `nil` for a row that is not shown, or without a view of the delegate.
  open func view(forRow row: Int, forComponent component: Int) -> UIView? {
    layoutIfNeeded()
    guard wheels.indices.contains(component), let view = wheels[component].view(ofRow: row) else { return nil }
    return view is PickerRowLabel ? nil : view
  }

  /// Returns the size of a row of a component, in points.
  open func rowSize(forComponent component: Int) -> CGSize {
    let height = delegate?.pickerView(self, rowHeightForComponent: component) ?? 0
    return CGSize(
      width: columns[min(max(0, component), columns.count - 1)].width,
      height: height > 0 ? height : UIPickerView.rowHeight)
  }

  /// The leading edges and the widths of the components, in points.
  private var columns: [(start: CGFloat, width: CGFloat)] {
    let (metrics, count) = (UIPickerView.metrics, max(1, numberOfComponents))
    let gap = metrics.pickerSides > 0 ? metrics.pickerGap : 0
    let room = bounds.width - metrics.pickerSides - gap * CGFloat(count - 1)
    let wishes = (0..<count).map { component in
      numberOfComponents > 0 ? delegate?.pickerView(self, widthForComponent: component) ?? 0 : 0
    }
    let free = CGFloat(wishes.filter { $0 <= 0 }.count)
    let rest = max(0, room - wishes.filter { $0 > 0 }.reduce(0, +)) / max(1, free)
    let widths = wishes.map { $0 > 0 ? $0 : metrics.pickerSides > 0 ? rest.rounded(.down) : rest }
    let used = widths.reduce(0, +) + gap * CGFloat(count - 1)
    var start = free > 0 ? metrics.pickerSides / 2 : (bounds.width - used) / 2
    return widths.map { width in
      defer { start += width + gap }
      return (start, width)
    }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let count = numberOfComponents
    while wheels.count > count { wheels.removeLast().removeFromSuperview() }
    while wheels.count < count {
      let wheel = PickerColumn(of: self, component: wheels.count)
      wheels.append(wheel)
      addSubview(wheel)
    }
    for (wheel, column) in zip(wheels, columns) {
      let frame = CGRect(x: bounds.minX + column.start, y: bounds.minY, width: column.width, height: bounds.height)
      let shown = runsRightToLeft ? frame.mirrored(in: bounds) : frame
      if wheel.frame != shown { wheel.frame = shown }
    }
  }

  /// The picture of a wheel of a height and a height of its rows, in points.
  func wheel(ofHeight height: CGFloat, row: CGFloat) -> PickerWheel {
    PickerWheel(height: height, row: row, UIPickerView.metrics)
  }

  /// Called when a person turns a wheel, with the row in its middle.
  func columnDidTurn(_ column: PickerColumn, to row: Int) { select(row, column.component) }

  /// Called when a wheel that a person has turned rests at another row.
  func columnDidSelect(_ column: PickerColumn, _ row: Int) {
    delegate?.pickerView(self, didSelectRow: row, inComponent: column.component)
  }

  /// The intrinsic content size, 320 by 216 points.
  open override var intrinsicContentSize: CGSize { UIPickerView.size }

  /// Returns the intrinsic content size, 320 by 216 points, for any `size`.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { UIPickerView.size }

  // MARK: Drawing

  open override func draw(_ rect: CGRect) {
    guard let canvas = ControlCanvas(for: self) else { return }
    let row = numberOfComponents > 0 ? rowSize(forComponent: 0).height : UIPickerView.rowHeight
    let band = row + UIPickerView.metrics.pickerBand
    let chosen = bounds.insetBy(dx: 9, dy: 0).centered(CGSize(width: bounds.width - 18, height: band))
    canvas.fillBody(chosen, radius: 8, .tertiarySystemFill)
  }

  /// The color of titles without one of their own, which apps set by key; `nil` for that of labels.
  package var textColor: UIColor? { didSet { for wheel in wheels { wheel.reload() } } }

  // MARK: Rows

  /// Returns the view of a row: that of the delegate, or a label.
  func makeRowView(_ row: Int, _ component: Int, reusing spare: UIView?) -> UIView {
    let own = spare is PickerRowLabel ? nil : spare
    if let view = delegate?.pickerView(self, viewForRow: row, forComponent: component, reusing: own),
      !(view is NoRowView)
    {
      return view
    }
    let label = PickerRowLabel()
    label.textAlignment = .center
    return label
  }

  /// Gives the label of a row its title in a size of the font.
  func setTitle(of view: UIView, _ row: Int, _ component: Int, fontSize: CGFloat) {
    guard let label = view as? PickerRowLabel, label.shown.map({ $0 != (row, fontSize) }) ?? true else { return }
    label.shown = (row, fontSize)
    label.attributedText = title(ofRow: row, in: component, .systemFont(ofSize: fontSize), textColor ?? .label)
  }

  /// The text of a row; `nil` for a row without a title.
  func text(ofRow row: Int, in component: Int) -> String? {
    guard row >= 0 else { return nil }
    return title(ofRow: row, in: component, .systemFont(ofSize: UIPickerView.metrics.pickerFontSize), .label)?.string
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

/// The label of a row without a view of the delegate.
final class PickerRowLabel: UILabel {
  /// The row and the size of the font that the text has.
  var shown: (row: Int, fontSize: CGFloat)?
}
