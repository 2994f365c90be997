// SPDX-License-Identifier: MIT

import Foundation
import QuartzCore
import Testing
import UIKit

extension InteractionTable {
  static let rotationRows: [Interaction] = transitionRows + maskRows

  private static let containerHeader = "header UIViewController.h; doc viewWillTransition"
  private static let maskSource = "doc supportedInterfaceOrientations"

  // MARK: Transitions

  private static let transitionRows: [Interaction] = [
    Interaction(
      "Turn a phone", systems: "9", .one, "facebookarchive/AsyncDisplayKit#2115, #1592",
      effects: [
        "willTransition to traits", "viewWillTransition to size", "traitCollectionDidChange", "alongside", "completion",
      ]
    ) { stage in
      let spy = TurningSpy(stage)
      stage.show(spy)
      stage.forget()
      spy.notes = [.traits, .size, .didChange, .coordinator]
      try stage.turnDevice(.landscapeLeft)
    },
    Interaction(
      "Turn a phone, and ask for the traits in viewWillTransition", systems: "15", .one,
      "mozilla-mobile/firefox-ios#10987",
      effects: ["viewWillTransition to size", "the old traits"]
    ) { stage in
      let spy = TurningSpy(stage)
      stage.show(spy)
      spy.notes = [.size]
      spy.inSize = { if spy.traitCollection.verticalSizeClass == .regular { stage.note("the old traits") } }
      try stage.turnDevice(.landscapeLeft)
    },
    Interaction(
      "Turn a phone with a child that fills the screen", systems: "8+", .apple, containerHeader,
      effects: ["root viewWillTransition 852 393", "child viewWillTransition 852 393"]
    ) { stage in
      let (root, child) = stage.showChild(CGRect(x: 0, y: 0, width: 393, height: 852), fills: true)
      (root.notes, child.notes) = ([.sizes], [.sizes])
      try stage.turnDevice(.landscapeLeft)
    },
    Interaction(
      "Turn a phone with a child whose size stays", systems: "8+", .apple, containerHeader,
      effects: ["root viewWillTransition 852 393"]
    ) { stage in
      let (root, child) = stage.showChild(CGRect(x: 0, y: 0, width: 100, height: 100), fills: false)
      (root.notes, child.notes) = ([.sizes], [.sizes])
      try stage.turnDevice(.landscapeLeft)
    },
    Interaction(
      "Turn a phone with a presented controller", systems: "8+", .apple, containerHeader,
      effects: ["root viewWillTransition 852 393", "child viewWillTransition 852 393"]
    ) { stage in
      let root = TurningSpy(stage, "root"), presented = TurningSpy(stage, "child")
      stage.show(root)
      presented.modalPresentationStyle = .fullScreen
      root.present(presented, animated: true)
      stage.settle()
      (root.notes, presented.notes) = ([.sizes], [.sizes])
      try stage.turnDevice(.landscapeLeft)
    },
    Interaction(
      "Turn a tablet", systems: "15", .one, "firefox-ios#10987", effects: ["viewWillTransition to size"]
    ) { stage in
      try stage.onTablet { window, scene in
        let spy = TurningSpy(stage)
        window.rootViewController = spy
        spy.notes = [.traits, .size, .didChange]
        scene.inspection.rotateDevice(to: .landscapeLeft)
        stage.settle()
      }
    },
    Interaction(
      "Resize a window on a tablet without a change of size classes", systems: "9", .one, "AsyncDisplayKit#1592",
      effects: ["viewWillTransition to size", "700 wide"]
    ) { stage in
      try stage.onTablet { window, scene in
        let spy = TurningSpy(stage)
        window.rootViewController = spy
        spy.notes = [.traits, .size, .didChange]
        scene.inspection.resize(to: CGSize(width: 700, height: 1000))
        stage.settle()
        stage.note("\(Int(spy.view.bounds.width)) wide")
      }
    },
    Interaction(
      "Make a window on a tablet narrow", systems: "9", .one, "AsyncDisplayKit#2115, #1592",
      effects: ["willTransition to traits", "viewWillTransition to size", "traitCollectionDidChange", "compact"]
    ) { stage in
      try stage.onTablet { window, scene in
        let spy = TurningSpy(stage)
        window.rootViewController = spy
        spy.notes = [.traits, .size, .didChange]
        scene.inspection.resize(to: CGSize(width: 375, height: 1000))
        stage.settle()
        if spy.traitCollection.horizontalSizeClass == .compact { stage.note("compact") }
      }
    },
    Interaction(
      "Turn a phone, as before iOS 8", systems: "5", .log, "bhags.org 533",
      effects: ["willRotate", "layout", "willAnimateRotation", "didRotate"]
    ) { stage in
      let spy = TurningSpy(stage)
      stage.show(spy)
      spy.notes = [.old]
      try stage.turnDevice(.landscapeLeft)
    },
  ]

