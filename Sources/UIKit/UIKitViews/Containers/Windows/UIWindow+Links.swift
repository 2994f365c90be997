// SPDX-License-Identifier: MIT

extension UIWindow: LinkHost {
  func follow(_ url: URL) { UIApplication.shared.open(url) }
}
