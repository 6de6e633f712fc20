import Observation
import SwiftUI

struct Ingredient: Hashable, Identifiable {
  var name: String
  var amount: Measurement<UnitMass>
  var id: String { name }
}

struct Recipe: Identifiable, Hashable {
  let id: Int
  var title: String
  var category: Category
  var minutes: Int
  var ingredients: [Ingredient]
  var isFavorite = false

  enum Category: String, CaseIterable, Identifiable {
    case breakfast, dinner, dessert
    var id: String { rawValue }
    var symbol: String {
      switch self {
      case .breakfast: return "sunrise"
      case .dinner: return "fork.knife"
      case .dessert: return "birthday.cake"
      }
    }
  }

  static let samples: [Recipe] = [
    Recipe(
      id: 1, title: "Pancakes", category: .breakfast, minutes: 20,
      ingredients: [
        Ingredient(name: "Flour", amount: .init(value: 250, unit: .grams)),
        Ingredient(name: "Sugar", amount: .init(value: 40, unit: .grams)),
      ]),
    Recipe(
      id: 2, title: "Porridge", category: .breakfast, minutes: 10,
      ingredients: [Ingredient(name: "Oats", amount: .init(value: 80, unit: .grams))]),
    Recipe(
      id: 3, title: "Risotto", category: .dinner, minutes: 40,
      ingredients: [
        Ingredient(name: "Rice", amount: .init(value: 320, unit: .grams)),
        Ingredient(name: "Parmesan", amount: .init(value: 60, unit: .grams)),
      ]),
    Recipe(
      id: 4, title: "Dal", category: .dinner, minutes: 35,
      ingredients: [Ingredient(name: "Lentils", amount: .init(value: 200, unit: .grams))]),
    Recipe(
      id: 5, title: "Tiramisu", category: .dessert, minutes: 50,
      ingredients: [
        Ingredient(name: "Mascarpone", amount: .init(value: 500, unit: .grams)),
        Ingredient(name: "Cocoa", amount: .init(value: 20, unit: .grams)),
      ]),
  ]
}

@Observable
final class RecipeBook {
  var recipes = Recipe.samples
  var query = ""
  var onlyFavorites = false

  func visible(in category: Recipe.Category) -> [Recipe] {
    recipes.filter { recipe in
      recipe.category == category
        && (query.isEmpty || recipe.title.localizedCaseInsensitiveContains(query))
        && (!onlyFavorites || recipe.isFavorite)
    }
  }

  var isEmpty: Bool { Recipe.Category.allCases.allSatisfy { visible(in: $0).isEmpty } }

  func binding(for id: Recipe.ID) -> Binding<Recipe>? {
    guard let index = recipes.firstIndex(where: { $0.id == id }) else { return nil }
    return Binding(
      get: { self.recipes[index] },
      set: { self.recipes[index] = $0 })
  }

  func add(_ title: String) -> Recipe {
    let recipe = Recipe(
      id: (recipes.map(\.id).max() ?? 0) + 1, title: title, category: .dinner, minutes: 30,
      ingredients: [])
    recipes.append(recipe)
    return recipe
  }
}

enum Route: Hashable {
  case recipe(Recipe.ID)
  case cooking(Recipe.ID)
}

struct RecipesScreen: View {
  @State private var book = RecipeBook()
  @State private var path: [Route] = []
  @State private var isAdding = false
  @State private var newTitle = ""

  var body: some View {
    NavigationStack(path: $path) {
      List {
        ForEach(Recipe.Category.allCases) { category in
          let recipes = book.visible(in: category)
          if !recipes.isEmpty {
            Section {
              ForEach(recipes) { recipe in
                NavigationLink(value: Route.recipe(recipe.id)) {
                  RecipeRow(recipe: recipe)
                }
              }
            } header: {
              Label(category.rawValue.capitalized, systemImage: category.symbol)
            }
          }
        }
      }
      .overlay {
        if book.isEmpty {
          ContentUnavailableView.search(text: book.query)
        }
      }
      .searchable(text: $book.query, prompt: "Find a recipe")
      .navigationTitle("Recipes")
      .navigationDestination(for: Route.self) { route in
        switch route {
        case .recipe(let id):
          if let recipe = book.binding(for: id) {
            RecipeDetail(recipe: recipe) { path.append(.cooking(id)) }
          }
        case .cooking(let id):
          CookingView(title: book.binding(for: id)?.wrappedValue.title ?? "") { path.removeAll() }
        }
      }
      .toolbar {
        ToolbarItem(placement: .topBarLeading) {
          Toggle("Favorites", systemImage: "star", isOn: $book.onlyFavorites)
        }
        ToolbarItem(placement: .primaryAction) {
          Button("Add", systemImage: "plus") { isAdding = true }
        }
      }
      .alert("New recipe", isPresented: $isAdding) {
        TextField("Title", text: $newTitle)
        Button("Cancel", role: .cancel) { newTitle = "" }
        Button("Create") {
          let recipe = book.add(newTitle.isEmpty ? "Untitled" : newTitle)
          newTitle = ""
          path = [.recipe(recipe.id)]
        }
      }
    }
    .environment(book)
  }
}

private struct RecipeRow: View {
  let recipe: Recipe

  var body: some View {
    HStack {
      VStack(alignment: .leading) {
        Text(recipe.title)
        Text("^[\(recipe.ingredients.count) ingredient](inflect: true)")
          .font(.caption)
          .foregroundStyle(.secondary)
      }
      Spacer()
      if recipe.isFavorite {
        Image(systemName: "star.fill").foregroundStyle(.yellow)
      }
      Text(Duration.seconds(recipe.minutes * 60).formatted(.time(pattern: .hourMinute)))
        .monospacedDigit()
    }
  }
}

private struct RecipeDetail: View {
  @Binding var recipe: Recipe
  let cook: () -> Void
  @State private var servings = 2

  var body: some View {
    Form {
      Section("About") {
        TextField("Title", text: $recipe.title)
        Picker("Category", selection: $recipe.category) {
          ForEach(Recipe.Category.allCases) { Text($0.rawValue.capitalized).tag($0) }
        }
        Stepper("\(recipe.minutes) minutes", value: $recipe.minutes, in: 5...120, step: 5)
        Toggle("Favorite", isOn: $recipe.isFavorite)
      }
      Section("Ingredients for \(servings)") {
        Stepper("Servings", value: $servings, in: 1...12)
        ForEach(recipe.ingredients) { ingredient in
          LabeledContent(ingredient.name) {
            Text(
              (ingredient.amount * Double(servings)).value,
              format: .number.precision(.fractionLength(0)))
          }
        }
      }
      Button("Start cooking", action: cook).buttonStyle(.borderedProminent)
    }
    .navigationTitle(recipe.title)
  }
}

private struct CookingView: View {
  let title: String
  let finish: () -> Void
  @Environment(RecipeBook.self) private var book
  @State private var step = 1

  var body: some View {
    VStack(spacing: 24) {
      Text("Step \(step) of 4").font(.title)
      Text("\(title), one of \(book.recipes.count) recipes")
      ProgressView(value: Double(step), total: 4)
      HStack {
        Button("Back") { step -= 1 }.disabled(step == 1)
        Button(step == 4 ? "Done" : "Next") {
          if step == 4 { finish() } else { step += 1 }
        }
        .keyboardShortcut(.defaultAction)
      }
    }
    .padding()
    .animation(.snappy, value: step)
  }
}

#Preview {
  RecipesScreen()
}
