// SPDX-License-Identifier: MIT

extension UIView {
  /// The light or dark appearance of the view and its descendants; `.unspecified`, the default, for the inherited one.
  public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { storedTraitOverrides?.userInterfaceStyle ?? .unspecified }
    set { if newValue != overrideUserInterfaceStyle { traitOverrides.userInterfaceStyle = newValue } }
  }

  /// The interactions of the view. The default is empty.
  public var interactions: [any UIInteraction] {
    get { interaction?.interactions ?? [] }
    set { setInteractions(newValue) }
  }
  /// Adds an interaction, after removing it from its current view.
  public func addInteraction(_ interaction: any UIInteraction) { add(interaction) }
  /// Removes an interaction.
  public func removeInteraction(_ interaction: any UIInteraction) { remove(interaction) }
}
