// SPDX-License-Identifier: MIT

import Foundation
import UIKit

extension InteractionTable {
  /// The system's screens in which fonts, pictures and files are chosen.
  static let systemPickerRows: [Interaction] = [
    Interaction(
      "Tap a font of a font picker", systems: "13+", .decided,
      "doc fontPickerViewControllerDidPickFont(_:); no text says that the picker goes by itself",
      effects: ["did pick the tapped font", "gone"]
    ) { stage in
      let family = UIFont.familyNames[0]
      let (picker, spy) = stage.present(UIFontPickerViewController())
      picker.delegate = spy
      try stage.actions.tap(family)
      stage.wait(1)
      stage.note(
        picker.selectedFontDescriptor?.fontAttributes[.family] as? String == family
          ? "did pick the tapped font" : "another")
      stage.note(stage.isPresenting ? "shown" : "gone")
    },
    Interaction(
      "Tap Cancel in a font picker", systems: "13+", .apple, "doc fontPickerViewControllerDidCancel(_:)",
      effects: ["did cancel", "gone"]
    ) { stage in
      let (picker, spy) = stage.present(UIFontPickerViewController())
      picker.delegate = spy
      try stage.actions.tap("Cancel")
      stage.noteEnd(spy)
    },
    Interaction(
      "Tap a picture of the photo library", .apple,
      "doc imagePickerController(_:didFinishPickingMediaWithInfo:): the delegate dismisses the picker",
      effects: ["did pick UIImagePickerControllerMediaType, UIImagePickerControllerOriginalImage", "shown"]
    ) { stage in
      let (picker, spy) = stage.present(UIImagePickerController())
      picker.delegate = spy
      try stage.actions.tap("Photo, Lake")
      stage.noteEnd(spy)
    },
    Interaction(
      "Tap a picture of a photo library that allows editing, and choose the crop", .apple, "doc allowsEditing",
      effects: [
        "did pick UIImagePickerControllerCropRect, UIImagePickerControllerEditedImage, UIImagePickerControllerMediaType, "
          + "UIImagePickerControllerOriginalImage", "shown",
      ]
    ) { stage in
      let controller = UIImagePickerController()
      controller.allowsEditing = true
      let (picker, spy) = stage.present(controller)
      picker.delegate = spy
      try stage.actions.tap("Photo, Lake")
      stage.wait(1)
      try stage.actions.tap("Choose")
      stage.noteEnd(spy)
    },
    Interaction(
      "Tap Cancel in the photo library", .apple,
      "doc imagePickerControllerDidCancel(_:): the delegate dismisses the picker", effects: ["did cancel", "shown"]
    ) { stage in
      let (picker, spy) = stage.present(UIImagePickerController())
      picker.delegate = spy
      try stage.actions.tap("Cancel")
      stage.noteEnd(spy)
    },
    Interaction(
      "Tap a file in a document picker", systems: "14+", .apple, "doc documentPicker(_:didPickDocumentsAt:)",
      effects: ["did pick a.txt", "gone"]
    ) { stage in
      let spy = try stage.presentFiles(UIDocumentPickerViewController(forOpeningContentTypes: [.plainText]))
      try stage.actions.tap("a, 3 bytes")
      stage.noteEnd(spy)
    },
    Interaction(
      "Tap a folder in a document picker, and a file in it", systems: "14+", .apple,
      "doc documentPicker(_:didPickDocumentsAt:)", effects: ["did pick c.txt", "gone"]
    ) { stage in
      let spy = try stage.presentFiles(UIDocumentPickerViewController(forOpeningContentTypes: [.plainText]))
      try stage.actions.tap("Letters, Folder")
      stage.wait(1)
      try stage.actions.tap("c, 3 bytes")
      stage.noteEnd(spy)
    },
    Interaction(
      "Tap a file of another type than a document picker offers", systems: "14+", .apple,
      "doc init(forOpeningContentTypes:asCopy:): the types that can be selected", effects: ["shown"]
    ) { stage in
      let spy = try stage.presentFiles(UIDocumentPickerViewController(forOpeningContentTypes: [.pdf]))
      stage.tap(at: stage.place(in: stage.row(0)))
      stage.noteEnd(spy)
    },
    Interaction(
      "Choose two files in a document picker, and open them", systems: "14+", .apple, "doc allowsMultipleSelection",
      effects: ["did pick a.txt, b.txt", "gone"]
    ) { stage in
      let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.plainText])
      picker.allowsMultipleSelection = true
      let spy = try stage.presentFiles(picker)
      try stage.actions.tap("a, 3 bytes")
      try stage.actions.tap("b, 3 bytes")
      try stage.actions.tap("Open")
      stage.noteEnd(spy)
    },
    Interaction(
      "Save a file with a document picker that exports a copy", systems: "14+", .apple,
      "doc init(forExporting:asCopy:): the delegate gets the new place", effects: ["did pick a 2.txt", "gone"]
    ) { stage in
      let files = try stage.folder()
      let picker = UIDocumentPickerViewController(
        forExporting: [files.appendingPathComponent("a.txt")], asCopy: true)
      let spy = try stage.presentFiles(picker, files)
      try stage.actions.tap("Save")
      stage.noteEnd(spy)
    },
    Interaction(
      "Tap Cancel in a document picker", .apple, "doc documentPickerWasCancelled(_:)", effects: ["did cancel", "gone"]
    ) { stage in
      let spy = try stage.presentFiles(UIDocumentPickerViewController(forOpeningContentTypes: [.item]))
      try stage.actions.tap("Cancel")
      stage.noteEnd(spy)
    },
  ]
}

