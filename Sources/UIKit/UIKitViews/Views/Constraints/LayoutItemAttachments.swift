// SPDX-License-Identifier: MIT

/// Values that libraries of chained constraints keep for a view or guide, one of each type.
///
/// They live as long as the view or guide.
@MainActor
package final class LayoutItemAttachments {
  private var values: [ObjectIdentifier: AnyObject] = [:]

  /// The value of a type, made by `make` on first use.
  package func value<Value: AnyObject>(_ type: Value.Type, making make: () -> Value) -> Value {
    if let value = values[ObjectIdentifier(type)] as? Value { return value }
    let value = make()
    values[ObjectIdentifier(type)] = value
    return value
  }

  /// The attachments of a view or guide; `nil` for another object.
  package static func of(_ item: AnyObject) -> LayoutItemAttachments? {
    guard let handle = LayoutItemHandle.of(item) else { return nil }
    if let attachments = handle.attachments { return attachments }
    let attachments = LayoutItemAttachments()
    handle.attachments = attachments
    return attachments
  }
}
