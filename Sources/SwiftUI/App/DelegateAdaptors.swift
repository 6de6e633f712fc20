import AppKit
import UIKit

/// Makes the app's delegate, which nothing calls.
@MainActor @preconcurrency
@propertyWrapper
@available(iOS 14.0, tvOS 14.0, *)
@available(macOS, unavailable)
@available(watchOS, unavailable)
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate>:
  DynamicProperty
{
  private let delegate: DelegateType?

  /// Has no delegate: without the Objective-C run-time a class cannot be told to make an object.
  /// Instrumentation says how.
  public init(_ delegateType: DelegateType.Type = DelegateType.self) { delegate = nil }

  /// Instrumentation adds the closure.
  public init(
    _ delegateType: DelegateType.Type = DelegateType.self, _make: () -> DelegateType
  ) {
    delegate = _make()
  }

  public var wrappedValue: DelegateType {
    guard let delegate else {
      preconditionFailure("\(DelegateType.self) was not made: this file was not instrumented")
    }
    return delegate
  }
}

@available(iOS 14.0, tvOS 14.0, *)
@available(macOS, unavailable)
@available(watchOS, unavailable)
extension UIApplicationDelegateAdaptor where DelegateType: ObservableObject {
  public var projectedValue: ObservedObject<DelegateType>.Wrapper {
    ObservedObject<DelegateType>.Wrapper(object: wrappedValue)
  }
}

/// Makes the app's delegate, which nothing calls.
@MainActor @preconcurrency
@propertyWrapper
@available(macOS 11.0, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
public struct NSApplicationDelegateAdaptor<DelegateType: NSObject & NSApplicationDelegate>:
  DynamicProperty
{
  private let delegate: DelegateType?

  /// Has no delegate: without the Objective-C run-time a class cannot be told to make an object.
  /// Instrumentation says how.
  public init(_ delegateType: DelegateType.Type = DelegateType.self) { delegate = nil }

  /// Instrumentation adds the closure.
  public init(
    _ delegateType: DelegateType.Type = DelegateType.self, _make: () -> DelegateType
  ) {
    delegate = _make()
  }

  public var wrappedValue: DelegateType {
    guard let delegate else {
      preconditionFailure("\(DelegateType.self) was not made: this file was not instrumented")
    }
    return delegate
  }
}

@available(macOS 11.0, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
extension NSApplicationDelegateAdaptor where DelegateType: ObservableObject {
  public var projectedValue: ObservedObject<DelegateType>.Wrapper {
    ObservedObject<DelegateType>.Wrapper(object: wrappedValue)
  }
}
