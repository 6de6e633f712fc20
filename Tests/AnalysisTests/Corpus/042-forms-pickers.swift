// For iOS 17, macOS 14
import SwiftUI

struct TripDraft: Equatable {
  enum Transport: String, CaseIterable, Identifiable {
    case train, bicycle, ferry
    var id: Self { self }
  }

  var title = ""
  var transport = Transport.train
  var start = Date(timeIntervalSince1970: 1_750_000_000)
  var days = 3
  var budget = 250.0
  var color = Color.teal
  var note: String?
}

struct TripForm: View {
  @State private var draft = TripDraft()
  @State private var isAdvanced = false
  @State private var showsBudget = true
  let save: (TripDraft) -> Void

  var body: some View {
    Form {
      Section {
        TextField("Title", text: $draft.title, prompt: Text("Where to?"), axis: .vertical)
          .lineLimit(2, reservesSpace: true)
        Picker("Transport", selection: $draft.transport) {
          ForEach(TripDraft.Transport.allCases) { transport in
            Text(transport.rawValue.capitalized)
          }
        }
        .pickerStyle(.inline)
        DatePicker(
          "Start", selection: $draft.start, in: .now..., displayedComponents: [.date, .hourAndMinute])
        .datePickerStyle(.compact)
        Stepper(value: $draft.days, in: 1...30) { Text("\(draft.days) days") }
        Stepper("Budget", value: $draft.budget, in: 0...5_000, step: 50, format: .number)
      }
      Section("Budget", isExpanded: $showsBudget) {
        Slider(value: $draft.budget, in: 0...5_000, step: 50) {
          Text("Budget")
        } minimumValueLabel: {
          Text("0")
        } maximumValueLabel: {
          Text("5 000")
        } onEditingChanged: { isEditing in
          if !isEditing { draft.budget = draft.budget.rounded() }
        }
        LabeledContent("Total", value: draft.budget, format: .currency(code: "EUR"))
        TextField("Exact", value: $draft.budget, format: .number, prompt: Text("Amount"))
      }
      DisclosureGroup("More", isExpanded: $isAdvanced) {
        ColorPicker("Colour", selection: $draft.color, supportsOpacity: false)
        ColorPicker("Highlight", selection: $draft.color)
        TextField(
          "Note",
          text: Binding(
            get: { draft.note ?? "" }, set: { draft.note = $0.isEmpty ? nil : $0 }))
        LabeledContent {
          Text(draft.start, style: .date)
        } label: {
          Label("Leaves", systemImage: "calendar")
        }
      }
      Section {
        Button("Save") { save(draft) }.disabled(draft.title.isEmpty)
      } footer: {
        Text("You can change everything later.")
      }
    }
    .formStyle(.grouped)
    .labeledContentStyle(.automatic)
    .onSubmit { save(draft) }
  }
}
