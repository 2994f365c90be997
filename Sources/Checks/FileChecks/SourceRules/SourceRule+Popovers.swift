// SPDX-License-Identifier: MIT

import LayoutChecks

extension SourceRule {
  /// Names in a function that decides by the device, or gives a popover its place.
  private static let placed: Set<String> = [
    "popoverPresentationController", "userInterfaceIdiom", "isPad", "iPad", "sourceView", "sourceItem", "barButtonItem",
  ]

  /// Sheets of actions and of sharing without the place from which an iPad shows them.
  static let popoverSource = SourceRule { text in
    guard text.language == .swift, !text.presentsPopovers else { return [] }
    return ["UIActivityViewController", "UIAlertController"].flatMap { type in
      text.indices(of: type).compactMap { index -> SourceFault? in
        guard text.isAt(index + 1, "("), text.isAt(index - 1, "="), text.isSheet(index),
          let function = text.blocks.outermostFunction(at: index),
          placed.isDisjoint(with: text.identifiers(in: function.body)),
          text.isOnlyPresented(text.identifier(at: index - 2), in: function.body)
        else { return nil }
        return SourceFault(
          rule: .popoverSource, range: text.bytes(of: index..<(index + 1)),
          message:
            "UIKit raises an exception on iPad, where this is a popover, because nothing says from where it is shown",
          advice: "set popoverPresentationController?.sourceItem, or its sourceView and sourceRect")
      }
    }
  }
}

extension SourceCode {
  /// Whether the file has a method of its own that presents controllers and gives popovers their place.
  fileprivate var presentsPopovers: Bool {
    blocks.all.contains { block in
      block.kind == .function("present") && identifiers(in: block.body).contains("popoverPresentationController")
    }
  }

  /// Whether a controller that is made at an index is shown as a popover on iPad.
  fileprivate func isSheet(_ index: Int) -> Bool {
    guard identifier(at: index) == "UIAlertController" else { return true }
    let names = identifiers(in: index..<min(closing(index + 1), tokens.count))
    return names.contains("actionSheet") && !names.contains("alert")
  }

  /// Whether some statements present a controller, and give it to nothing else.
  fileprivate func isOnlyPresented(_ name: String, in body: Range<Int>) -> Bool {
    let uses = indices(of: name).filter { body.contains($0) && !isAt($0 + 1, ".") && !isAt($0 + 1, "=") }
    func isPresented(_ index: Int) -> Bool { isAt(index - 1, "(") && identifier(at: index - 2) == "present" }
    return uses.contains(where: isPresented) && uses.allSatisfy { isPresented($0) || isAt($0 + 1, ":") }
  }
}
