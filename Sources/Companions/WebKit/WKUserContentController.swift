// SPDX-License-Identifier: MIT

/// The scripts that the app adds to pages, and the objects that receive messages of scripts.
///
/// Differs from WebKit: there is no script engine. The scripts are stored and have no effect. Tests send messages with
/// `inspection.sendScriptMessage(_:to:)` of the web view.
@preconcurrency @MainActor
open class WKUserContentController: NSObject {
  /// The scripts, in the order in which they were added.
  open private(set) var userScripts: [WKUserScript] = []
  private var handlers: [String: any WKScriptMessageHandler] = [:]
  private var answeringHandlers: [String: any WKScriptMessageHandlerWithReply] = [:]

  public override init() { super.init() }

  /// Adds a script.
  open func addUserScript(_ userScript: WKUserScript) { userScripts.append(userScript) }
  /// Removes all scripts.
  open func removeAllUserScripts() { userScripts = [] }

  /// Adds rules of what pages may load. Has no effect.
  open func add(_ contentRuleList: WKContentRuleList) {}
  /// Removes rules of what pages may load. Has no effect.
  open func remove(_ contentRuleList: WKContentRuleList) {}
  /// Removes all rules of what pages may load. Has no effect.
  open func removeAllContentRuleLists() {}

  /// Adds a handler for the messages with a name.
  open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {
    handlers[name] = scriptMessageHandler
  }
  /// Adds a handler for the messages with a name. Differs from iOS: the world is ignored.
  open func add(_ scriptMessageHandler: any WKScriptMessageHandler, contentWorld world: WKContentWorld, name: String) {
    add(scriptMessageHandler, name: name)
  }
  /// Adds a handler that answers the messages with a name. Differs from iOS: the world is ignored.
  open func addScriptMessageHandler(
    _ scriptMessageHandlerWithReply: any WKScriptMessageHandlerWithReply, contentWorld: WKContentWorld, name: String
  ) { answeringHandlers[name] = scriptMessageHandlerWithReply }

  /// Removes the handler for the messages with a name.
  open func removeScriptMessageHandler(forName name: String) {
    handlers[name] = nil
    answeringHandlers[name] = nil
  }
  /// Removes the handler for the messages with a name. Differs from iOS: the world is ignored.
  open func removeScriptMessageHandler(forName name: String, contentWorld: WKContentWorld) {
    removeScriptMessageHandler(forName: name)
  }
  /// Removes all handlers.
  open func removeAllScriptMessageHandlers() {
    handlers = [:]
    answeringHandlers = [:]
  }

  /// Passes a message to its handler, and the handler's answer to `reply`.
  ///
  /// - Returns: Whether there is a handler for the message.
  func deliver(_ message: WKScriptMessage, reply: @escaping (Any?, String?) -> Void) -> Bool {
    if let handler = answeringHandlers[message.name] {
      handler.userContentController(self, didReceive: message, replyHandler: reply)
    } else if let handler = handlers[message.name] {
      handler.userContentController(self, didReceive: message)
    } else {
      return false
    }
    return true
  }
}
