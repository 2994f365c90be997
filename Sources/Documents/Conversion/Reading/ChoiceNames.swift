// SPDX-License-Identifier: MIT

import Tinamou

/// UIKit's names of the cases of enumerations.
@MainActor
enum ChoiceNames {
  static let semantics: [UISemanticContentAttribute: String] = [
    .unspecified: "unspecified", .playback: "playback", .spatial: "spatial", .forceLeftToRight: "forceLeftToRight",
    .forceRightToLeft: "forceRightToLeft",
  ]
  static let contentModes: [UIView.ContentMode: String] = [
    .scaleToFill: "scaleToFill", .scaleAspectFit: "scaleAspectFit", .scaleAspectFill: "scaleAspectFill",
    .redraw: "redraw", .center: "center", .top: "top", .bottom: "bottom", .left: "left", .right: "right",
    .topLeft: "topLeft", .topRight: "topRight", .bottomLeft: "bottomLeft", .bottomRight: "bottomRight",
  ]
  static let textAlignments: [NSTextAlignment: String] = [
    .natural: "natural", .left: "left", .center: "center", .right: "right", .justified: "justified",
  ]
  static let lineBreaks: [NSLineBreakMode: String] = [
    .byWordWrapping: "byWordWrapping", .byCharWrapping: "byCharWrapping", .byClipping: "byClipping",
    .byTruncatingHead: "byTruncatingHead", .byTruncatingTail: "byTruncatingTail",
    .byTruncatingMiddle: "byTruncatingMiddle",
  ]
  static let borderStyles: [UITextField.BorderStyle: String] = [
    .none: "none", .line: "line", .bezel: "bezel", .roundedRect: "roundedRect",
  ]
  static let buttonTypes: [UIButton.ButtonType: String] = [
    .custom: "custom", .system: "system", .detailDisclosure: "detailDisclosure", .infoLight: "infoLight",
    .infoDark: "infoDark", .contactAdd: "contactAdd", .close: "close",
  ]
  static let horizontalAlignments: [UIControl.ContentHorizontalAlignment: String] = [
    .center: "center", .left: "left", .right: "right", .fill: "fill", .leading: "leading", .trailing: "trailing",
  ]
  static let verticalAlignments: [UIControl.ContentVerticalAlignment: String] = [
    .center: "center", .top: "top", .bottom: "bottom", .fill: "fill",
  ]
  static let dateModes: [UIDatePicker.Mode: String] = [
    .time: "time", .date: "date", .dateAndTime: "dateAndTime", .countDownTimer: "countDownTimer",
  ]
  static let dateStyles: [UIDatePickerStyle: String] = [
    .automatic: "automatic", .wheels: "wheels", .compact: "compact", .inline: "inline",
  ]
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
