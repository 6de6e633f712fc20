// For iOS 26
import SwiftUI

struct GlassToolbarScreen: View {
  @Namespace private var glass
  @State private var isExpanded = false
  @State private var zoom = 1.0

  var body: some View {
    NavigationStack {
      ScrollView {
        LazyVStack(spacing: 12) {
          ForEach(1..<40) { number in
            Text("Row \(number)").frame(maxWidth: .infinity).scaleEffect(x: zoom)
          }
        }
      }
      .safeAreaBar(edge: .bottom, spacing: 8) { controls }
      .navigationTitle("Glass")
      .navigationSubtitle("Forty rows")
      .toolbar {
        ToolbarItem(placement: .primaryAction) {
          Button("Zoom", systemImage: "plus.magnifyingglass") { zoom += 0.1 }
            .buttonStyle(.glass)
        }
        .sharedBackgroundVisibility(.hidden)
        ToolbarSpacer(.fixed, placement: .primaryAction)
        ToolbarItem {
          Button("Reset") { zoom = 1 }.buttonStyle(.glassProminent)
        }
        ToolbarSpacer(.flexible)
      }
    }
  }

  private var controls: some View {
    GlassEffectContainer(spacing: 16) {
      HStack(spacing: 16) {
        Button("More", systemImage: "ellipsis") { withAnimation { isExpanded.toggle() } }
          .padding()
          .glassEffect(.regular.interactive(), in: .circle)
          .glassEffectID("more", in: glass)
        if isExpanded {
          Text("Share")
            .padding()
            .glassEffect()
            .glassEffectID("share", in: glass)
            .glassEffectUnion(id: "group", namespace: glass)
          Text("Tinted")
            .padding()
            .glassEffect(.regular.tint(.blue))
        }
      }
    }
  }
}

struct GlassCorners: View {
  var body: some View {
    GlassEffectContainer {
      ConcentricRectangle(corners: .concentric, isUniform: true)
        .fill(.tint)
        .glassEffect(in: .rect)
      ConcentricRectangle(corners: .fixed(12))
        .stroke(.secondary)
    }
    .backgroundExtensionEffect()
    .safeAreaBar(edge: .top) { Text("Bar") }
    .containerCornerOffset(.leading, sizeToFit: true)
    .buttonSizing(.flexible)
  }
}

struct GlassTabs: View {
  @State private var selection = "home"
  @State private var isPlaying = true

  var body: some View {
    TabView(selection: $selection) {
      Tab("Home", systemImage: "house", value: "home") { GlassCorners() }
      Tab("Search", systemImage: "magnifyingglass", value: "search", role: .search) {
        Text("Search")
      }
    }
    .tabBarMinimizeBehavior(.onScrollDown)
    .tabViewBottomAccessory {
      Toggle("Playing", isOn: $isPlaying)
    }
  }
}
