// For iOS 16, macOS 13
import SwiftUI

struct EqualizerBand: Identifiable, Equatable {
  let id: Int
  var gain = 0.0
}

struct EqualizerPanel: View {
  @State private var bands = (0..<5).map { EqualizerBand(id: $0) }
  @State private var master = 0.5
  @State private var isEditing = false
  @State private var steps = 3

  var body: some View {
    Form {
      ForEach($bands) { $band in
        Slider(value: $band.gain, in: -12...12, step: 1) {
          Text("Band \(band.id + 1)")
        } minimumValueLabel: {
          Text("−12")
        } maximumValueLabel: {
          Text("12")
        }
      }
      Section("Master") {
        Slider(value: $master, in: 0...1, onEditingChanged: { isEditing = $0 })
        Slider(value: $master, in: 0...1, step: 0.25, onEditingChanged: edited)
        Slider(value: $master, in: 0...1, step: 0.25) { Text("Master") }
        Slider(value: $master, in: 0...1, label: { Text("Master") })
        Slider(value: $master, label: { Text("Master") })
        Slider(value: $master, in: 0...1) { editing in isEditing = editing }
        Slider(value: $master, in: 0...1) { Text("Master") } onEditingChanged: { isEditing = $0 }
        Slider(
          value: $master, in: 0...1, label: { Text("Master") }, minimumValueLabel: { Text("0") },
          maximumValueLabel: { Text("1") })
      }
      Section("Older") {
        Slider(
          value: $master, in: 0...1, onEditingChanged: edited, minimumValueLabel: Text("0"),
          maximumValueLabel: Text("1")) { Text("Master") }
        Stepper("Steps: \(steps)", value: $steps, in: 0...10)
        Stepper("Steps", value: $steps, in: 0...10, step: 2)
        Stepper(value: $steps, in: 0...10, step: 2) { Text("Steps") }
        Stepper("Steps", value: $steps, in: 0...10, step: 2) { editing in isEditing = editing }
        Stepper("Steps", value: $steps, in: 0...10, step: 2, onEditingChanged: edited)
      }
      Text(isEditing ? "Editing" : "Still")
      Button("Flat", action: flatten)
    }
  }

  private func edited(_ editing: Bool) { isEditing = editing }

  private func flatten() {
    for index in bands.indices { bands[index].gain = 0 }
  }
}

struct GaugeWall: View {
  let value: Double

  var body: some View {
    HStack {
      Gauge(value: value, in: 0...100) { Text("Load") }
      Gauge(value: value, in: 0...100, label: { Text("Load") })
      Gauge(value: value / 100) { Text("Share") }
      Gauge(value: value, in: 0...100) {
        Text("Load")
      } currentValueLabel: {
        Text(value, format: .number)
      }
      Gauge(value: value / 100) {
        Text("Share")
      } currentValueLabel: {
        Text(value, format: .number)
      } minimumValueLabel: {
        Text("0")
      } maximumValueLabel: {
        Text("100")
      }
    }
    .gaugeStyle(.accessoryLinear)
  }
}
