// SPDX-License-Identifier: MIT

import Delivery
import Testing

@Suite("The names by which sources import targets")
struct ModuleNameTests {
  @Test(
    "What an identifier cannot have becomes an underscore",
    arguments: [
      ("Trips", "Trips"), ("My-App", "My_App"), ("My App 2", "My_App_2"), ("2048", "_048"), ("Ölwechsel", "Ölwechsel"),
    ])
  func names(target: String, module: String) {
    #expect(ModuleName.of(target: target) == module)
  }

  @Test("A manifest declares the modules of its targets and of products that it names")
  func manifest() {
    let text = """
      .target(name: "My-App", dependencies: ["Kit", .product(name: "Layout Kit", package: "kit")], path: "App")
      """
    #expect(ModuleName.all(inManifest: text).isSuperset(of: ["My_App", "Kit", "Layout_Kit"]))
    #expect(!ModuleName.all(inManifest: text).contains("My"))
  }
}
