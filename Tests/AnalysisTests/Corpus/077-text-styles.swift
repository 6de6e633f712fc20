// For iOS 17, macOS 14
import SwiftUI

struct TypeSpecimen: View {
  private static let started = Date(timeIntervalSince1970: 1_700_000_000)

  @ScaledMetric(wrappedValue: 4) private var gap: CGFloat
  @Environment(\.locale) private var locale
  let amount: Double

  var body: some View {
    List {
      Section("Texts") {
        Text("Plain", bundle: .main)
        Text("Comment", tableName: "Specimen", comment: "Shown in the list of types")
        Text("Key", comment: "A key")
        Text(LocalizedStringKey("Key \(amount)"))
        Text(.init("**Bold** by markdown"))
        Text("\(Self.started, format: .dateTime.day().month())")
        Text(Self.started, style: .date)
        Text(amount.formatted(.number.locale(locale)))
        Text(verbatim: "Verbatim") + Text(" and more").bold()
      }
      Section {
        Text("Indent").padding(.leading, gap)
        Text("Justified").multilineTextAlignment(.leading).truncationMode(.middle)
        Text("Caps").textCase(.uppercase).font(.body.smallCaps()).typesettingLanguage(.init(languageCode: .german))
        Text("Weight").font(.body.weight(.black)).fontWeight(.heavy).allowsTightening(true)
        Text("Kern").kerning(1).baselineOffset(2).tracking(0.5)
      }
      Section {
        Label { Text("Built") } icon: { Circle().frame(width: 8) }
        Link("Link", destination: URL(string: "https://example.com")!)
        Link(destination: URL(string: "https://example.com")!, label: { Text("Other link") })
        ShareLink(item: "Text", preview: SharePreview("Preview"))
        ShareLink(item: "Text", preview: SharePreview("Preview", image: Image(systemName: "star"))) {
          Text("With a label")
        }
        ShareLink("Titled", item: "Text")
        ShareLink(item: "Text", subject: Text("Subject")) { Text("Share") }
        ShareLink(items: ["One", "Two"])
        ShareLink(item: "Text", label: { Text("Labelled") })
      }
      .labelStyle(IconOnlyLabelStyle())
    }
    .textSelection(.enabled)
  }
}

struct NumberFields: View {
  @State private var count = 1
  @State private var price = 1.5
  @State private var day = Date(timeIntervalSince1970: 0)
  private static let formatter = NumberFormatter()

  var body: some View {
    Form {
      TextField("Count", value: $count, formatter: Self.formatter)
      TextField("Price", value: $price, format: .number)
      TextField("Price", value: $price, format: .number, prompt: Text("0.00"))
      DatePicker("Day", selection: $day)
      DatePicker(selection: $day, in: Date.distantPast..., displayedComponents: .date) { Text("Day") }
      LabeledContent("Price", value: price, format: .currency(code: "EUR"))
      ControlGroup("Edit") {
        Button("Half") { price /= 2 }
        Button("Double") { price *= 2 }
      }
      ColorPicker(selection: .constant(.red), supportsOpacity: false) { Text("Fixed") }
    }
    .environment(\.timeZone, .gmt)
  }
}
