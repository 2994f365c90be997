// SPDX-License-Identifier: MIT

internal import InterfaceDocuments
import LayoutModel

/// User-defined runtime attributes.
extension NibBuilder {
  /// Sets the property of a runtime attribute: common properties of UIKit directly, and others through the registry.
  func setRuntimeAttribute(_ element: MarkupElement, of object: NSObject) {
    guard let path = element["keyPath"] else { return }
    if element["type"] == "nil" { return clear(path, of: object, element) }
    let value = runtimeValue(element)
    if let view = object as? UIView, setKnown(path, of: view, to: value) { return }
    guard let value, set(path, of: object, to: value) else {
      return note(
        .unknownProperty(path, className: String(describing: type(of: object))), at: element, "keyPath")
    }
  }

  /// Sets a property to `nil`.
  private func clear(_ path: String, of object: NSObject, _ element: MarkupElement) {
    if let view = object as? UIView, setKnown(path, of: view, to: nil) { return }
    if NibRegistry.clear(path, of: object) { return }
    note(.unknownProperty(path, className: String(describing: type(of: object))), at: element, "keyPath")
  }

  /// Sets a registered property. In a key path with several keys, every key except the last is an outlet.
  private func set(_ path: String, of object: NSObject, to value: Any) -> Bool {
    if NibRegistry.set(path, of: object, to: value) { return true }
    let steps = path.split(separator: ".", maxSplits: 1).map(String.init)
    guard steps.count == 2, let next = (object as? UIResponder)?.nibOutlets?.objects(steps[0]).first as? NSObject
    else { return false }
    return set(steps[1], of: next, to: value)
  }

  /// Returns the value of a runtime attribute: a number as `Double`, or a string, Boolean, color, point, size,
  /// rectangle or image.
  private func runtimeValue(_ element: MarkupElement) -> Any? {
    let child = element.element(key: "value")
    switch element["type"] {
    case "number": return child?.number("value") ?? element.number("value")
    case "boolean": return element.flag("value")
    case "string": return element["value"] ?? child.flatMap(Self.string) ?? ""
    case "localizedString": return localizedValue(element)
    case "color": return child.flatMap { color($0) }
    case "image": return image("value", of: element)
    case "size": return child.flatMap(Size.init).map { CGSize(width: $0.width, height: $0.height) }
    case "point":
      guard let x = child?.number("x"), let y = child?.number("y") else { return nil }
      return CGPoint(x: x, y: y)
    case "rect":
      return child.flatMap(Rectangle.init).map { CGRect(x: $0.x, y: $0.y, width: $0.width, height: $0.height) }
    case "range":
      guard let location = child?.number("location"), let length = child?.number("length") else { return nil }
      return NSRange(location: Int(saturating: location), length: Int(saturating: length))
    default: return nil
    }
  }

  /// Returns the localized string of an attribute. Strings files identify it by its object and its index among the
  /// object's localized attributes.
  private func localizedValue(_ element: MarkupElement) -> String {
    let owner = element.parent?.parent?["id"] ?? ""
    let siblings = element.parent?.elements.filter { $0["type"] == "localizedString" } ?? []
    let index = siblings.firstIndex { $0 === element } ?? 0
    let key = "\(owner).ibExternalUserDefinedRuntimeAttributesLocalizableStrings[\(index)]"
    return settings.strings[key] ?? element["value"] ?? element.element(key: "value").flatMap(Self.string) ?? ""
  }

  /// Sets a property of UIKit that documents commonly set by name. Returns whether `path` is such a property.
  private func setKnown(_ path: String, of view: UIView, to value: Any?) -> Bool {
    let number = (value as? Double).map { CGFloat($0) }
    let isTrue = value as? Bool ?? (number ?? 0 != 0)
    switch path {
    case "layer.cornerRadius": view.layer.cornerRadius = number ?? 0
    case "layer.borderWidth": view.layer.borderWidth = number ?? 0
    case "layer.masksToBounds": view.layer.masksToBounds = isTrue
    case "layer.borderColor": view.layer.borderColor = (value as? UIColor)?.cgColor
    case "layer.shadowColor": view.layer.shadowColor = (value as? UIColor)?.cgColor
    case "layer.shadowOpacity": view.layer.shadowOpacity = Float(number ?? 0)
    case "layer.shadowRadius": view.layer.shadowRadius = number ?? 0
    case "layer.shadowOffset": view.layer.shadowOffset = value as? CGSize ?? .zero
    case "accessibilityIdentifier": view.accessibilityIdentifier = value as? String
    case "titleLabel.numberOfLines":
      (view as? UIButton)?.titleLabel?.numberOfLines = Int(saturating: Double(number ?? 1))
    case "titleLabel.textAlignment":
      (view as? UIButton)?.titleLabel?.textAlignment =
        NSTextAlignment(rawValue: Int(saturating: Double(number ?? 4))) ?? .natural
    default: return set(path, inTableOf: view, to: value)
    }
    return true
  }

  /// Sets a property of all views by UIKit's name or that of documents. Returns whether there is one, with a value of this
  /// kind.
  private func set(_ name: String, inTableOf view: UIView, to value: Any?) -> Bool {
    let named = PropertyTable.view.properties.first { $0.name == name || $0.documentName == name }
    guard let named, let content = content(value, named.kind.required) else { return false }
    named.write(view, content)
    return true
  }

  private func content(_ value: Any?, _ kind: PropertyKind) -> PropertyContent? {
    switch (kind, value) {
    case (.flag, let flag as Bool): .flag(flag)
    case (.flag, let number as Double): .flag(number != 0)
    case (.flag, nil): .flag(false)
    case (.number, let number as Double), (.fraction, let number as Double): .number(number)
    case (.integer, let number as Double): .number(Double(Int(saturating: number)))
    case (.fraction, nil): .number(1)
    case (.color, let color as UIColor): .color(color)
    case (.color, nil): .nothing
    default: nil
    }
  }
}
