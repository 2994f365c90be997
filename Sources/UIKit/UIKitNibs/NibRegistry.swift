// SPDX-License-Identifier: MIT

/// The classes, properties and actions of an app to which Interface Builder documents refer.
///
/// On Apple's platforms, the Objective-C runtime finds classes, properties and methods by name. On Linux,
/// `tinamou build` registers the members that sources mark with `@objc`, `@IBOutlet`, `@IBAction` and `@IBInspectable`, so
/// an app does not register anything itself. An app whose sources are not adapted by `tinamou build` registers the names to
/// which its documents refer:
///
/// ```swift
/// NibRegistry.register(LoginView.self)                                          // customClass="LoginView"
/// NibRegistry.property("titleLabel", \LoginView.titleLabel)                     // an outlet, or a runtime attribute
/// NibRegistry.action("submit:", of: LoginController.self) { $0.submit($1) }     // a target's method
/// ```
///
/// A class need not be registered if the module that the document names contains it. It is created by `init(coder:)`,
/// as on Apple's platforms, with a coder that contains no values; register a closure to create it in another way. A
/// missing class is replaced by the UIKit class, a missing property or action is left unconnected, and each is recorded
/// as an issue in ``UINib/inspection`` or ``UIStoryboard/inspection``. Outlets can also be accessed by name:
/// `view.inspection.outlet("titleLabel")`.
///
/// Differs from UIKit: UIKit has no such type.
@MainActor
public enum NibRegistry {
  private static let setting = LayoutSetting(NibRegistrations())

  /// The registrations of the current task or the process.
  private static var registered: NibRegistrations {
    get { setting.value }
    set { setting.value = newValue }
  }

  /// Calls `body` with a copy of the current registrations, for the current task and its child tasks.
  package static func whileRegistering<Result: Sendable>(_ body: @MainActor () async throws -> Result) async rethrows
    -> Result
  {
    try await setting.withValue(setting.value, body)
  }

  /// Calls `body` while documents are built of some classes of the app only, for the current task.
  package static func whileMaking<Result: Sendable>(
    _ classes: ClassesOfDocuments, _ body: @MainActor () throws -> Result
  ) rethrows -> Result {
    var registrations = registered
    registrations.classes = classes
    return try setting.withValue(registrations, body)
  }

  // MARK: Classes

  /// Registers a view class under its own name or `name`.
  public static func register(_ type: UIView.Type, as name: String? = nil) {
    registered.makers[name ?? String(describing: type)] = { type.init(coder: NibCoder()) }
  }

  /// Registers a controller class under its own name or `name`.
  public static func register(_ type: UIViewController.Type, as name: String? = nil) {
    registered.makers[name ?? String(describing: type)] = { type.init(coder: NibCoder()) }
  }

  /// Registers a closure that creates objects of the class `name`.
  public static func register(_ name: String, make: @escaping @MainActor () -> NSObject) {
    registered.makers[name] = make
  }

  /// Creates an object of the class `name` of `module`, or returns `nil`.
  ///
  /// - Parameter coder: The coder for the initializer of a view.
  static func make(_ name: String, module: String?, coder: NibCoder = NibCoder()) -> NSObject? {
    let classes = registered.classes
    if classes == .ofUIKit { return nil }
    if let maker = registered.makers[name] {
      let object = maker()
      return classes == .all || !(object is UIViewController) ? object : nil
    }
    for candidate in [module.map { "\($0).\(name)" }, name].compactMap({ $0 }) {
      switch NSClassFromString(candidate) ?? ObjectiveCRuntime.shared.type(named: candidate) {
      case let type as UIView.Type: return type.init(coder: coder)
      case let type as UIViewController.Type: return classes == .all ? type.init(coder: NibCoder()) : nil
      case let type as UIBarItem.Type: return type.init(coder: NibCoder())
      default: continue
      }
    }
    return nil
  }

  // MARK: Segues

  /// Registers a closure that creates segues of the class `name` from the segue's identifier, source and destination:
  ///
  /// ```swift
  /// NibRegistry.segue("FadeSegue") { FadeSegue(identifier: $0, source: $1, destination: $2) }
  /// ```
  public static func segue(
    _ name: String,
    make: @escaping @MainActor (String?, UIViewController, UIViewController) -> UIStoryboardSegue
  ) {
    registered.segueMakers[name] = make
  }

  /// Creates a segue of the class `name`, or returns `nil` for a class that is not registered.
  static func makeSegue(
    _ name: String, _ identifier: String?, _ source: UIViewController, _ destination: UIViewController
  ) -> UIStoryboardSegue? {
    if let maker = registered.segueMakers[name] { return maker(identifier, source, destination) }
    typealias Maker = @MainActor (String?, UIViewController, UIViewController) -> UIStoryboardSegue
    let declared = ObjectiveCRuntime.shared.segueMaker(name) as? Maker
    return declared?(identifier, source, destination)
  }

