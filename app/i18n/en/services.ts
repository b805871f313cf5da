export const services = {
  title: "Our services",
  description: "What {brand} does for homes in {city}.",
  empty: "No services yet",
  "empty.why": "We will list here what else we can do for you.",
  products: "See all products",
} as const;
