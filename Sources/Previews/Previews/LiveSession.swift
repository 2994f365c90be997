// SPDX-License-Identifier: MIT

import Foundation
import LayoutChecks
import LayoutModel
import Pictures
import QuartzCore
import Tinamou

/// A running app that a tool touches and looks at: each line on the standard input is a request, and each line on the standard
/// output an answer or a picture.
///
/// While pictures are streamed, the clock of the animations follows the time of day. Otherwise UIKit's own animations end at once,
/// and others when the request has been carried out, so that a script gives the same pictures each time.
@MainActor
final class LiveSession {
  private let output: AnswerStream?
  private var screen = LiveScreen() { didSet { fingers.screen = screen } }
  /// The screen of the app; a preview is on one of its own.
  private let appScreen = UIScreen.main
  private var actions: LiveActions { LiveActions(screen: screen) }
  private lazy var fingers = LiveTouchSession(screen)
  private var pictures: PictureStream?
  private var scale: CGFloat = 1
  private var timer: Timer?
  /// The time of day.
  private let now: @MainActor () -> Date
  private var lastTick: Date
  /// The pace of the animations while pictures are streamed; 1 for that of a device.
  private var pace = 1.0
  private let numbers = LiveNumbers()
  private lazy var adjusting = LiveAdjusting(numbers: numbers)
  private var recorder = GestureRecorder()
  private var setting = Setting()
  /// The scenes that the tool knows.
  private var scenes = OpenScenes(titles: [""], shown: 1)

  /// The time between two pictures, in seconds.
  private static let frameTime = 1.0 / 60
  /// The time after which requests are looked for that nothing has told of, in seconds.
  private static let lookTime = 0.05

  /// Creates a session that writes to a stream, or one that is only asked directly, which may have a time of its own.
  init(output: AnswerStream?, now: @escaping @MainActor () -> Date = { Date() }) {
    (self.output, self.now) = (output, now)
    lastTick = now()
    screen.useKeyboard()
  }

  // MARK: Lines

