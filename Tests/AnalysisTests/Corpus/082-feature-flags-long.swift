// For iOS 17, macOS 14
import SwiftUI

struct ShipmentEvent: Identifiable, Equatable {
  let id: Int
  let place: String
  let date: Date
}

@MainActor @Observable
final class ShipmentModel {
  var events: [ShipmentEvent] = []
  var note = ""
  var isExpress = false
  var recipient = "Ada"
  @ObservationIgnored private var words: [String] = []

  func archive() { words.append(note) }
}

/// Long, but of parts that are views of their own.
struct ShipmentScreen: View {
  @State private var shipment = ShipmentModel()

  var body: some View {
    Form {
      RecipientSection(shipment: shipment)
      if shipment.isExpress {
        Section("Express") { Text("Arrives tomorrow") }
      } else {
        Section("Standard") { Text("Arrives within a week") }
      }
      TrackingSection(events: shipment.events)
      NoteSection(shipment: shipment)
    }
  }
}

private struct RecipientSection: View {
  @Bindable var shipment: ShipmentModel

  var body: some View {
    Section("Recipient") {
      TextField("Name", text: $shipment.recipient)
      Toggle("Express", isOn: $shipment.isExpress)
    }
  }
}

private struct TrackingSection: View {
  let events: [ShipmentEvent]
  @State private var isTracking = false

  var body: some View {
    Section {
      Toggle("Track", isOn: $isTracking)
      if isTracking {
        ForEach(events) { event in
          LabeledContent(event.place) { Text(event.date, style: .relative) }
        }
      }
    } header: {
      Label("Tracking", systemImage: "location")
    }
  }
}

private struct NoteSection: View {
  @Bindable var shipment: ShipmentModel

  var body: some View {
    Section("Note") {
      TextEditor(text: $shipment.note).frame(height: 80)
      Button("Archive", action: shipment.archive).disabled(shipment.note.isEmpty)
    }
  }
}
