// SPDX-License-Identifier: MIT

import Tinamou

extension NSTextAlignment: NamedChoice {}

extension NSLineBreakMode: NamedChoice {}
