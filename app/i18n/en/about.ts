export const about = {
  title: "About us",
  description: "Who we are and how we work: the grocery shop that delivers to homes in {city} only.",
  city: "We deliver only to residents of {city}.",
  empty: "Nothing is written here yet",
  "empty.why": "Call us or write to us; we are happy to tell you about the shop.",
  contact: "Contact us",
  zones: "Where we deliver",
} as const;
