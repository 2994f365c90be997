// SPDX-License-Identifier: MIT

import Measuring
import Tinamou

extension FeedScene {
  /// Measures the first layout of `count` items. There are no frames.
  static func measure(_ name: String, _ count: Int, limit: Double) -> Samples {
    var samples = Samples()
    samples.repeating(limit: limit) { samples in
      guard let controller = named(name, count: count) else { return }
      let view: UIView = controller.view
      let begin = Stopwatch.microseconds
      view.layoutIfNeeded()
      samples.build.append(Stopwatch.microseconds - begin)
    }
    return samples
  }
}
