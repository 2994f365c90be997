// SPDX-License-Identifier: MIT

/// Returns the value of a member that Objective-C would look up, in the type that Swift gives it.
public func _member<Value>(_ value: Value) -> Value { value }

/// Returns the raw value of a member that Objective-C would look up: it does not know of Swift's wrappers.
@_disfavoredOverload
public func _member<Value: RawRepresentable>(_ value: Value) -> Value.RawValue { value.rawValue }

/// Returns the raw value of a member that Objective-C would look up: it does not know of Swift's wrappers.
@_disfavoredOverload
public func _member<Value: RawRepresentable>(_ value: Value?) -> Value.RawValue? { value?.rawValue }
