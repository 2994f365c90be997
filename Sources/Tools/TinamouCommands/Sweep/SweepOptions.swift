// SPDX-License-Identifier: MIT

import ArgumentParser
import LayoutChecks
import LayoutModel

/// The sizes at which layouts are examined.
struct SweepOptions: ParsableArguments {
  @Option(help: ArgumentHelp("The widths, in points, such as 320-1366.", valueName: "from-to"))
  var widths: SizeRange?

  @Option(help: ArgumentHelp("The heights, in points, at the layout's own width.", valueName: "from-to"))
  var heights: SizeRange?

  @Flag(help: "Lay out at every size, for views that hold a finding for a few points only.")
  var exhaustive = false

  /// The ranges with their axes. Heights alone leave the width as it is.
  var ranges: [(axis: LayoutAxis, sizes: ClosedRange<Int>)] {
    let across = widths?.sizes ?? (heights == nil ? LayoutSweep.standardRange : nil)
    return [(LayoutAxis.vertical, heights?.sizes), (.horizontal, across)].compactMap { axis, sizes in
      sizes.map { (axis, $0) }
    }
  }
}

/// A range of sizes on the command line, as in `320-1366`.
struct SizeRange: ExpressibleByArgument {
  let sizes: ClosedRange<Int>

  /// The largest size, in points.
  private static let limit = 10_000

  init?(argument: String) {
    let numbers = argument.replacing("...", with: "-").split(separator: "-").map { Int($0) }
    guard numbers.count == 2, let first = numbers[0], let last = numbers[1], (1...Self.limit).contains(first),
      (first...Self.limit).contains(last)
    else { return nil }
    sizes = first...last
  }
}
