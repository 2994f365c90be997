// SPDX-License-Identifier: MIT

/// A wheel of a picker: a scroll view whose rows lie on a wheel, and which comes to rest at one of them.
@MainActor
final class PickerColumn: UIScrollView, UIScrollViewDelegate {
  private weak var picker: UIPickerView?
  let component: Int
  /// The views of the rows that are seen, by row.
  private var shown: [Int: UIView] = [:]
  /// A view of a row that is no longer seen, which the delegate may use again.
  private var spare: UIView?
  /// The row in the middle before the finger moved the wheel; `nil` while a person does not move it.
  private var rowAtStart: Int?

  init(of picker: UIPickerView, component: Int) {
    self.picker = picker
    self.component = component
    super.init(frame: .zero)
    delegate = self
    backgroundColor = nil
    isOpaque = false
    clipsToBounds = true
    showsVerticalScrollIndicator = false
    showsHorizontalScrollIndicator = false
    alwaysBounceVertical = true
    scrollsToTop = false
    contentInsetAdjustmentBehavior = .never
    decelerationRate = .fast
    let tap = UITapGestureRecognizer()
    tap.addTarget(self) { [unowned tap] column in { column.choose(tap) } }
    addGestureRecognizer(tap)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  // MARK: Rows

  private var rowCount: Int { picker?.numberOfRows(inComponent: component) ?? 0 }
  private var rowHeight: CGFloat { max(1, picker?.rowSize(forComponent: component).height ?? 1) }

  /// The row in the middle, with the part by which the next one has come near.
  private var position: CGFloat { (contentOffset.y + contentInset.top) / rowHeight }

  private func offset(of row: Int) -> CGPoint { CGPoint(x: 0, y: CGFloat(row) * rowHeight - contentInset.top) }

  private func nearestRow(to y: CGFloat) -> Int {
    min(max(0, Int(saturating: ((y + contentInset.top) / rowHeight).rounded())), max(0, rowCount - 1))
  }

  /// Returns the view of a row; `nil` for a row that is not seen.
  func view(ofRow row: Int) -> UIView? {
    layoutIfNeeded()
    return shown[row]
  }

  /// Makes the views of the rows again.
  func reload() {
    for view in shown.values { view.removeFromSuperview() }
    shown = [:]
    spare = nil
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let inset = (bounds.height - rowHeight) / 2
    let size = CGSize(width: bounds.width, height: CGFloat(rowCount) * rowHeight)
    if contentSize != size || contentInset.top != inset {
      contentInset = UIEdgeInsets(top: inset, left: 0, bottom: inset, right: 0)
      contentSize = size
      if rowAtStart == nil, let row = picker?.selectedRow(inComponent: component) { contentOffset = offset(of: row) }
    }
    showRows()
  }

  private func showRows() {
    guard let picker, bounds.height > 0 else { return }
    let wheel = picker.wheel(ofHeight: bounds.height, row: rowHeight)
    let position = self.position
    let reach = CGFloat(wheel.steps.upperBound) + 0.5
    let first = max(0, Int(saturating: (position - reach).rounded(.up)))
    let last = min(rowCount - 1, Int(saturating: (position + reach).rounded(.down)))
    for (row, view) in shown where row < first || row > last {
      view.removeFromSuperview()
      shown[row] = nil
      spare = view
    }
    guard first <= last else { return }
    for row in first...last { place(row, CGFloat(row) - position, wheel) }
  }

  private func place(_ row: Int, _ step: CGFloat, _ wheel: PickerWheel) {
    guard let picker else { return }
    let view = shown[row] ?? picker.makeRowView(row, component, reusing: spare)
    if shown[row] == nil {
      if view === spare { spare = nil }
      shown[row] = view
      addSubview(view)
    }
    picker.setTitle(of: view, row, component, fontSize: wheel.fontSize(of: step))
    view.bounds.size = CGSize(width: bounds.width, height: rowHeight)
    view.center = CGPoint(x: bounds.width / 2, y: contentOffset.y + wheel.center(of: step))
    // A row that is turned away is seen lower, and its letters with it.
    view.transform = CGAffineTransform(scaleX: 1, y: max(0.01, wheel.height(of: step) / rowHeight))
    view.alpha = wheel.opacity(of: step)
  }

  // MARK: Selecting

  /// Turns the wheel to a row, in code.
  func show(_ row: Int, animated: Bool) {
    rowAtStart = nil
    setContentOffset(offset(of: row), animated: animated && window != nil)
  }

  /// Turns the wheel to a row as a person does, who is then told of the selection.
  func turn(to row: Int) {
    begin()
    let target = offset(of: min(max(0, row), rowCount - 1))
    setContentOffset(target, animated: true)
    if contentOffset == target { finish() }
  }

  /// Selects the row that was tapped. A tap on a wheel that turns stops it.
  private func choose(_ tap: UITapGestureRecognizer) {
    guard rowCount > 0 else { return }
    if position != position.rounded() { return turn(to: nearestRow(to: contentOffset.y)) }
    let y = tap.location(in: self).y
    guard let row = shown.min(by: { abs($0.value.center.y - y) < abs($1.value.center.y - y) })?.key else { return }
    if row != nearestRow(to: contentOffset.y) { turn(to: row) }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    // The finger has stopped the wheel, and was lifted later than a tap.
    if rowAtStart != nil, !isDragging, position != position.rounded() { turn(to: nearestRow(to: contentOffset.y)) }
  }

  private func begin() {
    if rowAtStart == nil { rowAtStart = picker?.selectedRow(inComponent: component) }
  }

  /// Ends a movement by a person: the delegate is told if another row is selected.
  private func finish() {
    guard let start = rowAtStart else { return }
    rowAtStart = nil
    let row = nearestRow(to: contentOffset.y)
    picker?.columnDidTurn(self, to: row)
    if row != start { picker?.columnDidSelect(self, row) }
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { begin() }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    showRows()
    if rowAtStart != nil { picker?.columnDidTurn(self, to: nearestRow(to: contentOffset.y)) }
  }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    targetContentOffset.pointee = offset(of: nearestRow(to: targetContentOffset.pointee.y))
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { finish() }
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { finish() }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { finish() }

  // MARK: Assistive technology

  override var standardAccessibilityTraits: UIAccessibilityTraits { .adjustable }
  override var standardAccessibilityValue: String? {
    picker.flatMap { $0.text(ofRow: $0.selectedRow(inComponent: component), in: component) }
  }
  override var isAccessibilityElementByItself: Bool { true }
  override func accessibilityIncrement() { turn(to: nearestRow(to: contentOffset.y) + 1) }
  override func accessibilityDecrement() { turn(to: nearestRow(to: contentOffset.y) - 1) }
}
