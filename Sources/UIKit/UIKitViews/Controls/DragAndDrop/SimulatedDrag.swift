// SPDX-License-Identifier: MIT

/// A drag and drop of items, by a finger or by a test.
package final class SimulatedDrag: NSObject, UIDragSession, UIDropSession {
  package var items: [UIDragItem]
  package var localContext: Any?
  package var progressIndicatorStyle = UIDropSessionProgressIndicatorStyle.default
  package let progress = Progress(totalUnitCount: 1)
  /// The location of the finger, in the window's coordinates.
  package var windowLocation = CGPoint.zero
  /// The list or the interaction from which the items come; `nil` for none.
  package weak var source: AnyObject?
  /// The place of the item in the list from which it comes.
  package var sourceIndexPath: IndexPath?
  /// The size of the dragged view, in points.
  package var previewSize = CGSize.zero

  package init(items: [UIDragItem]) {
    self.items = items
    super.init()
  }

  package var allowsMoveOperation: Bool { true }
  package var isRestrictedToDraggingApplication: Bool { false }
  package var localDragSession: (any UIDragSession)? { self }

  package func location(in view: UIView) -> CGPoint { view.fromRoot(windowLocation) }

  package func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
    items.contains { item in typeIdentifiers.contains { item.itemProvider.hasItemConformingToTypeIdentifier($0) } }
  }

  package func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
  }

  package func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type, completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress {
    let loaded = LoadedObjects(count: items.count, completion)
    for (index, item) in items.enumerated() {
      item.itemProvider.loadObject(ofClass: aClass) { object, _ in loaded.set(object, at: index) }
    }
    if items.isEmpty { completion([]) }
    return progress
  }
}

/// Collects objects that are loaded in any order, on any thread, and delivers them in the order of the items.
private final class LoadedObjects: @unchecked Sendable {
  // Unchecked: the lock guards all state.
  private let lock = NSLock()
  private var objects: [(any NSItemProviderReading)?]
  private var missing: Int
  private let completion: ([any NSItemProviderReading]) -> Void

  init(count: Int, _ completion: @escaping ([any NSItemProviderReading]) -> Void) {
    objects = Array(repeating: nil, count: count)
    missing = count
    self.completion = completion
  }

  func set(_ object: (any NSItemProviderReading)?, at index: Int) {
    let all: [any NSItemProviderReading]? = lock.withLock {
      objects[index] = object
      missing -= 1
      return missing == 0 ? objects.compactMap { $0 } : nil
    }
    if let all { completion(all) }
  }
}
