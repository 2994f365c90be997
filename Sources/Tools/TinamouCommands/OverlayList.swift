// SPDX-License-Identifier: MIT

import ArgumentParser
import Foundation
import Pictures

/// The value of `--show`: the overlays to draw over the views.
struct OverlayList: ExpressibleByArgument {
  let overlays: Picture.Overlays

  init() {
    overlays = []
  }

  init?(argument: String) {
    var overlays: Picture.Overlays = []
    for word in argument.split(separator: ",") {
      guard let overlay = Picture.Overlays(name: word.trimmingCharacters(in: .whitespaces)) else { return nil }
      overlays.insert(overlay)
    }
    self.overlays = overlays
  }

  static var allValueStrings: [String] { Picture.Overlays.allNames }

  /// The names of the overlays.
  var names: [String] {
    Picture.Overlays.allNames.filter { Picture.Overlays(name: $0).map(overlays.isSuperset) == true }
  }

  /// The default in help texts.
  var defaultValueDescription: String {
    names.isEmpty ? "none" : names.joined(separator: ",")
  }
}
