// SPDX-License-Identifier: MIT

import InterfaceDocuments
import Tinamou

/// The controllers around the scenes of a storyboard, derived from segues.
struct CanvasSurroundings {
  /// The bars around a controller's view.
  struct Bars: Hashable {
    var top = Top.none
    var bottom = Bottom.none
    var hasLargeTitle = false
    /// Whether a prompt is above the title.
    var hasPrompt = false
    /// Whether a navigation controller contains the view, with or without its bar.
    var isInNavigation = false
    /// Whether the view was pushed, so that its controller can hide the bottom bar.
    var isPushed = false

    enum Top: Hashable {
      case none, translucent, opaque
    }

    enum Bottom: Hashable {
      case none, tabBar, toolbar
    }
  }

  /// A segue or relationship that leads to a controller.
  private struct IncomingSegue {
    let source: MarkupElement
    let segue: InterfaceConnection
  }

  private let document: InterfaceDocument
  private let isContained: Bool
  private let incomingSegues: [String: [IncomingSegue]]

  /// Reads the segues of a document.
  ///
  /// - Parameter isContained: Whether only the relationships between containers and their contents count, and nothing that is simulated. The default is `false`.
  init(_ document: InterfaceDocument, isContained: Bool = false) {
    self.document = document
    self.isContained = isContained
    let chosen = Self.chosenSegues(in: document)
    var incomingSegues: [String: [IncomingSegue]] = [:]
    for scene in document.scenes {
      guard let controller = scene.controller else { continue }
      for object in scene.objects {
        for element in object.subtree where element.name == "segue" {
          guard let destination = element["destination"] else { continue }
          let segue = InterfaceConnection(element: element, kind: .segue)
          if isContained, segue.segueKind != "relationship" { continue }
          let incoming = IncomingSegue(source: controller.element, segue: segue)
          incomingSegues[destination, default: []].append(incoming)
        }
      }
    }
    // If several segues lead to a controller, the document can name the one that determines its bars.
    self.incomingSegues = incomingSegues.mapValues { all in
      all.first { chosen.contains($0.segue.id) }.map { [$0] } ?? all
    }
  }

  /// Returns the segues that the author or the tool chose among several to the same controller.
  private static func chosenSegues(in document: InterfaceDocument) -> Set<String> {
    let choices = document.markup.root.element("inferredMetricsTieBreakers")?.elements("segue") ?? []
    return Set(choices.compactMap { $0["reference"] })
  }

  /// Returns whether the controller's view is in a container view.
  func isEmbedded(_ controller: InterfaceController) -> Bool {
    let ways = incomingSegues[controller.id] ?? []
    return !ways.isEmpty && ways.allSatisfy { $0.segue.segueKind == "embed" }
  }

  /// Returns whether a segue or a relationship leads to the controller.
  func hasIncomingSegue(_ controller: InterfaceController) -> Bool { incomingSegues[controller.id] != nil }

  /// Returns whether the controller's view is in a popover.
  func isPopover(_ controller: InterfaceController) -> Bool {
    let ways = incomingSegues[controller.id] ?? []
    return !ways.isEmpty && ways.allSatisfy { $0.segue.segueKind == "popoverPresentation" }
  }

  /// Returns the style in which the controller, or its container, is presented as a sheet; `nil` if the program does not present it, or
  /// presents it on the whole screen.
  func sheetStyle(of controller: InterfaceController) -> UIModalPresentationStyle? {
    var visited: Set<String> = []
    return sheetStyle(of: controller.element, &visited)
  }

  private func sheetStyle(of controller: MarkupElement, _ visited: inout Set<String>) -> UIModalPresentationStyle? {
    guard let id = controller["id"], visited.insert(id).inserted, let way = incomingSegues[id]?.first else {
      return nil
    }
    switch way.segue.segueKind {
    case "presentation", "modal", "popoverPresentation":
      let name = way.segue.element["modalPresentationStyle"] ?? controller["modalPresentationStyle"] ?? "automatic"
      return Self.stylesOfSheets[name]
    case "show" where !isInNavigation(way.source), "showDetail" where !isInNavigation(way.source): return .automatic
    case "relationship", "show", "showDetail", "push": return sheetStyle(of: way.source, &visited)
    default: return nil
    }
  }

  private func isInNavigation(_ controller: MarkupElement) -> Bool {
    var visited: Set<String> = []
    return bars(of: controller, visited: &visited).isInNavigation
  }

  /// The styles in which the presented view does not fill the screen of a phone.
  private static let stylesOfSheets: [String: UIModalPresentationStyle] = [
    "automatic": .automatic, "pageSheet": .pageSheet, "formSheet": .formSheet, "popover": .pageSheet,
  ]

  /// Returns the bars around the view of `controller`: those that the document simulates, or else those of the
  /// containing controllers.
  func bars(of controller: InterfaceController) -> Bars {
    var visited: Set<String> = []
    var bars = bars(of: controller.element, visited: &visited)
    // Controllers that are pushed later do not inherit this.
    if controller.element.flag("hidesBottomBarWhenPushed"), bars.isPushed { bars.bottom = .none }
    return bars
  }

