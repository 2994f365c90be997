// SPDX-License-Identifier: MIT

import Tinamou

/// UIKit's names of the cases of enumerations.
@MainActor
enum ChoiceNames {
  static let weights: [(name: String, weight: UIFont.Weight)] = [
    ("ultraLight", .ultraLight), ("thin", .thin), ("light", .light), ("regular", .regular), ("medium", .medium),
    ("semibold", .semibold), ("bold", .bold), ("heavy", .heavy), ("black", .black),
  ]
  static let textStyles: [UIFont.TextStyle: String] = [
    .largeTitle: "largeTitle", .title1: "title1", .title2: "title2", .title3: "title3", .headline: "headline",
    .subheadline: "subheadline", .body: "body", .callout: "callout", .footnote: "footnote", .caption1: "caption1",
    .caption2: "caption2",
  ]
  static let symbolWeights: [UIImage.SymbolWeight: String] = [
    .unspecified: "unspecified", .ultraLight: "ultraLight", .thin: "thin", .light: "light", .regular: "regular",
    .medium: "medium", .semibold: "semibold", .bold: "bold", .heavy: "heavy", .black: "black",
  ]
  static let masks: [(name: String, mask: UIView.AutoresizingMask)] = [
    ("flexibleLeftMargin", .flexibleLeftMargin), ("flexibleWidth", .flexibleWidth),
    ("flexibleRightMargin", .flexibleRightMargin), ("flexibleTopMargin", .flexibleTopMargin),
    ("flexibleHeight", .flexibleHeight), ("flexibleBottomMargin", .flexibleBottomMargin),
  ]
}