/// Notes the calls of pickers.
@MainActor
private final class PickerSpy: NSObject, UIFontPickerViewControllerDelegate, UIImagePickerControllerDelegate,
  UINavigationControllerDelegate, UIDocumentPickerDelegate
{
  private(set) var calls: [String] = []

  func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) { calls.append("did cancel") }
  func imagePickerController(
    _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {
    calls.append("did pick " + info.keys.map(\.rawValue).sorted().joined(separator: ", "))
  }
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController) { calls.append("did cancel") }
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
    calls.append("did pick " + urls.map(\.lastPathComponent).joined(separator: ", "))
  }
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) { calls.append("did cancel") }
}

extension InteractionStage {
  fileprivate var isPresenting: Bool { window.rootViewController?.presentedViewController != nil }

  fileprivate func present<Picker: UIViewController>(_ picker: Picker) -> (Picker, PickerSpy) {
    window.rootViewController?.present(picker, animated: false)
    wait(1)
    forget()
    return (picker, keep(PickerSpy()))
  }

  /// Presents a document picker that shows a folder.
  fileprivate func presentFiles(_ picker: UIDocumentPickerViewController, _ files: URL? = nil) throws -> PickerSpy {
    picker.directoryURL = try files ?? folder()
    let spy = present(picker).1
    picker.delegate = spy
    return spy
  }

  /// A folder with two files, and another one in a folder.
  fileprivate func folder() throws -> URL {
    let outer = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString, isDirectory: true)
    let folder = outer.appendingPathComponent("Files", isDirectory: true)
    let inner = folder.appendingPathComponent("Letters", isDirectory: true)
    try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
    for file in [
      folder.appendingPathComponent("a.txt"), folder.appendingPathComponent("b.txt"),
      inner.appendingPathComponent("c.txt"),
    ] {
      try Data("abc".utf8).write(to: file)
    }
    atEnd { try? FileManager.default.removeItem(at: outer) }
    return folder
  }

  /// A row of the list of a picker.
  fileprivate func row(_ index: Int) -> UIView {
    func rows(in view: UIView) -> [UIView] {
      view.subviews.flatMap { ($0 as? UIControl)?.accessibilityLabel?.contains("bytes") == true ? [$0] : rows(in: $0) }
    }
    return rows(in: window)[index]
  }

  /// Notes what the picker has called, and whether it is still there.
  fileprivate func noteEnd(_ spy: PickerSpy) {
    wait(1)
    for call in spy.calls { note(call) }
    note(isPresenting ? "shown" : "gone")
  }
}
