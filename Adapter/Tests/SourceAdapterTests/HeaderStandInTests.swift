// SPDX-License-Identifier: MIT

import SourceAdapter
import Testing

/// The stand-ins for the declarations of headers in Objective-C.
struct HeaderStandInTests {
  private func text(_ header: String, others: [String: String] = [:]) -> String {
    HeaderStandIns.text(bridging: "NS_ASSUME_NONNULL_BEGIN\n\(header)\nNS_ASSUME_NONNULL_END\n") { others[$0] }
  }

  @Test(arguments: [
    ("- (void)load;", "open func load() {}"),
    ("- (void)showAlertWithTitle:(NSString *)title;", "open func showAlert(withTitle `title`: String) {}"),
    ("- (void)addChild:(NSString *)a atIndex:(NSInteger)i;", "open func addChild(_ `a`: String, at `i`: Int) {}"),
    ("- (nullable UIView *)view;", "open func view() -> UIView? { nil }"),
    ("+ (BOOL)isOn;", "open class func isOn() -> Bool { (false as Bool) }"),
    ("- (BOOL)saveTo:(NSString *)path error:(NSError **)error;", "open func save(to `path`: String) throws {}"),
    ("- (instancetype)initWithTitle:(NSString *)title;", "public convenience init(`title`: String) { self.init() }"),
    ("- (void)run:(void (^)(NSString * _Nullable t, BOOL k))done;", "run(_ `done`: @escaping (String?, Bool) -> Void)"),
    ("@property (nonatomic, copy) NSArray<NSString *> *names;", "open var names: [String] = ([] as [String])"),
    ("@property (nonatomic, getter=isOn) BOOL on;", "open var isOn: Bool = (false as Bool)"),
    ("@property (copy, nullable) void (^handler)(NSString *name);", "open var handler: ((String?) -> Void)? = nil"),
    ("+ (NSString *)reuseIdentifier;", "open class func reuseIdentifier() -> String { \"Thing\" }"),
    ("@property (weak) id<Delegate> delegate;", "open var delegate: (any Delegate)! = nil"),
    ("@property (class, readonly) Thing *shared;", "open class var shared: Thing { get { Thing() } set {} }"),
    ("@property (class, readonly) Thing *bestThing;", "open class var best: Thing { get { Thing() } set {} }"),
    ("- (void)playWithCompletion:(void (^)(BOOL ok))done;", "func play(completion `done`: @escaping (Bool) -> Void)"),
  ])
  func members(declaration: String, swift: String) {
    let result = text("@class Other;\n@interface Thing : NSObject <Delegate> { int a; }\n\(declaration)\n@end")
    #expect(result.contains("open class Thing: NSObject {\n"))
    #expect(result.contains("static var owner: AnyObject.Type { Thing.self }"))
    #expect(result.contains(swift), "\(result)")
  }

  @Test(arguments: [
    ("#define kMargin 12.5", "public let kMargin: Double = 12.5"),
    ("#define kName @\"a // b\" // of c", "public let kName = \"a // b\""),
    ("#define kCount (3)", "public let kCount = 3"),
    ("extern NSString * const kKey;", "var kKey: String = \"kKey\""),
    ("FOUNDATION_EXPORT const CGFloat kWidth;", "var kWidth: CGFloat = (0 as CGFloat)"),
    ("extern NSNotificationName const AThingDidMoveNotification;", "static let AThingDidMove = Notification.Name("),
    (
      "typedef NSString *Key NS_TYPED_ENUM;\nextern Key const KeyTitle;",
      "static let `title` = Key(rawValue: \"KeyTitle\")"
    ),
    ("typedef NS_ENUM(NSInteger, AMode) { AModeOn, AModeOff } NS_SWIFT_NAME(Mode);", "public typealias Mode = AMode"),
    (
      "typedef NS_ENUM(NSInteger, Band) { BandFM, BandAMStereo };",
      "public static var `FM`: Band { .`fm` }\n  case `amStereo` = 1"
    ),
    ("static NSString * const kHome = @\"Home\";", "public let kHome: String = \"Home\""),
    ("static const CGFloat kGap = 8;", "public let kGap: CGFloat = 8"),
    ("@interface Box<__covariant T> : NSObject\n@end", "open class Box<T: AnyObject>: NSObject {"),
    ("typedef void (^Done)(NSString *text);", "public typealias Done = (String?) -> Void"),
    ("typedef enum { Red, Green } Paint;", "public let Green = Paint(rawValue: 1)"),
    ("typedef NS_ENUM(NSInteger, Mode) { ModeNone, ModeFast = 4, ModeSlow };", "case `slow` = 5"),
    ("typedef NS_ENUM(NSInteger, Mode) { ModeA, ModeLast = ModeA };", "static var `last`: Mode { .`a` }"),
    ("typedef NS_OPTIONS(NSUInteger, Marks) { MarkA = 1 << 0, MarkB = 1 << 1 };", "`b` = Marks(rawValue: 1 << 1)"),
    ("@interface UIColor (App)\n+ (UIColor *)colorWithHex:(NSInteger)hex;\n@end", "init(`hex`: Int) { self.init(white"),
    ("@interface UIColor (App)\n+ (UIColor *)brandColor;\n@end", "public static func brand() -> UIColor"),
  ])
  func otherDeclarations(declaration: String, swift: String) {
    #expect(text(declaration).contains(swift), "\(text(declaration))")
  }

