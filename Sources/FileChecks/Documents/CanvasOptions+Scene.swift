// SPDX-License-Identifier: MIT

import InterfaceBuilder
import InterfaceDocuments
import LayoutFiles
import Tinamou

extension CanvasOptions {
  /// Creates the canvas options for a document from the options of layout files.
  public init(_ options: SceneOptions, sizes: Sizes, of document: InterfaceDocument? = nil) {
    self.init()
    self.sizes = sizes
    device = options.device
    // The orientation can change only if the device is known.
    if device == nil, options.orientation != nil, let document { device = document.device?.profile ?? .standard }
    orientation = options.orientation
    direction = options.direction
    textSize = options.textSize
  }
}

extension InterfaceDevice {
  /// The device with a screen of this size; `nil` if there is none.
  fileprivate var profile: DeviceProfile? {
    let names = [
      "retina3_5": "iPhone 4s", "retina4_0": "iPhone SE (1st generation)", "retina4_7": "iPhone 8",
      "retina5_5": "iPhone 8 Plus", "retina5_9": "iPhone X", "retina6_1": "iPhone 11", "retina6_5": "iPhone 11 Pro Max",
      "retina5_4": "iPhone 13 mini", "retina6_0": "iPhone 14", "retina6_7": "iPhone 14 Plus", "retina6_12": "iPhone 15",
      "retina6_72": "iPhone 15 Plus", "retina6_3": "iPhone 16 Pro", "retina6_9": "iPhone 16 Pro Max",
      "ipad9_7": "iPad 9.7", "ipad10_2": "iPad 10.2", "ipad10_5": "iPad Air 10.5", "ipad8_3": "iPad mini 8.3",
      "ipad10_9rounded": "iPad Air 10.9", "ipad11_0rounded": "iPad Pro 11", "ipad12_9": "iPad Pro 12.9",
      "ipad12_9rounded": "iPad Pro 12.9",
    ]
    return names[name].flatMap(DeviceProfile.named)
  }
}
