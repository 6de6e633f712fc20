import SwiftUI

/// Before a view's body runs, the graph puts the values in. So a read in it binds nothing.
extension Dependency: DynamicProperty {
  public mutating func update() { installedValues = initialValues.merging(._current) }
}
