import Foundation
import SwiftUI
import Testing

// The forms that 32 open-source apps use most, in the order of their use (api-usage-overloads.tsv,
// the first 150, without those of UIKit and Combine). That this file compiles is half of the test;
// the other half is that mounting does not crash and shows each text once.

private struct Item: Identifiable, Hashable { var id: Int }
@Observable private final class Store { var name = "store" }

@MainActor @ViewBuilder private func content() -> some View {
  Text("a").padding(.horizontal, 8).font(.headline).foregroundStyle(.secondary)
  VStack(alignment: .leading, spacing: 4) { HStack(alignment: .top, spacing: 2) { Text("b") } }
    .frame(width: 10, height: 10, alignment: .topLeading)
  Button(action: {}, label: { Text("c") }).frame(maxWidth: .infinity, alignment: .leading)
  Text("d").foregroundColor(.red).opacity(0.5).buttonStyle(.plain).padding(4)
  Spacer(minLength: 0)
  Image(systemName: "star").background(Color.red, alignment: .center)
  Button("e") {}.disabled(true)
  Label("f", systemImage: "star")
  ForEach([1], id: \.self) { Text("g\($0)") }
  ForEach([Item(id: 1)]) { Text("h\($0.id)") }
  RoundedRectangle(cornerRadius: 8, style: .continuous).fill(.red, style: FillStyle())
  Text("i").onAppear {}.lineLimit(2).tag(1)
  ZStack(alignment: .bottom) { Text("j") }.navigationTitle("t")
  Group { Text(verbatim: "k") }.multilineTextAlignment(.center).fontWeight(.semibold)
  Image("picture").resizable(capInsets: EdgeInsets(), resizingMode: .tile)
  Section { Rectangle() }
}

@MainActor @ViewBuilder private func controls(_ flag: Binding<Bool>, _ text: Binding<String>)
  -> some View
{
  Text("l").onChange(of: 1, initial: true) { _, _ in }.listRowBackground(Color.clear).bold()
  Color("named").clipShape(.rect(cornerRadius: 4), style: FillStyle()).animation(.easeIn, value: 1)
  Divider()
  Text("m", tableName: "T", bundle: nil, comment: "c")
  ProgressView().onChange(of: 1, perform: { (_: Int) in })
  Text("n").toolbar { ToolbarItem(placement: .topBarTrailing) { Text("o") } }
  Text("p").overlay(alignment: .top) { Text("q") }
  Toggle("r", isOn: flag).tint(.red)
  List { Text("s") }.environmentObject(Object())
  Circle().contentShape(.circle, eoFill: false).navigationBarTitleDisplayMode(.inline)
  Text(Binding(get: { "u" }, set: { _ in }).wrappedValue)
  EmptyView()
  Button("v", role: .destructive) {}.previewDisplayName("p")
  Picker("w", selection: .constant(1)) { Text("x").tag(1) }
  ScrollView(.horizontal) { AnyView(Text("y")) }.environment(\.lineLimit, 1)
  Text("z").aspectRatio(1, contentMode: .fit).sheet(isPresented: flag, onDismiss: {}) { Text("-") }
  NavigationView { NavigationLink(destination: Text("-"), label: { Text("A") }) }
  Section("B") { Text("C") }
  Text("D").onTapGesture(count: 1) {}
}

private final class Object: ObservableObject {}

