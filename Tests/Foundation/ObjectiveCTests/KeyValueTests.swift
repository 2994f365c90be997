// SPDX-License-Identifier: MIT

import Testing
import UIKit

/// A class with a property that reports its changes, as the adapter rewrites `@objc dynamic var`.
private class Download: NSObject {
  var progress = 0.0 {
    willSet { _willChangeValue(self, "progress") }
    didSet { _didChangeValue(self, "progress") }
  }
  var title: String?
  fileprivate var told: [String] = []
  func observed(
    _ path: String?, _ object: Any?, _ change: [NSKeyValueChangeKey: Any]?, _ context: UnsafeMutableRawPointer?
  ) {
    told.append("\(path ?? "") \(change?[.oldKey] ?? "-") \(change?[.newKey] ?? "-")")
  }

  private enum _ObjectiveCMembers: ObjectiveC._MemberTable {
    static var owner: AnyObject.Type { Download.self }
    static var members: [ObjectiveC._Member] {
      [
        .property("progress", \Download.progress), .property("title", \Download.title),
        .method("observeValueForKeyPath:ofObject:change:context:") { (o: Download, a) in
          try o.observed(
            a[0] as String?, a[1] as Any?, a[2] as [NSKeyValueChangeKey: Any]?, a[3] as UnsafeMutableRawPointer?)
        },
      ]
    }
  }
}

/// A class with an outlet for a class of its own.
private final class Card: UIView {
  final class LinkLabel: UILabel {}
  weak var link: LinkLabel!
  var note: NSMutableString?

  private enum _ObjectiveCMembers: ObjectiveC._MemberTable {
    static var owner: AnyObject.Type { Card.self }
    static var members: [ObjectiveC._Member] { [.property("link", \Card.link), .property("note", \Card.note)] }
  }
}

/// A class with the same list in the types that a list can have.
private final class Lists: NSObject {
  var mutable = NSMutableArray(array: ["a", "b"])
  var foundation = NSArray(array: ["a", "b"])
  var swift = ["a", "b"]
  var any: [Any] = ["a", "b"]

  private enum _ObjectiveCMembers: ObjectiveC._MemberTable {
    static var owner: AnyObject.Type { Lists.self }
    static var members: [ObjectiveC._Member] {
      [
        .property("mutable", \Lists.mutable), .property("foundation", \Lists.foundation),
        .property("swift", \Lists.swift), .property("any", \Lists.any),
      ]
    }
  }
}

private final class Watcher: UIViewController {
  var told: [String] = []
  var undefined: [String: Any] = [:]
  override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
  ) {
    told.append("\(keyPath ?? "") \(change?[.newKey] ?? "-")")
  }
  override func setValue(_ value: Any?, forUndefinedKey key: String) { undefined[key] = value }
  override func value(forUndefinedKey key: String) -> Any? { undefined[key] }
}

/// An object below `NSObject` with the methods that Objective-C lets it override, as the adapter rewrites them.
private class Proxy: NSObject {
  var count = 1
  var undefined: [String: Any] = [:]
  let target: NSObject?

  init(target: NSObject? = nil) { self.target = target }

  func setValue(_ value: Any?, forUndefinedKey key: String) { undefined[key] = value }
  func value(forUndefinedKey key: String) -> Any? { undefined[key] ?? "no \(key)" }
  func setNilValueForKey(_ key: String) {
    if key == "count" { count = 0 } else { super.setNilValueForKey(key) }
  }
  func forwardingTarget(for aSelector: Selector!) -> Any? { target ?? super.forwardingTarget(for: aSelector) }

  private enum _ObjectiveCMembers: ObjectiveC._MemberTable {
    static var owner: AnyObject.Type { Proxy.self }
    static var members: [ObjectiveC._Member] {
      [
        .property("count", \Proxy.count),
        .method("setValue:forUndefinedKey:") { (o: Proxy, a) in
          try o.setValue(a[0] as Any?, forUndefinedKey: a[1] as String)
        },
        .method("valueForUndefinedKey:") { (o: Proxy, a) in try o.value(forUndefinedKey: a[0] as String) },
        .method("setNilValueForKey:") { (o: Proxy, a) in try o.setNilValueForKey(a[0] as String) },
        .method("forwardingTargetForSelector:") { (o: Proxy, a) in try o.forwardingTarget(for: a[0] as Selector) },
      ]
    }
  }
}

