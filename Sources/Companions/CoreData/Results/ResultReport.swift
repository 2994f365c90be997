// SPDX-License-Identifier: MIT

import Foundation
import Tinamou

/// The words of a controller to its delegate, on the queue of the context. That is the main queue but for controllers whose author takes care
/// of it.
struct ResultReport {
  let controller: NSFetchedResultsController<NSFetchRequestResult>
  let delegate: any NSFetchedResultsControllerDelegate

  /// - Parameter controller: The controller, whatever class its objects have. Objects of all classes have one layout.
  init?(_ controller: AnyObject, _ delegate: (any NSFetchedResultsControllerDelegate)?) {
    guard let delegate else { return nil }
    self.delegate = delegate
    self.controller = Unmanaged.fromOpaque(Unmanaged.passUnretained(controller).toOpaque()).takeUnretainedValue()
  }

  func willChange() { call((), { $0.delegate.controllerWillChangeContent($0.controller) }) }
  func didChange() { call((), { $0.delegate.controllerDidChangeContent($0.controller) }) }

  func title(of section: String) -> String? {
    call(section) { report, section in
      report.delegate.controller(report.controller, sectionIndexTitleForSectionName: section)
    }
  }

  func snapshot(_ snapshot: NSDiffableDataSourceSnapshotReference) {
    call(snapshot) { report, snapshot in
      report.delegate.controller(report.controller, didChangeContentWith: snapshot)
    }
  }

  func difference(_ difference: CollectionDifference<NSManagedObjectID>) {
    call(difference) { report, difference in
      report.delegate.controller(report.controller, didChangeContentWith: difference)
    }
  }

  func section(_ section: ResultSection, at index: Int, _ type: NSFetchedResultsChangeType) {
    call((section, index, type)) { report, change in
      report.delegate.controller(report.controller, didChange: change.0, atSectionIndex: change.1, for: change.2)
    }
  }

  func object(_ change: ResultChanges.Change) {
    call(change) { report, change in
      report.delegate.controller(
        report.controller, didChange: change.object, at: change.old, for: change.type, newIndexPath: change.new)
    }
  }

  private func call(_ nothing: Void, _ body: @escaping @MainActor (ResultReport) -> Void) {
    call(nothing) { report, _ in body(report) }
  }

  private func call<Value, Result>(_ value: Value, _ body: @escaping @MainActor (ResultReport, Value) -> Result)
    -> Result
  {
    unsafeBitCast(body, to: ((ResultReport, Value) -> Result).self)(self, value)
  }
}
