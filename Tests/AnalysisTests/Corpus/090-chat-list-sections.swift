// For macOS 14
import SwiftUI

struct Channel: Identifiable, Hashable, Sendable {
  let id: Int
  var name: String
  var unread = 0
  var isMuted = false
}

struct ChannelGroup: Identifiable, Hashable {
  let id: String
  var channels: [Channel]
}

@MainActor @Observable
final class ChannelStore {
  private(set) var groups: [ChannelGroup] = []
  private(set) var isConnected = false

  @ObservationIgnored private lazy var decoder = JSONDecoder()

  func connect(to updates: AsyncStream<[ChannelGroup]>) async {
    isConnected = true
    for await groups in updates { self.groups = groups }
    isConnected = false
  }

  func mute(_ channel: Channel) {
    for index in groups.indices {
      guard let place = groups[index].channels.firstIndex(of: channel) else { continue }
      groups[index].channels[place].isMuted.toggle()
    }
  }

  subscript(id: Channel.ID?) -> Channel? {
    groups.lazy.flatMap(\.channels).first { $0.id == id }
  }
}

struct ChannelSidebar: View {
  let store: ChannelStore
  let updates: AsyncStream<[ChannelGroup]>
  @Binding var selection: Channel.ID?

  var body: some View {
    List(selection: $selection) {
      ForEach(store.groups) { group in
        Section(group.id) {
          ForEach(group.channels) { channel in
            ChannelRow(channel: channel)
              .contextMenu { MuteButton(channel: channel, store: store) }
          }
        }
        .collapsible(group.channels.count > 3)
      }
    }
    .overlay {
      if !store.isConnected { ProgressView("Connecting") }
    }
    .task { await store.connect(to: updates) }
  }
}

private struct ChannelRow: View {
  let channel: Channel

  var body: some View {
    Label(channel.name, systemImage: channel.isMuted ? "bell.slash" : "number")
      .badge(channel.unread)
      .fontWeight(channel.unread > 0 ? .bold : .regular)
      .tag(channel.id)
  }
}

private struct MuteButton: View {
  let channel: Channel
  let store: ChannelStore

  var body: some View {
    Button(channel.isMuted ? "Unmute" : "Mute") { store.mute(channel) }
  }
}

struct ChannelDetail: View {
  let store: ChannelStore
  let selection: Channel.ID?

  var body: some View {
    if let channel = store[selection] {
      Text(channel.name).navigationTitle(channel.name)
    } else {
      ContentUnavailableView("No channel", systemImage: "number")
    }
  }
}
