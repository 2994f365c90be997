// SPDX-License-Identifier: MIT

/// A setting of the matrix in which a layout is checked. A property that is `nil` keeps the value from the file.
public struct Setting: Sendable, Codable, Hashable {
  /// The device's name.
  public var device: String?
  /// The device's orientation: portrait or landscape.
  public var orientation: String?
  /// The text size, as named on the command line.
  public var textSize: String?
  /// The layout direction: `ltr` or `rtl`.
  public var direction: String?

  /// Creates a setting. By default every property is `nil`, so the file's own values apply.
  public init(device: String? = nil, orientation: String? = nil, textSize: String? = nil, direction: String? = nil) {
    self.device = device
    self.orientation = orientation
    self.textSize = textSize
    self.direction = direction
  }

  /// Returns all combinations of the given values, with devices as the outermost loop. Returns one empty setting if all
  /// lists are empty.
  public static func matrix(
    devices: [String] = [], orientations: [String] = [], textSizes: [String] = [], directions: [String] = []
  ) -> [Setting] {
    choices(devices).flatMap { device in
      choices(orientations).flatMap { orientation in
        choices(textSizes).flatMap { textSize in
          choices(directions).map { direction in
            Setting(device: device, orientation: orientation, textSize: textSize, direction: direction)
          }
        }
      }
    }
  }

  private static func choices(_ words: [String]) -> [String?] { words.isEmpty ? [nil] : words }
}
