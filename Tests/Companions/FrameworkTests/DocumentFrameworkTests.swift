// SPDX-License-Identifier: MIT

import EventKit
import EventKitUI
import LinkPresentation
import PDFKit
import PhotosUI
import QuickLook
import Testing
import UIKit

/// Calendars, documents and addresses as apps show them.
@MainActor
@Suite("Frameworks of calendars and documents")
struct DocumentFrameworkTests {
  private static let document = Data(
    """
    %PDF-1.4
    1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj
    2 0 obj << /Type /Pages /Count 2 /Kids [3 0 R 4 0 R] /MediaBox [0 0 200 300] >> endobj
    3 0 obj << /Type /Page /Parent 2 0 R >> endobj
    4 0 obj << /Type/Page /Parent 2 0 R /MediaBox [ 10 20 410 120 ] /Rotate 90 >> endobj
    """.utf8)

  @Test func thePagesOfADocumentHaveTheirSizes() throws {
    let document = try #require(PDFDocument(data: Self.document))
    #expect(document.pageCount == 2 && document.page(at: 2) == nil)
    let pages = (0..<2).compactMap(document.page)
    #expect(
      pages.map { $0.bounds(for: PDFDisplayBox.mediaBox).size } == [
        CGSize(width: 200, height: 300), CGSize(width: 400, height: 100),
      ])
    #expect(pages.map(\.label) == ["1", "2"] && pages[1].rotation == 90 && document.index(for: pages[1]) == 1)
    #expect(
      pages[1].thumbnail(of: CGSize(width: 50, height: 50), for: .cropBox).size == CGSize(width: 12.5, height: 50))
    #expect(PDFDocument(data: Data("no".utf8)) == nil && PDFDocument(url: URL(fileURLWithPath: "/none.pdf")) == nil)
    #expect(PDFDocument().pageCount == 0 && document.dataRepresentation() == Self.document)
    let annotation = PDFAnnotation(bounds: .zero, forType: PDFAnnotationSubtype.highlight, withProperties: nil)
    pages[0].addAnnotation(annotation)
    #expect(pages[0].annotations == [annotation] && document.outlineRoot as PDFOutline? == nil)
    #expect(document.findString("a", withOptions: []) as [PDFSelection] == [])
    #expect(PDFDocumentAttribute.titleAttribute.rawValue == "Title")
  }

  @Test func pagesFollowEachOtherAndFitTheView() throws {
    let view = PDFView(frame: CGRect(x: 0, y: 0, width: 208, height: 400))
    view.autoScales = true
    view.document = PDFDocument(data: Self.document)
    view.layoutIfNeeded()
    let sheets = try #require(view.documentView).subviews.compactMap { $0 as? UIImageView }
    #expect(
      sheets.map(\.frame) == [
        CGRect(x: 4, y: 4.75, width: 200, height: 300), CGRect(x: 54, y: 314.25, width: 100, height: 400),
      ])
    #expect(view.canGoToNextPage && !view.canGoToPreviousPage)
    view.goToNextPage(nil)
    #expect(view.currentPage === view.document?.page(at: 1) && !view.canGoToNextPage)
    view.displayMode = PDFDisplayMode.singlePage
    view.displayDirection = PDFDisplayDirection.horizontal
    view.layoutIfNeeded()
    #expect(view.documentView?.subviews.compactMap { $0 as? UIImageView }.count == 1)
    view.go(to: PDFDestination(page: try #require(view.document?.page(at: 0)), at: .zero))
    #expect(view.currentDestination?.page === view.document?.page(at: 0))
    let thumbnails = PDFThumbnailView(frame: CGRect(x: 0, y: 0, width: 60, height: 200))
    thumbnails.pdfView = view
    thumbnails.layoutMode = PDFThumbnailLayoutMode.vertical
    thumbnails.layoutIfNeeded()
    #expect(thumbnails.subviews.count == 2)
  }

  @Test func eventsAreKeptWhileTheAppRuns() async throws {
    let store = EKEventStore()
    #expect(try await store.requestFullAccessToEvents())
    #expect(EKEventStore.authorizationStatus(for: EKEntityType.event) == EKAuthorizationStatus.authorized)
    let event = EKEvent(eventStore: store)
    event.title = "Dentist"
    #expect(throws: EKError(.noCalendar)) { try store.save(event, span: EKSpan.thisEvent) }
    event.calendar = store.defaultCalendarForNewEvents
    #expect(throws: EKError(.noStartDate)) { try store.save(event, span: .thisEvent) }
    event.startDate = Date(timeIntervalSince1970: 1000)
    event.endDate = Date(timeIntervalSince1970: 0)
    #expect(throws: EKError(.datesInverted)) { try store.save(event, span: .thisEvent) }
    event.endDate = Date(timeIntervalSince1970: 4600)
    event.addAlarm(EKAlarm(relativeOffset: -600))
    event.addRecurrenceRule(
      EKRecurrenceRule(
        recurrenceWith: EKRecurrenceFrequency.weekly, interval: 1, end: EKRecurrenceEnd(occurrenceCount: 3)))
    try store.save(event, span: .thisEvent)
    let predicate = store.predicateForEvents(
      withStart: Date(timeIntervalSince1970: 4000), end: Date(timeIntervalSince1970: 9000), calendars: nil)
    #expect(store.events(matching: predicate) == [event] && event.hasAlarms && event.hasRecurrenceRules)
    #expect(store.event(withIdentifier: event.eventIdentifier) === event && event.status == EKEventStatus.none)
    try store.remove(event, span: .thisEvent)
    #expect(store.events(matching: predicate).isEmpty)
    #expect(store.sources.map(\.sourceType) == [EKSourceType.local])
    #expect(store.calendars(for: .event).map(\.type) == [EKCalendarType.local])
    #expect(event.availability == EKEventAvailability.busy && event.structuredLocation as EKStructuredLocation? == nil)
    #expect(EKRecurrenceDayOfWeek(EKWeekday.monday).dayOfTheWeek.rawValue == 2)
  }

  @Test func remindersAreKeptWhileTheAppRuns() throws {
    let store = EKEventStore()
    let reminder = EKReminder(eventStore: store)
    reminder.title = "Milk"
    reminder.calendar = store.defaultCalendarForNewReminders()
    try store.save(reminder, commit: true)
    var found: [EKReminder] = []
    let open = store.predicateForIncompleteReminders(withDueDateStarting: nil, ending: nil, calendars: nil)
    store.fetchReminders(matching: open) { found = $0 ?? [] }
    #expect(found == [reminder])
    reminder.isCompleted = true
    store.fetchReminders(matching: open) { found = $0 ?? [] }
    #expect(found.isEmpty && reminder.completionDate != nil)
  }

  @Test func anEventIsEditedInAForm() throws {
    let controller = EKEventEditViewController()
    controller.eventStore = EKEventStore()
    controller.loadViewIfNeeded()
    #expect(controller.event?.calendar === controller.eventStore.defaultCalendarForNewEvents)
    let form = try #require(controller.topViewController as? UITableViewController)
    #expect(form.tableView.numberOfSections == 2 && form.navigationItem.rightBarButtonItem != nil)
    #expect(EKEventEditViewAction.saved.rawValue == 1 && EKEventViewAction.done.rawValue == 0)
    let shown = EKEventViewController()
    shown.event = controller.event
    #expect(shown.view.subviews.count == 1)
  }

  @Test func anAddressIsABoxWithItsHost() async throws {
    let view = LPLinkView(url: try #require(URL(string: "https://example.com/a")))
    let labels = try #require(view.subviews.first as? UIStackView).arrangedSubviews.compactMap { $0 as? UILabel }
    #expect(labels.map(\.text) == ["example.com", nil] && view.intrinsicContentSize.width == 300)
    let metadata = LPLinkMetadata()
    (metadata.title, metadata.url) = ("Example", URL(string: "https://example.com"))
    view.metadata = metadata
    #expect(labels.map(\.text) == ["Example", "example.com"])
    await #expect(throws: LPError(.metadataFetchFailed)) {
      try await LPMetadataProvider().startFetchingMetadata(for: URL(fileURLWithPath: "/"))
    }
  }

  /// Files for a controller.
  private final class Files: NSObject, QLPreviewControllerDataSource {
    let urls: [NSURL]
    init(_ urls: [NSURL]) { self.urls = urls }
    func numberOfPreviewItems(in controller: QLPreviewController) -> Int { urls.count }
    func previewController(_ controller: QLPreviewController, previewItemAt index: Int) -> any QLPreviewItem {
      urls[index]
    }
  }

  @Test func aFileIsShownByItsContentsOrItsName() throws {
    let text = FileManager.default.temporaryDirectory.appendingPathComponent("quick-\(UUID().uuidString).txt")
    try Data("Hello".utf8).write(to: text)
    defer { try? FileManager.default.removeItem(at: text) }
    let files = Files([text as NSURL, NSURL(fileURLWithPath: "/none.docx")])
    let controller = QLPreviewController()
    controller.dataSource = files
    #expect((controller.view.subviews.first as? UITextView)?.text == "Hello")
    controller.currentPreviewItemIndex = 1
    #expect(
      (controller.view.subviews.first as? UILabel)?.text == "none.docx" && QLPreviewController.canPreview(files.urls[1])
    )
    #expect(
      controller.delegate?.previewController(controller, editingModeFor: files.urls[0])
        != QLPreviewItemEditingMode.createCopy)
  }

  @Test func thereAreNoPhotosThatMove() {
    let view = PHLivePhotoView(frame: .zero)
    view.startPlayback(with: PHLivePhotoViewPlaybackStyle.hint)
    var error: Any?
    PHLivePhoto.request(
      withResourceFileURLs: [], placeholderImage: nil, targetSize: .zero, contentMode: .aspectFit
    ) { error = $1[PHLivePhotoInfoErrorKey] ?? $0 }
    #expect(view.livePhoto == nil && error is CocoaError && PHLivePhotoRequestIDInvalid == 0)
    #expect(PHLivePhotoInfoCancelledKey != PHLivePhotoInfoIsDegradedKey)
    let albums = PHAssetCollection.fetchAssetCollections(
      with: PHAssetCollectionType.smartAlbum, subtype: PHAssetCollectionSubtype.any, options: nil)
    #expect(albums.count == 0)
  }
}
