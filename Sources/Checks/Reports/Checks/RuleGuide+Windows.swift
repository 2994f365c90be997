// SPDX-License-Identifier: MIT

extension RuleGuide {
  /// The rules about what an app's settings say of its windows.
  static let settingsGuides = [
    RuleGuide(
      .missingSceneSupport, "An app has no scenes.",
      reason: "An app that is built with the SDK of iOS 27 does not start without scenes.",
      remedy:
        "Add UIApplicationSceneManifest with a configuration to Info.plist, and a class that adopts UIWindowSceneDelegate and makes the window in "
        + "scene(_:willConnectTo:options:).",
      exceptions: "The app is one of SwiftUI, which has scenes of its own, or the project generates the manifest.",
      example: """
        <key>LSRequiresIPhoneOS</key>
        <true/>
        <key>UILaunchScreen</key>
        <dict/>
        """,
      after: """
        <key>LSRequiresIPhoneOS</key>
        <true/>
        <key>UILaunchScreen</key>
        <dict/>
        <key>UIApplicationSceneManifest</key>
        <dict>
          <key>UISceneConfigurations</key>
          <dict>
            <key>UIWindowSceneSessionRoleApplication</key>
            <array><dict><key>UISceneDelegateClassName</key><string>$(PRODUCT_MODULE_NAME).SceneDelegate</string></dict></array>
          </dict>
        </dict>
        """),
    RuleGuide(
      .oldDesignKey, "An app asks for the design of earlier systems.",
      reason:
        "UIDesignRequiresCompatibility is ignored when the app is built for iOS 27; bars and controls then have other sizes.",
      remedy: "Remove the key, and look at the screens in both designs.",
      example: """
        <key>UILaunchScreen</key>
        <dict/>
        <key>UIDesignRequiresCompatibility</key>
        <true/>
        """,
      after: """
        <key>UILaunchScreen</key>
        <dict/>
        """),
    RuleGuide(
      .fullScreenKey, "An app asks not to be resized.",
      reason:
        "UIRequiresFullScreen is deprecated. On iOS 27 it no longer keeps an app from being resized, on iPhones as well.",
      remedy: "Remove the key; `tinamou check --fix` does. Let each screen fit in any size.",
      example: """
        <key>UILaunchScreen</key>
        <dict/>
        <key>UIRequiresFullScreen</key>
        <true/>
        """,
      after: """
        <key>UILaunchScreen</key>
        <dict/>
        """),
    RuleGuide(
      .missingLaunchScreen, "An app has no launch screen.",
      reason: "Without one, the system does not know that the app fits the screens of today.",
      remedy: "Add UILaunchScreen with an empty dictionary, or a storyboard named by UILaunchStoryboardName.",
      example: """
        <key>LSRequiresIPhoneOS</key>
        <true/>
        """,
      after: """
        <key>LSRequiresIPhoneOS</key>
        <true/>
        <key>UILaunchScreen</key>
        <dict/>
        """),
    RuleGuide(
      .limitedOrientations, "An app or a screen allows some orientations only.",
      reason:
        "A window that can be resized has any shape, whatever the app allows. Apps for iPad have to support all four orientations.",
      remedy:
        "Support all orientations, and let each screen fit: a scroll view, or another arrangement for a compact height.",
      example: """
        class PinViewController: UIViewController {
          override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
        }
        """,
      after: """
        class PinViewController: UIViewController {
          override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }
        }
        """),
    RuleGuide(
      .windowWithoutScene, "A window is made without a scene.",
      reason: "An app with scenes never shows it.",
      remedy: "Make it with UIWindow(windowScene:).",
      exceptions: "The function around it assigns windowScene.",
      example: "let overlay = UIWindow(frame: UIScreen.main.bounds)",
      after: "let overlay = UIWindow(windowScene: windowScene)"),
    RuleGuide(
      .screenSize, "A layout uses the size of the screen.",
      reason: "The window of an app can be narrower and lower than the screen, and change while it is shown.",
      remedy: "Use constraints, or the bounds of the view or of its superview where the layout is made.",
      exceptions: "`UIScreen.main.scale` is no size.",
      example: "let width = UIScreen.main.bounds.width - 32",
      after: "let width = view.bounds.width - 32"),
    RuleGuide(
      .applicationWindow, "A window is taken from the application rather than from the view.",
      reason: "The application has windows of several scenes, and the first of them need not be that of the view.",
      remedy: "Use view.window, or the windows of its scene.",
      example: "let top = UIApplication.shared.keyWindow?.safeAreaInsets.top ?? 0",
      after: "let top = view.window?.safeAreaInsets.top ?? 0"),
    RuleGuide(
      .interfaceOrientation, "Code depends on how the device is held.",
      reason:
        "A window has any shape in any orientation, and notifications of the device come at other times than layouts.",
      remedy: "Compare the bounds of the view, use its size classes, or viewWillTransition(to:with:).",
      exceptions: "The function is about the camera, an image or a compass.",
      example: "let columns = UIDevice.current.orientation.isLandscape ? 4 : 2",
      after: "let columns = view.bounds.width > view.bounds.height ? 4 : 2"),
    RuleGuide(
      .statusBarFrame, "Code uses the frame of the status bar.",
      reason:
        "The status bar need not be at the top, nor alone: bars, the camera and the fold of a screen take room as well.",
      remedy: "Use the safe area.",
      example: "header.frame.origin.y = UIApplication.shared.statusBarFrame.height",
      after: "header.frame.origin.y = view.safeAreaInsets.top"),
    RuleGuide(
      .deviceDependentLayout, "A layout depends on the kind or name of the device.",
      reason:
        "A window on an iPad can be narrower than a phone, and a phone that unfolds is wider than many of them; its idiom stays .phone.",
      remedy: "Decide by the bounds of the view or by size classes.",
      exceptions: "The decision is about a popover, or names nothing of layout.",
      example: "let margin: CGFloat = UIDevice.current.userInterfaceIdiom == .pad ? 40 : 16",
      after: "let margin: CGFloat = traitCollection.horizontalSizeClass == .regular ? 40 : 16"),
  ]

