// SPDX-License-Identifier: MIT

public import Foundation
public import Tinamou

extension Snapshotting where Value == UIViewController, Format == UIImage {
  /// A strategy that compares pictures of the views of view controllers.
  public static var image: Snapshotting { .image() }

  /// A strategy that compares pictures of the views of view controllers on a screen.
  ///
  /// - Parameters:
  ///   - config: The screen.
  ///   - drawHierarchyInKeyWindow: Whether the view is shown in the key window.
  ///   - precision: The share of pixels that must be equal.
  ///   - perceptualPrecision: How equal two pixels must be; 0.98 is as the eye sees.
  ///   - size: The size of the view; `nil` for the screen's.
  ///   - traits: Traits that come after the screen's.
  public static func image(
    on config: ViewImageConfig, drawHierarchyInKeyWindow: Bool = false, precision: Float = 1,
    perceptualPrecision: Float = 1, size: CGSize? = nil, traits: UITraitCollection = .init()
  ) -> Snapshotting {
    SimplySnapshotting.image(precision: precision, perceptualPrecision: perceptualPrecision, scale: traits.displayScale)
      .pullback { controller in
        MainThread.run(controller) { controller in
          var config = config
          config.size = size ?? config.size
          return SnapshotStage(
            config, usesKeyWindow: drawHierarchyInKeyWindow, traits: traits, view: controller.view, in: controller
          ).picture()
        }
      }
  }

  /// A strategy that compares pictures of the views of view controllers.
  public static func image(
    drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
    size: CGSize? = nil, traits: UITraitCollection = .init()
  ) -> Snapshotting {
    image(
      on: ViewImageConfig(size: size, traits: traits), drawHierarchyInKeyWindow: drawHierarchyInKeyWindow,
      precision: precision, perceptualPrecision: perceptualPrecision, traits: traits)
  }
}

extension Snapshotting where Value == UIViewController, Format == String {
  /// A strategy that compares the descriptions of a view controller and its children.
  public static var hierarchy: Snapshotting {
    SimplySnapshotting.lines.pullback { controller in
      MainThread.run(controller) { controller in
        SnapshotStage(ViewImageConfig(), view: controller.view, in: controller).whileShown {
          MemoryAddresses.removed(from: controller.printedHierarchy)
        }
      }
    }
  }

  /// A strategy that compares the descriptions of the view of a view controller and its subviews.
  public static var recursiveDescription: Snapshotting { .recursiveDescription() }

  /// A strategy that compares the descriptions of the view of a view controller and its subviews on a screen.
  public static func recursiveDescription(
    on config: ViewImageConfig = .init(), size: CGSize? = nil, traits: UITraitCollection = .init()
  ) -> Snapshotting {
    SimplySnapshotting.lines.pullback { controller in
      MainThread.run(controller) { controller in
        var config = config
        config.size = size ?? config.size
        return SnapshotStage(config, traits: traits, view: controller.view, in: controller).whileShown {
          MemoryAddresses.removed(from: controller.view.recursiveDescription)
        }
      }
    }
  }
}
