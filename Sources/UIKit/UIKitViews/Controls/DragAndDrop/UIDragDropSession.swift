// SPDX-License-Identifier: MIT

/// The common properties of drag sessions and drop sessions.
@preconcurrency @MainActor
public protocol UIDragDropSession: NSObjectProtocol {
  /// The dragged items.
  var items: [UIDragItem] { get }
  /// Whether the items may be moved rather than copied.
  var allowsMoveOperation: Bool { get }
  /// Whether the items can be dropped only in the app in which the drag began.
  var isRestrictedToDraggingApplication: Bool { get }
  /// Returns the location of the finger, in points, in the coordinates of `view`.
  func location(in view: UIView) -> CGPoint
  /// Returns whether an item can be loaded as one of the types, given as uniform type identifiers.
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
  /// Returns whether an item can be loaded as an object of a class.
  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

extension UIDragDropSession {
  /// Returns whether an item can be loaded as a value of a type that bridges to a class of items, such as `String`.
  public func canLoadObjects<Value: _NSItemProviderBridged>(ofClass aClass: Value.Type) -> Bool {
    canLoadObjects(ofClass: Value._ItemClass.self)
  }
}

/// A drag that the app began.
@preconcurrency @MainActor
public protocol UIDragSession: UIDragDropSession {
  /// A value for the app in which the drag began. The default is `nil`.
  var localContext: Any? { get set }
}

/// A drag that is over the app.
@preconcurrency @MainActor
public protocol UIDropSession: UIDragDropSession {
  /// The drag, if it began in the same app.
  var localDragSession: (any UIDragSession)? { get }
  /// The style of the progress indicator.
  var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle { get set }
  /// The progress of loading.
  var progress: Progress { get }
  /// Loads the items as objects of a class and calls the handler with those that could be loaded.
  @discardableResult
  func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type, completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress
}

extension UIDropSession {
  /// Loads the items as values of a type that bridges to a class of items, such as `String`.
  @discardableResult
  public func loadObjects<Value: _NSItemProviderBridged>(
    ofClass aClass: Value.Type, completion: @escaping ([Value]) -> Void
  ) -> Progress {
    loadObjects(ofClass: Value._ItemClass.self) { objects in
      completion(objects.compactMap { ($0 as? Value._ItemClass).flatMap(Value._value(of:)) })
    }
  }
}

/// The style of the indicator that shows the progress of loading dropped items. Raw values are UIKit's.
public enum UIDropSessionProgressIndicatorStyle: UInt, Sendable {
  case none = 0
  case `default` = 1
}
