export const home = {
  title: "Online grocery in {city}",
  description: "Vegetables, milk, atta and everything else the house needs, delivered in {city} the same day.",
  "hero.title": "{city}'s mandi, at your door today",
  "hero.same-day": "Order before {until} and it arrives in 3–5 hours.",
  again: "Order again",
  "again.last": "Same as last time? Your last order was #{number}.",
  all: "See all products",
  categories: "Categories",
  everyday: "Rozmarra — everyday basket",
  "everyday.more": "All featured products",
  seasonal: "In season",
} as const;
