// SPDX-License-Identifier: MIT

import Tinamou

/// Sets the names of views in the descriptions of constraints: `MASAttachKeys(["title": title, "picture": picture])`.
///
/// Differs from Masonry: its macro takes the names from the source code.
@preconcurrency @MainActor
public func MASAttachKeys(_ views: KeyValuePairs<String, UIView>) {
  for (name, view) in views { view.mas_key = name }
}
