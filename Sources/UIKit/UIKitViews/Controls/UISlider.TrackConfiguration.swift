// SPDX-License-Identifier: MIT

extension UISlider {
  /// The ticks of a slider's track, the range that can be selected, and the value from which the track is filled.
  public struct TrackConfiguration: Hashable, Sendable {
    /// A mark on the track.
    public struct Tick: Hashable, Sendable {
      /// The position on the track, from 0 at its beginning to 1 at its end.
      public var position: Float
      /// The text beside the mark, for accessibility. The default is `nil`. Stored; has no effect.
      public var title: String?
      /// The image in place of the mark; `nil` for a dot. The default is `nil`.
      public var image: UIImage?

      /// Creates a tick at a position from 0 to 1.
      public init(position: Float, title: String? = nil, image: UIImage? = nil) {
        (self.position, self.title, self.image) = (position, title, image)
      }
    }

    /// Whether only the values of ticks can be selected, if there are any. The default is `true`.
    public var allowsTickValuesOnly: Bool
    /// The value from which the track is filled. The default is `0`. Has an effect in the range of the slider.
    public var neutralValue: Float
    /// The values that can be selected; `nil` for all.
    public var enabledRange: ClosedRange<Float>?
    /// The ticks.
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

// MARK: Effect

extension UISlider {
  /// The diameter of the dot that marks a tick, in points. Estimated.
  private static let tickDiameter: CGFloat = 3

  /// The values of the ticks that can be selected, in order; `nil` if other values can be selected, too.
  private var tickValues: [Float]? {
    guard let track = trackConfiguration, track.allowsTickValuesOnly, !track.ticks.isEmpty else { return nil }
    let values = track.ticks.map { minimumValue + $0.position * (maximumValue - minimumValue) }.sorted()
    let allowed = values.filter { track.enabledRange?.contains($0) ?? true }
    return allowed.isEmpty ? nil : allowed
  }

  /// Returns the value nearest to one in the slider's range that can be selected.
  func selectable(_ value: Float) -> Float {
    if let tickValues { return tickValues.min { abs($0 - value) < abs($1 - value) } ?? value }
    guard let range = trackConfiguration?.enabledRange else { return value }
    return min(max(value, range.lowerBound), range.upperBound)
  }

  /// Returns the next value that can be selected above a value, or below it; `nil` if any can be.
  func tick(after value: Float, isAbove: Bool) -> Float? {
    guard let tickValues else { return nil }
    return (isAbove ? tickValues.first { $0 > value } : tickValues.last { $0 < value }) ?? value
  }

  func drawTicks(in track: CGRect, _ canvas: ControlCanvas) {
    guard let ticks = trackConfiguration?.ticks else { return }
    for tick in ticks {
      let value = minimumValue + tick.position * (maximumValue - minimumValue)
      let center = thumbRect(forBounds: bounds, trackRect: track, value: value).midX
      let size = tick.image?.size ?? CGSize(width: Self.tickDiameter, height: Self.tickDiameter)
      let mark = CGRect(
        x: center - size.width / 2, y: track.midY - size.height / 2, width: size.width, height: size.height)
      if let image = tick.image {
        image.draw(in: mark, asTemplateIn: .tertiaryLabel)
      } else {
        canvas.fillCapsule(mark, .tertiaryLabel)
      }
    }
  }

  /// The part of the track between its beginning, or the neutral value of its configuration, and the thumb.
  func filledPart(of track: CGRect, upTo end: CGFloat) -> CGRect {
    var start = runsRightToLeft ? track.maxX : track.minX
    if let neutral = trackConfiguration?.neutralValue, neutral > minimumValue, neutral <= maximumValue {
      start = thumbRect(forBounds: bounds, trackRect: track, value: neutral).midX
    }
    return CGRect(x: min(start, end), y: track.minY, width: abs(end - start), height: track.height)
  }
}
