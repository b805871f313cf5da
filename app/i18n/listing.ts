import { messages } from "./messages.ts";

/** Lists of products: all, of a category, found, saved. */
export const listing = messages({
  "title.all": ["All products", "Saara samaan"],
  "title.featured": ["Featured products", "Khaas samaan"],
  "title.search": ["Results for “{search}”", "“{search}” ke nataij"],
  understood: ["Understood: {amount} of {what}", "Samjhe: {amount} {what}"],
  "title.category": ["{name} online in {city}", "{name} online, {city} mein"],
  "title.categories": ["Categories", "Categories"],
  "title.favourites": ["Your favourites", "Aap ki pasandeeda cheezein"],
  "about.all": [
    "Fresh groceries and household goods with home delivery in {city}, at today's prices.",
    "Taaza sauda aur ghar ka samaan, aaj ke rate par, {city} mein ghar tak delivery ke saath.",
  ],
  "about.category": [
    "{name}: today's prices, delivered to your home in {city}.",
    "{name}: aaj ke rate par, {city} mein aap ke ghar tak.",
  ],
  "about.categories": [
    "Everything we sell in {city}, shelf by shelf.",
    "{city} mein hum jo kuch bechte hain, category ke hisaab se.",
  ],
  categories: ["Categories", "Categories"],
  shelves: ["Kinds", "Qismein"],
  all: ["All", "Sab"],
  sort: ["Sort by", "Tarteeb"],
  "sort.popular": ["Popular", "Zyada bikne wala"],
  "sort.price-low": ["Price: low to high", "Sasta pehle"],
  "sort.price-high": ["Price: high to low", "Mehnga pehle"],
  "sort.newest": ["Newest", "Naya pehle"],
  "sort.name": ["Name A–Z", "Naam A–Z"],
  count: [
    { one: "{count} product", other: "{count} products" },
    { one: "{count} cheez", other: "{count} cheezein" },
  ],
  "count.more": ["Over {count} products", "{count} se zyada cheezein"],
  results: ["Results", "Natije"],
  pages: ["Pages", "Safhay"],
  page: ["Page {page}", "Safha {page}"],
  previous: ["Previous", "Pichla"],
  next: ["Next", "Agla"],
  end: [
    "There is more, but a list goes no further than this. Narrow it with the filters or search for what you need.",
    "Samaan aur bhi hai, magar list yahin tak hai. Filter lagayein ya jo chahiye woh search karein.",
  ],
  "empty.title": ["Nothing here yet", "Yahan abhi kuch nahin"],
  "empty.why": [
    "This shelf is empty at the moment. Have a look at the rest of the shop.",
    "Yeh khaana abhi khaali hai. Baqi dukaan dekh lein.",
  ],
  "empty.search": ["Nothing found for “{search}”", "“{search}” nahin mila"],
  "empty.try": [
    "Check the spelling or try a shorter word; English and Roman Urdu both work.",
    "Spelling dekh lein ya chhota lafz likhein; English aur Roman Urdu dono chalte hain.",
  ],
  "empty.page": ["There are no more products on this page", "Is safhay par aur samaan nahin"],
  "empty.first-page": ["Back to the first page", "Pehle safhay par jayein"],
  "empty.all": ["See all products", "Saara samaan dekhein"],
  "favourites.empty": ["No favourites yet", "Abhi kuch pasand nahin kiya"],
  "favourites.why": [
    "Press the heart on a product and you will find it here.",
    "Kisi cheez par dil ka nishaan dabayein, woh yahan mil jayegi.",
  ],
});
