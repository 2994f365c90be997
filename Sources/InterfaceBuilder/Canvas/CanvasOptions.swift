// SPDX-License-Identifier: MIT

public import Tinamou

/// How a document is laid out.
public struct CanvasOptions {
  /// Where the sizes of controls come from.
  public enum Sizes: String, Sendable, CaseIterable {
    /// The recorded frames: what is under test is the engine.
    case given
    /// The controls themselves: what is under test is also their metrics.
    case predicted
  }

  /// Where the sizes of controls come from.
  public var sizes = Sizes.predicted
  /// What is known of the screen around the document; the rest is predicted.
  public var inputs: [CanvasInputs.Input] = []
  /// Another device than the document's; nil for its own.
  public var device: DeviceProfile?
  /// How the other device is held; nil for upright.
  public var orientation: DeviceOrientation?
  /// Another reading direction than left to right.
  public var direction: UITraitEnvironmentLayoutDirection?
  /// Another text size than the standard one.
  public var textSize: UIContentSizeCategory?

  /// Whether views with nothing in them and without a content size, such as those of the author's classes, have the size that
  /// they were drawn with in place of one, as Interface Builder has it. Without it such sizes can be ambiguous.
  public var keepsDrawnSizes = true

  /// A document as it was drawn, with everything predicted.
  public init() {}
}
