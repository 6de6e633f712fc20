import Foundation

extension NotificationCenter {
  /// Delivers the notifications of a name, of one sender or of all.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }

  /// The notifications of a name; equal ones listen to the same.
  public struct Publisher: Combine.Publisher, Equatable {
    public typealias Output = Notification
    public typealias Failure = Never

    public let center: NotificationCenter
    public let name: Notification.Name
    public let object: AnyObject?

    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      (self.center, self.name, self.object) = (center, name, object)
    }

    public static func == (a: Self, b: Self) -> Bool {
      a.center === b.center && a.name == b.name && a.object === b.object
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Notification, S.Failure == Never {
      let outlet = Unchecked(value: Outlet(subscriber, surplus: .dropped))
      let token = center.addObserver(forName: name, object: object, queue: nil) {
        outlet.value.send($0)
      }
      outlet.value.onCancel = { [center] in center.removeObserver(token) }
      outlet.value.begin()
    }
  }
}
