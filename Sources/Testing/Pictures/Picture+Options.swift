// SPDX-License-Identifier: MIT

import Foundation
import Tinamou

extension Picture {
  /// The options of a picture of a view.
  public struct Options: Sendable {
    /// The number of pixels per point in bitmap formats. The default is `2`.
    public var scale: CGFloat
    /// The overlays drawn over the view. The default is none.
    public var overlays: Overlays
    /// The color behind the view; `nil` for a transparent background. The default is the system background color.
    public var background: UIColor?
    /// The names of views. The default name of a view is its accessibility identifier or its class.
    public var names: [ObjectIdentifier: String]

    /// Whether views are drawn at the current time of their animations. Otherwise they are drawn in their final state.
    /// The default is `false`.
    public var showsAnimations = false

    /// Creates options. The defaults are two pixels per point, no overlays, and the system background color.
    public init(
      scale: CGFloat = 2, overlays: Overlays = [], background: UIColor? = .systemBackground,
      names: [ObjectIdentifier: String] = [:]
    ) {
      self.scale = scale
      self.overlays = overlays
      self.background = background
      self.names = names
    }
  }

  /// The overlays that can be drawn over a view.
  public struct Overlays: OptionSet, Hashable, Sendable {
    /// The raw bits.
    public let rawValue: Int
    /// Creates an option set from raw bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The outlines of views and guides.
    public static let frames = Overlays(rawValue: 1 << 0)
    /// The names of views.
    public static let names = Overlays(rawValue: 1 << 1)
    /// The active constraints, as dimension lines with their constants.
    public static let constraints = Overlays(rawValue: 1 << 2)
    /// The first and last baselines of text.
    public static let baselines = Overlays(rawValue: 1 << 3)
    /// The layout margins of views with subviews.
    public static let margins = Overlays(rawValue: 1 << 4)

    /// All overlays.
    public static let all: Overlays = [.frames, .names, .constraints, .baselines, .margins]

    /// The names of the overlays on the command line, in the order of the constants.
    public static let allNames = ["frames", "names", "constraints", "baselines", "margins"]

    /// Creates the overlay with a name of the command line, or returns `nil` for an unknown name.
    public init?(name: String) {
      guard let index = Self.allNames.firstIndex(of: name) else { return nil }
      self.init(rawValue: 1 << index)
    }
  }

  /// Creates a picture of a view and its subviews with the size of its bounds. Pending layout is done first.
  @MainActor
  public init(of view: UIView, options: Options = Options()) {
    view.layoutIfNeeded()
    var recorder = LayerRecorder(showsAnimations: options.showsAnimations)
    let previous = UITraitCollection.current
    defer { UITraitCollection.current = previous }
    UITraitCollection.current = view.traitCollection
    if let background = options.background {
      recorder.commands.append(
        .fill(
          DrawingCommand.Path(rect: CGRect(origin: .zero, size: view.bounds.size)), rule: .winding,
          color: background.cgColor))
    }
    recorder.recordRoot(view.layer)
    if !options.overlays.isEmpty {
      recorder.commands +=
        OverlayRecorder(view, options, keepingClearOf: CommandGroup.textBoxes(of: recorder.commands)).commands
    }
    self.init(size: view.bounds.size, scale: options.scale, commands: recorder.commands)
  }
}
