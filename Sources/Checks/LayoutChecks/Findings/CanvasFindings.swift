// SPDX-License-Identifier: MIT

/// The findings of a document that has been laid out on a canvas.
public struct CanvasFindings: Sendable {
  /// The findings about the document as a whole.
  public let ofDocument: [Finding]
  /// The findings of each scene, in the order of the scenes.
  public let ofScenes: [[Finding]]

  /// Creates the findings about a document and about each of its scenes.
  public init(ofDocument: [Finding], ofScenes: [[Finding]]) {
    self.ofDocument = ofDocument
    self.ofScenes = ofScenes
  }

  /// All findings; those about the document come first.
  public var all: [Finding] { ofDocument + ofScenes.flatMap { $0 } }
}
