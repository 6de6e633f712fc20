// For iOS 16
import SwiftUI
import UIKit

struct ProfileStats: Equatable {
  var posts = 0
  var followers = 0
  var following = 0
}

struct ProfileHeader: View {
  let name: String
  let handle: String
  let avatar: UIImage?
  let stats: ProfileStats
  @Binding var isFollowing: Bool

  var body: some View {
    VStack(spacing: 12) {
      avatarImage
        .frame(width: 96, height: 96, alignment: .center)
        .background(in: Circle())
        .clipShape(Circle())
        .overlay(Circle().stroke(lineWidth: 2).foregroundColor(.white))
        .shadow(radius: 6)
      VStack(spacing: 2) {
        Text(name).font(.title2.bold()).layoutPriority(1)
        Text(verbatim: handle).font(.footnote.monospaced()).foregroundColor(.secondary)
      }
      HStack(spacing: 0) {
        Stat(value: stats.posts, label: "Posts")
        Stat(value: stats.followers, label: "Followers")
        Stat(value: stats.following, label: "Following")
      }
      Button(isFollowing ? "Following" : "Follow") { isFollowing.toggle() }
        .buttonStyle(.borderedProminent)
        .tint(isFollowing ? .gray : .accentColor)
    }
    .padding(EdgeInsets())
    .frame(minWidth: 200, maxWidth: .infinity, alignment: .center)
    .background(alignment: .top) {
      EllipticalGradient(
        stops: [.init(color: .teal.opacity(0.4), location: 0), .init(color: .clear, location: 1)],
        center: .top, endRadiusFraction: 0.9)
    }
  }

  @ViewBuilder private var avatarImage: some View {
    if let avatar {
      Image(uiImage: avatar).resizable().scaledToFill()
    } else {
      Image(systemName: "person.fill").font(.system(size: 48))
    }
  }
}

extension ProfileHeader {
  private struct Stat: View {
    let value: Int
    let label: LocalizedStringKey

    var body: some View {
      VStack {
        Text(value, format: .number.notation(.compactName)).font(.headline)
        Text(label).font(.caption).foregroundColor(.secondary)
      }
      .frame(minWidth: 64, maxWidth: .infinity)
      .accessibilityElement(children: .combine)
      .accessibility(label: Text(label))
    }
  }
}

struct EditableName: View {
  @FocusState.Binding var isFocused: Bool
  @Binding var name: String

  var body: some View {
    TextField("Name", text: $name, onEditingChanged: { isEditing in
      if !isEditing { name = name.trimmingCharacters(in: .whitespaces) }
    })
    .focused($isFocused)
    .autocorrectionDisabled(true)
    .interactiveDismissDisabled()
  }
}

struct ProfileEditor: View {
  @FocusState private var isNameFocused: Bool
  @State private var name = "Ada"

  var body: some View {
    EditableName(isFocused: $isNameFocused, name: $name)
      .onAppear { isNameFocused = name.isEmpty }
  }
}
