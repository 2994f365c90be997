// SPDX-License-Identifier: MIT

import RunningTests

#if os(Linux)
  import Tinamou

  /// Taps the middle of a view. Controls, cells and tap gestures receive the tap as on a device, and pending layout
  /// is performed. A gesture that waits for a double tap to fail is recognized after that time on the animation clock.
  ///
  /// Fails the test at the line of the call if the view is not found, is disabled, is outside the root, or is behind another view.
  ///
  /// - Parameters:
  ///   - query: The view.
  ///   - root: The window or view that contains it.
  /// - Returns: Whether the view received the tap.
  @MainActor @discardableResult
  public func tap(
    _ query: ViewQuery, in root: UIView, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
    column: Int = #column
  ) -> Bool {
    let location = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let search = ViewSearch(root: root, location: location)
    guard let view = search.find(query), EventTarget(view: view, search: search).hit(query) != nil else {
      return false
    }
    view.inspection.tap()
    root.topmostSuperview.layoutIfNeeded()
    return true
  }

  /// Types text into a field or text view, behind its text. The view becomes first responder, and its delegate and actions
  /// are called for each character. A line break in a field is the return key.
  ///
  /// - Returns: Whether the text was typed. It is not a failure if a delegate rejects a character.
  @MainActor @discardableResult
  public func typeText(
    _ text: String, into query: ViewQuery, in root: UIView, fileID: String = #fileID, filePath: String = #filePath,
    line: Int = #line, column: Int = #column
  ) -> Bool {
    let location = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let search = ViewSearch(root: root, location: location)
    guard let view = search.find(query) else { return false }
    guard view.becomeFirstResponder() else {
      return search.fail("\(query) did not begin editing, so nothing can be typed into it") != nil
    }
    switch view {
    case let field as UITextField:
      field.selectedTextRange = field.textRange(from: field.endOfDocument, to: field.endOfDocument)
    case let view as UITextView:
      view.selectedTextRange = view.textRange(from: view.endOfDocument, to: view.endOfDocument)
    default: return search.fail("\(query) is a \(type(of: view)), which does not accept text") != nil
    }
    view.inspection.type(text)
    root.topmostSuperview.layoutIfNeeded()
    return true
  }

  /// Scrolls a scroll view by `offset` points, up to the edge of its content.
  ///
  /// - Returns: Whether the view was found and is a scroll view.
  @MainActor @discardableResult
  public func scroll(
    _ query: ViewQuery, by offset: CGSize, in root: UIView, fileID: String = #fileID, filePath: String = #filePath,
    line: Int = #line, column: Int = #column
  ) -> Bool {
    let location = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let search = ViewSearch(root: root, location: location)
    guard let view = search.find(query) else { return false }
    guard let scrollView = view as? UIScrollView else {
      return search.fail("\(query) is a \(type(of: view)), which does not scroll") != nil
    }
    let old = scrollView.contentOffset
    scrollView.contentOffset = scrollView.offsetInRange(
      nearestTo: CGPoint(x: old.x + offset.width, y: old.y + offset.height))
    root.topmostSuperview.layoutIfNeeded()
    return true
  }

  /// Drags from the middle of a view by `offset` points. Views receive the touches, and pan gestures begin, change and end.
  ///
  /// - Returns: Whether the view received the touches.
  @MainActor @discardableResult
  public func drag(
    _ query: ViewQuery, by offset: CGSize, in root: UIView, fileID: String = #fileID, filePath: String = #filePath,
    line: Int = #line, column: Int = #column
  ) -> Bool {
    let location = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let search = ViewSearch(root: root, location: location)
    guard let view = search.find(query), let hit = EventTarget(view: view, search: search).hit(query) else {
      return false
    }
    let start = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    let middle = CGPoint(x: start.x + offset.width / 2, y: start.y + offset.height / 2)
    view.inspection.drag(along: [start, middle, CGPoint(x: start.x + offset.width, y: start.y + offset.height)])
    // Scroll views are dragged in another way, and only tell the targets of their recognizers.
    for pan in EventTarget.recognizers(from: hit, UIPanGestureRecognizer.self)
    where (pan.view as? UIScrollView)?.panGestureRecognizer === pan {
      for (state, part) in [(UIGestureRecognizer.State.began, 0), (.changed, 0.5), (.ended, 1)] as [(_, CGFloat)] {
        pan.setTranslation(CGPoint(x: offset.width * part, y: offset.height * part), in: pan.view)
        pan.state = state
      }
      pan.state = .possible
    }
    root.topmostSuperview.layoutIfNeeded()
    return true
  }

  /// Rotates the screen of a window, with UIKit's transition.
  @MainActor
  public func rotate(_ window: UIWindow, to orientation: UIInterfaceOrientation) {
    window.windowScene?.inspection.turn(to: orientation)
    window.layoutIfNeeded()
  }

  /// Shows the keyboard of the window's screen, with UIKit's notifications.
  ///
  /// - Parameter height: The height of the keyboard in points. The default, `nil`, is that of the device.
  @MainActor
  public func showKeyboard(in window: UIWindow, height: CGFloat? = nil) {
    window.screen.inspection.keyboard.show(height: height)
    window.layoutIfNeeded()
  }

  /// Hides the keyboard of the window's screen, with UIKit's notifications.
  @MainActor
  public func hideKeyboard(in window: UIWindow) {
    window.screen.inspection.keyboard.hide()
    window.layoutIfNeeded()
  }
#endif
