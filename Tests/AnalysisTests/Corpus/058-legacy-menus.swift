// For iOS 13
import SwiftUI

struct LegacyGallery: View {
  private struct Notice: Identifiable {
    let id: Int
    let text: String
  }

  @State private var notice: Notice?
  @State private var isAlerting = false
  @State private var isActing = false
  @State private var isPopping = false
  @State private var choice = 0
  @State private var detailTag: Int?
  @State private var isDetailActive = false
  @State private var isCovered = false

  var body: some View {
    NavigationView(content: {
      List {
        NavigationLink(destination: Text("Old"), isActive: $isDetailActive, label: { Text("Old") })
        NavigationLink(destination: Text("Tagged"), tag: 1, selection: $detailTag) { Text("Tagged") }
        NavigationLink(
          destination: Text("Labelled"), tag: 2, selection: $detailTag, label: { Text("Labelled") })
        Picker(selection: $choice, label: Text("Choice"), content: choices)
        Text("Held")
          .contextMenu(ContextMenu(menuItems: { Button("Alert", action: alert) }))
        Text("Held too")
          .contextMenu(ContextMenu { Button("Pop", action: { self.isPopping = true }) })
        Text("Asked").contextMenu(menuItems: { Button("Act") { self.isActing = true } })
        Text("Spoken")
          .accessibility(label: Text("Spoken text"))
          .accessibility(hidden: false)
          .accessibility(identifier: "spoken")
          .accessibility(addTraits: .isHeader)
          .accessibility(sortPriority: 1)
      }
      .navigationBarTitle("Legacy")
    })
    .alert(isPresented: $isAlerting, content: { Alert(title: Text("Only a title")) })
    .alert(item: $notice, content: noticeAlert)
    .actionSheet(isPresented: $isActing, content: actions)
    .popover(isPresented: $isPopping, content: { Text("Popped").onDisappear(perform: self.alert) })
    .statusBar(hidden: isCovered)
    .onAppear { self.isCovered = true }
  }

  private func choices() -> some View {
    ForEach(0..<3) { Text("Choice \($0)").tag($0) }
  }

  private func alert() {
    notice = Notice(id: choice, text: "Chosen: \(choice)")
    isAlerting = choice > 1
  }

  private func noticeAlert(_ notice: Notice) -> Alert {
    Alert(title: Text(notice.text), dismissButton: .cancel())
  }

  private func actions() -> ActionSheet {
    ActionSheet(title: Text("Actions"), buttons: [.cancel()])
  }
}

struct LegacyStyles: View {
  @State private var text = ""
  @State private var isOn = false

  var body: some View {
    VStack(alignment: .leading, spacing: 8, content: rows)
      .environment(\.colorScheme, .light)
      .onTapGesture { self.isOn.toggle() }
  }

  @ViewBuilder private func rows() -> some View {
    TextField("Plain", text: $text).textFieldStyle(PlainTextFieldStyle())
    Button("Default") { self.isOn = false }.buttonStyle(DefaultButtonStyle())
    Toggle(isOn: $isOn) { Text("On") }.toggleStyle(SwitchToggleStyle())
    Rectangle().strikeLine()
  }
}

extension View {
  fileprivate func strikeLine() -> some View {
    overlay(Rectangle().frame(height: 1), alignment: .center).background(Color.clear)
  }
}