  /// Serves until the input ends.
  func run() {
    RunLoopTicks.needsTask = true
    let lines = WaitingLines()
    let reader = Thread {
      while let line = readLine() {
        // Work on the main queue wakes the run loop up.
        if lines.add(line) { DispatchQueue.main.async {} }
      }
      DispatchQueue.main.async { exit(0) }
    }
    reader.start()
    // A timer keeps the run loop from ending.
    RunLoop.main.add(Timer(timeInterval: 3600, repeats: true) { _ in }, forMode: .common)
    // Requests are carried out between two turns, and not as work on the main queue, which would wait for them while they wait for it.
    // An app that runs the loop itself takes what wakes this one up, so the lines are looked at again after a while.
    while true {
      _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: Self.lookTime))
      receive(lines.removeAll())
    }
  }

  /// Carries out the requests that have come meanwhile, and then sends one picture.
  private func receive(_ lines: [String]) {
    if lines.isEmpty { return }
    for line in lines { receive(line) }
    sendScenes()
    if pictures != nil { sendPicture() }
  }

  private func receive(_ text: String) {
    guard let line = try? JSONDecoder().decode(LiveLine.self, from: Data(text.utf8)) else {
      FileHandle.standardError.write(Data("error: This request cannot be read: \(text)\n".utf8))
      exit(1)
    }
    autoreleasepool {
      let content: LiveReply.Content
      do throws(LiveFailure) { content = try answer(line.request) } catch { content = .failed(error) }
      output?.write(LiveReply(id: line.id, content: content))
    }
  }

  /// Carries a request out.
  func answer(_ request: LiveRequest) throws(LiveFailure) -> LiveReply.Content {
    advanceClock()
    switch request {
    case .touch(let phase, let finger, let x, let y):
      let gesture = recorder.touch(phase, finger, CGPoint(x: x, y: y), by: fingers)
      settle()
      return gesture.map { .gesture($0) } ?? .done
    case .perform(.wheel(let target, let dx, let dy)):
      let point = try LivePlaces(screen: screen).point(target)
      let distance = LiveScrolling(screen: screen).wheel(at: point, dx: dx, dy: dy)
      settle()
      return distance.map { .scrolled(dx: $0.width, dy: $0.height) } ?? .ignored
    case .perform(let action):
      let hasEffect = try actions.perform(action)
      settle()
      return hasEffect ? .done : .ignored
    case .show(let subject): try show(subject)
    case .setting(let setting): try move(to: setting)
    case .scene(let number): try showScene(number)
    case .wait(let seconds): LiveWaiting(screen: screen).wait(seconds)
    case .stream(let scale): stream(scale)
    case .picture(let path, let scale, let caption):
      try write(path, scale, caption)
      return .done
    case .screen(let explainsFrames): return .screen(try describe(explainsFrames: explainsFrames))
    case .comparedScreen: return .screen(try describe(explainsFrames: false, isCompared: true))
    case .inspect(let target): return .view(try view(target))
    case .outline: return .outline(LiveOutline(screen: screen, numbers: numbers).outline())
    case .findings: return .findings(LiveOutline(screen: screen, numbers: numbers).findings())
    case .details(let number): return .details(try details(of: number))
    case .adjust(let change): return .adjusted(try adjusting.make(change, on: screen))
    case .sweep(let sizes):
      return .sweep(screen.stage.map { PreviewSession.sweep($0, sizes, drawsStrip: false).sweep })
    case .resetAdjustments: return .adjusted(adjusting.reset(on: screen))
    case .pace(let pace): self.pace = min(max(pace, 0), 1)
    case .advance(let seconds): AnimationClock.main.advance(by: min(max(seconds, 0), 10))
    }
    settle()
    return .done
  }

  // MARK: Time

  /// Follows the time of day while pictures are streamed, by whole milliseconds, as times are written in recordings.
  private func advanceClock() {
    guard pictures != nil else { return }
    let seconds = (now().timeIntervalSince(lastTick) * 1000).rounded(.down) / 1000
    AnimationClock.main.advance(by: seconds * pace)
    lastTick += seconds
  }

  private func stream(_ scale: Double?) {
    AnimationClock.main.isRunning = scale != nil
    timer?.invalidate()
    (timer, pictures) = (nil, nil)
    guard let scale else { return }
    self.scale = scale
    pictures = PictureStream()
    lastTick = now()
    let timer = Timer(timeInterval: Self.frameTime, repeats: true) { [weak self] _ in
      // The timer is one of the main run loop.
      MainActor.assumeIsolated { self?.tick() }
    }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  /// Brings the animations to the present time, and sends what they show.
  func tick() {
    autoreleasepool {
      advanceClock()
      sendScenes()
      sendPicture()
    }
  }

  /// Lets what was asked for have its effect.
  private func settle() {
    guard pictures == nil else { return }
    for _ in 0..<Self.rounds {
      _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.002))
      AnimationClock.main.finish()
    }
    for window in screen.windows { window.layoutIfNeeded() }
  }

  /// Work on the main queue often enqueues more work.
  private static let rounds = 5

  // MARK: Pictures

  private func sendPicture() {
    guard let pictures else { return }
    let picture = screen.picture(scale: scale, showsAnimations: true)
    do throws(PictureError) {
      guard let change = try pictures.change(to: picture) else { return }
      let content = PictureChange(change, size: Size(width: picture.size.width, height: picture.size.height))
      output?.write(LiveReply(id: 0, content: .picture(content)), files: change.parts.map(\.png))
    } catch {
      output?.write(LiveReply(id: 0, content: .failed(.picture("\(error)"))))
    }
  }

  private func write(_ path: String, _ scale: Double, _ caption: String?) throws(LiveFailure) {
    do throws(PictureError) {
      var picture = screen.picture(scale: scale, showsAnimations: false, caption: caption)
      if ScreenSurroundings.isWanted, screen.fillsDisplay { picture = screen.surroundings.framed(picture) }
      try picture.write(to: URL(fileURLWithPath: path))
    } catch {
      throw .picture("\(error)")
    }
  }

  // MARK: Scenes

  private func showScene(_ number: Int) throws(LiveFailure) {
    let open = appScreen.scenes
    guard open.indices.contains(number - 1) else { throw .noScene(number, open: open.count) }
    UIApplication.shared.show(open[number - 1])
  }

  /// Tells which scenes are open, when it has changed.
  private func sendScenes() {
    let open = appScreen.scenes
    let now = OpenScenes(
      titles: open.map { $0.title ?? "" }, shown: (open.firstIndex(of: appScreen.scene) ?? 0) + 1)
    guard now != scenes else { return }
    scenes = now
    output?.write(LiveReply(id: 0, content: .scenes(now)))
  }

  // MARK: The device

  private func move(to setting: Setting) throws(LiveFailure) {
    self.setting = setting
    do throws(PreviewFailure) { try PreviewStage(setting).move(UIScreen.main) } catch { throw .preview(error) }
  }

  private func show(_ subject: PreviewSubject) throws(LiveFailure) {
    screen.stage?.isHidden = true
    screen.stage = nil
    do throws(PreviewFailure) {
      guard subject != .window else {
        appScreen.becomeMain()
        return try PreviewStage(setting).move(appScreen)
      }
      screen.stage = try PreviewStage(setting).show(subject).window
      screen.useKeyboard()
    } catch {
      throw .preview(error)
    }
  }

  // MARK: Views

  private func frontWindow() throws(LiveFailure) -> UIWindow {
    guard let window = screen.appWindows.last else { throw .noWindow }
    window.layoutIfNeeded()
    return window
  }

  private func describe(explainsFrames: Bool, isCompared: Bool = false) throws(LiveFailure) -> ShownPreview {
    let front = try frontWindow()
    var shown = ShownPreview(of: front, explainsFrames: explainsFrames, isCompared: isCompared)
    let others = screen.windowsByImportance.filter {
      $0 !== front && (($0 as? SystemWindow)?.kind != .keyboard || screen.showsInputViewsOfApp)
    }
    // An open menu takes all that is read.
    if let menus = screen.menus { shown.spoken = SpokenElement.elements(in: menus) }
    shown.otherWindows = others.map { ScreenReader.read(CheckedLayout(LiveDescription(root: $0))) }
    return shown
  }

  private func details(of number: Int) throws(LiveFailure) -> ViewDetails {
    guard let view = numbers.object(number) as? UIView, let details = LiveDetails(numbers: numbers).details(of: view)
    else { throw .nothingThere }
    return details
  }

  private func view(_ target: LiveTarget) throws(LiveFailure) -> InspectedView {
    switch target {
    case .word(let word):
      let wanted = try LivePlaces(screen: screen).view(word)
      let layout = CheckedLayout(LiveDescription(root: wanted.window ?? wanted))
      let all = zip(ScreenReader.read(layout).all, ScreenReader.views(layout))
      // What is in a control belongs to it.
      for view in sequence(first: wanted, next: \.superview) {
        if let (element, _) = all.first(where: { $0.1 === view }) { return InspectedView(view, element, in: layout) }
      }
      throw .nothingThere
    case .point(let x, let y): return try view(at: CGPoint(x: x, y: y))
    }
  }

  private func view(at point: CGPoint) throws(LiveFailure) -> InspectedView {
    guard let window = screen.window(at: point) ?? screen.appWindows.last else { throw .noWindow }
    let layout = CheckedLayout(LiveDescription(root: window))
    let views = ScreenReader.views(layout)
    let elements = ScreenReader.read(layout).all
    let place = window.convert(point, from: nil)
    // The smallest one, and of equal ones the frontmost.
    let found = zip(elements, views).filter { element, _ in
      element.states.isEmpty || Set(element.states).isDisjoint(with: [.hidden, .empty, .offScreen])
    }.filter { CGRect($0.0.frame).contains(place) }
    let smallest = found.map { $0.0.frame.width * $0.0.frame.height }.min() ?? 0
    guard let (element, view) = found.last(where: { $0.0.frame.width * $0.0.frame.height == smallest }) else {
      throw .nothingThere
    }
    return InspectedView(view, element, in: layout)
  }
}

