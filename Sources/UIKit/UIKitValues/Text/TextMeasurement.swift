// SPDX-License-Identifier: MIT

import Synchronization
import SystemFont

/// The measurer of all text. Not part of UIKit.
///
/// The default measurer returns the sizes of an iPhone on every machine. Code that draws with other fonts can replace
/// it before the first text is laid out.
public enum TextMeasurement {
  /// The current measurer.
  public static var current: any TextMeasuring { state.withLock { $0.cache.measuring.base } }

  /// Sets the measurer. Views that have been laid out keep their sizes until their content changes.
  public static func use(_ measurer: any TextMeasuring) {
    state.withLock { $0.cache = TextBlockCache(measuring: AnyMeasurer(base: measurer)) }
  }

  /// Returns the current measurer, prepared for `face`.
  static func measurer(for face: FontFace) -> any TextMeasuring { state.withLock { $0.cache.measurer(for: face).base } }

  /// Returns the size of `text` in one face, cached after the first measurement.
  package static func block(
    _ text: String, in face: FontFace, width: Double, lineLimit: Int, mode: SystemFont.LineBreakMode
  ) -> TextBlock {
    state.withLock { $0.cache.block(text, in: face, width: width, lineLimit: lineLimit, mode: mode) }
  }

  private struct State: Sendable {
    var cache = TextBlockCache(measuring: AnyMeasurer(base: SystemFontMeasurer()))
  }

  private static let state = Mutex(State())
}

/// A type-erased measurer.
struct AnyMeasurer: TextMeasuring {
  let base: any TextMeasuring

  func metrics(of face: FontFace) -> FontMetrics { base.metrics(of: face) }

  func appendAdvances(of scalars: ArraySlice<Unicode.Scalar>, in face: FontFace, to advances: inout [Double]) {
    base.appendAdvances(of: scalars, in: face, to: &advances)
  }

  func prepared(for face: FontFace) -> AnyMeasurer { AnyMeasurer(base: base.prepared(for: face)) }
}
