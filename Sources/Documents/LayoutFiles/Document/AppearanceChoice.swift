// SPDX-License-Identifier: MIT

import Tinamou

/// Light or dark appearance, by name.
struct AppearanceChoice: NamedChoice {
  let style: UIUserInterfaceStyle

  static var kind: String { "an appearance" }
  static var choices: [(name: String, value: AppearanceChoice)] {
    [("light", AppearanceChoice(style: .light)), ("dark", AppearanceChoice(style: .dark))]
  }
}
