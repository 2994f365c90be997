// SPDX-License-Identifier: MIT

import Foundation
public import InterfaceDocuments
public import Tinamou

/// A document laid out as Interface Builder's canvas shows it.
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
  /// How it was laid out.
  public let options: CanvasOptions
  /// The scenes in their order.
  public private(set) var scenes: [CanvasScene] = []
  /// What could not be made as it is written.
  public private(set) var issues: [NibIssue] = []
  /// What UIKit would have raised, in the order raised. Layout went on without it.
  public private(set) var exceptions: [String] = []
  /// The live constraints by identifier.
  public private(set) var constraints: [String: NSLayoutConstraint] = [:]
  /// The live guides by identifier.
  public private(set) var guides: [String: UILayoutGuide] = [:]

  /// Makes the views of `document` and lays them out.
  public init(_ document: InterfaceDocument, options: CanvasOptions) {
    self.document = document
    self.options = options
    catchingExceptions { makeScenes() }
  }

  /// Does `body` with misuse noted instead of stopping the process.
  private func catchingExceptions(_ body: () -> Void) {
    let handler = LayoutException.handler
    let log = LayoutLog.handler
    defer {
      LayoutException.handler = handler
      LayoutLog.handler = log
    }
    // Conflicts are told as values.
    LayoutLog.handler = { _ in }
    var raised: [String] = []
    LayoutException.handler = { name, reason in raised.append("\(name.rawValue): \(reason)") }
    body()
    exceptions = raised
  }

  private func makeScenes() {
    let environment = CanvasEnvironment(document, options: options)
    // Fonts of text styles are made for the current traits.
    let current = UITraitCollection.current
    UITraitCollection.current = environment.screen.traitCollection(options)
    defer { UITraitCollection.current = current }
    let builder = NibBuilder(document, settings: NibSettings(purpose: .canvas, traits: environment.traits))
    let sizes = CanvasSizes(environment: environment, sizes: options.sizes)
    builder.didMake = { view, interface in sizes.prepare(view, interface) }
    scenes = document.scenes.map { makeScene($0, with: builder, in: environment) }
    issues = builder.issues
    constraints = builder.constraints
    guides = builder.guides
  }

  private func makeScene(
    _ scene: InterfaceScene, with builder: NibBuilder, in environment: CanvasEnvironment
  ) -> CanvasScene {
    let roots = scene.roots.map { CanvasView(interface: $0, view: builder.makeTree($0)) }
    environment.prepare(roots, of: scene, with: builder)
    for root in roots { builder.installConstraints(in: root.interface) }
    for root in roots { root.view.layoutIfNeeded() }
    let views = scene.views.compactMap { interface in
      builder.views[interface.id].map { CanvasView(interface: interface, view: $0) }
    }
    return CanvasScene(scene: scene, roots: roots, views: views)
  }
}
