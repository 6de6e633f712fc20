// What `import SwiftUI` brings along on Apple's systems, as far as it exists here.
@_exported import AppKit
@_exported import Combine
@_exported import Dispatch
@_exported import Foundation
@_exported import Observation
@_exported import UIKit

#if os(Linux)
  // Not Apple's: it makes bindings of task-locals trap as they do on older systems.
  @_exported import TaskLocals
#endif
