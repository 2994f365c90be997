// SPDX-License-Identifier: MIT

/// What scripts the page gets from the app. They are kept only: there is no script engine.
@preconcurrency @MainActor
open class WKUserContentController: NSObject {
  /// The scripts, in the order of adding.
  open private(set) var userScripts: [WKUserScript] = []

  public override init() { super.init() }

  /// Adds a script.
  open func addUserScript(_ userScript: WKUserScript) { userScripts.append(userScript) }
  /// Forgets all scripts.
  open func removeAllUserScripts() { userScripts = [] }
}
