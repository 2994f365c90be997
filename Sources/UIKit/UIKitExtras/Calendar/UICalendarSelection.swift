// SPDX-License-Identifier: MIT

/// The selection of dates in a calendar.
@preconcurrency @MainActor
open class UICalendarSelection: NSObject {
  /// The calendar that shows the selection.
  weak var calendarView: UICalendarView?
  /// The selected dates.
  var dates: [DateComponents] { [] }

  /// Asks the delegate again which dates can be selected.
  open func updateSelectableDates() { calendarView?.contentDidChange() }

  /// Returns whether the delegate lets a date be selected.
  func canSelect(_ date: DateComponents) -> Bool { true }

  /// Takes a date that a person has tapped.
  func choose(_ date: DateComponents, isSelected: Bool) {}
}

/// The selection of one date.
@preconcurrency @MainActor
open class UICalendarSelectionSingleDate: UICalendarSelection {
  /// The delegate.
  open private(set) weak var delegate: (any UICalendarSelectionSingleDateDelegate)?
  /// The selected date. The default is `nil`.
  open var selectedDate: DateComponents? { didSet { calendarView?.contentDidChange() } }
  /// Creates a selection.
  public init(delegate: (any UICalendarSelectionSingleDateDelegate)?) {
    self.delegate = delegate
    super.init()
  }
  /// Selects a date. The change is not animated, and the delegate is not called.
  open func setSelected(_ dateComponents: DateComponents?, animated: Bool) { selectedDate = dateComponents }

  override var dates: [DateComponents] { selectedDate.map { [$0] } ?? [] }

  override func canSelect(_ date: DateComponents) -> Bool {
    delegate?.dateSelection(self, canSelectDate: date) ?? true
  }

  /// Selects the date, or nothing if the date is selected, and tells the delegate, which may refuse either.
  override func choose(_ date: DateComponents, isSelected: Bool) {
    let chosen = isSelected ? nil : date
    guard delegate?.dateSelection(self, canSelectDate: chosen) ?? true else { return }
    selectedDate = chosen
    delegate?.dateSelection(self, didSelectDate: chosen)
  }
}

/// The methods that respond to the selection of a date.
@preconcurrency @MainActor
public protocol UICalendarSelectionSingleDateDelegate: NSObjectProtocol {
  /// Called after the user has selected a date, or deselected it: then with `nil`.
  func dateSelection(_ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?)
  /// Returns whether a date can be selected. Others are gray.
  func dateSelection(_ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?) -> Bool
}

extension UICalendarSelectionSingleDateDelegate {
  /// Returns `true` by default.
  public func dateSelection(
    _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
  ) -> Bool { true }
}

/// The selection of several dates.
@preconcurrency @MainActor
open class UICalendarSelectionMultiDate: UICalendarSelection {
  /// The delegate.
  open private(set) weak var delegate: (any UICalendarSelectionMultiDateDelegate)?
  /// The selected dates. The default is empty.
  open var selectedDates: [DateComponents] = [] { didSet { calendarView?.contentDidChange() } }
  /// Creates a selection.
  public init(delegate: (any UICalendarSelectionMultiDateDelegate)?) {
    self.delegate = delegate
    super.init()
  }
  /// Selects dates. The change is not animated, and the delegate is not called.
  open func setSelectedDates(_ selectedDates: [DateComponents], animated: Bool) { self.selectedDates = selectedDates }

  override var dates: [DateComponents] { selectedDates }

  override func canSelect(_ date: DateComponents) -> Bool {
    delegate?.multiDateSelection(self, canSelectDate: date) ?? true
  }

  /// Selects the date, or deselects it, and tells the delegate, which may refuse either.
  override func choose(_ date: DateComponents, isSelected: Bool) {
    if !isSelected {
      guard canSelect(date) else { return }
      selectedDates.append(date)
      delegate?.multiDateSelection(self, didSelectDate: date)
    } else if delegate?.multiDateSelection(self, canDeselectDate: date) ?? true {
      let (calendarView, day) = (calendarView, calendarView?.date(of: date))
      selectedDates.removeAll { calendarView?.date(of: $0) == day }
      delegate?.multiDateSelection(self, didDeselectDate: date)
    }
  }
}

/// The methods that respond to the selection of several dates.
@preconcurrency @MainActor
public protocol UICalendarSelectionMultiDateDelegate: NSObjectProtocol {
  /// Called after the user has selected a date.
  func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents)
  /// Called after the user has deselected a date.
  func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents)
  /// Returns whether a date can be selected.
  func multiDateSelection(_ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents)
    -> Bool
  /// Returns whether a date can be deselected.
  func multiDateSelection(_ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents)
    -> Bool
}

extension UICalendarSelectionMultiDateDelegate {
  /// Returns `true` by default.
  @_disfavoredOverload public func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
  ) -> Bool { true }
  /// Returns `true` by default.
  @_disfavoredOverload public func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
  ) -> Bool { true }
}