  /// The rules about numbers, safe areas and frames in code.
  static let measureGuides = [
    RuleGuide(
      .screenConstant, "A number is the size of a known screen.",
      reason: "Windows have other sizes. The layout is right on the screen that its author had.",
      remedy:
        "Derive the size from the view's bounds or a layout guide, or relate it to another view with a constraint.",
      exceptions: "It is the size of a preview.",
      example: "if view.bounds.width <= 320 { titleLabel.isHidden = true }",
      after: "if titleLabel.intrinsicContentSize.width > view.bounds.width { titleLabel.isHidden = true }"),
    RuleGuide(
      .barConstant, "A number is the height of a bar.",
      reason:
        "Bars have other heights on iOS 26, in landscape and beside the column at the edge of a screen that folds.",
      remedy: "Use the safe area, or the frame of the bar.",
      example: "tableView.frame.size.height = view.frame.height - 64",
      after: "tableView.frame.size.height = view.frame.height - view.safeAreaInsets.top"),
    RuleGuide(
      .privateSubview, "Code looks for private subviews of bars and search fields.",
      reason:
        "Other systems do not have them, or arrange them otherwise. A guard for one version is wrong in the next.",
      remedy: "Use the appearance of the bar, or searchTextField.",
      example: #"let field = searchBar.value(forKey: "searchField") as? UITextField"#,
      after: "let field = searchBar.searchTextField"),
    RuleGuide(
      .symmetricSafeArea, "One side of the safe area is taken for both.",
      reason: "On a screen that folds, the safe area is 84 points at one side and none at the other.",
      remedy: "Add both sides.",
      example: "let width = view.bounds.width - 2 * view.safeAreaInsets.left",
      after: "let width = view.bounds.width - view.safeAreaInsets.left - view.safeAreaInsets.right"),
    RuleGuide(
      .layoutGuide, "A layout uses the guides that know only the top and the bottom.",
      reason:
        "Content lies under what stands at the sides, and under the home indicator in documents of older versions.",
      remedy: "Use the safe area, which `Use Safe Area Layout Guides` gives a storyboard.",
      example: "label.topAnchor.constraint(equalTo: topLayoutGuide.bottomAnchor).isActive = true",
      after: "label.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor).isActive = true"),
    RuleGuide(
      .screenEdge, "A text or control is held by an edge of the window instead of the safe area.",
      reason: "Bars, the camera and the home indicator are there, on every device or on some.",
      remedy: "Constrain it to view.safeAreaLayoutGuide; backgrounds and scroll views may fill the window.",
      exceptions: "The distance is at least 44 points at the top and 34 at the bottom.",
      example: """
        override func viewDidLoad() {
          super.viewDidLoad()
          nextButton.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -16).isActive = true
        }
        """,
      after: """
        override func viewDidLoad() {
          super.viewDidLoad()
          nextButton.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -16).isActive = true
        }
        """),
    RuleGuide(
      .earlyFrame, "A frame is read before it is laid out, or kept after.",
      reason:
        "In viewDidLoad and in initializers a view has the size of its document, and a stored size is wrong after the next resize.",
      remedy: "Read it in viewDidLayoutSubviews or layoutSubviews, or state the relation as a constraint.",
      exceptions:
        "It is read in a closure that runs later, of a view that the function makes, or after layoutIfNeeded(). A layer may get the bounds of its view "
        + "where layouts are made.",
      example: """
        override func viewDidLoad() {
          super.viewDidLoad()
          avatar.layer.cornerRadius = avatar.frame.width / 2
        }
        """,
      after: """
        override func viewDidLayoutSubviews() {
          super.viewDidLayoutSubviews()
          avatar.layer.cornerRadius = avatar.frame.width / 2
        }
        """),
    RuleGuide(
      .keyboardInset, "An inset for the keyboard counts the safe area twice.",
      reason:
        "The frame of the keyboard contains the safe area at the bottom, which a scroll view adds to its content inset once more.",
      remedy: "Subtract the safe area, or constrain the view to keyboardLayoutGuide.",
      example: """
        @objc func keyboardWillShow(_ note: Notification) {
          let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect ?? .zero
          scrollView.contentInset.bottom = frame.height
        }
        """,
      after: """
        @objc func keyboardWillShow(_ note: Notification) {
          let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect ?? .zero
          scrollView.contentInset.bottom = frame.height - view.safeAreaInsets.bottom
        }
        """),
    RuleGuide(
      .buttonInsets, "A button with a configuration has insets that it ignores.",
      reason: "contentEdgeInsets, titleEdgeInsets and imageEdgeInsets have no effect beside a configuration.",
      remedy: "Set contentInsets, imagePadding and titlePadding of the configuration.",
      example: """
        button.configuration = .plain()
        button.contentEdgeInsets = UIEdgeInsets(top: 8, left: 12, bottom: 8, right: 12)
        """,
      after: """
        button.configuration = .plain()
        button.configuration?.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 12, bottom: 8, trailing: 12)
        """),
    RuleGuide(
      .traitChangeOverride, "A method is overridden where a registration for traits is meant.",
      reason: "traitCollectionDidChange is called for every trait, and is deprecated since iOS 17.",
      remedy: "Register for the traits that matter with registerForTraitChanges.",
      exceptions: "The file registers as well, as for earlier systems.",
      example: "override func traitCollectionDidChange(_ previous: UITraitCollection?) { reload() }",
      after:
        "func register() { registerForTraitChanges([UITraitHorizontalSizeClass.self]) { (self: Self, _) in self.reload() } }"
    ),
    RuleGuide(
      .missedResize, "A screen does not learn that its window was resized.",
      reason:
        "What is decided by a size class when a screen is loaded stays as it was when its window is resized, and controllers that get no callback keep the layout of the earlier size. "
        + "In viewWillTransition, views still have their earlier sizes.",
      remedy:
        "Read size classes in viewWillLayoutSubviews or layoutSubviews, or register for their changes. Call super in callbacks of transitions, and use the size that they get.",
      exceptions: "The file has a callback that is called when the traits or the size change.",
      example: """
        override func viewDidLoad() {
          super.viewDidLoad()
          stack.axis = traitCollection.horizontalSizeClass == .regular ? .horizontal : .vertical
        }
        """,
      after: """
        override func viewWillLayoutSubviews() {
          super.viewWillLayoutSubviews()
          stack.axis = traitCollection.horizontalSizeClass == .regular ? .horizontal : .vertical
        }
        """),
    RuleGuide(
      .idleVariation, "A value for a size class changes nothing.",
      reason:
        "It is the value that counts without the size class, or a part that no size class takes in, so that it is not what was meant, or is left over.",
      remedy: "Remove it, or give it the value that was meant.",
      example: """
        <constraint firstAttribute="height" constant="44" id="h1">
          <variation key="widthClass=regular" constant="44"/>
        </constraint>
        """),
    RuleGuide(
      .manualAutoresizing, "A frame is set by hand where an autoresizing mask would do.",
      reason: "A view that always fills its superview needs no code at each layout, and is late by one pass with it.",
      remedy: "Give it an autoresizing mask once, or constraints to the four edges.",
      exceptions: "It is a layer, which has no autoresizing mask.",
      example: """
        override func viewDidLayoutSubviews() {
          tableView.frame = view.bounds
        }
        """,
      after: """
        override func loadView() {
          tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        }
        """),
  ]

