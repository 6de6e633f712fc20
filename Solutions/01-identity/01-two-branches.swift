import SwiftUI

struct CheckoutView: View {
  @State private var isGift = false

  var body: some View {
    VStack(alignment: .leading) {
      Toggle("Send as a gift", isOn: $isGift)
      AddressForm(title: isGift ? "Where shall the gift go?" : "Where do you live?")
      Button("Continue") {}
    }
    .padding()
  }
}

struct AddressForm: View {
  let title: String
  @State private var street = ""
  @State private var city = ""

  var body: some View {
    VStack(alignment: .leading) {
      Text(title)
        .font(.headline)
      TextField("Street", text: $street)
      TextField("City", text: $city)
    }
  }
}
