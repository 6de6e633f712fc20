import Combine
import SwiftUI

protocol Device: AnyObject, Identifiable where ID == String {
  var id: String { get }
  var room: Room { get }
  var symbol: String { get }
  var summary: String { get }
  var isOn: Bool { get set }
}

enum Room: String, CaseIterable, Identifiable {
  case kitchen, bedroom, office
  var id: Self { self }
  var title: String { rawValue.capitalized }
}

@Observable
final class Lamp: Device {
  let id: String
  let room: Room
  var isOn = false
  var brightness = 60.0
  var color = LampColor.warm

  enum LampColor: String, CaseIterable, Identifiable {
    case warm, neutral, cold
    var id: Self { self }
  }

  init(_ id: String, _ room: Room) { (self.id, self.room) = (id, room) }

  var symbol: String { isOn ? "lightbulb.fill" : "lightbulb" }
  var summary: String { isOn ? "\(Int(brightness)) %, \(color.rawValue)" : "Off" }
}

@Observable
final class Thermostat: Device {
  let id: String
  let room: Room
  var isOn = true
  var target = 21.0
  private(set) var current = 18.5

  init(_ id: String, _ room: Room) { (self.id, self.room) = (id, room) }

  var symbol: String { "thermometer.medium" }
  var summary: String { String(format: "%.1f → %.1f °C", current, target) }

  func tick() {
    guard isOn else { return }
    current += (target - current) / 4
  }
}

@Observable
final class Lock: Device {
  let id: String
  let room: Room
  var isOn = true
  @ObservationIgnored var pin = "42"

  init(_ id: String, _ room: Room) { (self.id, self.room) = (id, room) }

  var symbol: String { isOn ? "lock.fill" : "lock.open" }
  var summary: String { isOn ? "Locked" : "Unlocked" }
}

@Observable
final class Home {
  var devices: [any Device] = [
    Lamp("Ceiling", .kitchen), Lamp("Counter", .kitchen), Lamp("Night", .bedroom),
    Thermostat("Radiator", .office), Thermostat("Floor", .bedroom), Lock("Door", .office),
  ]
  var scenes = ["Morning", "Away", "Night"]
  private(set) var lastScene: String?

  func devices(in room: Room?) -> [any Device] {
    devices.filter { room == nil || $0.room == room }
  }

  func apply(_ scene: String) {
    lastScene = scene
    for device in devices {
      switch device {
      case let lamp as Lamp: lamp.isOn = scene == "Morning"
      case let thermostat as Thermostat: thermostat.target = scene == "Away" ? 16 : 21
      case let lock as Lock: lock.isOn = scene != "Morning"
      default: break
      }
    }
  }
}

struct SmartHomeScreen: View {
  @State private var home = Home()
  @State private var room: Room?
  @State private var opened: String?
  @State private var isPulsing = false
  private let clock = Timer.publish(every: 2, on: .main, in: .common).autoconnect()

  private let columns = [GridItem(.adaptive(minimum: 140, maximum: 220), spacing: 12)]

  var body: some View {
    NavigationStack {
      ScrollView {
        Picker("Room", selection: $room) {
          Text("All").tag(Room?.none)
          ForEach(Room.allCases) { Text($0.title).tag(Room?.some($0)) }
        }
        .pickerStyle(.segmented)
        .padding(.horizontal)
        SceneStrip(home: home)
        LazyVGrid(columns: columns, spacing: 12) {
          ForEach(home.devices(in: room), id: \.id) { device in
            DeviceTile(device: device) { opened = device.id }
          }
        }
        .padding()
      }
      .navigationTitle(room?.title ?? "Home")
      .onReceive(clock) { _ in
        home.devices.compactMap { $0 as? Thermostat }.forEach { $0.tick() }
        isPulsing.toggle()
      }
      .toolbar {
        ToolbarItem(placement: .principal) {
          Circle()
            .fill(.green)
            .frame(width: 8)
            .opacity(isPulsing ? 1 : 0.3)
            .animation(.easeInOut(duration: 1).repeatForever(autoreverses: true), value: isPulsing)
        }
      }
      .sheet(isPresented: Binding(get: { opened != nil }, set: { if !$0 { opened = nil } })) {
        if let device = home.devices.first(where: { $0.id == opened }) {
          DeviceSheet(device: device)
        }
      }
    }
  }
}

