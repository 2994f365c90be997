// SPDX-License-Identifier: MIT

/// The settings of a print job. Stored; has no effect.
///
/// Source: Apple, `UIPrintInfo`.
@preconcurrency @MainActor
open class UIPrintInfo: NSObject, NSCopying {
  /// The kind of content that is printed. Raw values are UIKit's.
  public enum OutputType: Int, Sendable { case general, photo, grayscale, photoGrayscale }
  /// The orientation of the paper. Raw values are UIKit's.
  public enum Orientation: Int, Sendable { case portrait, landscape }
  /// The use of both sides of the paper. Raw values are UIKit's.
  public enum Duplex: Int, Sendable { case none, longEdge, shortEdge }

  /// Creates settings.
  public override init() { super.init() }
  /// Returns new settings.
  open class func printInfo() -> UIPrintInfo { UIPrintInfo() }
  /// The name of the job. The default is empty.
  open var jobName = ""
  /// The name of the printer. The default is `nil`.
  open var printerID: String?
  /// The orientation of the paper. The default is `.portrait`.
  open var orientation = Orientation.portrait
  /// The kind of content that is printed. The default is `.general`.
  open var outputType = OutputType.general
  /// The use of both sides of the paper. The default is `.none`.
  open var duplex = Duplex.none

  private func duplicate() -> UIPrintInfo {
    let copy = UIPrintInfo()
    (copy.jobName, copy.printerID) = (jobName, printerID)
    (copy.orientation, copy.outputType, copy.duplex) = (orientation, outputType, duplex)
    return copy
  }

  /// Returns a copy of the settings.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    // Copying is a requirement without an actor; settings are used on the main thread.
    MainThread.run(self) { $0.duplicate() }
  }
}
