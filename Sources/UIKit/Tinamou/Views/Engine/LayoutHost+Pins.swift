// SPDX-License-Identifier: MIT

import Cassowary
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
  ///
  /// Each value is determined for a moment by a constraint that holds already, so nothing moves.
  func openAxes(of reference: any LayoutItemReference) -> [OpenAxis] {
    solve()
    let index = index(of: reference)
    guard index >= 0 else { return [] }
    let item = ItemID(index: index)
    return [[LayoutAttribute.left, .width], [.top, .height]].compactMap { attributes in
      let variables = attributes.map { engine.variable($0, of: item) }
      let values = zip(attributes, variables).compactMap { attribute, variable -> OpenAxis.Value? in
        let interval = engine.solver.interval(of: variable)
        guard interval.upperBound - interval.lowerBound > Self.tolerance else { return nil }
        return OpenAxis.Value(
          attribute: attribute, value: engine.solver.value(of: variable), interval: interval,
          determinesAxis: determines(variable, all: variables))
      }
      return values.isEmpty ? nil : OpenAxis(values: values)
    }
  }

  /// Returns whether all of `variables` are determined once `variable` is.
  private func determines(_ variable: Variable, all variables: [Variable]) -> Bool {
    let value = engine.solver.value(of: variable)
    let row = engine.solver.insert([Term(1, variable)], .equal, constant: -value, priority: .nearlyRequired)
    engine.solver.solve()
    let isDetermined = !engine.solver.areAmbiguous(variables).contains(true)
    engine.solver.remove(row)
    engine.solver.solve()
    markMovedItems()
    return isDetermined
  }
}
