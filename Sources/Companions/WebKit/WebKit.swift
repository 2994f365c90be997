// SPDX-License-Identifier: MIT

/// `import WebKit` on Linux: web views whose content is measured, but not rendered by a browser.
@_exported import Foundation
@_exported import Tinamou

#if canImport(FoundationNetworking)
  @_exported import FoundationNetworking
#endif
