import AppKit
import UIKit

/// Makes the app's delegate, which nothing calls.
@MainActor @preconcurrency
@propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate>:
  DynamicProperty
{
  public var wrappedValue: DelegateType

  public init(_ delegateType: DelegateType.Type = DelegateType.self) {
    wrappedValue = DelegateType()
  }
}

extension UIApplicationDelegateAdaptor where DelegateType: ObservableObject {
  public var projectedValue: ObservedObject<DelegateType>.Wrapper {
    ObservedObject<DelegateType>.Wrapper(object: wrappedValue)
  }
}

/// Makes the app's delegate, which nothing calls.
@MainActor @preconcurrency
@propertyWrapper
public struct NSApplicationDelegateAdaptor<DelegateType: NSObject & NSApplicationDelegate>:
  DynamicProperty
{
  public var wrappedValue: DelegateType

  public init(_ delegateType: DelegateType.Type = DelegateType.self) {
    wrappedValue = DelegateType()
  }
}

extension NSApplicationDelegateAdaptor where DelegateType: ObservableObject {
  public var projectedValue: ObservedObject<DelegateType>.Wrapper {
    ObservedObject<DelegateType>.Wrapper(object: wrappedValue)
  }
}
