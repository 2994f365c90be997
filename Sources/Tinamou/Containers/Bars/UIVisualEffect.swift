// SPDX-License-Identifier: MIT

/// Something that is done to what is behind a view.
@preconcurrency @MainActor
open class UIVisualEffect: NSObject {}
