import SwiftUI

struct Trip {
  var title = "Lisbon to Porto"
  var stops = (1...60).map { "Stop \($0)" }
  var budget = 900
  var spent = 240
  var isShared = false
}

struct TripView: View {
  @State private var trip = Trip()

  var body: some View {
    VStack {
      RouteSection(stops: trip.stops)
      BudgetSection(trip: trip)
      Button("Pay for a coffee") { trip.spent += 3 }
      PackingSection()
    }
  }
}

struct RouteSection: View {
  let stops: [String]

  var body: some View {
    ForEach(stops, id: \.self) { stop in
      Text(stop)
    }
  }
}

struct BudgetSection: View {
  let trip: Trip

  var body: some View {
    Text(trip.title)
    Text("\(trip.spent) of \(trip.budget) € spent")
  }
}

struct PackingSection: View {
  @State private var isOpen = false

  var body: some View {
    Button(isOpen ? "Hide packing list" : "Show packing list") { isOpen.toggle() }
    if isOpen {
      Text("Passport")
      Text("Sun cream")
    }
  }
}
