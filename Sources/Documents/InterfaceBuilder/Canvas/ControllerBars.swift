// SPDX-License-Identifier: MIT

import InterfaceDocuments

/// The bars around the controllers of a storyboard.
package struct ControllerBars {
  /// A bar.
  package enum Bar: String, Sendable {
    /// The bar of a navigation controller.
    case navigationBar
    /// The bar of a tab bar controller.
    case tabBar
    /// The toolbar of a navigation controller.
    case toolbar
  }

  /// The containers of controllers.
  private let containers: CanvasSurroundings
  /// The containers of controllers, and the bars that the document simulates or that segues lead to.
  private let surroundings: CanvasSurroundings

  /// Reads the segues of a document.
  package init(_ document: InterfaceDocument) {
    containers = CanvasSurroundings(document, isContained: true)
    surroundings = CanvasSurroundings(document)
  }

  /// Returns the bars of the containers of a controller. What leads to the controller by another segue is not certain to be what shows it.
  package func bars(of controller: InterfaceController) -> Set<Bar> {
    let bars = containers.bars(of: controller)
    var result: Set<Bar> = bars.top == .none ? [] : [.navigationBar]
    switch bars.bottom {
    case .none: break
    case .tabBar: result.insert(.tabBar)
    case .toolbar: result.insert(.toolbar)
    }
    return result
  }

  /// Gives a controller of another document the bars of a controller of this one, unless it has these: as metrics that are simulated, which
  /// count before what is derived from segues.
  package func simulate(_ controller: InterfaceController, on other: InterfaceController, of others: ControllerBars) {
    let bars = surroundings.bars(of: controller)
    guard bars != others.surroundings.bars(of: other) else { return }
    for key in ["simulatedTopBarMetrics", "simulatedBottomBarMetrics"] { other.element.element(key: key)?.remove() }
    let top = MarkupElement(
      bars.top == .none ? "nil" : "simulatedNavigationBarMetrics", ["key": "simulatedTopBarMetrics"])
    if bars.top == .opaque { top.set("translucent", to: "NO") }
    if bars.hasLargeTitle { top.set("largeTitles", to: "YES") }
    if bars.hasPrompt { top.set("prompted", to: "YES") }
    let bottom = MarkupElement(Self.metrics(of: bars.bottom), ["key": "simulatedBottomBarMetrics"])
    for element in [top, bottom] { other.element.insert(element) }
  }

  private static func metrics(of bottom: CanvasSurroundings.Bars.Bottom) -> String {
    switch bottom {
    case .none: "nil"
    case .tabBar: "simulatedTabBarMetrics"
    case .toolbar: "simulatedToolbarMetrics"
    }
  }
}
