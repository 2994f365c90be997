// SPDX-License-Identifier: MIT

/// The base class of effects applied to the content behind a view.
@preconcurrency @MainActor
open class UIVisualEffect: NSObject {}
