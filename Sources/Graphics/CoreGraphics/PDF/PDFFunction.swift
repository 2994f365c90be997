// SPDX-License-Identifier: MIT

import Foundation

/// A function of one number in a PDF file, such as that of a gradient.
///
/// Differs from PDF: sampled functions have one input, and functions in PostScript are not supported.
/// Source: ISO 32000-1, 7.10.
indirect enum PDFFunction {
  /// Samples at equal distances in a domain.
  case sampled([[Double]], domain: ClosedRange<Double>)
  /// An interpolation with an exponent from 0 to 1.
  case exponential(from: [Double], to: [Double], exponent: Double)
  /// Several functions, each for a part of the domain.
  case stitched([PDFFunction], bounds: [Double], encode: [Double], domain: ClosedRange<Double>)
  /// One function for each output.
  case parallel([PDFFunction])

  private static let maximumDepth = 8

  /// Creates the function of a value; `nil` if it is not supported.
  init?(_ value: PDFValue?, in file: PDFFile, depth: Int = 0) {
    guard depth < Self.maximumDepth, file.spend(1024), let value = file.resolved(value) else { return nil }
    if let elements = value.elements {
      let functions = elements.compactMap { PDFFunction($0, in: file, depth: depth + 1) }
      guard functions.count == elements.count else { return nil }
      self = .parallel(functions)
      return
    }
    guard let entries = value.entries, let domain = Self.range(file.numbers(entries["Domain"]) ?? []) else {
      return nil
    }
    switch file.resolved(entries["FunctionType"])?.number {
    case 0:
      guard let samples = Self.samples(of: value, entries, in: file) else { return nil }
      self = .sampled(samples, domain: domain)
    case 2:
      self = .exponential(
        from: file.numbers(entries["C0"]) ?? [0], to: file.numbers(entries["C1"]) ?? [1],
        exponent: file.resolved(entries["N"])?.number ?? 1)
    case 3:
      let functions = file.resolved(entries["Functions"])?.elements ?? []
      let parts = functions.compactMap { PDFFunction($0, in: file, depth: depth + 1) }
      let bounds = file.numbers(entries["Bounds"]) ?? []
      let encode = file.numbers(entries["Encode"]) ?? []
      guard !parts.isEmpty, parts.count == functions.count, bounds.count == parts.count - 1,
        encode.count == 2 * parts.count
      else { return nil }
      self = .stitched(parts, bounds: bounds, encode: encode, domain: domain)
    default: return nil
    }
  }

  /// The outputs for an input. Of several inputs, the first counts.
  func values(at inputs: [Double]) -> [Double]? {
    guard let x = inputs.first, x.isFinite else { return nil }
    switch self {
    case .sampled(let samples, let domain):
      let last = Double(samples.count - 1)
      let place = Self.map(Self.clamp(x, to: domain), domain, 0...max(last, 0))
      guard place.isFinite else { return nil }
      let index = min(Int(place), max(samples.count - 2, 0))
      let (a, b) = (samples[index], samples[min(index + 1, samples.count - 1)])
      return zip(a, b).map { $0 + ($1 - $0) * (place - Double(index)) }
    case .exponential(let from, let to, let exponent):
      let t = pow(Self.clamp(x, to: 0...1), exponent)
      return zip(from, to).map { $0 + ($1 - $0) * t }
    case .stitched(let parts, let bounds, let encode, let domain):
      let x = Self.clamp(x, to: domain)
      let index = bounds.firstIndex { x < $0 } ?? parts.count - 1
      let start = index == 0 ? domain.lowerBound : bounds[index - 1]
      let end = index == parts.count - 1 ? domain.upperBound : bounds[index]
      let t = end > start ? (x - start) / (end - start) : 0
      return parts[index].values(at: [encode[2 * index] + (encode[2 * index + 1] - encode[2 * index]) * t])
    case .parallel(let functions): return functions.compactMap { $0.values(at: [x])?.first }
    }
  }

  // MARK: Samples

  private static func samples(of value: PDFValue, _ entries: [String: PDFValue], in file: PDFFile) -> [[Double]]? {
    guard let size = file.numbers(entries["Size"]), size.count == 1, let count = Int(exactly: size[0]),
      let bits = file.resolved(entries["BitsPerSample"])?.number, bits == 8 || bits == 16,
      let range = file.numbers(entries["Range"]), let bytes = file.contents(value), count > 0
    else { return nil }
    let outputs = range.count / 2
    let width = Int(bits) / 8
    guard outputs > 0, count <= bytes.count / (outputs * width) else { return nil }
    let decode = file.numbers(entries["Decode"]).flatMap { $0.count == range.count ? $0 : nil } ?? range
    return (0..<count).map { index in
      (0..<outputs).map { output in
        let place = (index * outputs + output) * width
        let raw = bytes[place..<place + width].reduce(0) { $0 * 256 + Double($1) }
        let share = raw / (pow(2, bits) - 1)
        return decode[2 * output] + (decode[2 * output + 1] - decode[2 * output]) * share
      }
    }
  }

  private static func range(_ numbers: [Double]) -> ClosedRange<Double>? {
    numbers.count > 1 && numbers[0] <= numbers[1] ? numbers[0]...numbers[1] : nil
  }

  private static func clamp(_ x: Double, to range: ClosedRange<Double>) -> Double {
    min(max(x, range.lowerBound), range.upperBound)
  }

  private static func map(_ x: Double, _ from: ClosedRange<Double>, _ to: ClosedRange<Double>) -> Double {
    let length = from.upperBound - from.lowerBound
    guard length > 0 else { return to.lowerBound }
    return to.lowerBound + (x - from.lowerBound) / length * (to.upperBound - to.lowerBound)
  }
}