private struct SceneStrip: View {
  let home: Home

  var body: some View {
    ScrollView(.horizontal, showsIndicators: false) {
      HStack {
        ForEach(home.scenes, id: \.self) { scene in
          Button(scene) { home.apply(scene) }
            .buttonStyle(ChipStyle(isSelected: home.lastScene == scene))
        }
      }
      .padding(.horizontal)
    }
  }
}

struct ChipStyle: PrimitiveButtonStyle {
  var isSelected: Bool

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .padding(.horizontal, 14)
      .padding(.vertical, 8)
      .background(isSelected ? Color.accentColor : Color.gray.opacity(0.2), in: Capsule())
      .foregroundStyle(isSelected ? .white : .primary)
      .onTapGesture { configuration.trigger() }
  }
}

private struct DeviceTile: View {
  let device: any Device
  let open: () -> Void

  private var isOn: Binding<Bool> {
    Binding(get: { device.isOn }, set: { device.isOn = $0 })
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      HStack {
        Image(systemName: device.symbol)
          .font(.title2)
          .symbolVariant(device.isOn ? .fill : .none)
        Spacer()
        Toggle(device.id, isOn: isOn)
          .labelsHidden()
      }
      Text(device.id).font(.headline)
      Text(device.summary).font(.caption).foregroundStyle(.secondary)
      Button("Details", action: open).font(.caption)
    }
    .padding()
    .background {
      RoundedRectangle(cornerRadius: 16, style: .continuous)
        .fill(device.isOn ? AnyShapeStyle(.yellow.opacity(0.2)) : AnyShapeStyle(.regularMaterial))
    }
    .saturation(device.isOn ? 1 : 0.4)
    .animation(.easeInOut, value: device.isOn)
  }
}

private struct DeviceSheet: View {
  let device: any Device
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      Form {
        LabeledContent("Room", value: device.room.title)
        switch device {
        case let lamp as Lamp: LampControls(lamp: lamp)
        case let thermostat as Thermostat: ThermostatControls(thermostat: thermostat)
        case let lock as Lock: LockControls(lock: lock)
        default: EmptyView()
        }
      }
      .navigationTitle(device.id)
      .toolbar {
        ToolbarItem(placement: .confirmationAction) {
          Button("Done") { dismiss() }
        }
      }
    }
  }
}

private struct LampControls: View {
  @Bindable var lamp: Lamp

  var body: some View {
    Toggle("On", isOn: $lamp.isOn)
    Slider(value: $lamp.brightness, in: 1...100) { Text("Brightness") }
      .disabled(!lamp.isOn)
    Picker("Colour", selection: $lamp.color) {
      ForEach(Lamp.LampColor.allCases) { Text($0.rawValue.capitalized).tag($0) }
    }
  }
}

private struct ThermostatControls: View {
  @Bindable var thermostat: Thermostat

  var body: some View {
    Gauge(value: thermostat.current, in: 10...30) {
      Text("Now")
    } currentValueLabel: {
      Text(thermostat.current, format: .number.precision(.fractionLength(1)))
    } minimumValueLabel: {
      Text("10")
    } maximumValueLabel: {
      Text("30")
    }
    .gaugeStyle(.accessoryLinear)
    Stepper(value: $thermostat.target, in: 10...30, step: 0.5) {
      Text("Target \(thermostat.target, specifier: "%.1f")")
    }
  }
}

private struct LockControls: View {
  let lock: Lock
  @State private var pin = ""
  @State private var message: LocalizedStringKey?

  var body: some View {
    SecureField("PIN", text: $pin)
    Button(lock.isOn ? "Unlock" : "Lock") {
      if !lock.isOn || pin == lock.pin {
        lock.isOn.toggle()
        message = nil
      } else {
        message = "Wrong **PIN**"
      }
      pin = ""
    }
    if let message { Text(message).foregroundStyle(.red) }
  }
}

#Preview {
  SmartHomeScreen()
}
