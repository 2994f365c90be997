// SPDX-License-Identifier: MIT

import Foundation
public import InterfaceDocuments
public import Tinamou

/// A document laid out as on Interface Builder's canvas.
///
/// ```swift
/// let canvas = Canvas(try InterfaceDocument(contentsOf: path), options: CanvasOptions())
/// for scene in canvas.scenes {
///   for view in scene.views { compare(view.interface.frame, view.view.frame) }
/// }
/// ```
@MainActor
public final class Canvas {
  /// The document.
  public let document: InterfaceDocument
  /// The options of the layout.
  public let options: CanvasOptions
  /// The scenes, in the order of the document.
  public private(set) var scenes: [CanvasScene] = []
  /// The issues of objects that could not be created as the document describes them.
  public private(set) var issues: [NibIssue] = []
  /// The exceptions that UIKit would have raised, in order. Layout continued without raising them.
  public private(set) var exceptions: [String] = []
  /// The live constraints, by the document's identifier.
  public private(set) var constraints: [String: NSLayoutConstraint] = [:]
  /// The live layout guides, by the document's identifier.
  public private(set) var guides: [String: UILayoutGuide] = [:]

  /// Creates the views of `document` and lays them out.
  public init(_ document: InterfaceDocument, options: CanvasOptions) {
    self.document = document
    self.options = options
    catchingExceptions { whileInSystem { makeScenes() } }
  }

  /// The system whose rules and sizes the canvas has: that of the options, or that of the tool that wrote the document.
  public var system: InterfaceGeneration { options.system ?? InterfaceGeneration(document.toolsVersion) }

  /// Performs `body` in the system of the options, or in that of which ``CanvasEra`` knows what the tool's own version draws differently.
  package func whileInSystem<Value>(_ body: () -> Value) -> Value { systemOfRules.whileCurrent(body) }

  /// The system of the options, or that from which ``CanvasEra`` says how the tool's own version differs.
  package var systemOfRules: InterfaceGeneration { options.system ?? CanvasEra.reference }

  /// Performs `body` and records exceptions instead of ending the process.
  private func catchingExceptions(_ body: () -> Void) {
    var raised: [String] = []
    LayoutException.whileHandling(
      { name, reason in raised.append("\(name.rawValue): \(reason)") },
      // Conflicts are returned as values, so they are not logged.
      { LayoutLog.whileHandling({ _ in }, body) })
    exceptions = raised
  }

  private func makeScenes() {
    let environment = CanvasEnvironment(document, options: options)
    // Fonts with text styles are created for the current traits.
    let current = UITraitCollection.current
    UITraitCollection.current = environment.screen.traitCollection(environment.options)
    defer { UITraitCollection.current = current }
    var settings = NibSettings(
      purpose: options.device == nil ? .canvas : .otherDevice, traits: environment.traits)
    settings.systemFontEdition = environment.rules.apply(.systemFontOfIOS26) ? .iOS26 : .current
    if environment.rules.apply(.systemFontOfIOS16) { settings.systemFontEdition = .iOS16 }
    if environment.rules.apply(.systemFontOfIOS13) { settings.systemFontEdition = .iOS13 }
    if environment.rules.apply(.systemFontOfIOS10) { settings.systemFontEdition = .iOS10 }
    if environment.rules.apply(.systemFontOfIOS8) { settings.systemFontEdition = .iOS8 }
    if environment.rules.apply(.smallTitles) { settings.textStyleSizes = smallTitles }
    settings.hasFlushSafeArea = environment.rules.apply(.flushSafeArea)
    let builder = NibBuilder(document, settings: settings)
    let sizes = CanvasSizes(environment: environment, sizes: options.sizes)
    builder.didMake = { view, interface in sizes.prepare(view, interface) }
    scenes = document.scenes.map { makeScene($0, with: builder, in: environment) }
    issues = builder.issues
    constraints = builder.constraints
    guides = builder.guides
  }

  /// The sizes of titles in Xcode 9 to 11.1, in points. Source: Facts, “Recorded labels”.
  private var smallTitles: [UIFont.TextStyle: CGFloat] {
    [.largeTitle: document.toolsVersion.number < Self.firstOfXcode10 ? 32 : 30, .title1: 26, .title2: 20]
  }

  private static let firstOfXcode10 = 14300

  private func makeScene(
    _ scene: InterfaceScene, with builder: NibBuilder, in environment: CanvasEnvironment
  ) -> CanvasScene {
    let roots = scene.roots.map { CanvasView(interface: $0, view: builder.makeTree($0)) }
    environment.prepare(roots, of: scene, with: builder)
    for root in roots { builder.installConstraints(in: root.interface) }
    if options.device == nil { for root in roots { keepFrames(in: root.interface, builder) } }
    if environment.rules.apply(.tiesByOrder) {
      for root in roots { CanvasTies.resolve(in: root.interface, builder, traits: environment.traits) }
    }
    for root in roots { root.view.layoutIfNeeded() }
    let views = scene.views.compactMap { interface in
      builder.views[interface.id].map { CanvasView(interface: interface, view: $0) }
    }
    if options.device != nil {
      for view in views { view.widenToTable() }
      for root in roots { root.view.layoutIfNeeded() }
    }
    if options.ignoresStaleSizes { measureMovedTexts(among: views, in: roots) }
    return CanvasScene(scene: scene, roots: roots, views: views)
  }

  /// Lays out again as long as texts have another size than the one that was taken from the document. Each round frees some of them.
  private func measureMovedTexts(among views: [CanvasView], in roots: [CanvasView]) {
    while views.count(where: { StaleSize($0).measureWhereMoved() }) > 0 {
      for root in roots { root.view.layoutIfNeeded() }
    }
  }

  /// Gives views to which no constraint refers their stored frame. Some controls, such as switches, otherwise have the
  /// size of the current version of iOS, whatever their frame is set to.
  private func keepFrames(in root: InterfaceView, _ builder: NibBuilder) {
    for interface in root.tree where interface.isPlaced && !interface.isArranged {
      guard let view = builder.views[interface.id], view.translatesAutoresizingMaskIntoConstraints,
        let stored = interface.frame, view.transform.isIdentity
      else { continue }
      let frame = CGRect(x: stored.x, y: stored.y, width: stored.width, height: stored.height)
      guard view.frame != frame else { continue }
      view.bounds.size = frame.size
      view.frame.origin = frame.origin
    }
  }
}
