// SPDX-License-Identifier: MIT

/// Simulates the user's actions on controllers of the system, for tests.
extension ControllerInspection {
  /// The activities of a `UIActivityViewController`; `nil` for another controller.
  public var activities: UIActivityViewController.Inspection? {
    (controller as? UIActivityViewController).map(UIActivityViewController.Inspection.init)
  }

  /// The pictures of a `UIImagePickerController`; `nil` for another controller.
  public var imagePicker: UIImagePickerController.Inspection? {
    (controller as? UIImagePickerController).map(UIImagePickerController.Inspection.init)
  }

  /// The files of a `UIDocumentPickerViewController`; `nil` for another controller.
  public var documentPicker: UIDocumentPickerViewController.Inspection? {
    (controller as? UIDocumentPickerViewController).map(UIDocumentPickerViewController.Inspection.init)
  }

  /// The pages of a `UIPageViewController`; `nil` for another controller.
  public var pages: UIPageViewController.Inspection? {
    (controller as? UIPageViewController).map(UIPageViewController.Inspection.init)
  }
}
