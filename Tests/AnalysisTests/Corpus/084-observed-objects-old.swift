// For iOS 14
import Combine
import SwiftUI

final class Thermostat: ObservableObject {
  @Published var target = 20.0
  @Published private(set) var current = 18.5
  @Published var isOn = true

  let alerts = PassthroughSubject<Double, Never>()

  func step() {
    current += current < target ? 0.5 : -0.5
    if current > 25 { alerts.send(current) }
  }
}

struct ThermostatScreen: View {
  @ObservedObject private var thermostat: Thermostat
  @State private var warning: Double?
  @State private var ticks = 0
  private let clock = Timer.publish(every: 5, on: .main, in: .common).autoconnect()

  init(thermostat: Thermostat) {
    _thermostat = ObservedObject(wrappedValue: thermostat)
  }

  var body: some View {
    VStack(spacing: 16) {
      Text("\(thermostat.current, specifier: "%.1f")°")
        .font(.system(size: 56))
        .animation(.easeInOut, value: thermostat.current)
      ThermostatDial(thermostat: thermostat)
      if let warning = warning {
        Text("Too warm: \(warning, specifier: "%.1f")°").foregroundColor(.red)
      }
      Text("\(ticks) readings").font(.caption)
    }
    .onReceive(clock) { _ in
      thermostat.step()
      ticks += 1
    }
    .onReceive(thermostat.alerts) { warning = $0 }
    .onChange(of: thermostat.isOn) { isOn in
      if !isOn { warning = nil }
    }
  }
}

private struct ThermostatDial: View {
  @ObservedObject var thermostat: Thermostat

  init(thermostat: Thermostat) { _thermostat = ObservedObject(initialValue: thermostat) }

  var body: some View {
    VStack {
      Slider(value: $thermostat.target, in: 10...30)
      Toggle("On", isOn: $thermostat.isOn)
      Picker("Preset", selection: $thermostat.target) {
        Text("Away").tag(15.0)
        Text("Home").tag(20.0)
      }
      .pickerStyle(MenuPickerStyle())
      ProgressView().progressViewStyle(CircularProgressViewStyle(tint: .orange))
      ProgressView().progressViewStyle(CircularProgressViewStyle())
    }
    .opacity(thermostat.isOn ? 1 : 0.5)
  }
}

struct ThermostatPager: View {
  let thermostats: [Thermostat]

  var body: some View {
    TabView {
      ForEach(thermostats.indices, id: \.self) { index in
        ThermostatScreen(thermostat: thermostats[index])
      }
    }
    .tabViewStyle(PageTabViewStyle(indexDisplayMode: .never))
    .indexViewStyle(PageIndexViewStyle(backgroundDisplayMode: .always))
  }
}
