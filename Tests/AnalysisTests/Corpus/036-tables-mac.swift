// For macOS 14
import SwiftUI

struct Invoice: Identifiable, Hashable {
  let id: Int
  var customer: String
  var amount: Double
  var isPaid: Bool
}

struct InvoiceTable: View {
  @Binding var invoices: [Invoice]
  @State private var selection: Set<Invoice.ID> = []
  @State private var order = [KeyPathComparator(\Invoice.customer)]

  var body: some View {
    Table(invoices, selection: $selection, sortOrder: $order) {
      TableColumn("Customer", value: \.customer)
      TableColumn("Amount", value: \.amount) { invoice in
        Text(invoice.amount, format: .currency(code: "EUR"))
          .frame(maxWidth: .infinity, alignment: .trailing)
      }
      .width(ideal: 120)
      TableColumn("Paid") { (invoice: Invoice) in
        Image(systemName: invoice.isPaid ? "checkmark" : "hourglass")
          .accessibilityLabel(invoice.isPaid ? "Paid" : "Open")
      }
      .width(min: 40)
    }
    .tableStyle(.inset)
    .alternatingRowBackgrounds(.enabled)
    .onChange(of: order) { _, order in invoices.sort(using: order) }
    .contextMenu(forSelectionType: Invoice.ID.self) { ids in
      Button("Mark as paid") { markPaid(ids) }.disabled(ids.isEmpty)
      Button("Delete", role: .destructive) { invoices.removeAll { ids.contains($0.id) } }
    } primaryAction: { ids in
      markPaid(ids)
    }
    .overlay(alignment: .bottom) {
      if !selection.isEmpty {
        Text("\(selection.count) selected").padding(6).background(.bar, in: Capsule())
      }
    }
  }

  private func markPaid(_ ids: Set<Invoice.ID>) {
    for index in invoices.indices where ids.contains(invoices[index].id) {
      invoices[index].isPaid = true
    }
  }
}

struct PlainTable: View {
  let rows: [Invoice]

  var body: some View {
    Table(of: Invoice.self) {
      TableColumn("Number") { Text("\($0.id)") }
        .width(60)
      TableColumn("Customer") { invoice in Text(invoice.customer) }
    } rows: {
      ForEach(rows) { invoice in
        TableRow(invoice)
      }
    }
  }
}

#Preview {
  @Previewable @State var invoices = [Invoice(id: 1, customer: "Acme", amount: 10, isPaid: false)]
  InvoiceTable(invoices: $invoices)
}
