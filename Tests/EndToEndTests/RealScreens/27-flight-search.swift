import SwiftUI

enum Loadable<Value> {
  case idle
  case loading(previous: Value?)
  case loaded(Value)
  case failed(Error)

  var value: Value? {
    switch self {
    case .loaded(let value): value
    case .loading(let previous): previous
    default: nil
    }
  }

  var isLoading: Bool { if case .loading = self { true } else { false } }
}

struct LoadableView<Value, Content: View, Idle: View>: View {
  let state: Loadable<Value>
  var retry: () -> Void
  @ViewBuilder var content: (Value) -> Content
  @ViewBuilder var idle: () -> Idle

  var body: some View {
    switch state {
    case .idle:
      idle()
    case .loading(let previous):
      if let previous {
        content(previous).opacity(0.4)
      } else {
        ProgressView().frame(maxWidth: .infinity)
      }
    case .loaded(let value):
      content(value)
    case .failed(let error):
      VStack {
        Text(error.localizedDescription).foregroundStyle(.red)
        Button("Retry", action: retry)
      }
    }
  }
}

struct Airport: Identifiable, Hashable {
  let id: String
  let city: String
  static let all = [
    Airport(id: "LIS", city: "Lisbon"), Airport(id: "OSL", city: "Oslo"),
    Airport(id: "NBO", city: "Nairobi"), Airport(id: "LIM", city: "Lima"),
  ]
}

struct FlightQuery: Equatable, Hashable {
  enum Trip: String, CaseIterable { case oneWay = "One way", roundTrip = "Return" }
  enum Cabin: String, CaseIterable, Identifiable {
    case economy, business, first
    var id: Self { self }
    var factor: Double { self == .economy ? 1 : self == .business ? 2.4 : 4 }
  }

  var trip = Trip.roundTrip
  var origin = Airport.all[0]
  var destination = Airport.all[1]
  var departure = Date(timeIntervalSince1970: 1_760_000_000)
  var nights = 7
  var adults = 1
  var children = 0
  var cabin = Cabin.economy
  var directOnly = false

  var passengers: Int { adults + children }
  var isValid: Bool { origin != destination && passengers <= 9 }
}

struct Flight: Identifiable, Hashable {
  let id: Int
  let carrier: String
  let stops: Int
  let price: Double
}

struct NoFlights: LocalizedError {
  let query: FlightQuery
  var errorDescription: String? { "No flights to \(query.destination.city)." }
}

enum FlightAPI {
  static func search(_ query: FlightQuery) async throws -> [Flight] {
    try await Task.sleep(for: .milliseconds(700))
    guard query.isValid else { throw NoFlights(query: query) }
    let base = Double((query.origin.id + query.destination.id).utf8.reduce(0) { $0 + Int($1) })
    return (0..<6)
      .map { number in
        Flight(
          id: number, carrier: ["TAP", "Wide", "Delta"][number % 3], stops: number % 3,
          price: (base / 3 + Double(number * 41)) * query.cabin.factor * Double(query.passengers))
      }
      .filter { !query.directOnly || $0.stops == 0 }
  }
}

@MainActor
@Observable
final class FlightSearch {
  var query = FlightQuery()
  private(set) var results = Loadable<[Flight]>.idle
  private(set) var searches = 0

  func run() async {
    searches += 1
    results = .loading(previous: results.value)
    do {
      results = .loaded(try await FlightAPI.search(query))
    } catch {
      results = .failed(error)
    }
  }
}

struct FlightSearchScreen: View {
  @State private var search = FlightSearch()
  @State private var chosen: Flight?
  @State private var showsPassengers = false