@MainActor @Suite("Key-value coding and observing")
struct KeyValueTests {
  @Test("An outlet takes an object of a superclass of its class, as on iOS, and no object of another class")
  func objectOfSuperclass() {
    let (card, label) = (Card(), UILabel())
    label.text = "More"
    card.setValue(label, forKey: "link")
    #expect(card.link === label && card.link.text == "More")
    card.setValue(Card.LinkLabel(), forKey: "link")
    #expect(card.link == nil)
    let reasons = reasonsRaised {
      card.setValue(UIButton(), forKey: "link")
      card.setValue(NSString("fixed"), forKey: "note")
    }
    #expect(reasons.count == 2 && card.link == nil && card.note == nil)
  }

  @Test("properties are read and written by name, with numbers and strings converted")
  func coding() {
    let view = UIView()
    view.setValue(0.5, forKey: "alpha")
    view.setValue(true, forKey: "hidden")
    view.setValue(7, forKeyPath: "layer.cornerRadius")
    view.setValue(NSNumber(value: 3), forKey: "tag")
    #expect(view.alpha == 0.5 && view.isHidden && view.layer.cornerRadius == 7 && view.tag == 3)
    #expect(view.value(forKey: "isHidden") as? Bool == true)
    #expect(view.value(forKeyPath: "layer.cornerRadius") as? CGFloat == 7)
    let label = UILabel()
    label.setValue(NSString("Hello"), forKey: "text")
    label.setValue(2, forKey: "textAlignment")
    #expect(label.text == "Hello" && label.textAlignment == .right)
    label.setValue(nil, forKey: "text")
    #expect(label.text == nil)
  }

  @Test("a list is changed by key, of whichever type it is", arguments: ["mutable", "foundation", "swift", "any"])
  func mutableArray(key: String) {
    let lists = Lists()
    let array = lists.mutableArrayValue(forKey: key)
    let reasons = reasonsRaised {
      array.add("c")
      array.insert("x", at: 0)
      array.removeObject(at: 1)
      array.replaceObject(at: 1, with: "y")
      array.removeLastObject()
    }
    #expect(reasons == [])
    let value = lists.value(forKey: key)
    #expect((value as? [String] ?? (value as? NSArray)?.compactMap { $0 as? String }) == ["x", "y"])
    #expect(array.count == 2)
    array.removeAllObjects()
    array.add("z")
    #expect(array.object(at: 0) as? String == "z")
  }

