// SPDX-License-Identifier: MIT

/// Methods for opening windows. Never called, because pages cannot open windows.
@preconcurrency @MainActor
public protocol WKUIDelegate: NSObjectProtocol {}
