// SPDX-License-Identifier: MIT

import LayoutChecks

extension SourceRule {
  private static let loading: Set<String> = ["viewDidLoad", "init", "loadView", "awakeFromNib"]
  private static let transitions: Set<String> = ["viewWillTransition", "willTransition"]
  private static let traitCallbacks = [
    "traitCollectionDidChange", "registerForTraitChanges", "viewWillTransition", "willTransition",
    "viewWillLayoutSubviews", "viewDidLayoutSubviews", "layoutSubviews", "updateConstraints", "updateViewConstraints",
    "updateProperties", "setNeedsUpdateProperties",
  ]

  /// Size classes that a screen asks for when it is loaded, in a file without a callback that could ask again.
  static let sizeClassOnce = SourceRule { text in
    guard text.language == .swift, !traitCallbacks.contains(where: { text.mentions($0) }) else { return [] }
    return ["horizontalSizeClass", "verticalSizeClass"].flatMap { name in
      text.indices(of: name).filter { index in
        text.isAt(index - 1, ".") && text.identifier(at: index - 2) == "traitCollection"
          && !text.isAssigned(after: index)
      }.compactMap { index -> SourceFault? in
        guard case .function(let function)? = text.blocks.function(at: index)?.kind, loading.contains(function) else {
          return nil
        }
        return SourceFault(
          rule: .missedResize, range: text.bytes(of: text.startOfChain(endingAt: index)..<(index + 1)),
          message: "\(name) is read once, in \(function), and nothing asks again when the window is resized",
          advice: "read it in viewWillLayoutSubviews or layoutSubviews, or register for changes of the trait")
      }
    }
  }

  /// Callbacks of transitions that do not tell the superclass, which tells the controllers in the controller.
  static let silentTransition = SourceRule { text in
    guard text.language == .swift else { return [] }
    return transitions.sorted().flatMap { name in
      text.indices(of: name).filter { index in
        text.identifier(at: index - 1) == "func" && text.identifier(at: index - 2) == "override"
      }.compactMap { index -> SourceFault? in
        guard let function = text.blocks.all.first(where: { $0.kind == .function(name) && $0.header.contains(index) }),
          text.chains(["super", name]).allSatisfy({ !function.body.contains($0.lowerBound) })
        else { return nil }
        return SourceFault(
          rule: .missedResize, range: text.bytes(of: index..<(index + 1)),
          message: "\(name) does not call super, so that the controllers in this one do not learn of the new size",
          advice: "call super.\(name) with the same arguments")
      }
    }
  }
}
