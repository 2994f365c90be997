// SPDX-License-Identifier: MIT

/// Wheels of rows, one of each wheel chosen.
///
/// Source: Apple, `UIPickerView`; recorded frames are 216 points high.
@preconcurrency @MainActor
open class UIPickerView: UIView {
  static let size = CGSize(width: 320, height: 216)
  private static let rowHeight: CGFloat = 32

  /// A picker with `frame`, in points, in the superview's coordinates; without a size it gets the standard one.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: frame.size == .zero ? UIPickerView.size : frame.size))
    setUp()
  }

  /// Differs from UIKit: there are no archives on Linux, so this makes an empty picker.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    isOpaque = false
    contentPriorities.horizontalHugging = .defaultHigh
    contentPriorities.verticalHugging = .defaultHigh
  }

  /// Who knows how many wheels and rows there are.
  open weak var dataSource: (any UIPickerViewDataSource)? { didSet { reloadAllComponents() } }
  /// Who knows what the rows say.
  open weak var delegate: (any UIPickerViewDelegate)? { didSet { reloadAllComponents() } }

  private var selection: [Int] = []

  /// The number of wheels.
  open var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }

  /// The number of rows of a wheel.
  open func numberOfRows(inComponent component: Int) -> Int {
    dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
  }

  /// The chosen row of a wheel; -1 where there is none.
  open func selectedRow(inComponent component: Int) -> Int {
    guard component >= 0, component < numberOfComponents, numberOfRows(inComponent: component) > 0 else { return -1 }
    return selection.indices.contains(component) ? selection[component] : 0
  }

  /// Chooses a row, or the nearest there is, without telling the delegate.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    guard component >= 0, component < numberOfComponents else { return }
    while selection.count <= component { selection.append(0) }
    selection[component] = min(max(0, row), max(0, numberOfRows(inComponent: component) - 1))
    setNeedsDisplay()
  }

  /// Asks for all wheels and rows again.
  open func reloadAllComponents() {
    for component in selection.indices { reloadComponent(component) }
    setNeedsDisplay()
  }

  /// Asks for the rows of a wheel again.
  open func reloadComponent(_ component: Int) {
    guard selection.indices.contains(component) else { return }
    selection[component] = min(selection[component], max(0, numberOfRows(inComponent: component) - 1))
    setNeedsDisplay()
  }

  /// The size of a row of a wheel, in points.
  open func rowSize(forComponent component: Int) -> CGSize {
    CGSize(width: bounds.width / CGFloat(max(1, numberOfComponents)), height: UIPickerView.rowHeight)
  }

  /// 320 by 216 points.
  open override var intrinsicContentSize: CGSize { UIPickerView.size }

  /// 320 by 216 points, whatever `size` is.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { UIPickerView.size }

  // MARK: Drawing

  open override func draw(_ rect: CGRect) {
    guard let canvas = ControlCanvas(for: self) else { return }
    let chosen = bounds.insetBy(dx: 9, dy: 0).centered(CGSize(width: bounds.width - 18, height: UIPickerView.rowHeight))
    canvas.fillRounded(chosen, radius: 8, .tertiarySystemFill)
    let width = bounds.width / CGFloat(max(1, numberOfComponents))
    for component in 0..<numberOfComponents {
      let shown = runsRightToLeft ? numberOfComponents - 1 - component : component
      let place = CGRect(x: bounds.minX + CGFloat(shown) * width, y: bounds.minY, width: width, height: bounds.height)
      drawWheel(component, in: place, canvas)
    }
  }

  private func drawWheel(_ component: Int, in rect: CGRect, _ canvas: ControlCanvas) {
    let selected = selectedRow(inComponent: component)
    for step in -3...3 where (0..<numberOfRows(inComponent: component)).contains(selected + step) {
      guard let title = delegate?.pickerView(self, titleForRow: selected + step, forComponent: component) else {
        continue
      }
      let color = UIColor.label.withAlphaComponent(1 - 0.25 * CGFloat(abs(step)))
      // The wheel is round: rows away from the middle look lower.
      let y = rect.midY + CGFloat(step) * UIPickerView.rowHeight * (1 - 0.05 * CGFloat(abs(step)))
      canvas.text(
        title, .systemFont(ofSize: 21), color, in: CGRect(x: rect.minX, y: y - 16, width: rect.width, height: 32),
        of: self)
    }
  }
}
