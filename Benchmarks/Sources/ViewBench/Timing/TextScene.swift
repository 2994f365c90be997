// SPDX-License-Identifier: MIT

import Measuring
import Tinamou

/// The measurement of labels, which a table of texts needs before layout.
@MainActor
enum TextScene {
  /// Measures `count` labels with different texts of two lines. A frame measures all of them again from the cache.
  static func measure(_ count: Int, limit: Double) -> Samples {
    var samples = Samples()
    var generation = 0
    samples.repeating(limit: limit, atMost: 9) { samples in
      generation += 1
      let texts = (0..<count).map {
        "Message \($0) of round \(generation) tells of the weather at the lake and ends in its second line"
      }
      let label = UILabel()
      label.numberOfLines = 0
      @MainActor func measureAll() -> Double {
        var height = 0.0
        for text in texts {
          label.text = text
          height += label.sizeThatFits(CGSize(width: 375, height: 10_000)).height
        }
        return height
      }
      let bytes = Stopwatch.bytes
      let begin = Stopwatch.microseconds
      let height = measureAll()
      samples.build.append(Stopwatch.microseconds - begin)
      samples.bytes = Stopwatch.bytes - bytes
      precondition((1.5 * 20...2.5 * 22).contains(height / Double(count)), "the texts are not of two lines")
      samples.timeFrames(2) { _ in _ = measureAll() }
    }
    return samples
  }
}