  // MARK: Properties

  /// Registers the property at `path` for outlets and runtime attributes with the name `key`.
  public static func property<Object: AnyObject, Value>(
    _ key: String, _ path: ReferenceWritableKeyPath<Object, Value>
  ) {
    property(key, of: Object.self) { (object: Object, value: Value) in object[keyPath: path] = value }
  }

  /// Registers the optional property at `path` for outlets and runtime attributes with the name `key`.
  public static func property<Object: AnyObject, Value>(
    _ key: String, _ path: ReferenceWritableKeyPath<Object, Value?>
  ) {
    property(key, of: Object.self) { (object: Object, value: Value) in object[keyPath: path] = value }
    registered.clearers[key, default: []].append { object in
      guard let object = object as? Object else { return false }
      object[keyPath: path] = nil
      return true
    }
  }

  /// Registers a closure for outlets and runtime attributes with the name `key` of objects of `type`. Numbers are
  /// converted to `Value`.
  public static func property<Object: AnyObject, Value>(
    _ key: String, of type: Object.Type, set: @escaping @MainActor (Object, Value) -> Void
  ) {
    registered.setters[key, default: []].append(
      (
        type: type,
        set: { object, value in
          guard let object = object as? Object, let value = converted(value, to: Value.self) else { return false }
          set(object, value)
          return true
        }
      ))
  }

  /// Sets the property `key` of `object`. Returns whether a property was registered that accepts the value.
  static func set(_ key: String, of object: AnyObject, to value: Any) -> Bool {
    for setter in (registered.setters[key] ?? []).reversed() where setter.set(object, value) { return true }
    if case .set = KeyValueCoding.set(value, forKeyPath: key, of: object) { return true }
    return false
  }

  /// Sets the property `key` of `object` to `nil`. Returns whether an optional property was registered.
  static func clear(_ key: String, of object: AnyObject) -> Bool {
    if (registered.clearers[key] ?? []).reversed().contains(where: { $0(object) }) { return true }
    if case .set = KeyValueCoding.set(nil, forKeyPath: key, of: object) { return true }
    return false
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

  /// Registers an action with a sender, such as `submit:`, for targets of `type`.
  public static func action<Object: AnyObject, Sender>(
    _ selector: String, of type: Object.Type, perform: @escaping @MainActor (Object, Sender) -> Void
  ) {
    registered.actions[selector, default: []].append(
      (
        type: type,
        perform: { object, sender in
          guard let object = object as? Object, let sender = sender as? Sender else { return }
          perform(object, sender)
        }
      ))
  }

  /// Registers an action without a sender, such as `submit`, for targets of `type`.
  public static func action<Object: AnyObject>(
    _ selector: String, of type: Object.Type, perform: @escaping @MainActor (Object) -> Void
  ) {
    action(selector, of: type) { (object: Object, _: AnyObject) in perform(object) }
  }

  /// Returns the closure registered for `selector` on `target`, or `nil`.
  static func action(_ selector: String, of target: AnyObject) -> (@MainActor (AnyObject, AnyObject) -> Void)? {
    (registered.actions[selector] ?? []).last { isKind(target, of: $0.type) }?.perform
  }

  private static func isKind(_ object: AnyObject, of type: AnyClass) -> Bool {
    (object as? NSObject)?.isKind(of: type) ?? (Swift.type(of: object) == type)
  }
}

/// The classes of which objects of documents are made.
package enum ClassesOfDocuments: Sendable {
  /// All that documents name.
  case all
  /// All but controllers: UIKit's take their places.
  case withoutControllers
  /// Those of UIKit.
  case ofUIKit
}

/// The registrations of an app in ``NibRegistry``.
struct NibRegistrations {
  /// The classes of which objects are made.
  var classes = ClassesOfDocuments.all
  /// Closures that create objects, by class name.
  var makers: [String: @MainActor () -> NSObject?] = [:]
  /// Closures that set a property, by property name and class.
  var setters: [String: [(type: AnyClass, set: @MainActor (AnyObject, Any) -> Bool)]] = [:]
  /// Closures that perform an action, by selector and target class.
  var actions: [String: [(type: AnyClass, perform: @MainActor (AnyObject, AnyObject) -> Void)]] = [:]

  /// Closures that set a property to `nil`, by property name. They return whether the object has the property.
  var clearers: [String: [@MainActor (AnyObject) -> Bool]] = [:]
  /// Closures that create a segue from its identifier, source and destination, by class name.
  var segueMakers: [String: @MainActor (String?, UIViewController, UIViewController) -> UIStoryboardSegue] =
    [:]
}
