import SwiftUI

struct CalendarEvent: Identifiable, Hashable {
  let id: UUID
  var title: String
  var date: Date
  var isAllDay = false
  var color = EventColor.blue

  enum EventColor: String, CaseIterable, Identifiable {
    case blue, green, red
    var id: Self { self }
    var color: Color {
      switch self {
      case .blue: .blue
      case .green: .green
      case .red: .red
      }
    }
  }
}

extension Calendar {
  static let board: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(identifier: "UTC")!
    calendar.firstWeekday = 2
    return calendar
  }()

  func days(ofMonth month: Date) -> [Date?] {
    guard let interval = dateInterval(of: .month, for: month),
      let count = range(of: .day, in: .month, for: month)?.count
    else { return [] }
    let weekday = component(.weekday, from: interval.start)
    let blanks = (weekday - firstWeekday + 7) % 7
    return Array(repeating: nil, count: blanks)
      + (0..<count).map { date(byAdding: .day, value: $0, to: interval.start) }
  }
}

@Observable
final class CalendarModel {
  private(set) var month: Date
  var selected: Date
  private(set) var events: [CalendarEvent]

  init(today: Date = Date(timeIntervalSince1970: 1_750_000_000)) {
    let day = Calendar.board.startOfDay(for: today)
    month = day
    selected = day
    events = [
      CalendarEvent(id: UUID(), title: "Dentist", date: day.addingTimeInterval(9 * 3600)),
      CalendarEvent(
        id: UUID(), title: "Anna's birthday", date: day.addingTimeInterval(86_400 * 3),
        isAllDay: true, color: .green),
    ]
  }

  func moveMonth(by value: Int) {
    month = Calendar.board.date(byAdding: .month, value: value, to: month) ?? month
  }

  func events(on day: Date) -> [CalendarEvent] {
    events
      .filter { Calendar.board.isDate($0.date, inSameDayAs: day) }
      .sorted { $0.date < $1.date }
  }

  func save(_ event: CalendarEvent) {
    if let index = events.firstIndex(where: { $0.id == event.id }) {
      events[index] = event
    } else {
      events.append(event)
    }
  }

  func delete(_ id: CalendarEvent.ID) { events.removeAll { $0.id == id } }
}

struct CalendarScreen: View {
  @State private var model = CalendarModel()
  @State private var draft: CalendarEvent?
  @State private var direction = Edge.trailing
  @Environment(\.layoutDirection) private var layoutDirection

  private var title: String {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = Calendar.board.timeZone
    formatter.dateFormat = "LLLL yyyy"
    return formatter.string(from: model.month)
  }

  var body: some View {
    VStack(spacing: 0) {
      header
      WeekdayHeader()
      MonthGrid(month: model.month)
        .id(model.month)
        .transition(.push(from: direction))
      Divider()
      DayList(edit: { draft = $0 })
    }
    .environment(model)
    .sheet(item: $draft) { event in
      EventEditor(event: event, save: model.save, delete: { model.delete(event.id) })
    }
    .safeAreaInset(edge: .bottom) {
      Button("Add event", systemImage: "plus") {
        draft = CalendarEvent(id: UUID(), title: "", date: model.selected)
      }
      .buttonStyle(.borderedProminent)
      .padding()
    }
  }

  private var header: some View {
    HStack {
      Button("Previous month", systemImage: "chevron.left") { move(-1) }
      Spacer()
      Text(title).font(.headline)
      Spacer()
      Button("Next month", systemImage: "chevron.right") { move(1) }
    }
    .labelStyle(.iconOnly)
    .padding()
    .flipsForRightToLeftLayoutDirection(layoutDirection == .rightToLeft)
  }

  private func move(_ value: Int) {
    direction = value > 0 ? .trailing : .leading
    withAnimation(.smooth) { model.moveMonth(by: value) }
  }
}

private let columns = Array(repeating: GridItem(.flexible(), spacing: 0), count: 7)

private struct WeekdayHeader: View {
  var body: some View {
    LazyVGrid(columns: columns) {
      ForEach(["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"], id: \.self) { name in
        Text(name)
          .font(.caption2)
          .textCase(.uppercase)
          .foregroundStyle(.secondary)
      }
    }
  }
}

private struct MonthGrid: View {
  let month: Date
  @Environment(CalendarModel.self) private var model

  var body: some View {
    LazyVGrid(columns: columns, spacing: 4) {
      ForEach(Array(Calendar.board.days(ofMonth: month).enumerated()), id: \.offset) { _, day in
        if let day {
          DayCell(
            day: day, events: model.events(on: day), isSelected: day == model.selected
          ) {
            model.selected = day
          }
        } else {
          Color.clear.frame(height: 40)
        }
      }
    }
    .padding(.horizontal, 4)
  }
}

private struct DayCell: View {
  let day: Date
  let events: [CalendarEvent]
  let isSelected: Bool
  let select: () -> Void

  var body: some View {
    Button(action: select) {
      VStack(spacing: 2) {
        Text("\(Calendar.board.component(.day, from: day))")
          .monospacedDigit()
        if !events.isEmpty {
          HStack(spacing: 2) {
            ForEach(events.prefix(3)) { event in
              Circle().fill(event.color.color).frame(width: 5, height: 5)
            }
          }
        }
      }
      .frame(maxWidth: .infinity, minHeight: 40)
      .background {
        if isSelected { RoundedRectangle(cornerRadius: 8).fill(.quaternary) }
      }
    }
    .buttonStyle(.plain)
  }
}

private struct DayList: View {
  let edit: (CalendarEvent) -> Void
  @Environment(CalendarModel.self) private var model
  @State private var isExpanded = true

  var body: some View {
    let events = model.events(on: model.selected)
    List {
      DisclosureGroup("Events", isExpanded: $isExpanded) {
        if events.isEmpty {
          Text("No events").foregroundStyle(.secondary)
        }
        ForEach(events) { event in
          Button {
            edit(event)
          } label: {
            Label(event.title, systemImage: event.isAllDay ? "sun.max" : "clock")
          }
          .tint(event.color.color)
        }
      }
    }
    .listStyle(.plain)
  }
}

private struct EventEditor: View {
  @State var event: CalendarEvent
  let save: (CalendarEvent) -> Void
  let delete: () -> Void
  @State private var asksForDeletion = false
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      Form {
        TextField("Title", text: $event.title)
        Toggle("All day", isOn: $event.isAllDay)
        DatePicker(
          "When", selection: $event.date,
          displayedComponents: event.isAllDay ? [.date] : [.date, .hourAndMinute])
        Picker("Colour", selection: $event.color) {
          ForEach(CalendarEvent.EventColor.allCases) { option in
            Label(option.rawValue.capitalized, systemImage: "circle.fill")
              .foregroundStyle(option.color)
          }
        }
        Button("Delete event", role: .destructive) { asksForDeletion = true }
      }
      .navigationTitle(event.title.isEmpty ? "New event" : event.title)
      .confirmationDialog("Delete?", isPresented: $asksForDeletion) {
        Button("Delete", role: .destructive) {
          delete()
          dismiss()
        }
      }
      .toolbar {
        ToolbarItem(placement: .confirmationAction) {
          Button("Save") {
            save(event)
            dismiss()
          }
          .disabled(event.title.isEmpty)
        }
      }
    }
  }
}

#Preview {
  CalendarScreen()
}
