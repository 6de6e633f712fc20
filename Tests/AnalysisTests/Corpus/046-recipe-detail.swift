// For iOS 17
import SwiftUI

struct RecipeStep: Identifiable, Hashable {
  let id: Int
  let text: String
}

struct RecipeDetail: View {
  @Environment(\.openURL) private var openURL
  @State private var isShowingNotes = false
  @State private var isSharing = false
  @State private var isConfirmingDelete = false
  @State private var checked: Set<RecipeStep.ID> = []
  let title: String
  let steps: [RecipeStep]
  let onDelete: () -> Void

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 16) {
        hero
        Text(title).font(.largeTitle).fontDesign(.serif).italic()
        ForEach(steps) { step in
          RecipeStepRow(step: step, isChecked: checked.contains(step.id)) { toggle(step.id) }
        }
        Link(destination: URL(string: "https://example.com/recipe")!) {
          Label("Source", systemImage: "link").underline()
        }
        Button("Shop") { openURL(URL(string: "https://example.com/shop")!) }
      }
      .padding()
    }
    .ignoresSafeArea(edges: .top)
    .toolbar(content: actions)
    .sheet(isPresented: $isShowingNotes) {
      Text("Notes")
        .presentationDetents([.medium])
        .presentationBackground(.thinMaterial)
        .presentationBackgroundInteraction(.enabled(upThrough: .medium))
        .presentationCornerRadius(24)
    }
    .popover(isPresented: $isSharing) {
      ShareLink(item: title) { Label("Share", systemImage: "square.and.arrow.up") }.padding()
    }
    .confirmationDialog("Delete?", isPresented: $isConfirmingDelete, titleVisibility: .visible) {
      Button("Delete", role: .destructive, action: onDelete)
    }
  }

  private var hero: some View {
    Image("recipe-hero")
      .resizable()
      .scaledToFill()
      .frame(height: 240)
      .clipShape(UnevenRoundedRectangle(bottomLeadingRadius: 24))
      .overlay(
        LinearGradient(
          stops: [.init(color: .clear, location: 0.5), .init(color: .black, location: 1)],
          startPoint: .top, endPoint: .bottom), alignment: .bottom)
      .mask { RoundedRectangle(cornerRadius: 8) }
      .shadow(color: .black.opacity(0.2), radius: 8, x: 0, y: 4)
  }

  @ToolbarContentBuilder private func actions() -> some ToolbarContent {
    ToolbarItem(placement: .primaryAction) {
      Button("Notes") { isShowingNotes = true }
    }
    ToolbarItem(placement: .secondaryAction) {
      Button("Share") { isSharing = true }
    }
    ToolbarItem(placement: .destructiveAction) {
      Button(role: .destructive, action: { isConfirmingDelete = true }) {
        Image(systemName: "trash")
      }
    }
  }

  private func toggle(_ id: RecipeStep.ID) { checked.formSymmetricDifference([id]) }
}

private struct RecipeStepRow: View {
  let step: RecipeStep
  let isChecked: Bool
  let toggle: () -> Void

  var body: some View {
    Button(action: toggle) {
      Text(step.text)
        .strikethrough(isChecked, pattern: .solid, color: .secondary)
        .kerning(0.2)
        .frame(maxWidth: .infinity, minHeight: 44, alignment: .leading)
    }
    .buttonStyle(.plain)
  }
}
