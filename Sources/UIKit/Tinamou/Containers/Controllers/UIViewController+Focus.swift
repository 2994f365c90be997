// SPDX-License-Identifier: MIT

extension UIViewController: UIFocusEnvironment {}
