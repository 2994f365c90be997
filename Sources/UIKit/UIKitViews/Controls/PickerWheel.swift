// SPDX-License-Identifier: MIT

/// The places of a picker's rows, by their distance from the selected one.
@MainActor
struct PickerWheel {
  /// The height of the picker, in points.
  let height: CGFloat
  /// The height of the selected row, in points.
  let row: CGFloat
  private let metrics: SystemMetrics.Controls

  init(height: CGFloat, row: CGFloat, _ metrics: SystemMetrics.Controls) {
    self.height = height
    self.row = row
    self.metrics = metrics
  }

  /// The rows that can be seen. Those that are a quarter of the wheel away are seen from their edge.
  var steps: ClosedRange<Int> {
    let count = metrics.hasPickerWheel ? max(0, Int(((count - 1) / 4).rounded(.down))) : 3
    return -count...count
  }

  /// The length of the visible half of the wheel, in points.
  private var arc: CGFloat { height + 75 }
  /// The number of rows around the wheel.
  private var count: CGFloat { (2 * arc / row).rounded(.up) }
  private var radius: CGFloat { 0.334225372 * arc }
  private func angle(of step: CGFloat) -> CGFloat { 2 * .pi * step / count }

  /// Returns the distance of a row's middle from the top of the picker, in points. A step is a part of one while the wheel turns.
  func center(of step: CGFloat) -> CGFloat {
    if metrics.hasPickerWheel { return height / 2 + radius * sin(angle(of: step)) }
    // The height of rows decreases with their distance from the middle.
    return height / 2 + step * row * (1 - 0.05 * abs(step))
  }

  /// Returns the height in which a row is seen, in points.
  func height(of step: CGFloat) -> CGFloat { metrics.hasPickerWheel ? row * cos(angle(of: step)) : row }

  /// Returns the opacity of a row.
  func opacity(of step: CGFloat) -> CGFloat {
    metrics.hasPickerWheel ? max(0.15, cos(angle(of: step)) - 0.3 * min(abs(step), 1)) : max(0, 1 - 0.25 * abs(step))
  }

  /// Returns the size of a row's text, in points.
  func fontSize(of step: CGFloat) -> CGFloat {
    abs(step) < 0.5 ? metrics.pickerSelectedFontSize : metrics.pickerFontSize
  }
}