  // MARK: Supported orientations

  private static let maskRows: [Interaction] = [
    Interaction(
      "Turn a phone whose screen supports it", .apple, maskSource, effects: ["landscape", "device landscape"]
    ) { stage in
      try stage.turnDevice(.landscapeLeft)
      stage.noteOrientation()
    },
    Interaction(
      "Turn a phone whose screen does not support it", .apple, maskSource, effects: ["portrait", "device landscape"]
    ) { stage in
      stage.show(Oriented(.portrait))
      try stage.turnDevice(.landscapeLeft)
      stage.noteOrientation()
    },
    Interaction(
      "Turn a phone upside down", .apple, "\(maskSource): all but upside down on phones",
      effects: ["portrait", "upright"]
    ) { stage in
      try stage.turnDevice(.portraitUpsideDown)
      stage.noteOrientation(ofDevice: false)
      if stage.window.windowScene?.interfaceOrientation == .portrait { stage.note("upright") }
    },
    Interaction(
      "Turn a phone whose app supports only portrait", .apple, "doc application(_:supportedInterfaceOrientationsFor:)",
      effects: ["portrait"]
    ) { stage in
      let delegate = stage.keep(OrientedDelegate())
      let previous = UIApplication.shared.delegate
      UIApplication.shared.delegate = delegate
      defer { UIApplication.shared.delegate = previous }
      try stage.turnDevice(.landscapeLeft)
      stage.noteOrientation(ofDevice: false)
    },
    Interaction(
      "Turn a phone whose pushed screen does not support it", systems: "6+", .apple,
      "release notes of iOS 6: containers do not ask their children", effects: ["landscape"]
    ) { stage in
      stage.show(UINavigationController(rootViewController: Oriented(.portrait)))
      try stage.turnDevice(.landscapeLeft)
      stage.noteOrientation(ofDevice: false)
    },
    Interaction(
      "Turn a phone whose navigation delegate does not support it", systems: "7+", .apple,
      "doc navigationControllerSupportedInterfaceOrientations(_:)", effects: ["portrait"]
    ) { stage in
      let navigation = UINavigationController(rootViewController: UIViewController())
      navigation.delegate = stage.keep(OrientedNavigation())
      stage.show(navigation)
      try stage.turnDevice(.landscapeLeft)
      stage.noteOrientation(ofDevice: false)
    },
    Interaction(
      "Present a screen that supports only landscape", systems: "6+", .apple,
      "doc supportedInterfaceOrientations, preferredInterfaceOrientationForPresentation",
      effects: ["landscape", "portrait"]
    ) { stage in
      let presented = Oriented(.landscape)
      presented.modalPresentationStyle = .fullScreen
      stage.window.rootViewController?.present(presented, animated: true)
      stage.settle()
      stage.noteOrientation(ofDevice: false)
      presented.dismiss(animated: true)
      stage.settle()
      stage.noteOrientation(ofDevice: false)
    },
    Interaction(
      "Present a sheet that supports only landscape", systems: "13+", .derived,
      "\(maskSource): the topmost that covers the screen decides", effects: ["portrait"]
    ) { stage in
      let presented = Oriented(.landscape)
      stage.window.rootViewController?.present(presented, animated: true)
      stage.settle()
      stage.noteOrientation(ofDevice: false)
    },
    Interaction(
      "A screen supports the device’s orientation later", systems: "16+", .apple,
      "doc setNeedsUpdateOfSupportedInterfaceOrientations()", effects: ["portrait", "landscape"]
    ) { stage in
      let screen = Oriented(.portrait)
      stage.show(screen)
      try stage.turnDevice(.landscapeLeft)
      stage.noteOrientation(ofDevice: false)
      screen.mask = .all
      screen.setNeedsUpdateOfSupportedInterfaceOrientations()
      stage.settle()
      stage.noteOrientation(ofDevice: false)
    },
    Interaction(
      "A screen asks for landscape, which it does not support", systems: "16+", .apple, "doc requestGeometryUpdate",
      effects: ["error", "portrait"]
    ) { stage in
      stage.show(Oriented(.portrait))
      stage.window.windowScene?.requestGeometryUpdate(.iOS(interfaceOrientations: .landscape)) { _ in
        stage.note("error")
      }
      stage.settle()
      stage.noteOrientation(ofDevice: false)
    },
    Interaction(
      "Turn a phone while somebody listens", .apple, "doc orientationDidChangeNotification",
      effects: ["orientationDidChange"]
    ) { stage in
      stage.show(Oriented(.portrait))
      stage.watch([(UIDevice.orientationDidChangeNotification, "orientationDidChange")])
      UIDevice.current.beginGeneratingDeviceOrientationNotifications()
      defer { UIDevice.current.endGeneratingDeviceOrientationNotifications() }
      try stage.turnDevice(.landscapeLeft)
    },
  ]
}

