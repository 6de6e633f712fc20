// For iOS 16, macOS 13
import SwiftUI

struct HourForecast: Identifiable, Equatable {
  let id: Int
  let hour: String
  let symbol: String
  let degrees: Int
}

struct WeatherCards: View {
  let city: String
  let hours: [HourForecast]
  let humidity: Double

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 16) {
        header
        hourly
        gauges
      }
      .padding()
    }
    .background { sky.ignoresSafeArea() }
    .foregroundStyle(.white)
  }

  private var header: some View {
    VStack(alignment: .leading) {
      Text(city).font(.largeTitle)
      if let now = hours.first {
        Text("\(now.degrees)°").font(.system(size: 72, weight: .thin))
      }
    }
  }

  private var hourly: some View {
    ScrollView(.horizontal, showsIndicators: false) {
      HStack(spacing: 20) {
        ForEach(hours) { hour in
          VStack(spacing: 8) {
            Text(hour.hour).font(.caption)
            Image(systemName: hour.symbol).symbolVariant(.fill)
            Text("\(hour.degrees)°").fontWeight(.medium)
          }
          .accessibilityElement(children: .combine)
        }
      }
      .padding()
    }
    .background(.ultraThinMaterial, in: RoundedRectangle(cornerRadius: 16))
  }

  private var gauges: some View {
    Gauge(value: humidity) {
      Text("Humidity")
    } currentValueLabel: {
      Text(humidity, format: .percent)
    }
    .gaugeStyle(.accessoryCircularCapacity)
    .tint(.white)
  }

  private var sky: LinearGradient {
    LinearGradient(
      gradient: Gradient(stops: [
        Gradient.Stop(color: .blue, location: 0),
        Gradient.Stop(color: .cyan, location: 0.7),
        .init(color: .white, location: 1),
      ]),
      startPoint: .top, endPoint: .bottom)
  }
}

struct WeatherCards_Previews: PreviewProvider {
  static var previews: some View {
    WeatherCards(
      city: "Oslo",
      hours: (0..<24).map {
        HourForecast(id: $0, hour: "\($0):00", symbol: "cloud", degrees: 10 + $0 % 7)
      },
      humidity: 0.62)
  }
}