  @Test("What a header does not mark as optional has a value")
  func unmarkedTypes() {
    let header =
      "@interface A : UIView\n- (UIColor *)tint;\n+ (NSArray *)all;\n- (A *)next;\n@property UIView *box;\n@end"
    let result = HeaderStandIns.text(bridging: header) { _ in nil }
    for member in [
      "func tint() -> UIColor! { (.systemGray as UIColor) }", "func all() -> [Any]! { ([] as [Any]) }",
      "func next() -> A! { A(frame: .zero) }", "var box: UIView! = (.init() as UIView)",
    ] { #expect(result.contains(member), "\(result)") }
  }

  @Test func headersThatHeadersImportAreRead() {
    let others = [
      "Base.h": "@interface Base : UIViewController\n@end", "App.h": "#import \"Base.h\"\n#import <UIKit/UIKit.h>\n",
    ]
    #expect(text("#import \"App.h\"", others: others).contains("open class Base: UIViewController {"))
  }

  @Test func macrosOfCodeAreLeftOut() {
    let macros = "#define MAX2(a, b) ((a) > (b) ? (a) : (b))\n#define kTint [UIColor redColor]\n"
    #expect(text(macros) == "")
  }

  @Test(
    "Functions return empty values",
    arguments: [
      ("static inline int f(int a) { return a; }", "public func f(_ `a`: Int32) -> Int32 { (0 as Int32) }"),
      ("NSOrderedSet *Suffixes(void);", "public func Suffixes() -> NSOrderedSet { (.init() as NSOrderedSet) }"),
      ("extern void Log(NSString *format);", "public func Log(_ `format`: String) {}"),
      (
        "KIT_EXPORT BOOL KitIsOn(NSInteger) NS_SWIFT_UI_ACTOR;",
        "public func KitIsOn(_ `a1`: Int) -> Bool { (false as Bool) }"
      ),
      (
        "FOUNDATION_EXPORT NSArray<NSString *> * _Nullable Names(UIView *v, unsigned int n);",
        "public func Names(_ `v`: UIView, _ `n`: UInt32) -> [String]? { nil }"
      ),
      (
        "#ifdef __cplusplus\nextern \"C\" {\n#endif\nint f(void);\n#if defined(__cplusplus)\n}\n#endif",
        "func f() -> Int32"
      ),
      ("#ifndef __cplusplus\nint f(void);\n#endif", "func f() -> Int32"),
      ("#ifdef __cplusplus\nint g(void);\n#else\nint f(void);\n#endif", "public func f() -> Int32 { (0 as Int32) }"),
      ("void Run(void (^done)(void));", ""), ("void Say(NSString *format, ...);", ""),
      ("@interface A : NSObject\n- (void)f;\n@end\nint g(void) __attribute__((const));", "open class A"),
    ])
  func functions(declaration: String, swift: String) {
    let result = text(declaration)
    #expect(swift.isEmpty ? result.isEmpty : result.contains(swift), "\(result)")
  }
}
