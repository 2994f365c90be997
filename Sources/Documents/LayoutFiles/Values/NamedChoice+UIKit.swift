// SPDX-License-Identifier: MIT

import Tinamou

extension NSTextAlignment: NamedChoice {}

extension NSLineBreakMode: NamedChoice {}

extension UIFont.Weight: NamedChoice {}

extension UIFont.TextStyle: NamedChoice {}

extension UIImage.SymbolWeight: NamedChoice {}

extension UIButton.Configuration.Size: NamedChoice {}

extension UIButton.Configuration.CornerStyle: NamedChoice {}
