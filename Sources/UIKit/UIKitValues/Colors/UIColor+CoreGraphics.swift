// SPDX-License-Identifier: MIT

extension UIColor: CGColorConvertible {}
