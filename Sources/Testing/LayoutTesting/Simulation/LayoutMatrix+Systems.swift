// SPDX-License-Identifier: MIT

import LayoutChecks
import LiveScreens
import RunningTests
import ScreenComparison
import Tinamou

/// A difference between two systems that a test expects.
public enum SystemDifference: Sendable, Hashable {
  /// Bars of another size or place, and what moves with them.
  case bars
  /// Safe areas of another size without a bar, and what moves with them.
  case safeAreas
  /// Cells and headers of another size or place, and what moves with them.
  case cells
  /// Controls of another size or place, and what moves with them.
  case controls
  /// Fonts, colors and texts.
  case looks
  /// Everything about a view, by its accessibility identifier or the property that refers to it, and what moves with it.
  case view(String)
}

extension LayoutMatrix {
  /// Expects that a screen is in each case as with another system, but for the differences that are named.
  ///
  /// The failure says what differs beside them, the causes before what follows from them:
  ///
  /// ```swift
  /// LayoutMatrix(systems: [.iOS26, .iOS27]).expectSame(as: .iOS18, except: [.bars, .cells, .view("badge")]) {
  ///   show(TripListViewController())
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - system: The system with which each case is compared.
  ///   - exceptions: The differences that are expected. None by default.
  ///   - make: Returns the root of the views, in a window. It is called twice for each case.
  /// - Returns: Whether nothing else differs.
  @MainActor @discardableResult
  public func expectSame(
    as system: InterfaceGeneration, except exceptions: Set<SystemDifference> = [], fileID: String = #fileID,
    filePath: String = #filePath, line: Int = #line, column: Int = #column, _ make: () throws -> UIView
  ) rethrows -> Bool {
    var messages: [String] = []
    for layoutCase in self {
      var base = layoutCase
      base.system = system
      let before = try base.run { Self.screen(of: try make()) }
      let after = try layoutCase.run { Self.screen(of: try make()) }
      let difference = SettingDifference(before, after).without(exceptions)
      if difference.isEmpty { continue }
      let name = (layoutCase.system ?? .current).name
      let sentences = SettingSentences(difference, before: system.name, after: name).all
      messages.append(
        "“\(layoutCase.description)” is not as on \(system.name):\n"
          + sentences.map { "  " + $0 }.joined(separator: "\n"))
    }
    guard !messages.isEmpty else { return true }
    Failure.record(
      messages.joined(separator: "\n"),
      at: CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column))
    return false
  }

  @MainActor
  private static func screen(of root: UIView) -> ComparedScreen {
    root.layoutIfNeeded()
    let layout = CheckedLayout(LiveDescription(root: root))
    var screen = ScreenDescriber.describe(layout, spoken: SpokenElement.elements(in: root), findings: []).0
    // A color of the system is the same choice of the author, however it is drawn.
    screen.removeSystemColors()
    return screen
  }
}

extension SettingDifference {
  /// The difference without what a test expects.
  fileprivate func without(_ exceptions: Set<SystemDifference>) -> SettingDifference {
    var kinds: Set<SettingCause.Kind> = []
    var names: Set<String> = []
    for exception in exceptions {
      switch exception {
      case .bars: kinds.insert(.bar)
      case .safeAreas: kinds.insert(.safeArea)
      case .cells: kinds.insert(.cell)
      case .controls: kinds.insert(.control)
      case .looks: continue
      case .view(let name): names.insert(name)
      }
    }
    return without(kinds, views: names, looks: exceptions.contains(.looks))
  }
}
