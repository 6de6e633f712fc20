import Foundation

/// Draws text in a way of its own.
///
/// - Note: differs from SwiftUI: nothing is drawn, so the methods are not called; a renderer is
///   compared like any value.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public protocol TextRenderer: Animatable {
  /// Draws the lines of a text.
  func draw(layout: Text.Layout, in context: inout GraphicsContext)
  /// The size of a text.
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
  func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize
  /// How far drawing reaches beyond the text.
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
  var displayPadding: EdgeInsets { get }
}

extension TextRenderer {
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
  public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
    text.sizeThatFits(proposal)
  }
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
  public var displayPadding: EdgeInsets { EdgeInsets() }
}

/// A text that a renderer measures.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
public struct TextProxy {
  /// The size the text takes.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: nominalSpace)
  }
}

extension Text {
  /// The lines of a text.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  public struct Layout: RandomAccessCollection, Equatable {
    /// One line.
    public struct Line: RandomAccessCollection, Equatable {
      private let runs: [Run] = []
      public var origin: CGPoint = .zero
      public var startIndex: Int { runs.startIndex }
      public var endIndex: Int { runs.endIndex }
      public subscript(index: Int) -> Run { runs[index] }
      public var typographicBounds: TypographicBounds { TypographicBounds() }
    }

    /// A part of a line in one style.
    public struct Run: RandomAccessCollection, Equatable {
      private let slices: [RunSlice] = []
      public var startIndex: Int { slices.startIndex }
      public var endIndex: Int { slices.endIndex }
      public subscript(index: Int) -> RunSlice { slices[index] }
      public var typographicBounds: TypographicBounds { TypographicBounds() }
      public var layoutDirection: LayoutDirection { .leftToRight }
    }

    /// A part of a run.
    public struct RunSlice: Equatable {
      public var typographicBounds: TypographicBounds { TypographicBounds() }
    }

    /// The extent of letters.
    public struct TypographicBounds: Equatable, Sendable {
      public var origin: CGPoint = .zero
      public var width: CGFloat = 0
      public var ascent: CGFloat = 0
      public var descent: CGFloat = 0
      public var leading: CGFloat = 0

      public init() {}

      public var rect: CGRect {
        CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent)
      }
    }

    private let lines: [Line] = []
    /// Whether something of the text is left out.
    @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
    public var isTruncated: Bool { false }
    public var startIndex: Int { lines.startIndex }
    public var endIndex: Int { lines.endIndex }
    public subscript(index: Int) -> Line { lines[index] }
  }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension GraphicsContext {
  public func draw(_ line: Text.Layout.Line) {}
  public func draw(_ run: Text.Layout.Run) {}
  public func draw(_ slice: Text.Layout.RunSlice) {}
}

private struct TextRendererModifier<Renderer: TextRenderer>: VisualModifier {
  var renderer: Renderer
}

extension View {
  /// Lets texts inside be drawn in a way of their own.
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
  public func textRenderer<T: TextRenderer>(_ renderer: T) -> some View {
    modifier(TextRendererModifier(renderer: renderer))
  }
}
