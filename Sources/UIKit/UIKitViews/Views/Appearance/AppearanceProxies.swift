// SPDX-License-Identifier: MIT

/// The appearance proxies of all classes. They belong to the process, as in UIKit.
@MainActor
enum AppearanceProxies {
  @exclusivity(unchecked) private static var proxies: [AppearanceProxy] = []

  /// Whether there is a proxy.
  static var isUsed: Bool { !proxies.isEmpty }

  /// The proxy of a class in containers, which `make` creates on first use. `make` is called for the nearest class of the framework, too.
  static func proxy(
    of type: AnyClass, in containers: [any UIAppearanceContainer.Type], make: (AnyClass) -> NSObject
  ) -> NSObject {
    let known = proxies.first { $0.type == type && $0.containers.elementsEqual(containers, by: { $0 == $1 }) }
    if let known { return known.object }
    let base: AnyClass = frameworkClass(of: type)
    let object = make(type)
    let made = AppearanceProxy(
      type: type, containers: containers, object: object, plain: base == type ? object : make(base))
    proxies.append(made)
    return made.object
  }

  /// The class itself, or its nearest superclass that is not one of the app.
  private static func frameworkClass(of type: AnyClass) -> AnyClass {
    var current: AnyClass = type
    while !TypeName(current).isOfFramework, let superclass = _getSuperclass(current) { current = superclass }
    return current
  }

  /// Notes a call of a method by which the appearance of an object is set: to repeat it on other objects if the object is a proxy, or
  /// to keep the object's own value.
  static func note(_ name: String, of object: NSObject, _ call: @escaping (NSObject) -> Void) {
    if isApplying { return }
    if let index = proxies.firstIndex(where: { $0.object === object }) {
      proxies[index].calls.removeAll { $0.name == name }
      proxies[index].calls.append((name, call))
    } else {
      AppearanceMemory.of(object).add(name)
    }
  }

  /// Whether the values of a proxy are being set.
  fileprivate static var isApplying = false

  /// Sets what the proxies of `object`'s class have.
  static func apply(to object: NSObject, in view: UIView) {
    var chain: [AnyClass] = []
    var current: AnyClass? = type(of: object)
    while let type = current {
      chain.insert(type, at: 0)
      current = _getSuperclass(type)
    }
    // Those of superclasses and those without containers come first.
    let matching = chain.flatMap { type in
      proxies.filter { $0.type == type && $0.contains(view) }.sorted { $0.containers.count < $1.containers.count }
    }
    isApplying = true
    // A value is set once, by the most specific proxy; of the calls, the last one holds.
    for proxy in matching.reversed() { proxy.setValues(of: object) }
    for proxy in matching { proxy.makeCalls(to: object) }
    isApplying = false
  }
}

/// An object that describes an appearance and that each view of a class has from the start.
protocol ReplaceableAppearance: AnyObject {}

/// An object on which the values of other objects are set.
@MainActor
private struct AppearanceProxy {
  let type: AnyClass
  let containers: [any UIAppearanceContainer.Type]
  let object: NSObject
  /// The calls of methods that set a part of the appearance, by names with their arguments.
  var calls: [(name: String, call: (NSObject) -> Void)] = []
  /// The values of the object before any was set, by name.
  private let defaults: [String: Any?]
  /// The values of an object of the framework. What the initializers of an app's class set is the object's own.
  private let natural: [String: Any?]

  init(type: AnyClass, containers: [any UIAppearanceContainer.Type], object: NSObject, plain: NSObject) {
    self.type = type
    self.containers = containers
    self.object = object
    let names = KeyValueCoding.keys(of: type)
    defaults = Dictionary(uniqueKeysWithValues: names.map { ($0, Self.value($0, of: object)) })
    let known = KeyValueCoding.keys(of: Swift.type(of: plain))
    natural = Dictionary(uniqueKeysWithValues: names.intersection(known).map { ($0, Self.value($0, of: plain)) })
  }

  /// Whether `view` is inside of objects of the classes, of which the first is the nearest.
  func contains(_ view: UIView) -> Bool {
    var remaining = containers[...]
    var responder = view.next
    while let current = responder, let container = remaining.first {
      if current.isKind(of: container) { remaining.removeFirst() }
      responder = current.next
    }
    return remaining.isEmpty
  }

  /// Sets the values that were set on the proxy, unless the object has one of its own.
  func setValues(of other: NSObject) {
    for (name, standard) in defaults {
      let value = Self.value(name, of: object)
      guard !Self.isSame(value, standard), mayApply(name, to: other, natural[name] ?? standard) else { continue }
      _ = KeyValueCoding.set(value, forKey: name, of: other)
    }
  }

  /// Calls the methods that were called on the proxy, unless the object was told otherwise.
  func makeCalls(to other: NSObject) {
    for (name, call) in calls where !AppearanceMemory.has(name, other) { call(other) }
  }

  /// Whether a property has no value of its own. A bar has an appearance object from the start, which is replaced once.
  private func mayApply(_ name: String, to other: NSObject, _ standard: Any?) -> Bool {
    let own = Self.value(name, of: other)
    if Self.isSame(own, standard) { return true }
    guard own is any ReplaceableAppearance, standard is any ReplaceableAppearance else { return false }
    return AppearanceMemory.of(other).add(name)
  }

  /// The value of a property. A tint color that is inherited is not one of the object.
  private static func value(_ name: String, of object: NSObject) -> Any? {
    if name == "tintColor", let view = object as? UIView { return view.appearance.tintColor }
    return KeyValueCoding.get(name, of: object) ?? nil
  }

  private static func isSame(_ first: Any?, _ second: Any?) -> Bool { KeyValueCoding.isSame(first, second) }
}

/// The names of the properties that proxies have set on an object, for values that cannot be compared, and of the calls that have set an
/// object's own values.
@MainActor
private final class AppearanceMemory {
  private var names: Set<String> = []

  private static let key = UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

  /// The memory of an object, which is made on first use.
  static func of(_ object: NSObject) -> AppearanceMemory {
    if let known = existing(object) { return known }
    let memory = AppearanceMemory()
    objc_setAssociatedObject(object, key, memory, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    return memory
  }

  /// Adds a name. Returns whether it is new.
  @discardableResult
  func add(_ name: String) -> Bool { names.insert(name).inserted }

  /// Whether a name was added for an object.
  static func has(_ name: String, _ object: NSObject) -> Bool { existing(object)?.names.contains(name) ?? false }

  private static func existing(_ object: NSObject) -> AppearanceMemory? {
    objc_getAssociatedObject(object, key) as? AppearanceMemory
  }
}

extension NSObjectProtocol where Self: NSObject {
  /// Notes the call of a method by which proxies set the appearance.
  ///
  /// - Parameters:
  ///   - argument: The state or the metrics that the value is for.
  ///   - call: The same call on another object.
  @MainActor
  func noteAppearance(_ argument: Int, function: String = #function, _ call: @escaping (Self) -> Void) {
    guard AppearanceProxies.isUsed else { return }
    AppearanceProxies.note("\(function) \(argument)", of: self) { if let object = $0 as? Self { call(object) } }
  }
}
