// SPDX-License-Identifier: MIT

import LayoutTestSupport
import Testing
import UIKit

private final class Shout: UIActivity {
  var prepared: [Any] = []
  override var activityType: UIActivity.ActivityType? { UIActivity.ActivityType("shout") }
  override func canPerform(withActivityItems activityItems: [Any]) -> Bool { activityItems.contains { $0 is String } }
  override func prepare(withActivityItems activityItems: [Any]) { prepared = activityItems }
  override func perform() { activityDidFinish(true) }
}

private final class Choice: NSObject, UIImagePickerControllerDelegate, UINavigationControllerDelegate,
  UIDocumentPickerDelegate
{
  var images: [UIImage] = []
  var urls: [URL] = []
  var cancellations = 0

  func imagePickerController(
    _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) { if let image = info[.originalImage] as? UIImage { images.append(image) } }
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController) { cancellations += 1 }
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
    self.urls += urls
  }
}

@MainActor
@Suite("Pasteboards, share sheets and pickers", .serialized)
struct SharingTests {
  @Test("a pasteboard keeps values by type and counts its changes")
  func pasteboard() {
    let board = UIPasteboard.withUniqueName()
    #expect(!board.hasStrings)
    board.string = "bird"
    #expect(board.string == "bird")
    #expect(board.strings == ["bird"])
    #expect(board.url == nil)
    #expect(board.changeCount == 1)
    board.urls = [URL(string: "a:1")!, URL(string: "a:2")!]
    #expect(board.url == URL(string: "a:1"))
    #expect(board.numberOfItems == 2)
    #expect(board.string == nil)
    board.color = .red
    #expect(board.color == .red)
    board.setData(Data("x".utf8), forPasteboardType: "public.data")
    #expect(board.data(forPasteboardType: "public.data") == Data("x".utf8))
    board.string = nil
    #expect(board.items.isEmpty)
    board.setItems([["public.utf8-plain-text": "old"]], options: [.expirationDate: Date(timeIntervalSince1970: 0)])
    #expect(board.string == nil)
    #expect(UIPasteboard.general !== board)
    #expect(UIPasteboard.general === UIPasteboard.named(.general, create: false))
    #expect(UIPasteboard.named(UIPasteboard.Name("none"), create: false) == nil)
  }

  @Test("item providers pass strings, URLs, images and data")
  func providers() {
    let text = NSItemProvider(object: "bird" as NSString)
    #expect(text.canLoadObject(ofClass: String.self))
    #expect(text.hasItemConformingToTypeIdentifier("public.text"))
    #expect(!text.hasItemConformingToTypeIdentifier("public.image"))
    nonisolated(unsafe) var loaded: String?
    text.loadObject(ofClass: String.self) { value, _ in loaded = value }
    #expect(loaded == "bird")
    let bytes = NSItemProvider(item: Data("owl".utf8), typeIdentifier: "public.utf8-plain-text")
    bytes.loadObject(ofClass: String.self) { value, _ in loaded = value }
    #expect(loaded == "owl")
    nonisolated(unsafe) var failure: (any Error)?
    bytes.loadObject(ofClass: UIImage.self) { _, error in failure = error }
    #expect(failure != nil)
  }

  @Test("a share sheet offers the activities that take the values, and reports the choice")
  func activities() throws {
    let shout = Shout()
    let controller = UIActivityViewController(activityItems: ["bird"], applicationActivities: [shout])
    var results: [(UIActivity.ActivityType?, Bool)] = []
    controller.completionWithItemsHandler = { type, completed, _, _ in results.append((type, completed)) }
    let user = try #require(controller.inspection.activities)
    #expect(user.offeredActivities == [shout])
    user.choose(shout)
    #expect(shout.prepared.count == 1)
    user.choose(.copyToPasteboard)
    user.cancel()
    #expect(results.map(\.1) == [true, true, false])
    #expect(results.map(\.0) == [UIActivity.ActivityType("shout"), .copyToPasteboard, nil])
    controller.excludedActivityTypes = [UIActivity.ActivityType("shout")]
    #expect(user.offeredActivities.isEmpty)
  }

  @Test("pickers tell their delegates what the user chose")
  func pickers() throws {
    let choice = Choice()
    let picker = UIImagePickerController()
    picker.delegate = choice
    let image = UIImage()
    try #require(picker.inspection.imagePicker).choose(image)
    try #require(picker.inspection.imagePicker).cancel()
    #expect(choice.images == [image])
    #expect(choice.cancellations == 1)
    #expect(!UIImagePickerController.isSourceTypeAvailable(.camera))
    let documents = UIDocumentPickerViewController(documentTypes: ["public.text"], in: .open)
    documents.delegate = choice
    let urls = [URL(fileURLWithPath: "/a"), URL(fileURLWithPath: "/b")]
    try #require(documents.inspection.documentPicker).choose(urls)
    #expect(choice.urls == [urls[0]])
  }
}
