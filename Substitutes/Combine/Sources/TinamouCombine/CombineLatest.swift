// SPDX-License-Identifier: MIT

import OpenCombine

extension Publishers {
  /// The latest elements of two publishers, at each change of one of them, as soon as all have one. It finishes with the last of them,
  /// and fails with the first.
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher
  where A.Failure == B.Failure {
    public typealias Output = (A.Output, B.Output)
    public typealias Failure = A.Failure

    public let a: A
    public let b: B

    /// A publisher of the latest elements of others.
    public init(_ a: A, _ b: B) {
      (self.a, self.b) = (a, b)
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Failure == Failure, S.Input == Output {
      let latest = LatestElements(subscriber, count: 2)
      let a = latest.side(0, of: self.a)
      let b = latest.side(1, of: self.b)
      latest.start {
        guard let a = a.element, let b = b.element else { return nil }
        return (a, b)
      }
    }
  }

  /// The latest elements of three publishers, at each change of one of them, as soon as all have one. It finishes with the last of them,
  /// and fails with the first.
  public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, A.Failure == C.Failure {
    public typealias Output = (A.Output, B.Output, C.Output)
    public typealias Failure = A.Failure

    public let a: A
    public let b: B
    public let c: C

    /// A publisher of the latest elements of others.
    public init(_ a: A, _ b: B, _ c: C) {
      (self.a, self.b, self.c) = (a, b, c)
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Failure == Failure, S.Input == Output {
      let latest = LatestElements(subscriber, count: 3)
      let a = latest.side(0, of: self.a)
      let b = latest.side(1, of: self.b)
      let c = latest.side(2, of: self.c)
      latest.start {
        guard let a = a.element,
          let b = b.element,
          let c = c.element
        else { return nil }
        return (a, b, c)
      }
    }
  }

  /// The latest elements of four publishers, at each change of one of them, as soon as all have one. It finishes with the last of them,
  /// and fails with the first.
  public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where A.Failure == B.Failure, A.Failure == C.Failure, A.Failure == D.Failure {
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)
    public typealias Failure = A.Failure

    public let a: A
    public let b: B
    public let c: C
    public let d: D

    /// A publisher of the latest elements of others.
    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      (self.a, self.b, self.c, self.d) = (a, b, c, d)
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Failure == Failure, S.Input == Output {
      let latest = LatestElements(subscriber, count: 4)
      let a = latest.side(0, of: self.a)
      let b = latest.side(1, of: self.b)
      let c = latest.side(2, of: self.c)
      let d = latest.side(3, of: self.d)
      latest.start {
        guard let a = a.element,
          let b = b.element,
          let c = c.element,
          let d = d.element
        else { return nil }
        return (a, b, c, d)
      }
    }
  }
}

extension Publishers.CombineLatest: Equatable where A: Equatable, B: Equatable {}
extension Publishers.CombineLatest3: Equatable where A: Equatable, B: Equatable, C: Equatable {}
extension Publishers.CombineLatest4: Equatable where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}

extension Publisher {
  /// The latest elements of this publisher and another publisher, as a tuple.
  public func combineLatest<B: Publisher>(_ b: B) -> Publishers.CombineLatest<Self, B>
  where Failure == B.Failure {
    Publishers.CombineLatest(self, b)
  }

  /// The values that a function makes of the latest elements of this publisher and another publisher.
  public func combineLatest<B: Publisher, T>(
    _ b: B, _ transform: @escaping (Output, B.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest<Self, B>, T> where Failure == B.Failure {
    combineLatest(b).map { transform($0.0, $0.1) }
  }

  /// The latest elements of this publisher and two other publishers, as a tuple.
  public func combineLatest<B: Publisher, C: Publisher>(_ b: B, _ c: C) -> Publishers.CombineLatest3<Self, B, C>
  where Failure == B.Failure, Failure == C.Failure {
    Publishers.CombineLatest3(self, b, c)
  }

  /// The values that a function makes of the latest elements of this publisher and two other publishers.
  public func combineLatest<B: Publisher, C: Publisher, T>(
    _ b: B, _ c: C, _ transform: @escaping (Output, B.Output, C.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest3<Self, B, C>, T> where Failure == B.Failure, Failure == C.Failure {
    combineLatest(b, c).map { transform($0.0, $0.1, $0.2) }
  }

  /// The latest elements of this publisher and three other publishers, as a tuple.
  public func combineLatest<B: Publisher, C: Publisher, D: Publisher>(_ b: B, _ c: C, _ d: D)
    -> Publishers.CombineLatest4<Self, B, C, D>
  where Failure == B.Failure, Failure == C.Failure, Failure == D.Failure {
    Publishers.CombineLatest4(self, b, c, d)
  }

  /// The values that a function makes of the latest elements of this publisher and three other publishers.
  public func combineLatest<B: Publisher, C: Publisher, D: Publisher, T>(
    _ b: B, _ c: C, _ d: D, _ transform: @escaping (Output, B.Output, C.Output, D.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest4<Self, B, C, D>, T>
  where Failure == B.Failure, Failure == C.Failure, Failure == D.Failure {
    combineLatest(b, c, d).map { transform($0.0, $0.1, $0.2, $0.3) }
  }
}