/// A controller that notes how it turns.
private final class TurningSpy: UIViewController {
  struct Notes: OptionSet {
    let rawValue: Int
    static let traits = Notes(rawValue: 1)
    static let size = Notes(rawValue: 2)
    static let didChange = Notes(rawValue: 4)
    static let coordinator = Notes(rawValue: 8)
    static let sizes = Notes(rawValue: 16)
    static let old = Notes(rawValue: 32)
  }

  private let stage: InteractionStage
  private let name: String
  var notes: Notes = []
  var inSize: () -> Void = {}

  init(_ stage: InteractionStage, _ name: String = "") {
    self.stage = stage
    self.name = name
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.willTransition(to: newCollection, with: coordinator)
    if notes.contains(.traits) { stage.note("willTransition to traits") }
  }

  override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    if notes.contains(.size) { stage.note("viewWillTransition to size") }
    if notes.contains(.sizes) { stage.note("\(name) viewWillTransition \(Int(size.width)) \(Int(size.height))") }
    super.viewWillTransition(to: size, with: coordinator)
    inSize()
    guard notes.contains(.coordinator) else { return }
    _ = coordinator.animate(
      alongsideTransition: { [stage] _ in stage.note("alongside") },
      completion: { [stage] _ in stage.note("completion") })
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if notes.contains(.didChange) { stage.note("traitCollectionDidChange") }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    if notes.contains(.old) { stage.note("layout") }
  }

  override func willRotate(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {
    if notes.contains(.old) { stage.note("willRotate") }
  }
  override func willAnimateRotation(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {
    if notes.contains(.old) { stage.note("willAnimateRotation") }
  }
  override func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {
    if notes.contains(.old) { stage.note("didRotate") }
  }
}

/// A controller that supports some orientations.
private final class Oriented: UIViewController {
  var mask: UIInterfaceOrientationMask

  init(_ mask: UIInterfaceOrientationMask) {
    self.mask = mask
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { mask }
}

private final class OrientedNavigation: NSObject, UINavigationControllerDelegate {
  func navigationControllerSupportedInterfaceOrientations(_ navigationController: UINavigationController)
    -> UIInterfaceOrientationMask
  { .portrait }
}

private final class OrientedDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask { .portrait }
}

extension InteractionStage {
  /// Turns the device as a person does.
  fileprivate func noteOrientation(ofDevice notesDevice: Bool = true) {
    note(window.bounds.width > window.bounds.height ? "landscape" : "portrait")
    if notesDevice { note(UIDevice.current.orientation.isLandscape ? "device landscape" : "device portrait") }
  }

  /// Shows a controller with a child, which fills it or keeps its frame.
  fileprivate func showChild(_ frame: CGRect, fills: Bool) -> (root: TurningSpy, child: TurningSpy) {
    let root = TurningSpy(self, "root"), child = TurningSpy(self, "child")
    show(root)
    root.addChild(child)
    child.view.frame = fills ? root.view.bounds : frame
    child.view.autoresizingMask = fills ? [.flexibleWidth, .flexibleHeight] : []
    root.view.addSubview(child.view)
    child.didMove(toParent: root)
    settle()
    return (root, child)
  }

  /// Shows a window on a tablet.
  fileprivate func onTablet(_ body: (UIWindow, UIWindowScene) throws -> Void) throws {
    let tablet = try #require(DeviceProfile.named("iPad (A16)"))
    try tablet.whileSimulated {
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = UIViewController()
      window.makeKeyAndVisible()
      defer { window.isHidden = true }
      try body(window, try #require(window.windowScene))
    }
  }
}
