// SPDX-License-Identifier: MIT

extension UISlider {
  /// The ticks of a slider's track, the range that can be selected, and the value from which the track is filled.
  ///
  /// Stored; has no effect: the slider is drawn without ticks, and every value can be selected.
  public struct TrackConfiguration: Hashable, Sendable {
    /// A mark on the track.
    ///
    /// Stored; has no effect.
    public struct Tick: Hashable, Sendable {
      /// The position on the track, from 0 at its beginning to 1 at its end. Stored; has no effect.
      public var position: Float
      /// The text beside the mark, for accessibility. The default is `nil`. Stored; has no effect.
      public var title: String?
      /// The image in place of the mark; `nil` for a dot. The default is `nil`. Stored; has no effect.
      public var image: UIImage?

      /// Creates a tick at a position from 0 to 1.
      public init(position: Float, title: String? = nil, image: UIImage? = nil) {
        (self.position, self.title, self.image) = (position, title, image)
      }
    }

    /// Whether only the values of ticks can be selected. The default is `true`. Stored; has no effect.
    public var allowsTickValuesOnly: Bool
    /// The value from which the track is filled. The default is `0`. Stored; has no effect.
    public var neutralValue: Float
    /// The values that can be selected; `nil` for all. Stored; has no effect.
    public var enabledRange: ClosedRange<Float>?
    /// The ticks. Stored; has no effect.
    public var ticks: [Tick]

    /// Creates a configuration with ticks.
    public init(
      allowsTickValuesOnly: Bool = true, neutralValue: Float = 0, enabledRange: ClosedRange<Float>? = nil,
      ticks: [Tick] = []
    ) {
      self.allowsTickValuesOnly = allowsTickValuesOnly
      self.neutralValue = neutralValue
      self.enabledRange = enabledRange
      self.ticks = ticks
    }

    /// Creates a configuration with a number of ticks at equal distances, of which the first and the last are at the ends
    /// of the track.
    public init(
      allowsTickValuesOnly: Bool = true, neutralValue: Float = 0, enabledRange: ClosedRange<Float>? = nil,
      numberOfTicks: Int
    ) {
      let last = Float(max(numberOfTicks - 1, 1))
      self.init(
        allowsTickValuesOnly: allowsTickValuesOnly, neutralValue: neutralValue, enabledRange: enabledRange,
        ticks: (0..<max(numberOfTicks, 0)).map { Tick(position: Float($0) / last) })
    }
  }
}
