// SPDX-License-Identifier: MIT

/// Values for the states of a control. A state without a value uses the value of the normal state.
struct ButtonStateValues<Value> {
  private var values: [UInt: Value] = [:]

  subscript(state: UIControl.State) -> Value? {
    get { values[state.rawValue] ?? values[UIControl.State.normal.rawValue] }
    set { values[state.rawValue] = newValue }
  }

  /// Returns the value that was set for this state; `nil` if none was set.
  func own(_ state: UIControl.State) -> Value? { values[state.rawValue] }
}

/// The content of a button without a configuration, for each state.
struct ButtonContent {
  var titles = ButtonStateValues<String>()
  var attributedTitles = ButtonStateValues<NSAttributedString>()
  var titleColors = ButtonStateValues<UIColor>()
  var titleShadowColors = ButtonStateValues<UIColor>()
  var images = ButtonStateValues<UIImage>()
  var backgroundImages = ButtonStateValues<UIImage>()
  var symbolConfigurations = ButtonStateValues<UIImage.SymbolConfiguration>()
}
