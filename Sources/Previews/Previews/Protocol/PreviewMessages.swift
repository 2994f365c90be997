// SPDX-License-Identifier: MIT

import Foundation
import LayoutChecks
import LayoutModel
import ScreenComparison

/// The content of a preview.
public enum PreviewSubject: Sendable, Codable, Hashable {
  /// A block `#Preview`, by the name of the type that the adapter makes of it, with its module.
  case block(type: String)
  /// A view or a view controller made without arguments, by the name of its class with its module.
  case made(className: String)
  /// A scene of a storyboard in the main bundle, by the object id of its view controller.
  case scene(storyboard: String, controller: String)
  /// The first view or view controller of a nib in the main bundle.
  case nib(String)
  /// The window that the app shows after its launch.
  case window
}

/// A request for a preview, as one line for the app's process.
public struct PreviewRequest: Sendable, Codable, Hashable {
  /// The content.
  public var subject: PreviewSubject
  /// The device and the user's settings. Values that are `nil` are those of the preview, or of a new device.
  public var setting: Setting
  /// The file to which the picture is written; `nil` for no picture.
  public var picture: String?
  /// The number of pixels per point of the picture.
  public var scale: Double
  /// The names of the overlays of the picture.
  public var overlays: [String]
  /// Whether the answer says what determines each frame.
  public var explainsFrames: Bool
  /// The sizes at which the preview is laid out, to find those at which findings begin and end; `nil` for none. The picture is then that of
  /// these sizes, side by side.
  public var sweep: SweepRequest?
  /// Whether the answer describes the screen so that it can be compared.
  public var isCompared = false
  /// Whether the screen is audited for readers of all kinds; `nil` for not.
  public var audits: Bool?
  /// Whether the screen is used, instead of being checked as it is: texts are edited, and the window is resized; `nil` for not.
  public var probes: Bool?
  /// The settings in which further screens of the app are examined, which taps on the first one lead to; `nil` for none.
  public var walks: [Setting]?
  /// Whether the picture shows the order in which assistive technology reads; `nil` for not.
  public var showsReadingOrder: Bool?

  /// Creates a request. By default, there is no picture.
  public init(
    _ subject: PreviewSubject, setting: Setting = Setting(), picture: String? = nil, scale: Double = 2,
    overlays: [String] = [], explainsFrames: Bool = false
  ) {
    self.subject = subject
    self.setting = setting
    self.picture = picture
    self.scale = scale
    self.overlays = overlays
    self.explainsFrames = explainsFrames
  }
}

/// A request for pictures of whole screens with what the system has around an app.
public enum SurroundingsRequest {
  /// The environment variable of the process that draws; any value asks for the surroundings.
  static let variable = "TINAMOU_CHROME"

  /// Asks the processes that are started from now on.
  public static func ask() { setenv(variable, "1", 1) }
}

/// The sizes at which a preview is laid out.
public struct SweepRequest: Sendable, Codable, Hashable {
  /// The sizes, in points.
  public var sizes: ClosedRange<Int>
  /// Whether the sizes are heights, at the preview's own width.
  public var isVertical: Bool
  /// Whether the preview is laid out at each size.
  public var isExhaustive: Bool

  /// Creates a request for a range of sizes.
  public init(_ sizes: ClosedRange<Int>, isVertical: Bool = false, isExhaustive: Bool = false) {
    self.sizes = sizes
    self.isVertical = isVertical
    self.isExhaustive = isExhaustive
  }
}

/// The answer to a request, as one line.
public enum PreviewAnswer: Sendable, Codable, Hashable {
  /// The preview was shown.
  case shown(ShownPreview)
  /// The preview cannot be shown, for this reason.
  case failed(PreviewFailure)
}

/// A preview that was shown.
public struct ShownPreview: Sendable, Codable, Hashable {
  /// The views.
  public let screen: ScreenElement
  /// The views of the other windows that are shown, such as that of a menu, front to back. Empty for a preview that is not the app.
  public var otherWindows: [ScreenElement] = []
  /// The elements that assistive technology reads, in its order.
  public var spoken: [SpokenElement]
  /// The faults of the layout.
  public var findings: [Finding]
  /// The reasons for the frames, by the index of the view. Empty unless they were asked for.
  public let explanations: [Int: [ValueExplanation]]
  /// The sizes at which findings begin and end, if they were asked for.
  public var sweep: LayoutSweep?
  /// The screen as it is compared with others, if that was asked for.
  package var compared: ComparedScreen?
  /// The view of ``compared`` that each finding is about; `nil` for none.
  package var findingOwners: [Int?] = []
}

/// The reason that a preview is not shown.
public enum PreviewFailure: Error, Sendable, Codable, Hashable {
  /// There is no type with the name of a block: the file is not compiled, or the block is in an inactive `#if`.
  case noBlock(String)
  /// There is no class with this name.
  case noClass(String)
  /// The class is neither a view nor a view controller.
  case notShowable(String)
  /// There is no such storyboard, scene or nib in the main bundle.
  case noDocument(String)
  /// The nib has no view and no view controller.
  case emptyNib(String)
  /// The app shows no window after its launch.
  case noWindow
  /// The closure of the preview threw this error.
  case thrown(String)
  /// The picture cannot be drawn or written.
  case picture(String)
  /// A setting is not known.
  case setting(String)
}
