// SPDX-License-Identifier: MIT

import Tinamou

/// Light or dark, by its word.
struct AppearanceChoice: NamedChoice {
  let style: UIUserInterfaceStyle

  static var kind: String { "an appearance" }
  static var choices: [(name: String, value: AppearanceChoice)] {
    [("light", AppearanceChoice(style: .light)), ("dark", AppearanceChoice(style: .dark))]
  }
}
