// SPDX-License-Identifier: MIT

import Foundation

#if canImport(FoundationNetworking)
  public import FoundationNetworking
#endif

extension Snapshotting where Value == URLRequest, Format == String {
  /// A strategy that compares the method, the address, the headers and the body.
  public static var raw: Snapshotting { .raw(pretty: false) }

  /// A strategy that compares the method, the address, the headers and the body.
  ///
  /// - Parameter pretty: Whether a body of JSON is shown with one member on a line.
  public static func raw(pretty: Bool) -> Snapshotting {
    SimplySnapshotting.lines.pullback { request in
      let address = request.url?.withSortedQuery.absoluteString ?? "(null)"
      var lines = ["\(request.httpMethod ?? "GET") \(address)"]
      lines += (request.allHTTPHeaderFields ?? [:]).map { "\($0): \($1)" }.sorted()
      if let body = request.httpBody {
        lines.append("\n" + String(decoding: pretty ? body.prettyJSON ?? body : body, as: UTF8.self))
      }
      return lines.joined(separator: "\n")
    }
  }

  /// A strategy that compares requests as commands of `curl`.
  public static var curl: Snapshotting {
    SimplySnapshotting.lines.pullback { request in
      let headers = request.allHTTPHeaderFields ?? [:]
      var parts = ["curl"]
      switch request.httpMethod ?? "GET" {
      case "GET": break
      case "HEAD": parts.append("--head")
      case let method: parts.append("--request \(method)")
      }
      for field in headers.keys.sorted() where field != "Cookie" {
        parts.append("--header \"\(field): \((headers[field] ?? "").quotesEscaped)\"")
      }
      if let body = request.httpBody.flatMap({ String(data: $0, encoding: .utf8) }) {
        let escaped = body.replacingOccurrences(of: "\\\"", with: "\\\\\"").quotesEscaped
        parts.append("--data \"\(escaped)\"")
      }
      if let cookie = headers["Cookie"] { parts.append("--cookie \"\(cookie.quotesEscaped)\"") }
      parts.append("\"\(request.url?.withSortedQuery.absoluteString ?? "")\"")
      return parts.joined(separator: " \\\n\t")
    }
  }
}

extension String {
  fileprivate var quotesEscaped: String { replacingOccurrences(of: "\"", with: "\\\"") }
}

extension Data {
  /// JSON with one member on a line; `nil` for other data.
  fileprivate var prettyJSON: Data? {
    guard let object = try? JSONSerialization.jsonObject(with: self) else { return nil }
    return try? JSONSerialization.data(withJSONObject: object, options: [.prettyPrinted, .sortedKeys])
  }
}

extension URL {
  /// The address with the items of its query in the order of their names.
  fileprivate var withSortedQuery: URL {
    guard var components = URLComponents(url: self, resolvingAgainstBaseURL: false), let items = components.queryItems
    else { return self }
    components.queryItems = items.sorted { $0.name < $1.name }
    return components.url ?? self
  }
}
