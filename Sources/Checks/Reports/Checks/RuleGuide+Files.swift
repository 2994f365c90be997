// SPDX-License-Identifier: MIT

extension RuleGuide {
  /// The rules about contents of a document that could not be loaded as written.
  static let documentGuides = [
    RuleGuide(
      .unknownElement, "A document contains an element that is not supported.",
      reason: "The element and everything in it are ignored.",
      remedy: "Nothing has to change in the document. Report the element if its layout matters.",
      exceptions: "`check` counts unknown elements in its summary and does not list them.",
      example: """
        <hologramView id="h1"/>
        """),
    RuleGuide(
      .unknownClass, "A class that a document names cannot be found; a superclass is used instead.",
      reason: "A class of the app can have a content size or constraints of its own, which the layout then lacks.",
      remedy: "Register the class with `NibRegistry` where the document is loaded in a program.",
      example: """
        <view customClass="BadgeView" customModule="Shop" id="v1"/>
        """),
    RuleGuide(
      .missingObject, "A document refers to an object that it does not contain.",
      reason: "The constraint, outlet or segue that refers to it is ignored.",
      remedy:
        "Correct the identifier, or delete the reference. Conflicts in version control often leave such references.",
      example: """
        <constraint firstItem="gone" firstAttribute="top" secondItem="v" secondAttribute="top" id="c1"/>
        """),
    RuleGuide(
      .duplicateIdentifier, "Two objects of a document have one identifier.",
      reason: "References reach the first of them only; Xcode may refuse to open the document.",
      remedy: "Give one of them another identifier.",
      example: """
        <label id="a1"/> … <label id="a1"/>
        """),
    RuleGuide(
      .unknownWord, "An attribute has an unknown value.",
      reason: "The attribute is ignored and its default applies.",
      remedy: "Correct the value.",
      example: """
        <stackView axis="diagonal" id="s1"/>
        """),
    RuleGuide(
      .unknownProperty, "A document sets a property that is not registered for its class.",
      reason: "The value is not set, so the layout can differ from the one in the app.",
      remedy: "Register the property with `NibRegistry` where the document is loaded in a program.",
      example: """
        <userDefinedRuntimeAttribute type="number" keyPath="cornerStyle"/>
        """),
    RuleGuide(
      .unknownAction, "A document sends an action that is not registered for its target.",
      reason: "The action is not connected. Layout does not depend on it.",
      remedy: "Register the action with `NibRegistry` where the document is loaded in a program.",
      example: """
        <action selector="save:" destination="-1" eventType="touchUpInside" id="x1"/>
        """),
    RuleGuide(
      .endlessContainment, "Scenes embed each other endlessly.",
      reason: "Loading the first of them would never finish, in the app as well.",
      remedy: "Delete one of the embed segues.",
      example: """
        <segue destination="first-scene" kind="embed" id="e2"/>
        """),
    RuleGuide(
      .missingImage, "An image that a document names is not in any bundle.",
      reason: "An empty image of the size that the document states is used instead.",
      remedy: "Add the image, or correct its name.",
      example: """
        <imageView image="logo" id="i1"/>
        """),
    RuleGuide(
      .missingStoryboard, "A document refers to a storyboard that cannot be found.",
      reason: "The scene behind the reference is ignored.",
      remedy: "Add the storyboard beside the document, or correct its name.",
      example: """
        <viewControllerPlaceholder storyboardName="Settings" id="p1"/>
        """),
  ]

  /// The rules about files.
  static let fileGuides = [
    RuleGuide(
      .refusedByUIKit, "UIKit would raise an exception.",
      reason: "The running program stops at this point.",
      remedy: "The finding contains UIKit's message. Correct the problem that it describes.",
      example: """
        <constraint firstItem="a1" firstAttribute="leading" secondItem="v" secondAttribute="left" id="c1"/>
        """),
    RuleGuide(
      .invalidFormat, "A visual format in a Swift or Objective-C file has an error.",
      reason: "UIKit raises an exception when the line runs.",
      remedy:
        "Correct the format at the position of the finding. `tinamou check --fix` replaces a name that is similar to one of "
        + "the dictionary.",
      exceptions:
        "The format is not a literal, or has an interpolation. Names are compared only with dictionaries whose keys are "
        + "literals in the call or in a constant of a block around it.",
      example: """
        NSLayoutConstraint.constraints(
          withVisualFormat: "H:|-[titel]-|", metrics: nil, views: ["title": title])
        """),
    RuleGuide(
      .unknownSuppression, "A comment that suppresses findings names an unknown rule or command.",
      reason: "The comment has no effect.",
      remedy:
        "Correct the name. The commands are `tinamou:disable:next`, `:this` and `:previous` for one line, and "
        + "`tinamou:disable` and `tinamou:enable` around several; `tinamou check --rules` lists the rules.",
      example: """
        # tinamou:disable:next small-tuch-target
        """),
    RuleGuide(
      .unreadableFile, "A file cannot be read, or its content does not match its name.",
      reason: "Nothing in it can be checked. The exit code is 66.",
      remedy: "The finding says where reading stopped. After a merge, look for conflict markers.",
      example: """
        <<<<<<< HEAD
        """),
    RuleGuide(
      .internalFault, "The program failed on a file.",
      reason: "The other files are checked anyway. The exit code is 70.",
      remedy: "Please report it with the file. This is a fault of tinamou.",
      example: """
        Login.xib:1:1: error: … [internal-fault]
        """),
  ]
}