  private func bars(of controller: MarkupElement, visited: inout Set<String>) -> Bars {
    // Segues can form a cycle.
    guard let id = controller["id"], visited.insert(id).inserted else { return Bars() }
    var bars = inferredBars(of: controller, visited: &visited)
    if isContained { return bars }
    if let simulated = controller.element(key: "simulatedTopBarMetrics") {
      bars.top = simulated.name == "nil" ? .none : simulated["translucent"] == "NO" ? .opaque : .translucent
      bars.hasLargeTitle = bars.top != .none && simulated.flag("largeTitles")
      bars.hasPrompt = simulated.flag("prompted")
      bars.isInNavigation = bars.isInNavigation || bars.top != .none
    }
    if let simulated = controller.element(key: "simulatedBottomBarMetrics") {
      bars.isPushed = false
      switch simulated.name {
      case "nil": bars.bottom = .none
      case "simulatedTabBarMetrics": bars.bottom = .tabBar
      default: bars.bottom = .toolbar
      }
    }
    return bars
  }

  /// The controllers around a scene whose bars show the scene's items.
  struct Containers {
    var navigation: MarkupElement?
    var tabs: MarkupElement?
    /// The controller in the tab bar controller that is, or contains, the scene's.
    var tab: MarkupElement?
    /// The controller from which the scene's is pushed, whose title the back button shows.
    var previous: MarkupElement?
  }

  /// Returns the controllers around `controller` that determine its bars.
  func containers(of controller: InterfaceController) -> Containers {
    var found = Containers()
    var visited: Set<String> = []
    var inner = controller.element
    while let id = inner["id"], visited.insert(id).inserted {
      let ways = incomingSegues[id] ?? []
      guard let way = ways.first(where: { Self.shares.contains($0.segue.segueKind ?? "") }) else { break }
      switch way.segue.property {
      case "rootViewController" where found.navigation == nil: found.navigation = way.source
      case "viewControllers" where way.source.name == "tabBarController": (found.tabs, found.tab) = (way.source, inner)
      default: if found.navigation == nil, found.previous == nil { found.previous = way.source }
      }
      if found.tabs != nil { break }
      inner = way.source
    }
    return found
  }

  /// Returns the controllers in a tab bar controller, in order.
  func tabs(of controller: MarkupElement) -> [MarkupElement] {
    let segues = controller.subtree.filter { $0.name == "segue" && $0["relationship"] == "viewControllers" }
    return segues.compactMap { segue in segue["destination"].flatMap(document.object) }
  }

  /// The kinds of segues whose destination shares bars with their source.
  private static let shares: Set<String> = ["relationship", "show", "showDetail", "push"]

  private func inferredBars(of controller: MarkupElement, visited: inout Set<String>) -> Bars {
    for incoming in incomingSegues[controller["id"] ?? ""] ?? [] {
      guard let bars = bars(of: controller, through: incoming, visited: &visited) else { continue }
      return bars
    }
    return Bars()
  }

  /// Returns the bars of a controller when it is reached through a segue; `nil` if the segue does not determine
  /// them.
  private func bars(
    of controller: MarkupElement, through incoming: IncomingSegue, visited: inout Set<String>
  ) -> Bars? {
    switch (incoming.segue.segueKind, incoming.segue.property) {
    case ("relationship", "rootViewController"):
      return bars(in: incoming.source, controller, visited: &visited)
    case ("relationship", "viewControllers"):
      var bars = bars(of: incoming.source, visited: &visited)
      bars.bottom = .tabBar
      return bars
    case ("show", _), ("showDetail", _), ("push", _):
      var shown = bars(of: incoming.source, visited: &visited)
      // Outside a navigation controller the view is presented, so the bars of the presenting controller do not apply.
      if incoming.segue.segueKind != "push", !shown.isInNavigation { return nil }
      shown.isPushed = shown.bottom == .tabBar
      if controller.element("navigationItem")?["largeTitleDisplayMode"] == "never" { shown.hasLargeTitle = false }
      shown.hasPrompt = controller.element("navigationItem")?["prompt"] != nil
      return shown
    default:
      return nil
    }
  }

  /// Returns the bars inside a navigation controller.
  private func bars(
    in navigation: MarkupElement, _ controller: MarkupElement, visited: inout Set<String>
  ) -> Bars {
    var bars = bars(of: navigation, visited: &visited)
    bars.isInNavigation = true
    bars.isPushed = false
    let bar = navigation.element(key: "navigationBar")
    if !navigation.flag("navigationBarHidden") {
      bars.top = bar?.flag("translucent", or: true) == false ? .opaque : .translucent
      let mode = controller.element("navigationItem")?["largeTitleDisplayMode"]
      bars.hasLargeTitle = bar?.flag("largeTitles") == true && mode != "never"
    }
    bars.hasPrompt = controller.element("navigationItem")?["prompt"] != nil
    if navigation["toolbarHidden"] == "NO", bars.bottom == .none { bars.bottom = .toolbar }
    return bars
  }
}
