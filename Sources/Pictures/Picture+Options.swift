// SPDX-License-Identifier: MIT

import Foundation
import Tinamou

extension Picture {
  /// What a picture of a view shows beside the view.
  public struct Options: Sendable {
    /// How many pixels a point has in files made of pixels.
    public var scale: CGFloat
    /// What is drawn over the view.
    public var overlays: Overlays
    /// What is behind the view; nil for nothing, so that a PNG is transparent there.
    public var background: UIColor?
    /// What views are called; a view without a name here goes by its accessibility identifier or its class.
    public var names: [ObjectIdentifier: String]

    /// Whether views are drawn as they are seen in the middle of their animations, and not as they will be at the end.
    public var showsAnimations = false

    /// Options; by default two pixels a point, no overlays, the system's background.
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

  /// What can be drawn over a view.
  public struct Overlays: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: Int
    /// The set of these bits.
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

    /// Everything there is.
    public static let all: Overlays = [.frames, .names, .constraints, .baselines, .margins]

    /// The words of the command line, in the order of the constants.
    public static let words = ["frames", "names", "constraints", "baselines", "margins"]

    /// The overlay of a word; nil when there is none.
    public init?(word: String) {
      guard let place = Self.words.firstIndex(of: word) else { return nil }
      self.init(rawValue: 1 << place)
    }
  }

  /// A picture of a view and everything in it, of the size of its bounds, after laying it out where that is due.
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
