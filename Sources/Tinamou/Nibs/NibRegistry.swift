// SPDX-License-Identifier: MIT

/// What documents of Interface Builder may name: classes, properties and actions of an app.
///
/// On Apple's platforms the Objective-C runtime finds a class, a property or a method by its name. Linux has none, so an app
/// says once what its documents name:
///
/// ```swift
/// NibRegistry.register(LoginView.self)                                          // customClass="LoginView"
/// NibRegistry.property("titleLabel", \LoginView.titleLabel)                     // an outlet, or a runtime attribute
/// NibRegistry.action("submit:", of: LoginController.self) { $0.submit($1) }     // a target's method
/// ```
///
/// Classes need no registration where the module that the document names has a class of that name. They are made by
/// `init(coder:)`, as on Apple's platforms, with a coder that holds nothing; a class that is better made otherwise registers
/// a closure. Whatever is missing is replaced by UIKit's own class, left unconnected, and told by ``UINib/inspection``,
/// ``UIStoryboard/inspection``. Outlets can also be asked for by name: `view.inspection.outlet("titleLabel")`.
///
/// Differs from UIKit: there is no such type there.
@MainActor
public enum NibRegistry {
  /// Makes an object of a class.
  private static var makers: [String: @MainActor () -> NSObject?] = [:]
  /// What sets a property, by its name and the class that has it.
  private static var setters: [String: [(type: AnyClass, set: @MainActor (AnyObject, Any) -> Bool)]] = [:]
  /// What an action does, by its selector and the class of the target.
  private static var actions: [String: [(type: AnyClass, perform: @MainActor (AnyObject, AnyObject) -> Void)]] = [:]

  /// What sets a property to nil, by its name; says whether the object has it.
  private static var clearers: [String: [@MainActor (AnyObject) -> Bool]] = [:]
  /// Makes a segue of a class from its name, source and destination.
  private static var segueMakers:
    [String: @MainActor (String?, UIViewController, UIViewController) -> UIStoryboardSegue] =
      [:]

  // MARK: Classes

  /// Has objects of `type` made where a document names the class, under the type's own name or under `name`.
  public static func register(_ type: UIView.Type, as name: String? = nil) {
    makers[name ?? String(describing: type)] = { type.init(coder: NibCoder()) }
  }

  /// Has controllers of `type` made where a document names the class, under the type's own name or under `name`.
  public static func register(_ type: UIViewController.Type, as name: String? = nil) {
    makers[name ?? String(describing: type)] = { type.init(coder: NibCoder()) }
  }

  /// Has `make` called where a document names the class `name`.
  public static func register(_ name: String, make: @escaping @MainActor () -> NSObject) {
    makers[name] = make
  }

  /// An object of the class `name` of `module`; nil where there is none.
  static func make(_ name: String, module: String?) -> NSObject? {
    if let maker = makers[name] { return maker() }
    for candidate in [module.map { "\($0).\(name)" }, name].compactMap({ $0 }) {
      switch NSClassFromString(candidate) {
      case let type as UIView.Type: return type.init(coder: NibCoder())
      case let type as UIViewController.Type: return type.init(coder: NibCoder())
      default: continue
      }
    }
    return nil
  }

  // MARK: Segues

  /// Has `make` called where a storyboard names the class `name` for a segue, with the segue's identifier, source and
  /// destination:
  ///
  /// ```swift
  /// NibRegistry.segue("FadeSegue") { FadeSegue(identifier: $0, source: $1, destination: $2) }
  /// ```
  public static func segue(
    _ name: String,
    make: @escaping @MainActor (String?, UIViewController, UIViewController) -> UIStoryboardSegue
  ) {
    segueMakers[name] = make
  }

  /// A segue of the class `name`; nil for a class that was not registered.
  static func makeSegue(
    _ name: String, _ identifier: String?, _ source: UIViewController, _ destination: UIViewController
  ) -> UIStoryboardSegue? {
    segueMakers[name]?(identifier, source, destination)
  }

  // MARK: Properties

  /// Has outlets and runtime attributes called `key` set the property at `path`.
  public static func property<Object: AnyObject, Value>(
    _ key: String, _ path: ReferenceWritableKeyPath<Object, Value>
  ) {
    property(key, of: Object.self) { (object: Object, value: Value) in object[keyPath: path] = value }
  }

  /// Has outlets and runtime attributes called `key` set the optional property at `path`.
  public static func property<Object: AnyObject, Value>(
    _ key: String, _ path: ReferenceWritableKeyPath<Object, Value?>
  ) {
    property(key, of: Object.self) { (object: Object, value: Value) in object[keyPath: path] = value }
    clearers[key, default: []].append { object in
      guard let object = object as? Object else { return false }
      object[keyPath: path] = nil
      return true
    }
  }

  /// Has outlets and runtime attributes called `key` of objects of `type` call `set`. Numbers are converted to `Value`.
  public static func property<Object: AnyObject, Value>(
    _ key: String, of type: Object.Type, set: @escaping @MainActor (Object, Value) -> Void
  ) {
    setters[key, default: []].append(
      (
        type: type,
        set: { object, value in
          guard let object = object as? Object, let value = converted(value, to: Value.self) else { return false }
          set(object, value)
          return true
        }
      ))
  }

  /// Sets the property `key` of `object`; says whether something was registered for it that takes such a value.
  static func set(_ key: String, of object: AnyObject, to value: Any) -> Bool {
    for setter in (setters[key] ?? []).reversed() where setter.set(object, value) { return true }
    return false
  }

  /// Sets the property `key` of `object` to nil; says whether an optional property was registered for it.
  static func clear(_ key: String, of object: AnyObject) -> Bool {
    (clearers[key] ?? []).reversed().contains { $0(object) }
  }

  private static func converted<Value>(_ value: Any, to type: Value.Type) -> Value? {
    if let value = value as? Value { return value }
    guard let number = value as? Double else { return nil }
    switch type {
    case is CGFloat.Type: return CGFloat(number) as? Value
    case is Float.Type: return Float(number) as? Value
    case is Int.Type: return Int(exactly: number.rounded()) as? Value
    case is UInt.Type: return UInt(exactly: number.rounded()) as? Value
    case is Bool.Type: return (number != 0) as? Value
    case is NSNumber.Type: return NSNumber(value: number) as? Value
    default: return nil
    }
  }

  // MARK: Actions

  /// Has actions with `selector`, such as `submit:`, whose target is of `type`, call `perform` with target and sender.
  public static func action<Object: AnyObject, Sender>(
    _ selector: String, of type: Object.Type, perform: @escaping @MainActor (Object, Sender) -> Void
  ) {
    actions[selector, default: []].append(
      (
        type: type,
        perform: { object, sender in
          guard let object = object as? Object, let sender = sender as? Sender else { return }
          perform(object, sender)
        }
      ))
  }

  /// Has actions with `selector`, such as `submit`, whose target is of `type`, call `perform` with the target.
  public static func action<Object: AnyObject>(
    _ selector: String, of type: Object.Type, perform: @escaping @MainActor (Object) -> Void
  ) {
    action(selector, of: type) { (object: Object, _: AnyObject) in perform(object) }
  }

  /// What `selector` does on `target`; nil where nothing was registered.
  static func action(_ selector: String, of target: AnyObject) -> (@MainActor (AnyObject, AnyObject) -> Void)? {
    (actions[selector] ?? []).last { isKind(target, of: $0.type) }?.perform
  }

  private static func isKind(_ object: AnyObject, of type: AnyClass) -> Bool {
    (object as? NSObject)?.isKind(of: type) ?? (Swift.type(of: object) == type)
  }
}
