// SPDX-License-Identifier: MIT

import Tinamou

/// The reason for which names cannot be converted to scene options.
public enum SceneOptionError: Error, Equatable {
  /// The name is unknown. The suggestion is the most similar known name.
  case unknownWord(String, kind: String, suggestion: String?)
  /// The number of pixels per point is not from 0.5 to 10.
  case scaleOutOfRange(Double)
}

extension SceneOptions {
  /// Creates options from the names used on the command line.
  ///
  /// - Parameters:
  ///   - device: The name of a device.
  ///   - orientation: `portrait` or `landscape`.
  ///   - textSize: `xs` to `xxxl`, `accessibility1` to `accessibility5`, or UIKit's name of a category.
  ///   - direction: `ltr` or `rtl`.
  ///   - scale: Pixels per point, from 0.5 to 10.
  /// - Throws: ``SceneOptionError`` for the first unknown word.
  @MainActor
  public init(
    device: String?, orientation: String?, textSize: String?, direction: String?, scale: Double? = nil
  ) throws(SceneOptionError) {
    self.init()
    if let device { self.device = try Self.profile(named: device) }
    if let orientation {
      self.orientation = try Self.value(
        of: orientation, "orientation", OptionValues.orientation, OptionValues.orientations)
    }
    if let direction {
      self.direction = try Self.value(of: direction, "direction", OptionValues.direction, OptionValues.directions)
    }
    if let textSize {
      self.textSize = try Self.value(of: textSize, "text size", OptionValues.textSize, OptionValues.textSizes)
    }
    if let scale {
      guard scale >= 0.5, scale <= 10 else { throw .scaleOutOfRange(scale) }
      self.scale = CGFloat(scale)
    }
  }

  private static func profile(named name: String) throws(SceneOptionError) -> DeviceProfile {
    if let profile = DeviceProfile.named(name) { return profile }
    throw .unknownWord(name, kind: "device", suggestion: DeviceProfile.suggestions(for: name, count: 1).first)
  }

  @MainActor
  private static func value<Value>(
    of word: String, _ kind: String, _ value: (String) -> Value?, _ words: [String]
  ) throws(SceneOptionError) -> Value {
    if let value = value(word) { return value }
    throw .unknownWord(word, kind: kind, suggestion: OptionValues.suggestion(for: word, among: words))
  }
}
