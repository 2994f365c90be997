// SPDX-License-Identifier: MIT

/// A setting of the matrix in which a layout is checked or drawn. A property that is `nil` keeps the value from the file.
public struct Setting: Sendable, Codable, Hashable {
  /// The device's name.
  public var device: String?
  /// The device's orientation: portrait or landscape.
  public var orientation: String?
  /// The version of iOS, such as `26`.
  public var os: String?
  /// The text size, as named on the command line.
  public var textSize: String?
  /// The layout direction: `ltr` or `rtl`.
  public var direction: String?
  /// The appearance: light or dark.
  public var appearance: String?
  /// The contrast that the user prefers: normal or high.
  public var contrast: String?
  /// The language of the app's texts, such as `de`.
  public var language: String?

  /// Creates a setting. By default every property is `nil`, so the file's own values apply.
  public init(
    device: String? = nil, orientation: String? = nil, os: String? = nil, textSize: String? = nil,
    direction: String? = nil,
    appearance: String? = nil, contrast: String? = nil, language: String? = nil
  ) {
    self.device = device
    self.orientation = orientation
    self.os = os
    self.textSize = textSize
    self.direction = direction
    self.appearance = appearance
    self.contrast = contrast
    self.language = language
  }

  /// Returns all combinations of the given values, with devices as the outermost loop. Returns one empty setting if all
  /// lists are empty.
  public static func matrix(
    devices: [String] = [], orientations: [String] = [], systems: [String] = [], textSizes: [String] = [],
    directions: [String] = [],
    appearances: [String] = [], contrasts: [String] = [], languages: [String] = []
  ) -> [Setting] {
    [Setting()].varied(\.device, devices).varied(\.orientation, orientations).varied(\.os, systems).varied(
      \.textSize, textSizes
    )
    .varied(\.direction, directions).varied(\.appearance, appearances).varied(\.contrast, contrasts)
    .varied(\.language, languages)
  }
}

extension [Setting] {
  /// Returns each setting once for each of `values`; the settings themselves if there are none.
  fileprivate func varied(_ property: WritableKeyPath<Setting, String?>, _ values: [String]) -> [Setting] {
    guard !values.isEmpty else { return self }
    return flatMap { setting in
      values.map { value in
        var copy = setting
        copy[keyPath: property] = value
        return copy
      }
    }
  }
}
