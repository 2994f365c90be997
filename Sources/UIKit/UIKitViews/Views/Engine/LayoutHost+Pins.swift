// SPDX-License-Identifier: MIT

import LayoutModel

/// The freedom of an item along one axis.
struct OpenAxis {
  /// A position or size that the constraints do not determine.
  struct Value {
    /// Left, top, width or height.
    let attribute: LayoutAttribute
    /// The present value, in points.
    let value: Double
    /// The values that the constraints allow, in points.
    let interval: ClosedRange<Double>
    /// Whether the other value of the axis is determined as soon as this one is.
    let determinesAxis: Bool
  }

  /// The values that are not determined: the position, the size, or both.
  let values: [Value]
}

extension LayoutHost {
  /// Differences up to this, in points, are rounding errors.
  private static let tolerance = 1e-3

  /// Returns the axes along which an item is ambiguous, horizontal first.
  func openAxes(of reference: any LayoutItemReference) -> [OpenAxis] {
    solve()
    let index = index(of: reference)
    guard index >= 0 else { return [] }
    let item = engine.item(at: index)
    return [[LayoutAttribute.left, .width], [.top, .height]].compactMap { attributes in
      let all = attributes.map { ItemAnchor(item, $0) }
      let values = all.compactMap { value -> OpenAxis.Value? in
        let interval = engine.interval(of: value)
        guard interval.upperBound - interval.lowerBound > Self.tolerance else { return nil }
        return OpenAxis.Value(
          attribute: value.attribute, value: engine.value(of: value), interval: interval,
          determinesAxis: engine.determines(value, all: all))
      }
      return values.isEmpty ? nil : OpenAxis(values: values)
    }
  }
}
