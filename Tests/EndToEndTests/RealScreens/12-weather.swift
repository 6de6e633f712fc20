import Foundation
import SwiftUI

struct Forecast: Identifiable {
  enum Condition: String, CaseIterable {
    case sunny, cloudy, rain, snow

    var symbol: String {
      switch self {
      case .sunny: return "sun.max.fill"
      case .cloudy: return "cloud.fill"
      case .rain: return "cloud.rain.fill"
      case .snow: return "snowflake"
      }
    }
    var tint: Color {
      switch self {
      case .sunny: return .yellow
      case .cloudy: return .gray
      case .rain: return .blue
      case .snow: return .cyan
      }
    }
  }

  let id: Int
  let condition: Condition
  let low: Measurement<UnitTemperature>
  let high: Measurement<UnitTemperature>
  let chanceOfRain: Double

  static func week(seed: Int) -> [Forecast] {
    (0..<7).map { day in
      let base = Double((seed * 7 + day * 3) % 20)
      return Forecast(
        id: day, condition: Condition.allCases[(seed + day) % 4],
        low: Measurement(value: base, unit: .celsius),
        high: Measurement(value: base + 8, unit: .celsius),
        chanceOfRain: Double((seed + day * 13) % 10) / 10)
    }
  }
}

struct City: Identifiable, Hashable {
  let id: Int
  let name: String
  var isPinned = false
}

struct TemperatureStyle: Equatable {
  var unit: UnitTemperature = .celsius
  var digits = 0

  func text(_ measurement: Measurement<UnitTemperature>) -> String {
    let value = measurement.converted(to: unit).value
    return String(format: "%.\(digits)f%@", value, unit == .celsius ? "°C" : "°F")
  }
}

private struct TemperatureStyleKey: EnvironmentKey {
  static let defaultValue = TemperatureStyle()
}

extension EnvironmentValues {
  var temperatureStyle: TemperatureStyle {
    get { self[TemperatureStyleKey.self] }
    set { self[TemperatureStyleKey.self] = newValue }
  }

  @Entry var accent: Color = .blue
}

extension View {
  func temperatureStyle(_ style: TemperatureStyle) -> some View {
    environment(\.temperatureStyle, style)
  }
}

struct WeatherScreen: View {
  @State private var cities = [
    City(id: 1, name: "Lisbon", isPinned: true), City(id: 2, name: "Oslo"),
    City(id: 3, name: "Nairobi"), City(id: 4, name: "Lima"),
  ]
  @State private var selected: City.ID? = 1
  @State private var style = TemperatureStyle()
  @State private var day = 0

  private var city: City? { cities.first { $0.id == selected } }

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(spacing: 24) {
          cityStrip
          if let city {
            let week = Forecast.week(seed: city.id)
            Today(city: city, forecast: week[day])
              .environment(\.accent, week[day].condition.tint)
            HourStrip(seed: city.id * 10 + day)
            WeekCard(week: week, day: $day)
            DetailsGrid(forecast: week[day])
          } else {
            ContentUnavailableView(
              "No city", systemImage: "mappin.slash", description: Text("Choose one above."))
          }
        }
        .padding(.vertical)
      }
      .scrollIndicators(.hidden)
      .navigationTitle(city?.name ?? "Weather")
      .toolbar {
        Menu("Units", systemImage: "thermometer") {
          Picker("Unit", selection: $style.unit) {
            Text("Celsius").tag(UnitTemperature.celsius)
            Text("Fahrenheit").tag(UnitTemperature.fahrenheit)
          }
          Stepper("Digits: \(style.digits)", value: $style.digits, in: 0...2)
        }
      }
    }
    .temperatureStyle(style)
    .onChange(of: selected) { day = 0 }
  }

  private var cityStrip: some View {
    ScrollView(.horizontal, showsIndicators: false) {
      HStack {
        ForEach($cities) { $city in
          CityChip(city: $city, isSelected: city.id == selected) {
            selected = selected == city.id ? nil : city.id
          }
        }
      }
      .padding(.horizontal)
    }
  }
}

private struct CityChip: View {
  @Binding var city: City
  let isSelected: Bool
  let action: () -> Void

  var body: some View {
    HStack(spacing: 4) {
      Button(city.name, action: action)
        .fontWeight(isSelected ? .bold : .regular)
      Button {
        city.isPinned.toggle()
      } label: {
        Image(systemName: city.isPinned ? "pin.fill" : "pin")
      }
    }
    .padding(.horizontal, 12)
    .padding(.vertical, 6)
    .background(.thinMaterial, in: Capsule(style: .continuous))
    .overlay {
      if isSelected { Capsule().stroke(.tint) }
    }
  }
}

private struct Today: View {
  let city: City
  let forecast: Forecast
  @Environment(\.temperatureStyle) private var style
  @Environment(\.accent) private var accent
  @ScaledMetric(relativeTo: .largeTitle) private var iconSize: CGFloat = 72

  var body: some View {
    VStack {
      Image(systemName: forecast.condition.symbol)
        .symbolRenderingMode(.multicolor)
        .font(.system(size: iconSize))
      Text(style.text(forecast.high))
        .font(.system(size: 64, weight: .thin, design: .rounded))
      Text(forecast.condition.rawValue.capitalized)
      Text("Low \(style.text(forecast.low))").foregroundStyle(.secondary)
    }
    .frame(maxWidth: .infinity)
    .padding()
    .background(accent.opacity(0.15))
    .accessibilityElement(children: .ignore)
    .accessibilityLabel("\(city.name): \(forecast.condition.rawValue)")
  }
}

private struct HourStrip: View {
  let seed: Int
  @Environment(\.temperatureStyle) private var style

  var body: some View {
    ScrollView(.horizontal) {
      LazyHStack(spacing: 16) {
        ForEach(0..<24, id: \.self) { hour in
          VStack {
            Text(hour, format: .number.precision(.integerLength(2)))
            Image(systemName: "cloud.sun")
            Text(style.text(.init(value: Double((seed + hour * 5) % 25), unit: .celsius)))
          }
          .font(.footnote)
        }
      }
      .frame(height: 80)
      .padding(.horizontal)
    }
  }
}

private struct WeekCard: View {
  let week: [Forecast]
  @Binding var day: Int
  @Environment(\.temperatureStyle) private var style
  private let names = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]

  var body: some View {
    GroupBox {
      Grid(alignment: .leading, horizontalSpacing: 12, verticalSpacing: 8) {
        ForEach(week) { forecast in
          GridRow {
            Button(names[forecast.id]) { day = forecast.id }
            Image(systemName: forecast.condition.symbol)
              .foregroundStyle(forecast.condition.tint)
            Text(style.text(forecast.low)).gridColumnAlignment(.trailing)
            Text(style.text(forecast.high))
          }
          .fontWeight(forecast.id == day ? .bold : nil)
          if forecast.id < 6 { Divider() }
        }
      }
    } label: {
      Label("7 days", systemImage: "calendar")
    }
    .padding(.horizontal)
  }
}

private struct DetailsGrid: View {
  let forecast: Forecast

  var body: some View {
    LazyVGrid(columns: Array(repeating: GridItem(.flexible(minimum: 100)), count: 2)) {
      Gauge(value: forecast.chanceOfRain) {
        Text("Rain")
      } currentValueLabel: {
        Text(forecast.chanceOfRain, format: .percent)
      }
      .gaugeStyle(.accessoryCircular)
      .tint(Gradient(colors: [.white, .blue]))
      LabeledContent("Sunrise", value: "06:1\(forecast.id)")
    }
    .padding()
  }
}

#Preview {
  WeatherScreen()
}
