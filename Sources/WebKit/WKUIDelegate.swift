// SPDX-License-Identifier: MIT

/// What opens windows for pages. There are none to open here.
@preconcurrency @MainActor
public protocol WKUIDelegate: NSObjectProtocol {}
