// SPDX-License-Identifier: MIT

/// A value for each state of a control; states without one have that of the normal state.
struct ButtonStateValues<Value> {
  private var values: [UInt: Value] = [:]

  subscript(state: UIControl.State) -> Value? {
    get { values[state.rawValue] ?? values[UIControl.State.normal.rawValue] }
    set { values[state.rawValue] = newValue }
  }

  /// The value of exactly this state.
  func own(_ state: UIControl.State) -> Value? { values[state.rawValue] }
}

/// What a button without a configuration shows in each state.
struct ButtonContent {
  var titles = ButtonStateValues<String>()
  var attributedTitles = ButtonStateValues<NSAttributedString>()
  var titleColors = ButtonStateValues<UIColor>()
  var titleShadowColors = ButtonStateValues<UIColor>()
  var images = ButtonStateValues<UIImage>()
  var backgroundImages = ButtonStateValues<UIImage>()
  var symbolConfigurations = ButtonStateValues<UIImage.SymbolConfiguration>()
}
