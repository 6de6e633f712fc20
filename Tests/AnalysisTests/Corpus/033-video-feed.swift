// For iOS 17
import SwiftUI

struct ClipItem: Identifiable, Equatable {
  let id: Int
  let title: String
  let color: Color
}

struct ClipFeed: View {
  @State private var visible: ClipItem.ID?
  @State private var isMuted = true
  let clips: [ClipItem]

  var body: some View {
    ScrollView(.vertical) {
      LazyVStack(spacing: 0) {
        ForEach(clips) { clip in
          ClipPage(clip: clip, isCurrent: clip.id == visible, isMuted: isMuted)
            .containerRelativeFrame([.horizontal, .vertical])
        }
      }
      .scrollTargetLayout()
    }
    .scrollTargetBehavior(.paging)
    .scrollPosition(id: $visible)
    .scrollBounceBehavior(.basedOnSize, axes: .vertical)
    .ignoresSafeArea()
    .overlay(alignment: .topTrailing) {
      Button(isMuted ? "Unmute" : "Mute", systemImage: isMuted ? "speaker.slash" : "speaker") {
        isMuted.toggle()
      }
      .labelStyle(.iconOnly)
      .padding()
    }
    .onAppear { visible = clips.first?.id }
  }
}

private struct ClipPage: View {
  let clip: ClipItem
  let isCurrent: Bool
  let isMuted: Bool

  var body: some View {
    clip.color
      .visualEffect { content, proxy in
        content.hueRotation(.degrees(proxy.frame(in: .global).minY / 20))
      }
      .overlay(alignment: .bottomLeading) {
        VStack(alignment: .leading) {
          Text(clip.title).font(.title3.bold())
          Text(isCurrent ? (isMuted ? "Playing muted" : "Playing") : "Paused").font(.caption)
        }
        .padding()
        .safeAreaPadding(.bottom)
      }
      .scrollTransition { content, phase in
        content.opacity(phase.isIdentity ? 1 : 0.6).scaleEffect(phase.isIdentity ? 1 : 0.95)
      }
  }
}

struct CarouselRow: View {
  let clips: [ClipItem]

  var body: some View {
    ScrollView(.horizontal, showsIndicators: false) {
      LazyHStack(spacing: 12) {
        ForEach(clips) { clip in
          RoundedRectangle(cornerRadius: 12)
            .fill(clip.color)
            .containerRelativeFrame(.horizontal, count: 5, span: 2, spacing: 12, alignment: .leading)
        }
      }
      .scrollTargetLayout()
    }
    .contentMargins(.horizontal, 16)
    .scrollTargetBehavior(.viewAligned)
    .scrollClipDisabled()
    .frame(height: 180)
  }
}
