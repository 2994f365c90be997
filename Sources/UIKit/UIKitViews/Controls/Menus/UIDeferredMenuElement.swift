// SPDX-License-Identifier: MIT

/// A menu element whose elements are provided when the menu is shown.
@preconcurrency @MainActor
open class UIDeferredMenuElement: UIMenuElement {
  private let provider: (_ completion: @escaping ([UIMenuElement]) -> Void) -> Void
  private let isCached: Bool
  /// The elements that were provided last; empty before that.
  private(set) var loadedElements: [UIMenuElement] = []
  private var isLoaded = false

  /// Creates an element whose elements are provided once.
  public init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
    provider = elementProvider
    isCached = true
    super.init(title: "", subtitle: nil, image: nil)
  }

  private init(uncached provider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
    self.provider = provider
    isCached = false
    super.init(title: "", subtitle: nil, image: nil)
  }

  /// Returns an element whose elements are provided each time that the menu is shown.
  open class func uncached(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void)
    -> UIDeferredMenuElement
  { UIDeferredMenuElement(uncached: elementProvider) }

  /// Requests the elements from the provider, or from the last time for an element that keeps them.
  package func load(_ completion: @escaping ([UIMenuElement]) -> Void) {
    if isCached, isLoaded { return completion(loadedElements) }
    provider { [weak self] elements in
      self?.take(elements)
      completion(elements)
    }
  }

  private func take(_ elements: [UIMenuElement]) { (loadedElements, isLoaded) = (elements, true) }

  /// The state of the element. Not part of UIKit's API.
  public var inspection: Inspection { Inspection(element: self) }

  /// The state of a deferred element. Not part of UIKit's API.
  @MainActor
  public struct Inspection {
    let element: UIDeferredMenuElement

    /// Requests the elements from the provider, as when the menu is shown.
    public func load(_ completion: @escaping ([UIMenuElement]) -> Void) { element.load(completion) }
  }
}
