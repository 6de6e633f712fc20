import Observation
import SwiftUI
import UIKit

@Observable
final class Profile {
  var name = "Sam Reyes"
  var handle = "samr"
  var bio = "Climber, baker, reader."
  var birthday = Date(timeIntervalSinceReferenceDate: -200_000_000)
  var favorite = Color.orange
  var links: [ProfileLink] = [ProfileLink(id: 1, title: "Blog", address: "https://example.org")]
  var visibility = Visibility.friends
  var isAvailable = true

  enum Visibility: String, CaseIterable, Identifiable, CustomStringConvertible {
    case everybody, friends, nobody
    var id: Self { self }
    var description: String { rawValue.capitalized }
  }

  func copy() -> Profile {
    let copy = Profile()
    (copy.name, copy.handle, copy.bio, copy.birthday) = (name, handle, bio, birthday)
    (copy.favorite, copy.links, copy.visibility) = (favorite, links, visibility)
    copy.isAvailable = isAvailable
    return copy
  }
}

struct ProfileLink: Identifiable, Hashable {
  let id: Int
  var title: String
  var address: String
  var url: URL? { URL(string: address).flatMap { $0.scheme == nil ? nil : $0 } }
}

struct ValidationIssue: Identifiable {
  let field: String
  let text: String
  var id: String { field }
}

extension Profile {
  var issues: [ValidationIssue] {
    var issues: [ValidationIssue] = []
    if name.trimmingCharacters(in: .whitespaces).isEmpty {
      issues.append(ValidationIssue(field: "name", text: "A name is needed."))
    }
    if handle.range(of: "^[a-z0-9_]{3,12}$", options: .regularExpression) == nil {
      issues.append(ValidationIssue(field: "handle", text: "3 to 12 letters or digits."))
    }
    if bio.count > 60 {
      issues.append(ValidationIssue(field: "bio", text: "Too long by \(bio.count - 60)."))
    }
    return issues
  }
}

struct ProfileScreen: View {
  @State private var profile = Profile()
  @State private var isEditing = false
  @State private var edits = 0

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(spacing: 16) {
          AvatarView(name: profile.name, color: profile.favorite)
            .frame(width: 120, height: 120)
          Text(profile.name).font(.title.bold())
          Text("@\(profile.handle)").foregroundStyle(.secondary)
          Text(profile.bio).italic()
          ForEach(profile.links) { link in
            if let url = link.url { Link(link.title, destination: url) }
          }
          Text("Saved \(edits) times").font(.caption)
        }
        .frame(maxWidth: .infinity)
        .padding()
      }
      .navigationTitle("Profile")
      .toolbar {
        Button("Edit") { isEditing = true }
      }
      .fullScreenCover(isPresented: $isEditing) {
        ProfileEditor(draft: profile.copy()) { edited in
          profile = edited
          edits += 1
        }
      }
    }
  }
}

struct AvatarView: UIViewRepresentable {
  var name: String
  var color: Color

  func makeUIView(context: Context) -> UILabel {
    let label = UILabel()
    label.textAlignment = .center
    label.font = .preferredFont(forTextStyle: .largeTitle)
    return label
  }

  func updateUIView(_ label: UILabel, context: Context) {
    label.text = name.split(separator: " ").compactMap(\.first).map(String.init).joined()
    label.backgroundColor = UIColor(color)
  }
}

private struct ProfileEditor: View {
  @Bindable var draft: Profile
  let save: (Profile) -> Void

  @Environment(\.dismiss) private var dismiss
  @State private var confirmsDiscard = false
  @State private var isChanged = false

  init(draft: Profile, save: @escaping (Profile) -> Void) {
    self.draft = draft
    self.save = save
  }

  var body: some View {
    NavigationStack {
      Form {
        Section("Public") {
          ValidatedField("Name", text: $draft.name, issue: issue("name"))
          ValidatedField("Handle", text: $draft.handle, issue: issue("handle"))
          ValidatedField("Bio", text: $draft.bio, issue: issue("bio"))
        }
        Section {
          DatePicker("Birthday", selection: $draft.birthday, in: ...Date.distantFuture)
            .datePickerStyle(.compact)
          ColorPicker("Favourite colour", selection: $draft.favorite, supportsOpacity: false)
          Picker("Visible to", selection: $draft.visibility) {
            ForEach(Profile.Visibility.allCases) { Text(String(describing: $0)).tag($0) }
          }
          .pickerStyle(.navigationLink)
          Toggle(isOn: $draft.isAvailable) {
            Label("Available", systemImage: "circle.fill")
              .labelStyle(.titleAndIcon)
          }
        }
        LinksSection(links: $draft.links)
      }
      .formStyle(.grouped)
      .scrollContentBackground(.hidden)
      .background(Color(uiColor: .systemBackground))
      .navigationTitle("Edit profile")
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel") {
            if isChanged { confirmsDiscard = true } else { dismiss() }
          }
          .confirmationDialog("Discard changes?", isPresented: $confirmsDiscard) {
            Button("Discard", role: .destructive) { dismiss() }
            Button("Keep editing", role: .cancel) {}
          }
        }
        ToolbarItem(placement: .confirmationAction) {
          Button("Save") {
            save(draft)
            dismiss()
          }
          .disabled(!draft.issues.isEmpty)
        }
      }
    }
    .onChange(of: draft.name + draft.handle + draft.bio) { isChanged = true }
    .interactiveDismissDisabled(isChanged)
  }

  private func issue(_ field: String) -> String? {
    draft.issues.first { $0.field == field }?.text
  }
}

private struct ValidatedField: View {
  let title: LocalizedStringKey
  @Binding var text: String
  let issue: String?

  init(_ title: LocalizedStringKey, text: Binding<String>, issue: String?) {
    self.title = title
    _text = text
    self.issue = issue
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      TextField(title, text: $text)
      if let issue {
        Label(issue, systemImage: "exclamationmark.triangle")
          .font(.caption)
          .foregroundStyle(.red)
          .transition(.opacity.animation(.easeIn(duration: 0.1)))
      }
    }
    .animation(.default, value: issue)
  }
}

private struct LinksSection: View {
  @Binding var links: [ProfileLink]

  var body: some View {
    Section {
      ForEach($links) { $link in
        HStack {
          TextField("Title", text: $link.title).frame(maxWidth: 100)
          Divider()
          TextField("Address", text: $link.address)
            .keyboardType(.URL)
        }
      }
      .onDelete { links.remove(atOffsets: $0) }
      Button("Add link") {
        links.append(ProfileLink(id: (links.map(\.id).max() ?? 0) + 1, title: "", address: ""))
      }
      .disabled(links.count > 4)
      if !links.isEmpty {
        Button("Remove last", role: .destructive) { links.removeLast() }
      }
    } header: {
      Text("Links")
    }
  }
}

#Preview {
  ProfileScreen()
}