@MainActor @ViewBuilder private func forms(_ flag: Binding<Bool>, _ text: Binding<String>)
  -> some View
{
  Form { Text("E").accessibilityLabel("label").cornerRadius(4, antialiased: true) }
  TextField("F", text: text).fixedSize(horizontal: true, vertical: false)
  Text("G").overlay(Circle(), alignment: .top)
  GeometryReader { proxy in Text("H").offset(x: proxy.size.width, y: 0) }
  NavigationStack { Text("I").accessibilityIdentifier("id") }
  Circle().stroke(.red, lineWidth: 2).id(1).transition(.opacity).ignoresSafeArea(.all, edges: .top)
  Text("J").controlSize(.small)
  Toggle(isOn: flag) { Text("K") }
  Section {
    Text("L")
  } header: {
    Text("M")
  }
  Text("N").help("help")
  Capsule(style: .continuous)
  Label("O", systemImage: "star").labelStyle(.titleAndIcon)
  Section(header: Text("P")) { Text("Q") }
  Text("R").task(priority: .background) {}.pickerStyle(.menu)
  Text("S").background(alignment: .leading) { Text("T") }.modifier(Framed())
  Button(role: .cancel, action: {}, label: { Text("U") })
  Text("V").background(.ultraThinMaterial, in: .capsule, fillStyle: FillStyle())
  Label {
    Text("W")
  } icon: {
    Image(systemName: "x")
  }
  Text("X").shadow(color: .black, radius: 2, x: 0, y: 1).accessibilityHidden(true)
  Section {
    Text("Y")
  } header: {
    Text("Z")
  } footer: {
    Text("0")
  }
}

private struct Framed: ViewModifier {
  func body(content: Content) -> some View { content.padding() }
}

@MainActor @ViewBuilder private func rest(_ flag: Binding<Bool>, _ item: Binding<Item?>)
  -> some View
{
  Menu {
    Button("1") {}
  } label: {
    Text("2")
  }
  Image(systemName: "x").imageScale(.large).onDisappear {}
  Text("3").scaleEffect(1.5, anchor: .top).listStyle(.insetGrouped).listRowInsets(EdgeInsets())
  List { Text("4") }.scrollContentBackground(.hidden)
  Color(.sRGB, red: 1, green: 0, blue: 0, opacity: 1)
  LazyVStack(alignment: .leading, spacing: 1, pinnedViews: [.sectionHeaders]) { Text("5") }
  Text("6").allowsHitTesting(false).sheet(item: item, onDismiss: nil) { Text("\($0.id)") }
  Text("7").previewLayout(.sizeThatFits)
  Section {
    Text("8")
  } footer: {
    Text("9")
  }
  Text("ä").alert("t", isPresented: flag) {
    Button("OK") {}
  } message: {
    Text("m")
  }
  Text("ö").foregroundStyle(.red, .blue).monospacedDigit().minimumScaleFactor(0.5)
  Image("x").scaledToFit()
  LabeledContent("ü", value: "ß").environment(Store())
  Text("é").accessibilityElement(children: .combine)
  NavigationStack { NavigationLink(value: 1) { Text("è") } }
  Text("ê").autocorrectionDisabled(true).contextMenu { Button("never seen") {} }
  Text("ñ").transition(.move(edge: .top).combined(with: .opacity)).symbolVariant(.fill)
  Button("å") {}.keyboardShortcut("s", modifiers: [.command, .shift])
  Text("ø").presentationDetents([.medium, .large]).navigationViewStyle(.stack)
}

private struct Everything: View {
  @State private var flag = false
  @State private var text = ""
  @State private var item: Item?
  @FocusState private var isFocused: Bool
  @FocusState private var field: Int?

  var body: some View {
    content()
    controls($flag, $text)
    forms($flag, $text).focused($isFocused)
    rest($flag, $item).focused($field, equals: 1).preferredColorScheme(.dark)
  }
}

@MainActor
struct UsageTests {
  @Test func `the most used forms compile and mount`() {
    let step = Rig(checksSkipped: false).mount { Everything() }
    #expect(step.bodies["Everything"] == 1)
    #expect(step.texts.contains("never seen") == false)
    #expect(step.issues.isEmpty)
    #expect(
      step.texts.joined(separator: " ")
        == "a b c d e f g1 h1 i j k l m o n p q r s u v w x y z A B C D E F G H I J K M L N O P Q R "
        + "T S U V W X Z Y 0 2 1 3 4 5 6 7 8 9 ä ö ü ß é è ê ñ å ø")
  }
}
