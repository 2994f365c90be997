// SPDX-License-Identifier: MIT

import LayoutChecks

extension SourceRule {
  private static let lengths: Set<String> = ["width", "height", "size"]

  /// Sizes that a callback of a transition reads of views, which have their earlier sizes there.
  static let sizeBeforeTransition = SourceRule { text in
    guard text.language == .swift else { return [] }
    return (text.indices(of: "frame") + text.indices(of: "bounds")).compactMap { index in
      guard text.isAt(index + 1, "."), lengths.contains(text.identifier(at: index + 2)),
        let function = text.blocks.function(at: index), function.kind == .function("viewWillTransition")
      else { return nil }
      let start = text.startOfChain(endingAt: index)
      let view = text.identifiers(in: start..<index).filter { $0 != "self" }
      let line = text.line(of: index)
      // The earlier size may be compared with the new one.
      let isCompared = text.indices(of: "size").contains {
        text.line(of: $0) == line && !text.isAt($0 - 1, ".")
      }
      // The page that is shown is found with the earlier size.
      let isOfOffset = text.identifiers(in: function.body).contains("contentOffset")
      guard view == ["view"] || view == ["collectionView"] || view == ["tableView"], !isCompared, !isOfOffset,
        !text.isAssigned(after: index + 2)
      else { return nil }
      return SourceFault(
        rule: .missedResize, range: text.bytes(of: start..<(index + 3)),
        message: "\(text.text(of: start..<(index + 3))) is still the earlier size in viewWillTransition",
        advice: "use the size that the callback gets, or read it in coordinator.animate(alongsideTransition:)")
    }
  }

  private static let loading: Set<String> = ["viewDidLoad", "init", "loadView", "awakeFromNib"]

  /// Safe areas that are read before the view is in a window.
  static let earlySafeArea = SourceRule { text in
    guard text.language == .swift else { return [] }
    return text.indices(of: "safeAreaInsets").compactMap { index in
      guard case .function(let name)? = text.blocks.function(at: index)?.kind, loading.contains(name),
        text.isAt(index + 1, "."), !text.isAssigned(after: index + 2)
      else { return nil }
      let start = text.startOfChain(endingAt: index)
      let view = text.identifiers(in: start..<index).filter { $0 != "self" }
      // A window has its safe area from the start.
      guard !text.isAt(start - 1, "."), view.isEmpty || view == ["view"] || view == ["contentView"] else { return nil }
      return SourceFault(
        rule: .earlyFrame, range: text.bytes(of: start..<(index + 1)),
        message: "\(text.text(of: start..<(index + 1))) is zero in \(name), before the view is in a window",
        advice: "constrain to safeAreaLayoutGuide, or read it in viewSafeAreaInsetsDidChange or where layouts are made")
    }
  }

  /// Constraints to the safe area that get the height of the keyboard, which contains the safe area.
  static let keyboardConstraint = SourceRule { text in
    guard text.language == .swift else { return [] }
    let held = text.indices(of: "safeAreaLayoutGuide").compactMap { index -> String? in
      guard text.identifier(at: index + 2) == "bottomAnchor", let list = text.list(around: index),
        text.identifier(at: list.lowerBound - 1) == "constraint",
        text.identifier(at: list.lowerBound - 3) == "bottomAnchor"
      else { return nil }
      let start = text.startOfChain(endingAt: list.lowerBound - 1)
      return text.isAt(start - 1, "=") ? text.identifier(at: start - 2) : nil
    }
    return Set(held).sorted().flatMap(text.indices).compactMap { index in
      let member = text.isAt(index + 1, "?") || text.isAt(index + 1, "!") ? index + 3 : index + 2
      guard text.identifier(at: member) == "constant", text.isAssigned(after: member),
        let function = text.blocks.outermostFunction(at: index)
      else { return nil }
      let names = Set(text.identifiers(in: function.body))
      let line = text.line(of: member)
      let isHeight =
        text.indices(of: "height").contains { text.line(of: $0) == line && $0 > member }
        || text.tokens.indices.dropFirst(member).prefix { text.line(of: $0) == line }.contains {
          text.identifier(at: $0).lowercased().contains("keyboard")
            && text.identifier(at: $0).camelWords.last == "height"
        }
      guard isHeight, names.contains("keyboardFrameEndUserInfoKey") || names.contains("UIKeyboardFrameEndUserInfoKey"),
        names.isDisjoint(with: ["safeAreaInsets", "keyboardLayoutGuide", "safeAreaBottom", "bottomInset"])
      else { return nil }
      return SourceFault(
        rule: .keyboardInset, range: text.bytes(of: index..<(member + 1)),
        message: "the height of the keyboard contains the safe area, from which this constraint is measured once more",
        advice: "subtract safeAreaInsets.bottom, or constrain the view to keyboardLayoutGuide")
    }
  }

  /// Columns of split views that stay side by side in every window.
  static let forcedTiling = SourceRule { text in
    text.indices(of: "preferredSplitBehavior").compactMap { index in
      guard text.isAssigned(after: index) else { return nil }
      let value = text.isAt(index + 2, ".") ? index + 3 : index + 2
      let name = text.identifier(at: value)
      guard name == "tile" || name == "UISplitViewControllerSplitBehaviorTile" else { return nil }
      return SourceFault(
        rule: .forcedTiling, range: text.bytes(of: index..<(value + 1)), message: forcedTilingMessage,
        advice: forcedTilingAdvice)
    }
  }

  static let forcedTilingMessage =
    "the columns stay side by side however narrow the window is, and leave little room for the content"
  static let forcedTilingAdvice =
    "leave the behavior automatic, with which the columns lie over the content in narrow windows"
}
