// SPDX-License-Identifier: MIT

/// The names of the views of a log for people: the identifier, else the text, else the class, with the end of the address
/// where several views have the class.
struct LogNames {
  private var names: [String: String] = [:]

  init(_ items: [LogItem]) {
    var unique: [String: LogItem] = [:]
    var order: [String] = []
    for item in items where unique[item.key] == nil {
      unique[item.key] = item
      order.append(item.key)
    }
    var plain: [String: [String]] = [:]
    for key in order {
      guard let item = unique[key] else { continue }
      plain[Self.plainName(of: item), default: []].append(key)
    }
    for (name, keys) in plain {
      if keys.count == 1 {
        names[keys[0]] = name
      } else {
        for (index, key) in keys.enumerated() {
          let suffix = unique[key]?.address.map { String($0.suffix(4)) } ?? "\(index + 1)"
          names[key] = "\(name)#\(suffix)"
        }
      }
    }
  }

  func name(of item: LogItem) -> String { names[item.key] ?? item.className }

  private static func plainName(of item: LogItem) -> String {
    if let identifier = item.identifier, !identifier.isEmpty {
      return item.isGuide ? guideNames[identifier] ?? identifier : identifier
    }
    if let text = item.text, !text.isEmpty { return "“\(text)”" }
    return item.className.split(separator: ".").last.map(String.init) ?? item.className
  }

  private static let guideNames = [
    "UIViewSafeAreaLayoutGuide": "safeAreaLayoutGuide", "UIViewLayoutMarginsGuide": "layoutMarginsGuide",
    "UIViewReadableContentGuide": "readableContentGuide", "UIKeyboardLayoutGuide": "keyboardLayoutGuide",
    "UIScrollView-contentLayoutGuide": "contentLayoutGuide", "UIScrollView-frameLayoutGuide": "frameLayoutGuide",
  ]
}
