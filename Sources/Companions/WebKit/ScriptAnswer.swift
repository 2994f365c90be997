// SPDX-License-Identifier: MIT

/// Evaluates the few scripts that query sizes.
enum ScriptAnswer {
  static let known = [
    "document.body.scrollHeight", "document.body.offsetHeight", "document.body.clientHeight",
    "document.documentElement.scrollHeight", "document.documentElement.offsetHeight",
    "document.documentElement.clientHeight", "document.body.scrollWidth", "document.body.offsetWidth",
    "document.body.clientWidth", "document.documentElement.scrollWidth", "document.documentElement.offsetWidth",
    "document.documentElement.clientWidth", "window.innerWidth", "window.innerHeight", "document.title",
    "document.readyState", "Math.max(…)",
  ]

  static func answer(to script: String, in state: PageState) throws -> Any? {
    var text = script.trimmingCharacters(in: .whitespacesAndNewlines)
    while text.hasSuffix(";") { text = String(text.dropLast()).trimmingCharacters(in: .whitespaces) }
    switch text {
    case "document.title": return state.page?.title ?? ""
    case "document.readyState": return "complete"
    default: break
    }
    if let number = number(text, in: state) { return NSNumber(value: number) }
    throw WKError.make(
      .javaScriptExceptionOccurred,
      "Tinamou does not run JavaScript. It supports \(known.joined(separator: ", ")); a WebContentProvider can add others. "
        + "The script was: \(script)")
  }

  private static func number(_ text: String, in state: PageState) -> Double? {
    if text.hasPrefix("Math.max("), text.hasSuffix(")") {
      let parts = text.dropFirst("Math.max(".count).dropLast().split(separator: ",")
      let numbers = parts.map { number($0.trimmingCharacters(in: .whitespacesAndNewlines), in: state) }
      guard !numbers.isEmpty, !numbers.contains(where: { $0 == nil }) else { return nil }
      return numbers.compactMap { $0 }.max()
    }
    if let number = Double(text), number.isFinite { return number }
    return size(text, in: state).map { Double($0.rounded()) }
  }

  private static func size(_ text: String, in state: PageState) -> CGFloat? {
    let (content, seen) = (state.contentSize, state.viewportSize)
    let margin = state.page?.flow.bodyMargin ?? 0
    // Pages without a document type are in quirks mode, in which the body represents the viewport.
    let usesQuirksMode = state.page?.hasDocumentType != true
    let bodyHeight = max(content.height - 2 * margin, 0)
    switch text {
    case "document.body.scrollHeight": return usesQuirksMode ? max(content.height, seen.height) : bodyHeight
    case "document.body.offsetHeight": return usesQuirksMode ? max(bodyHeight, seen.height - 2 * margin) : bodyHeight
    case "document.body.clientHeight": return usesQuirksMode ? seen.height : bodyHeight
    case "document.documentElement.scrollHeight": return max(content.height, seen.height)
    case "document.documentElement.offsetHeight": return content.height
    case "document.documentElement.clientHeight", "window.innerHeight": return seen.height
    case "document.body.scrollWidth", "document.documentElement.scrollWidth": return max(content.width, seen.width)
    case "document.body.offsetWidth", "document.body.clientWidth": return max(seen.width - 2 * margin, 0)
    case "document.documentElement.offsetWidth", "document.documentElement.clientWidth", "window.innerWidth":
      return seen.width
    default: return nil
    }
  }
}