  @Test("an unknown key and a value of another class raise as in UIKit")
  func misuse() {
    let view = UIView()
    let address = "0x" + String(UInt(bitPattern: ObjectIdentifier(view)), radix: 16)
    let reasons = reasonsRaised {
      view.setValue(1, forKey: "nothing")
      _ = view.value(forKey: "nothing")
      view.setValue("red", forKey: "backgroundColor")
      view.setValue(nil, forKey: "alpha")
      view.setValue(1, forKey: "superview")
    }
    let name = "<UIView \(address)>"
    #expect(
      reasons == [
        "[\(name) setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key nothing.",
        "[\(name) valueForUndefinedKey:]: this class is not key value coding-compliant for the key nothing.",
        "the value for the key backgroundColor of \(name) must be of type Optional<UIColor>, and is String",
        "[\(name) setNilValueForKey]: could not set nil as the value for the key alpha.",
        "[\(name) setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key superview.",
      ])
    let watcher = Watcher()
    watcher.setValue(1, forKey: "extra")
    #expect(watcher.value(forKey: "extra") as? Int == 1)
  }

  @Test("an object handles keys without a property, and nil for a number, with methods of its own")
  func ownMethods() {
    let proxy = Proxy()
    proxy.setValue(3, forKey: "extra")
    #expect(proxy.value(forKey: "extra") as? Int == 3)
    #expect(proxy.value(forKey: "other") as? String == "no other")
    proxy.setValue(nil, forKey: "count")
    #expect(proxy.count == 0)
    let plain = NSObject()
    let reasons = reasonsRaised {
      _ = plain.value(forUndefinedKey: "a")
      plain.setValue(1, forUndefinedKey: "b")
      plain.setNilValueForKey("c")
      plain.observeValue(forKeyPath: "d", of: nil, change: nil, context: nil)
    }
    #expect(reasons.count == 4)
    for (reason, word) in zip(reasons, ["key a", "key b", "key c", "Key path: d"]) {
      #expect(reason.contains(word), "\(reason)")
    }
  }

  @Test("a message without a method goes to the object that the receiver names")
  func forwarding() {
    let form = Form()
    let proxy = Proxy(target: Proxy(target: form))
    #expect(proxy.perform(Selector("total"))?.takeUnretainedValue() as? Int == 42)
    #expect(reasonsRaised { _ = Proxy().perform(Selector("total")) }.first?.contains("unrecognized selector") == true)
    #expect(reasonsRaised { _ = proxy.perform(Selector("missing")) }.first?.contains("unrecognized selector") == true)
  }

  @Test("geometry, text and states of views can be observed by key path")
  func observing() {
    let scroll = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    var offsets: [CGFloat] = []
    var changes: [String] = []
    let first = scroll.observe(\.contentOffset, options: [.old, .new]) { view, change in
      #expect(view === scroll)
      offsets += [change.oldValue?.y ?? -1, change.newValue?.y ?? -1]
    }
    let second = scroll.observe(\.contentSize) { _, change in changes.append("size \(change.newValue == nil)") }
    let third = scroll.observe(\.frame, options: .initial) { _, _ in changes.append("frame") }
    scroll.contentOffset.y = 20
    scroll.contentOffset.y = 20
    #expect(offsets == [0, 20])
    scroll.contentSize = CGSize(width: 100, height: 400)
    scroll.frame.origin.x = 5
    scroll.center.x += 5
    #expect(changes == ["frame", "size true", "frame", "frame"])
    first.invalidate()
    scroll.contentOffset.y = 40
    #expect(offsets.count == 2)
    let label = UILabel()
    var texts: [String?] = []
    var hidden: [Bool?] = []
    let fourth = label.observe(\.text, options: .new) { _, change in texts.append(change.newValue ?? nil) }
    let fifth = label.observe(\.isHidden, options: .new) { _, change in hidden.append(change.newValue) }
    label.text = "a"
    label.text = nil
    label.isHidden = true
    #expect(texts == ["a", nil] && hidden == [true])
    withExtendedLifetime((second, third, fourth, fifth)) {}
  }

  @Test("frames that constraints determine are observed")
  func layout() {
    let (parent, child) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), UIView())
    child.translatesAutoresizingMaskIntoConstraints = false
    parent.addSubview(child)
    NSLayoutConstraint.activate([
      child.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: 10),
      child.topAnchor.constraint(equalTo: parent.topAnchor), child.widthAnchor.constraint(equalToConstant: 30),
      child.heightAnchor.constraint(equalToConstant: 30),
    ])
    var widths: [CGFloat] = []
    let observation = child.observe(\.bounds, options: .new) { _, change in widths.append(change.newValue?.width ?? 0) }
    parent.layoutIfNeeded()
    #expect(widths == [30])
    withExtendedLifetime(observation) {}
  }

  @Test("an observation ends when it is released, and does not keep the object alive")
  func lifetime() {
    var calls = 0
    let view = UIView()
    var observation: NSKeyValueObservation? = view.observe(\.frame) { _, _ in calls += 1 }
    #expect(observation != nil)
    view.frame.origin.x = 1
    observation = nil
    view.frame.origin.x = 2
    #expect(calls == 1)
    weak var gone: UIView?
    var kept: NSKeyValueObservation?
    do {
      let other = UIView()
      gone = other
      kept = other.observe(\.frame) { _, _ in }
    }
    #expect(gone == nil && kept != nil)
  }

  @Test("properties that report their changes are observed by key path and by name")
  func reporting() {
    let download = Download()
    var seen: [Double] = []
    let observation = download.observe(\.progress, options: [.new, .old]) { _, change in
      seen += [change.oldValue ?? -1, change.newValue ?? -1]
    }
    let (watcher, other) = (Watcher(), Download())
    download.addObserver(watcher, forKeyPath: "progress", options: .new, context: nil)
    download.addObserver(other, forKeyPath: "progress", options: [.new, .old], context: nil)
    download.progress = 0.5
    download.progress = 0.5
    download.setValue(1, forKey: "progress")
    #expect(seen == [0, 0.5, 0.5, 0.5, 0.5, 1])
    #expect(watcher.told == ["progress 0.5", "progress 0.5", "progress 1.0"])
    #expect(other.told == ["progress 0.0 0.5", "progress 0.5 0.5", "progress 0.5 1.0"])
    download.removeObserver(watcher, forKeyPath: "progress")
    download.progress = 0
    #expect(watcher.told.count == 3 && other.told.count == 4)
    let reasons = reasonsRaised { download.removeObserver(watcher, forKeyPath: "progress") }
    #expect(reasons.first?.hasPrefix("Cannot remove an observer <ObjectiveCTests.") == true)
    withExtendedLifetime(observation) {}
  }

  /// An object that observes itself as long as it exists.
  private final class Introvert: Download {
    override init() {
      super.init()
      addObserver(self, forKeyPath: "progress", options: .new, context: nil)
    }

    deinit { removeObserver(self, forKeyPath: "progress") }
  }

  @Test("an object that observes itself stops in its deinit, as its successors at the same address do")
  func observingItself() {
    let reasons = reasonsRaised {
      for _ in 0..<3 {
        let introvert = Introvert()
        introvert.progress = 1
        #expect(introvert.told == ["progress - 1.0"])
      }
    }
    #expect(reasons == [])
  }

  @Test("optional requirements and managed properties work as generated code uses them")
  func generated() {
    let form = Form()
    #expect(_respondsTo(form, "total") && !_respondsTo(form, "nothing"))
    let total: Int = _perform(form, "total")
    let _: Void = _perform(form, "any:", "x")
    #expect(total == 42 && form.calls == ["any String"])
    let name: String? = _managedValue(form, "name")
    #expect(name == nil)
    _setManagedValue(form, "name", "Ada" as String?)
    let set: String? = _managedValue(form, "name")
    #expect(set == "Ada")
    let number: Int = _managedValue(form, "count")
    #expect(number == 0)
  }

  /// A counter that is changed and observed on several threads.
  private final class Counter: NSObject, @unchecked Sendable {
    private let lock = NSLock()
    private var count = 0
    var value: Int { lock.withLock { count } }
    func add() { lock.withLock { count += 1 } }
  }

  @Test("objects can be changed and observed on several threads at once")
  func threads() async {
    let counter = Counter()
    let calls = Counter()
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<8 {
        group.addTask {
          for _ in 0..<200 {
            let observation = counter.observe(\.value) { _, _ in calls.add() }
            counter.willChangeValue(forKey: "value")
            counter.add()
            counter.didChangeValue(forKey: "value")
            observation.invalidate()
          }
        }
      }
    }
    #expect(counter.value == 1_600)
    #expect(calls.value >= 1_600)
  }

  @Test func theKeysOfAStoreAreThoseOfItsContents() throws {
    let name = "KeyValueTests-\(UUID().uuidString)"
    let defaults = try #require(UserDefaults(suiteName: name))
    defer { defaults.removePersistentDomain(forName: name) }
    #expect(defaults.value(forKey: "servers") == nil)
    defaults.setValue([1, 2], forKey: "servers")
    #expect(defaults.value(forKey: "servers") as? [Int] == [1, 2] && defaults.array(forKey: "servers")?.count == 2)
    defaults.setValue(nil, forKey: "servers")
    #expect(defaults.object(forKey: "servers") == nil)
    let dictionary = NSMutableDictionary()
    dictionary.setValue("a", forKey: "name")
    #expect(dictionary.value(forKey: "name") as? String == "a" && dictionary["name"] as? String == "a")
    dictionary.setValue(nil, forKey: "name")
    #expect(dictionary.count == 0)
  }
}
