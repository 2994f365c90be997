// SPDX-License-Identifier: MIT

/// A cell of the matrix that a layout was tried in. What is nil was left as the file has it.
public struct Setting: Sendable, Codable, Hashable {
  /// The device's name.
  public var device: String?
  /// How the device was held: portrait or landscape.
  public var orientation: String?
  /// The reader's text size, by the word of the command line.
  public var textSize: String?
  /// Which side leads: ltr or rtl.
  public var direction: String?

  /// A cell; by default the one that the file itself asks for.
  public init(device: String? = nil, orientation: String? = nil, textSize: String? = nil, direction: String? = nil) {
    self.device = device
    self.orientation = orientation
    self.textSize = textSize
    self.direction = direction
  }

  /// Every combination, devices outermost; one cell that changes nothing where all lists are empty.
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
