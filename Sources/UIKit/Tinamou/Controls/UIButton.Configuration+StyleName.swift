// SPDX-License-Identifier: MIT

extension UIButton.Configuration {
  /// The name of the function that makes a configuration of this style.
  package var styleName: String {
    switch style {
    case .plain: "plain"
    case .gray: "gray"
    case .tinted: "tinted"
    case .filled: "filled"
    }
  }
}
