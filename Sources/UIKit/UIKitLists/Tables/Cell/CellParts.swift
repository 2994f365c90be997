// SPDX-License-Identifier: MIT

/// The separator between a cell and the next one.
final class UITableViewCellSeparatorView: UIView {}

/// The background that marks a selected cell without a selected background view.
final class UITableViewCellSelectedBackground: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemGray4
  }

  required init?(coder: NSCoder) { nil }
}

/// The accessory at a cell's trailing edge: a disclosure indicator, a check mark or a detail button.
final class UITableViewCellAccessoryView: UIView {
  let type: UITableViewCell.AccessoryType

  init(_ type: UITableViewCell.AccessoryType) {
    self.type = type
    super.init(frame: .zero)
    isOpaque = false
    contentMode = .redraw
    if type == .detailButton || type == .detailDisclosureButton { accessibilityLabel = SystemWord.info.text }
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    guard let canvas = ControlCanvas(for: self) else { return }
    canvas.mirrored(runsRightToLeft, in: bounds) {
      switch type {
      case .none: break
      case .disclosureIndicator: drawChevron(in: bounds, canvas)
      case .checkmark: drawCheckmark(canvas)
      case .detailButton: drawDetail(in: bounds, canvas)
      case .detailDisclosureButton:
        let parts = bounds.divided(atDistance: CellMetrics.width(of: .detailButton), from: .minXEdge)
        drawDetail(in: parts.slice, canvas)
        drawChevron(in: parts.remainder.insetBy(dx: 1, dy: 0), canvas)
      }
    }
  }

  private func drawChevron(in rect: CGRect, _ canvas: ControlCanvas) {
    let path = UIBezierPath()
    let right = rect.maxX - 1.5
    path.move(to: CGPoint(x: right - 5.5, y: rect.midY - 5.5))
    path.addLine(to: CGPoint(x: right, y: rect.midY))
    path.addLine(to: CGPoint(x: right - 5.5, y: rect.midY + 5.5))
    path.lineWidth = 2
    path.lineCapStyle = .round
    path.lineJoinStyle = .round
    canvas.stroke(path, .tertiaryLabel)
  }

  private func drawCheckmark(_ canvas: ControlCanvas) {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: bounds.midX - 6.5, y: bounds.midY + 0.5))
    path.addLine(to: CGPoint(x: bounds.midX - 2, y: bounds.midY + 5.5))
    path.addLine(to: CGPoint(x: bounds.midX + 6.5, y: bounds.midY - 6))
    path.lineWidth = 2
    path.lineCapStyle = .round
    path.lineJoinStyle = .round
    canvas.stroke(path, tintColor)
  }

  private func drawDetail(in rect: CGRect, _ canvas: ControlCanvas) {
    let circle = UIBezierPath(ovalIn: rect.centered(CGSize(width: 20, height: 20)))
    circle.lineWidth = 1.5
    canvas.stroke(circle, tintColor)
    canvas.text("i", .systemFont(ofSize: 14, weight: .medium), tintColor, in: rect, of: self)
  }
}

/// The control for deleting, inserting or selecting a row.
final class UITableViewCellEditControl: UIView {
  /// The sign of a control.
  enum Sign: Equatable {
    case delete
    case insert
    /// A circle, with a check mark in a selected row.
    case selection(Bool)
  }

  var sign = Sign.delete { didSet { if sign != oldValue { setNeedsDisplay() } } }

  override var accessibilityLabel: String? {
    get {
      switch sign {
      case .delete: RowControlWords.label(.delete, of: superview)
      case .insert: RowControlWords.label(.insert, of: superview)
      case .selection: nil
      }
    }
    set {}
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    guard let canvas = ControlCanvas(for: self) else { return }
    // Before iOS 26, the control is as wide as the content is indented.
    let shift: CGFloat = CellMetrics.current.editControl == nil ? 6 : 0
    let circle = bounds.offsetBy(dx: runsRightToLeft ? -shift : shift, dy: 0).centered(CGSize(width: 22, height: 22))
    switch sign {
    case .delete:
      canvas.fillOval(circle, .systemRed)
      drawMinus(in: circle, canvas)
    case .insert:
      canvas.fillOval(circle, .systemGreen)
      drawMinus(in: circle, canvas)
      canvas.line(
        from: CGPoint(x: circle.midX, y: circle.midY - 5), to: CGPoint(x: circle.midX, y: circle.midY + 5), width: 2,
        .white)
    case .selection(true):
      canvas.fillOval(circle, tintColor)
      drawCheckmark(in: circle, canvas)
    case .selection(false):
      let outline = UIBezierPath(ovalIn: circle.insetBy(dx: 0.75, dy: 0.75))
      outline.lineWidth = 1.5
      canvas.stroke(outline, .tertiaryLabel)
    }
  }

  private func drawMinus(in circle: CGRect, _ canvas: ControlCanvas) {
    canvas.line(
      from: CGPoint(x: circle.midX - 5, y: circle.midY), to: CGPoint(x: circle.midX + 5, y: circle.midY), width: 2,
      .white)
  }

  private func drawCheckmark(in circle: CGRect, _ canvas: ControlCanvas) {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: circle.midX - 5, y: circle.midY + 0.5))
    path.addLine(to: CGPoint(x: circle.midX - 1.5, y: circle.midY + 4))
    path.addLine(to: CGPoint(x: circle.midX + 5, y: circle.midY - 4))
    path.lineWidth = 2
    path.lineCapStyle = .round
    path.lineJoinStyle = .round
    canvas.stroke(path, .white)
  }
}

/// The control for reordering a row.
final class UITableViewCellReorderControl: UIView {
  override var accessibilityLabel: String? {
    get { RowControlWords.label(.reorder, of: superview) }
    set {}
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    guard let canvas = ControlCanvas(for: self) else { return }
    for offset in [-5, 0, 5] as [CGFloat] {
      let y = bounds.midY + offset
      canvas.line(
        from: CGPoint(x: bounds.midX - 10, y: y), to: CGPoint(x: bounds.midX + 10, y: y), width: 1.5, .systemGray3)
    }
  }
}
