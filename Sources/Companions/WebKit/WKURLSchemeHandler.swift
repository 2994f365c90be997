// SPDX-License-Identifier: MIT

/// Provides what a page loads by URLs with a scheme of the app.
///
/// Differs from WebKit: pages load nothing by themselves, so it is called only for a page whose own URL has the scheme, and has to
/// finish the task before it returns.
@preconcurrency @MainActor
public protocol WKURLSchemeHandler: NSObjectProtocol {
  /// Begins to load.
  func webView(_ webView: WKWebView, start urlSchemeTask: any WKURLSchemeTask)
  /// Stops to load. Differs from WebKit: never called.
  func webView(_ webView: WKWebView, stop urlSchemeTask: any WKURLSchemeTask)
}

/// A request for a resource, to which a handler gives the response and the data.
@preconcurrency @MainActor
public protocol WKURLSchemeTask: NSObjectProtocol {
  /// The request.
  var request: URLRequest { get }
  /// Takes the response.
  func didReceive(_ response: URLResponse)
  /// Takes a part of the data.
  func didReceive(_ data: Data)
  /// Ends the task.
  func didFinish()
  /// Ends the task with an error.
  func didFailWithError(_ error: any Error)
}

/// Rules of what pages may load. Differs from WebKit: pages load nothing, so the rules are not read.
@preconcurrency @MainActor
open class WKContentRuleList: NSObject {
  /// The identifier.
  open private(set) var identifier: String!

  init(_ identifier: String) {
    self.identifier = identifier
    super.init()
  }
}

/// The rules that the app has compiled. They exist while the process runs.
@preconcurrency @MainActor
open class WKContentRuleListStore: NSObject {
  private static let shared = WKContentRuleListStore()
  private var lists: [String: WKContentRuleList] = [:]

  /// Returns the store of the app.
  open class func `default`() -> WKContentRuleListStore! { shared }

  /// Compiles rules, and passes them to the handler at once. The rules are not read.
  open func compileContentRuleList(
    forIdentifier identifier: String!, encodedContentRuleList: String!,
    completionHandler: @escaping @MainActor (WKContentRuleList?, (any Error)?) -> Void
  ) {
    let list = WKContentRuleList(identifier)
    lists[identifier] = list
    completionHandler(list, nil)
  }

  /// Compiles rules. The rules are not read.
  open func compileContentRuleList(
    forIdentifier identifier: String!, encodedContentRuleList: String!
  ) async throws -> WKContentRuleList? {
    let list = WKContentRuleList(identifier)
    lists[identifier] = list
    return list
  }

  /// Passes rules that were compiled to the handler at once; `nil` if there are none.
  open func lookUpContentRuleList(
    forIdentifier identifier: String!,
    completionHandler: @escaping @MainActor (WKContentRuleList?, (any Error)?) -> Void
  ) {
    let list = lists[identifier]
    completionHandler(
      list,
      list == nil ? WKError.make(.contentRuleListStoreLookUpFailed, "There are no rules with the identifier.") : nil)
  }

  /// Removes rules, and calls the handler at once.
  open func removeContentRuleList(
    forIdentifier identifier: String!, completionHandler: @escaping @MainActor ((any Error)?) -> Void
  ) {
    let wasThere = lists.removeValue(forKey: identifier) != nil
    completionHandler(
      wasThere ? nil : WKError.make(.contentRuleListStoreRemoveFailed, "There are no rules with the identifier."))
  }

  /// Passes the identifiers of all rules to the handler at once.
  open func getAvailableContentRuleListIdentifiers(_ completionHandler: @escaping @MainActor ([String]?) -> Void) {
    completionHandler(lists.keys.sorted())
  }
}

/// A task that collects what a handler gives at once.
@MainActor
final class PageTask: NSObject, WKURLSchemeTask {
  let request: URLRequest
  private var data = Data()
  private var failure: (any Error)?
  private var isFinished = false

  init(_ request: URLRequest) {
    self.request = request
    super.init()
  }

  func didReceive(_ response: URLResponse) {}
  func didReceive(_ data: Data) { self.data += data }
  func didFinish() { isFinished = true }
  func didFailWithError(_ error: any Error) { failure = error }

  /// Returns the source of the page that a handler provides.
  static func html(of request: URLRequest, from handler: any WKURLSchemeHandler, for webView: WKWebView) throws
    -> String
  {
    let task = PageTask(request)
    handler.webView(webView, start: task)
    if let failure = task.failure { throw failure }
    guard task.isFinished else {
      throw WKError.make(.unknown, "The handler has not finished the task before it returned.")
    }
    return String(decoding: task.data, as: UTF8.self)
  }
}
