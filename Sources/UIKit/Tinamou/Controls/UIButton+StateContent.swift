// SPDX-License-Identifier: MIT

/// The values that were set on a button for one state.
@MainActor
package struct ButtonStateContent {
  /// The title.
  package let title: String?
  /// The attributed title.
  package let attributedTitle: NSAttributedString?
  /// The title color.
  package let titleColor: UIColor?
  /// The color of the title's shadow.
  package let titleShadowColor: UIColor?
  /// The image.
  package let image: UIImage?
  /// The image behind the content.
  package let backgroundImage: UIImage?
  /// The configuration of a symbol.
  package let symbolConfiguration: UIImage.SymbolConfiguration?
}

extension UIButton {
  /// Returns the values that were set for `state`, without those that it takes from the normal state.
  package func ownContent(for state: State) -> ButtonStateContent {
    ButtonStateContent(
      title: content.titles.own(state), attributedTitle: content.attributedTitles.own(state),
      titleColor: content.titleColors.own(state), titleShadowColor: content.titleShadowColors.own(state),
      image: content.images.own(state), backgroundImage: content.backgroundImages.own(state),
      symbolConfiguration: content.symbolConfigurations.own(state))
  }
}