  var body: some View {
    NavigationStack {
      Form {
        QueryForm(query: $search.query, showsPassengers: $showsPassengers)
        Button {
          Task { await search.run() }
        } label: {
          Label("Search", systemImage: "magnifyingglass")
            .frame(maxWidth: .infinity)
        }
        .disabled(search.results.isLoading || !search.query.isValid)
        .listRowBackground(Color.accentColor.opacity(0.1))
        Section("Results") {
          LoadableView(state: search.results) {
            Task { await search.run() }
          } content: { flights in
            FlightList(flights: flights, chosen: $chosen)
          } idle: {
            Text("Where to?").foregroundStyle(.secondary)
          }
        }
      }
      .navigationTitle("Flights")
      .navigationDestination(item: $chosen) { flight in
        FlightDetail(flight: flight, query: search.query)
      }
    }
    .onChange(of: search.query.cabin, initial: false) {
      guard search.searches > 0 else { return }
      Task { await search.run() }
    }
  }
}

private struct QueryForm: View {
  @Binding var query: FlightQuery
  @Binding var showsPassengers: Bool

  var body: some View {
    Section {
      Picker("Trip", selection: $query.trip.animation()) {
        ForEach(FlightQuery.Trip.allCases, id: \.self) { Text($0.rawValue).tag($0) }
      }
      .pickerStyle(.segmented)
      .labelsHidden()
      airportPicker("From", $query.origin)
      airportPicker("To", $query.destination)
      Button("Swap airports") {
        (query.origin, query.destination) = (query.destination, query.origin)
      }
      DatePicker(selection: $query.departure, displayedComponents: [.date]) {
        Text("Departure")
      }
      if query.trip == .roundTrip {
        Stepper("\(query.nights) nights", value: $query.nights, in: 1...60)
      }
    }
    Section {
      Button("\(query.passengers) passengers") { showsPassengers = true }
        .popover(isPresented: $showsPassengers, arrowEdge: .top) {
          PassengerPopover(query: $query)
            .presentationCompactAdaptation(.popover)
        }
      Picker("Cabin", selection: $query.cabin) {
        ForEach(FlightQuery.Cabin.allCases) { Text($0.rawValue.localizedCapitalized).tag($0) }
      }
      Toggle("Direct flights only", isOn: $query.directOnly)
    }
  }

  private func airportPicker(
    _ title: LocalizedStringKey, _ selection: Binding<Airport>
  ) -> some View {
    Picker(title, selection: selection) {
      ForEach(Airport.all) { airport in
        Text("\(airport.city) (\(airport.id))").tag(airport)
      }
    }
  }
}

private struct PassengerPopover: View {
  @Binding var query: FlightQuery

  var body: some View {
    VStack {
      Stepper("Adults: \(query.adults)", value: $query.adults, in: 1...9)
      Stepper("Children: \(query.children)", value: $query.children, in: 0...8)
      if !query.isValid {
        Text("Nine seats at most").foregroundStyle(.red)
      }
    }
    .padding()
    .frame(minWidth: 250)
  }
}

private struct FlightList: View {
  let flights: [Flight]
  @Binding var chosen: Flight?
  @State private var cheapestFirst = true

  var body: some View {
    Toggle("Cheapest first", isOn: $cheapestFirst)
    ForEach(flights.sorted { cheapestFirst ? $0.price < $1.price : $0.stops < $1.stops }) {
      flight in
      Button {
        chosen = flight
      } label: {
        HStack {
          Text(flight.carrier)
          Text(flight.stops == 0 ? "direct" : "^[\(flight.stops) stop](inflect: true)")
            .font(.caption)
          Spacer()
          Text(flight.price, format: .currency(code: "EUR").precision(.fractionLength(0)))
        }
      }
      .foregroundStyle(.primary)
    }
    if flights.isEmpty { Text("Nothing found") }
  }
}

private struct FlightDetail: View {
  let flight: Flight
  let query: FlightQuery
  @State private var bags = 0
  @State private var isBooked = false

  var body: some View {
    List {
      LabeledContent("Route", value: "\(query.origin.id) → \(query.destination.id)")
      Stepper("Bags: \(bags)", value: $bags, in: 0...(query.passengers * 2))
      LabeledContent("Price") {
        Text(flight.price + Double(bags) * 35, format: .currency(code: "EUR"))
      }
      Button(isBooked ? "Cancel booking" : "Book") { isBooked.toggle() }
    }
    .navigationTitle(flight.carrier)
  }
}

#Preview {
  FlightSearchScreen()
}
