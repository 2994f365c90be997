// SPDX-License-Identifier: MIT

import Tinamou

/// A language that shows the effect of translations on a layout, like the pseudolanguages of Xcode.
public enum PseudoLanguage: String, Sendable, CaseIterable {
  /// Every text is repeated, as in a language with longer texts.
  case longer
  /// Letters have the highest accents.
  case accented
  /// The layout direction is right to left, and texts are unchanged.
  case rightToLeft

  /// Returns the text in this language.
  func translate(_ text: String) -> String {
    switch self {
    case .longer: text.isEmpty ? text : "\(text) \(text)"
    case .accented: String(text.map { PseudoLanguage.accents[$0] ?? $0 })
    case .rightToLeft: text
    }
  }

  private static let accents: [Character: Character] = Dictionary(
    uniqueKeysWithValues: zip(
      "AaCcDdEeGgHhIiJjKkLlNnOoRrSsTtUuWwYyZz", "ÅåÇçĎďÉéĞğĤĥÎîĴĵĶķĻļÑñÖöŘřŠšŤťÛûŴŵÝýŽž"))

  /// Calls `body` while the texts below `root` are in the language of the current layout case.
  ///
  /// Texts of labels and buttons and the placeholders of fields are replaced. Attributed texts are unchanged.
  @MainActor
  static func whileShown<Result>(in root: UIView, _ body: () -> Result) -> Result {
    guard let language = LayoutCase.current?.language, language != .rightToLeft else { return body() }
    var restorations: [() -> Void] = []
    language.replaceTexts(in: root, &restorations)
    defer {
      for restore in restorations { restore() }
      root.topmostSuperview.layoutIfNeeded()
    }
    return body()
  }

  @MainActor
  private func replaceTexts(in view: UIView, _ restorations: inout [() -> Void]) {
    switch view {
    case let label as UILabel:
      guard let text = label.text else { return }
      label.text = translate(text)
      restorations.append { label.text = text }
    case let button as UIButton:
      if let title = button.configuration?.title {
        button.configuration?.title = translate(title)
        restorations.append { button.configuration?.title = title }
      } else if let title = button.title(for: .normal) {
        button.setTitle(translate(title), for: .normal)
        restorations.append { button.setTitle(title, for: .normal) }
      }
    case let field as UITextField:
      guard let placeholder = field.placeholder else { return }
      field.placeholder = translate(placeholder)
      restorations.append { field.placeholder = placeholder }
    default:
      for subview in view.subviews { replaceTexts(in: subview, &restorations) }
    }
  }
}
