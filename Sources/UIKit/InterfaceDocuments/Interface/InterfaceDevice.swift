// SPDX-License-Identifier: MIT

/// The device that a canvas shows.
public struct InterfaceDevice: Hashable, Sendable {
  /// The name of the device in Interface Builder, such as `retina6_1`.
  public let name: String
  /// Whether the device is in landscape orientation.
  public let isLandscape: Bool
  /// The part of an iPad's screen, such as `fullscreen` or `splitview1_2`; `nil` for the entire screen.
  public let layout: String?

  init?(_ element: MarkupElement) {
    guard let name = element["id"] else { return nil }
    self.name = name
    isLandscape = element["orientation"] == "landscape"
    layout = element["layout"] ?? element.element("adaptation")?["id"]
  }

  /// Whether the device is an iPad.
  public var isPad: Bool { name.hasPrefix("ipad") }

  /// The size classes of the screen.
  public var traits: InterfaceTraits {
    if isPad {
      let isNarrow = layout.map { $0.hasPrefix("slideover") || $0.contains("1_3") || $0.contains("1_2") } ?? false
      return InterfaceTraits(width: isNarrow ? .compact : .regular, height: .regular)
    }
    guard isLandscape else { return InterfaceTraits(width: .compact, height: .regular) }
    let isWide = ["retina5_5", "retina6_1", "retina6_5", "retina6_7", "retina6_72", "retina6_9"].contains(name)
    return InterfaceTraits(width: isWide ? .regular : .compact, height: .compact)
  }
}
