// SPDX-License-Identifier: MIT

/// The methods that determine the position of a toolbar.
@preconcurrency @MainActor
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}
