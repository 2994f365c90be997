// SPDX-License-Identifier: MIT

/// The types of the loaded modules that conform to ``_MemberTable``.
///
/// The compiler records conformances for the Swift runtime. The layout of the records is that of
/// `TargetProtocolConformanceDescriptor` in the Swift compiler's `ABI/Metadata.h`, and of `Runtime/MetadataSections.h`.
enum ConformanceRecords {
  /// The number of loaded images: the executable and its dynamic libraries.
  static var imageCount: Int {
    var count = 0
    withUnsafeMutablePointer(to: &count) { counter in
      enumerateMetadataSections(
        { _, context in
          context?.assumingMemoryBound(to: Int.self).pointee += 1
          return true
        }, UnsafeMutableRawPointer(counter))
    }
    return count
  }

  /// The records of all member tables.
  static var memberTables: [ContextDescriptor] {
    let search = Search()
    enumerateMetadataSections(
      { sections, context in
        if let context { Unmanaged<Search>.fromOpaque(context).takeUnretainedValue().read(sections) }
        return true
      }, Unmanaged.passUnretained(search).toOpaque())
    return search.found
  }

  private final class Search {
    var found: [ContextDescriptor] = []
    private let wanted = protocolDescriptor

    /// Reads the conformances of an image. Their address and length follow the version, the address of the image, two reserved
    /// words and the range of the protocols.
    func read(_ sections: UnsafeRawPointer) {
      let word = MemoryLayout<UInt>.stride
      guard let start = sections.load(fromByteOffset: 6 * word, as: UnsafeRawPointer?.self) else { return }
      let length = sections.load(fromByteOffset: 7 * word, as: Int.self)
      for offset in stride(from: 0, to: length, by: MemoryLayout<Int32>.stride) {
        RelativePointer(start + offset).target.map(readConformance)
      }
    }

    private func readConformance(_ record: UnsafeRawPointer) {
      guard RelativePointer(record).indirectableTarget == wanted else { return }
      let reference = record + 4
      let descriptor: UnsafeRawPointer?
      switch record.load(fromByteOffset: 12, as: UInt32.self) >> 3 & 7 {
      case 0: descriptor = RelativePointer(reference).target
      case 1: descriptor = RelativePointer(reference).target?.load(as: UnsafeRawPointer?.self)
      default: descriptor = nil
      }
      guard let context = descriptor.map(ContextDescriptor.init), context.isEnumeration else { return }
      found.append(context)
    }
  }

  /// The record of the protocol ``_MemberTable``, taken from the metadata of its existential type.
  private static var protocolDescriptor: UnsafeRawPointer? {
    unsafeBitCast((any _MemberTable).self as Any.Type, to: UnsafeRawPointer.self)
      .load(fromByteOffset: 16, as: UnsafeRawPointer?.self)
  }
}

/// Calls `body` with the metadata sections of each loaded image until it returns `false`.
@_silgen_name("swift_enumerateAllMetadataSections")
private func enumerateMetadataSections(
  _ body: @convention(c) (UnsafeRawPointer, UnsafeMutableRawPointer?) -> Bool, _ context: UnsafeMutableRawPointer?)
