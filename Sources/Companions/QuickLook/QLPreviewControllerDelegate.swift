// SPDX-License-Identifier: MIT

@_exported import Tinamou

/// Methods that provide files.
@preconcurrency @MainActor
public protocol QLPreviewControllerDataSource: AnyObject {
  /// Returns the number of files.
  func numberOfPreviewItems(in controller: QLPreviewController) -> Int
  /// Returns the file at an index.
  func previewController(_ controller: QLPreviewController, previewItemAt index: Int) -> any QLPreviewItem
}

/// Whether a file may be changed. Raw values are Apple's.
public enum QLPreviewItemEditingMode: Int, Sendable {
  case disabled = 0
  case updateContents = 1
  case createCopy = 2
}

/// Methods that are told what the user does.
@preconcurrency @MainActor
public protocol QLPreviewControllerDelegate: NSObjectProtocol {
  /// Called before the controller is dismissed. Has no effect by default.
  func previewControllerWillDismiss(_ controller: QLPreviewController)
  /// Called when the controller was dismissed. Has no effect by default.
  func previewControllerDidDismiss(_ controller: QLPreviewController)
  /// Asks whether an address in a file may be opened. Has no effect: never called.
  func previewController(
    _ controller: QLPreviewController, shouldOpen url: URL, for item: any QLPreviewItem
  ) -> Bool
  /// Asks for the view that the file seems to come from. Has no effect: never called.
  func previewController(_ controller: QLPreviewController, transitionViewFor item: any QLPreviewItem) -> UIView?
  /// Asks whether a file may be changed. Has no effect: never called.
  func previewController(
    _ controller: QLPreviewController, editingModeFor previewItem: any QLPreviewItem
  ) -> QLPreviewItemEditingMode
}

extension QLPreviewControllerDelegate {
  /// Called before the controller is dismissed.
  public func previewControllerWillDismiss(_ controller: QLPreviewController) {}
  /// Called when the controller was dismissed.
  public func previewControllerDidDismiss(_ controller: QLPreviewController) {}
  /// Asks whether an address in a file may be opened. Returns `true` by default.
  public func previewController(
    _ controller: QLPreviewController, shouldOpen url: URL, for item: any QLPreviewItem
  ) -> Bool { true }
  /// Asks for the view that the file seems to come from. Returns `nil` by default.
  public func previewController(
    _ controller: QLPreviewController, transitionViewFor item: any QLPreviewItem
  ) -> UIView? { nil }
  /// Asks whether a file may be changed. Returns `.disabled` by default.
  public func previewController(
    _ controller: QLPreviewController, editingModeFor previewItem: any QLPreviewItem
  ) -> QLPreviewItemEditingMode { .disabled }
}
