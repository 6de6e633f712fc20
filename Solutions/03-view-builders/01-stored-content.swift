import SwiftUI

struct Room: Identifiable {
  let id: Int
  let name: String
  var degrees = 20
  var isTaken = false
}

struct HotelView: View {
  @State private var rooms: [Room]

  init(rooms: [Room]) {
    _rooms = State(initialValue: rooms)
  }

  var body: some View {
    VStack {
      Button("Heat the kitchen") { rooms[0].degrees += 1 }
      ForEach(rooms) { room in
        Card(title: room.name) {
          Text("\(room.degrees) °C")
          if room.isTaken {
            Text("taken")
          }
        }
      }
    }
  }
}

struct Card<Content: View>: View {
  let title: String
  @ViewBuilder let content: Content

  var body: some View {
    VStack(alignment: .leading) {
      Text(title)
        .font(.headline)
      content
    }
    .padding()
    .background(Color.gray)
  }
}
