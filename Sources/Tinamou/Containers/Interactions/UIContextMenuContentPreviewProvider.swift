// SPDX-License-Identifier: MIT

/// Returns the controller that a context menu shows as a preview; `nil` for a picture of the view.
public typealias UIContextMenuContentPreviewProvider = @MainActor () -> UIViewController?
