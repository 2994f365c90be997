// SPDX-License-Identifier: MIT

/// A closure that returns the controller shown as the preview of a context menu; `nil` for a snapshot of the view.
public typealias UIContextMenuContentPreviewProvider = @MainActor () -> UIViewController?
