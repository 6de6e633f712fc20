import Foundation
import SwiftUI

/// Reports that something is wrong without ending the program: a warning of the step that runs.
/// - Note: differs from IssueReporting: there is no `isTesting`, and a test does not fail by it.
public func reportIssue(
  _ message: @autoclosure () -> String? = nil, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  let message = message() ?? "Issue reported"
  if let hear = Issues.hear { return hear(message) }
  guard let graph = ViewGraph.current else {
    FileHandle.standardError.write(Data("\(message)\n".utf8))
    return
  }
  // Work outside of the main actor takes its turns there too.
  guard graph.isOnMainQueue || ViewGraph.isOutsideOfMainActor else {
    return DispatchQueue.main.async { graph.reportCaller(message) }
  }
  graph.reportCaller(message)
}

package enum Issues {
  /// Hears what is reported in place of the graph, in tests.
  @TaskLocal package static var hear: (@Sendable (String) -> Void)?
}
