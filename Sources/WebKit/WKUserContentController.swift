// SPDX-License-Identifier: MIT

/// The scripts that the app adds to pages. They are stored and have no effect, because there is no script engine.
@preconcurrency @MainActor
open class WKUserContentController: NSObject {
  /// The scripts, in the order in which they were added.
  open private(set) var userScripts: [WKUserScript] = []

  public override init() { super.init() }

  /// Adds a script.
  open func addUserScript(_ userScript: WKUserScript) { userScripts.append(userScript) }
  /// Removes all scripts.
  open func removeAllUserScripts() { userScripts = [] }
}
