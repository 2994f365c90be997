// SPDX-License-Identifier: MIT

import LayoutChecks

extension SourceRule {
  private static let loading: Set<String> = ["viewDidLoad", "init", "loadView", "awakeFromNib"]
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

  /// A callback that tells the superclass, which does something with it.
  private struct Callback {
    let name: String
    /// The loss without the call of `super`, in words.
    let loss: String
    /// The ends of the names of the superclasses for which it is; empty for all.
    var superclasses: [String] = []
  }

  private static let callbacks =
    ["viewWillTransition", "willTransition"].map {
      Callback(name: $0, loss: "so that the controllers in this one do not learn of the new size")
    } + [
      Callback(
        name: "layoutSubviews", loss: "which gives the content view its place and size",
        superclasses: ["Cell", "HeaderFooterView"])
    ]

  /// Callbacks of transitions and layouts that do not tell the superclass.
  static let silentTransition = SourceRule { text in
    guard text.language == .swift else { return [] }
    return callbacks.flatMap { callback in
      text.indices(of: callback.name).filter { index in
        text.identifier(at: index - 1) == "func"
          && text.identifiers(in: max(0, index - 4)..<index).contains("override")
      }.compactMap { index -> SourceFault? in
        guard
          let function = text.blocks.all.first(where: {
            $0.kind == .function(callback.name) && $0.header.contains(index)
          }),
          text.chains(["super", callback.name]).allSatisfy({ !function.body.contains($0.lowerBound) }),
          // A method of messages apps has the same name.
          !text.identifiers(in: function.header).contains("MSMessagesAppPresentationStyle"),
          callback.superclasses.isEmpty
            || text.superclass(around: index).map({ name in
              callback.superclasses.contains { name.hasSuffix($0) }
            }) == true
        else { return nil }
        return SourceFault(
          rule: .missedResize, range: text.bytes(of: index..<(index + 1)),
          message: "\(callback.name) does not call super, \(callback.loss)",
          advice: "call super.\(callback.name) with the same arguments")
      }
    }
  }
}

extension SourceCode {
  /// The first name after the colon of the type around a token; `nil` outside of types, and for one without a superclass.
  fileprivate func superclass(around index: Int) -> String? {
    let type = blocks.around(index).first { if case .type = $0.kind { true } else { false } }
    guard let type, let colon = type.header.first(where: { isAt($0, ":") }) else { return nil }
    return identifiers(in: colon..<type.header.upperBound).first
  }
}