  /// The rules about readers: assistive technology, text sizes, appearances and directions.
  static let readerGuides = [
    RuleGuide(
      .emptyAccessibilityLabel, "An accessibility label is empty.",
      reason: "Assistive technology reads nothing, or the name of a file.",
      remedy: "Describe what is shown, or set isAccessibilityElement to false for decoration.",
      example: #"imageView.accessibilityLabel = """#,
      after: #"imageView.accessibilityLabel = "Two people at a lake""#),
    RuleGuide(
      .unlabeledImage, "A button or item that shows an image alone has no accessibility label.",
      reason: "Assistive technology reads the name of the image's file.",
      remedy: "Give it a label, in the identity inspector or in code.",
      exceptions: "Code sets the label through the outlet.",
      example: """
        <barButtonItem image="gear" id="b1"/>
        """),
    RuleGuide(
      .lowContrast, "Text has too little contrast with what is behind it.",
      reason: "Text is hard to read below 4.5 to 1, and large or bold text below 3 to 1.",
      remedy: "Darken or lighten the text or what is behind it.",
      exceptions:
        "The control is disabled. Over an image with light and dark parts, a note says that the contrast cannot be told.",
      example: "label.textColor = UIColor(white: 0.7, alpha: 1)"),
    RuleGuide(
      .undetectedElement, "Assistive technology does not find a text or control.",
      reason: "Who cannot see the screen does not learn of it.",
      remedy:
        "Leave isAccessibilityElement of texts and controls as it is, or describe them by the element around them.",
      example: "priceLabel.isAccessibilityElement = false"),
    RuleGuide(
      .missingDescription, "A control or image has no description, or a doubtful one.",
      reason: "Assistive technology reads nothing, the name of a file, or the kind of the control twice.",
      remedy:
        "Set accessibilityLabel to what the element is for. Hide cells that only decorate a list by accessibilityElementsHidden.",
      example: "button.setImage(UIImage(named: \"ic_close_24\"), for: .normal)"),
    RuleGuide(
      .contradictingTraits, "The traits of an element contradict what it does.",
      reason: "It is read as something that cannot be used, or is used otherwise.",
      remedy: "Insert or remove the trait.",
      example: "row.addGestureRecognizer(tap)  // without row.accessibilityTraits.insert(.button)"),
    RuleGuide(
      .underKeyboard, "What is edited, or a control, lies under the keyboard.",
      reason: "It cannot be seen or touched while the keyboard is shown, and nothing scrolls it into view.",
      remedy: "Constrain the bottom of what holds it to view.keyboardLayoutGuide, or put it into a scroll view.",
      exceptions: "It can be scrolled into view. `tinamou audit` reports it, which runs the app.",
      example: "nextButton.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor)"),
    RuleGuide(
      .lostState, "A screen loses what the user did when its window is resized.",
      reason: "A phone that folds, and a window that is dragged, resize a screen while it is used.",
      remedy:
        "Keep views, texts, selections and scroll positions in viewWillTransition(to:with:); change only the layout.",
      exceptions: "`tinamou audit` reports it, which runs the app, resizes its window and restores it.",
      example: """
        override func viewDidLayoutSubviews() {
          super.viewDidLayoutSubviews()
          form.removeFromSuperview()
          showEmptyForm()
        }
        """),
    RuleGuide(
      .launchScreenDistance, "A launch screen has distances that fit one screen only.",
      reason: "No code of the app runs, so nothing corrects them on another screen.",
      remedy: "Give the view its own size, center it or hold one end, and use >= for the other.",
      example: """
        <constraint firstAttribute="bottom" secondItem="logo" secondAttribute="bottom" constant="398" id="c1"/>
        """),
    RuleGuide(
      .fixedFont, "A font does not follow the text size.",
      reason: "Who chose larger text reads the same small one.",
      remedy: "Use a text style or UIFontMetrics, and adjustsFontForContentSizeCategory.",
      exceptions:
        "The font is scaled, the label shrinks its text to its width, or code gives an outlet of a document its font.",
      example: "label.font = UIFont.systemFont(ofSize: 14)",
      after: """
        label.font = UIFont.preferredFont(forTextStyle: .subheadline)
        label.adjustsFontForContentSizeCategory = true
        """),
    RuleGuide(
      .singleLineText, "A text that may have one line only is cut when it grows.",
      reason: "With larger text, or in another language, it does not fit, and it may have no second line.",
      remedy: "Allow any number of lines, or let the text shrink, and hold it by at-least distances above and below.",
      exceptions: "The text may shrink. In documents, `tinamou audit` reports it, and `tinamou check` does not.",
      example: """
        func addDigits(to row: UIStackView) {
          for _ in 0..<6 {
            let label = UILabel()
            row.addArrangedSubview(label)
          }
        }
        """,
      after: """
        func addDigits(to row: UIStackView) {
          for _ in 0..<6 {
            let label = UILabel()
            label.adjustsFontSizeToFitWidth = true
            label.minimumScaleFactor = 0.5
            row.addArrangedSubview(label)
          }
        }
        """),
    RuleGuide(
      .fixedColor, "A color does not follow the appearance.",
      reason:
        "White and black stay what they are in the dark appearance, and a background that has the color of the card behind it in one appearance only "
        + "stands out in the other.",
      remedy: "Use .systemBackground and .label, or a color of an asset catalog.",
      example: "view.backgroundColor = .white",
      after: "view.backgroundColor = .systemBackground"),
    RuleGuide(
      .resolvedColor, "A layer or picture keeps the color of one appearance.",
      reason: "A layer's color, and an image made of a color, do not change with the appearance.",
      remedy: "Set it again when UITraitUserInterfaceStyle changes.",
      exceptions: "The file observes changes of traits.",
      example: "card.layer.borderColor = UIColor.separator.cgColor",
      after: """
        func applyColors() { card.layer.borderColor = UIColor.separator.cgColor }
        func register() { registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (self: Self, _) in self.applyColors() } }
        """),
    RuleGuide(
      .wrappedLastLine, "The last line of a text ends without an ellipsis.",
      reason: "Nothing shows that there is more.",
      remedy: "Use .byTruncatingTail, which wraps all lines but the last.",
      exceptions: "The label may have any number of lines, and no code sets its frame.",
      example: """
        label.numberOfLines = 3
        label.lineBreakMode = .byWordWrapping
        """,
      after: """
        label.numberOfLines = 3
        label.lineBreakMode = .byTruncatingTail
        """),
    RuleGuide(
      .offsetFromLeft, "A position is counted from the left in every language.",
      reason: "Pages run from right to left in Arabic and Hebrew.",
      remedy: "Count from the other side if effectiveUserInterfaceLayoutDirection is .rightToLeft.",
      exceptions: "The file asks for the layout direction.",
      example: "let page = scrollView.contentOffset.x / scrollView.bounds.width",
      after: """
        let isRightToLeft = scrollView.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let page = (isRightToLeft ? -1 : 1) * scrollView.contentOffset.x / scrollView.bounds.width
        """),
  ]
}
