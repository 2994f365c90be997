// SPDX-License-Identifier: MIT

import Tinamou

/// The reason for which names cannot be converted to scene options.
public enum SceneOptionError: Error, Equatable {
  /// The name is unknown. The suggestion is the most similar known name.
  case unknownWord(String, kind: String, suggestion: String?)
  /// There is no device with the name. The suggestion is the most similar name.
  case unknownDevice(DeviceProfile.UnknownName, suggestion: String?)
  /// The device never had the system.
  case missingSystem(DeviceProfile.MissingSystem)
  /// The number of pixels per point is not from 0.5 to 10.
  case scaleOutOfRange(Double)
}

extension SceneOptions {
  /// Creates options from the names used on the command line.
  ///
  /// - Parameters:
  ///   - device: The name of a device.
  ///   - orientation: `portrait` or `landscape`.
  ///   - system: The version of iOS, such as `26`.
  ///   - textSize: `xs` to `xxxl`, `accessibility1` to `accessibility5`, or UIKit's name of a category.
  ///   - direction: `ltr` or `rtl`.
  ///   - scale: Pixels per point, from 0.5 to 10.
  /// - Throws: ``SceneOptionError`` for the first unknown word.
  public init(
    device: String?, orientation: String?, system: String? = nil, textSize: String?, direction: String?,
    scale: Double? = nil
  ) throws(SceneOptionError) {
    self.init()
    if let device { self.device = try Self.profile(named: device) }
    if let orientation {
      self.orientation = try Self.value(
        of: orientation, "orientation", OptionValues.orientation, OptionValues.orientations)
    }
    if let system { self.system = try Self.system(named: system, of: device) }
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
    do throws(DeviceProfile.UnknownName) {
      return try DeviceProfile(named: name)
    } catch {
      throw .unknownDevice(error, suggestion: DeviceProfile.suggestions(for: name, count: 1).first)
    }
  }

  private static func system(
    named word: String, of device: String?
  ) throws(SceneOptionError) -> InterfaceGeneration {
    guard let system = InterfaceGeneration.named(word) else {
      let names = InterfaceGeneration.allCases.map { "\($0.rawValue)" }
      throw .unknownWord(word, kind: "system", suggestion: Spelling.closest(to: word, in: names))
    }
    guard let device else { return system }
    do throws(DeviceProfile.MissingSystem) {
      try DeviceProfile.requireSystem(system, ofDeviceNamed: device)
    } catch {
      throw .missingSystem(error)
    }
    return system
  }

  private static func value<Value>(
    of word: String, _ kind: String, _ value: (String) -> Value?, _ words: [String]
  ) throws(SceneOptionError) -> Value {
    if let value = value(word) { return value }
    throw .unknownWord(word, kind: kind, suggestion: OptionValues.suggestion(for: word, among: words))
  }
}
