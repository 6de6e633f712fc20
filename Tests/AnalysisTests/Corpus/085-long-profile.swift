// For iOS 17, macOS 14
import SwiftUI

struct MemberProfile: Equatable {
  var name = "Ada"
  var city = "London"
  var motto = "It depends"
  var joined = Date(timeIntervalSince1970: 0)
}

struct MemberScreen: View {
  @State private var profile = MemberProfile()
  @State private var isEditing = false

  var body: some View {
    Form {
      header
      facts
      Section { editButton }
    }
    .formStyle(.grouped)
  }

  private var header: some View {
    Section {
      Text(profile.name).font(.title)
      Text(profile.motto).italic()
    }
  }

  @ViewBuilder private var facts: some View {
    if isEditing {
      Section("Edit") {
        TextField("Name", text: $profile.name)
        TextField("City", text: $profile.city)
      }
    } else {
      Section("Facts") {
        LabeledContent("City", value: profile.city)
        LabeledContent("Joined") { Text(profile.joined, style: .date) }
      }
    }
  }

  private var editButton: some View {
    Button(isEditing ? "Done" : "Edit") { withAnimation { isEditing.toggle() } }
  }
}

struct MemberCard<Accessory: View>: View {
  private let profile: MemberProfile
  private let accessory: Accessory

  init(_ profile: MemberProfile, @ViewBuilder accessory: () -> Accessory = { EmptyView() }) {
    self.profile = profile
    self.accessory = accessory()
  }

  var body: some View {
    HStack {
      VStack(alignment: .leading) {
        Text(profile.name)
        Text("\(profile.city) · \(profile.motto)").font(.caption)
        Text(profile.joined, style: .date).font(.caption2)
      }
      Spacer()
      accessory
    }
    .padding(.horizontal, 12)
    .background(alignment: .leading) { Rectangle().fill(.tint).frame(width: 3) }
  }
}

#if DEBUG
  extension MemberProfile {
    static let sample = MemberProfile(name: "Grace", city: "New York")
  }

  #Preview {
    MemberCard(.sample) { Image(systemName: "star") }
  }

  #Preview {
    let _ = print("previewing")
    MemberCard(.sample)
  }
#endif