extension PictureChange {
  fileprivate init(_ change: PictureStream.Change, size: Size) {
    (width, height) = (change.width, change.height)
    self.size = size
    move = change.move.map { Move(area: Area($0.area), distance: $0.distance) }
    parts = change.parts.map { Part(area: Area($0.area), byteCount: $0.png.count) }
  }
}

extension PictureChange.Area {
  fileprivate init(_ area: PixelArea) {
    (x, y, width, height) = (area.x, area.y, area.width, area.height)
  }
}

extension InspectedView {
  /// Describes a view of a layout.
  @MainActor
  package init(_ view: UIView, _ element: ScreenElement, in layout: CheckedLayout) {
    self.element = element
    path = sequence(first: view.superview, next: { $0?.superview }).compactMap { $0 }.reversed().map {
      NamedItem($0).givenName ?? "\(type(of: $0))"
    }
    hugging = [
      view.contentHuggingPriority(for: .horizontal).rawValue, view.contentHuggingPriority(for: .vertical).rawValue,
    ]
    compression = [
      view.contentCompressionResistancePriority(for: .horizontal).rawValue,
      view.contentCompressionResistancePriority(for: .vertical).rawValue,
    ]
    constraints = layout.description.constraints.filter { $0.firstItem === view || $0.secondItem === view }.map {
      ConstraintDetails($0, in: layout.description)
    }
    explanations = [.left, .top, .width, .height].compactMap { ValueExplanation($0, of: view, in: layout.description) }
    let subject = layout.description.subject(of: view)
    findings = layout.findings().filter { $0.subjects.contains(subject) }
  }
}
