import Foundation

/// UIKit's names for keyboards, as `keyboardType(_:)` takes them.
@available(macOS, unavailable)
public enum UIKeyboardType: Int, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad
  case emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad
}

/// UIKit's names for what is entered, as `textContentType(_:)` takes them.
@available(macOS, unavailable)
public enum UITextContentType: Hashable, Sendable {
  case name, givenName, familyName, nickname, username, password, newPassword, oneTimeCode
  case emailAddress, telephoneNumber, fullStreetAddress, postalCode, addressCity, countryName
  case creditCardNumber, URL, jobTitle, organizationName
}

/// UIKit's names for letters that are made large.
@available(macOS, unavailable)
public enum UITextAutocapitalizationType: Int, Sendable {
  case none, words, sentences, allCharacters
}
