// SPDX-License-Identifier: MIT

public import Tinamou

/// The options for laying out a document.
public struct CanvasOptions {
  /// The source of control sizes.
  public enum Sizes: String, Sendable, CaseIterable {
    /// Sizes come from the stored frames, so that a comparison tests the engine alone.
    case given
    /// Controls compute their own sizes, so that a comparison also tests their metrics.
    case predicted
  }

  /// The source of control sizes. The default is `.predicted`.
  public var sizes = Sizes.predicted
  /// Whether a given size applies only where the content can have it, and a text measures itself where it is moved to another size.
  /// The default is `false`: a stored size is taken whatever it is.
  package var ignoresStaleSizes = false
  /// Known values of the screen environment; other values are predicted. Empty by default.
  public var inputs: [CanvasInputs.Input] = []
  /// The device that replaces the document's own. The default is `nil`, the document's device.
  public var device: DeviceProfile?
  /// The orientation of the replacement device. The default is `nil`, which means portrait.
  public var orientation: DeviceOrientation?
  /// The system whose rules and sizes apply. The default is `nil`, the system of the tool that wrote the document.
  public var system: InterfaceGeneration?
  /// The layout direction. The default is `nil`, which means left to right.
  public var direction: UITraitEnvironmentLayoutDirection?
  /// The text size. The default is `nil`, the size in which the tool that wrote the document showed texts: the standard
  /// one, except in some versions.
  public var textSize: UIContentSizeCategory?

  /// Whether views without subviews and without a content size, such as those of custom classes, use their stored size
  /// as content size, as in Interface Builder. Without this option such sizes can be ambiguous. The default is `true`.
  public var keepsDrawnSizes = true

  /// Whether tables, collection views and text views become smaller than they were drawn before texts beside them do, as in the app,
  /// where their drawn size means nothing. The default is `false`, as in Interface Builder.
  package var shrinksWhatScrolls = false

  /// The rules that are not applied, so that their effect can be measured. Empty by default.
  public var disabledRules: Set<CanvasRule> = []

  /// Creates options for the document's own screen with predicted sizes.
  public init() {}
}
