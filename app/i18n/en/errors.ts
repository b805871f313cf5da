export const errors = {
  "not-found.title": "Page not found",
  "not-found.why": "The address may be old or mistyped, or we no longer sell this. The shop is open all the same.",
  "network.title": "Network error",
  "network.why": "We could not reach the shop. Check your internet and try again.",
  "server.title": "Server error",
  "server.why": "Something broke on our side and we have been told of it. Please try again in a moment.",
  "other.title": "Something went wrong",
  "other.why": "This page could not be shown. Please go back and try again.",
  again: "Try again",
  "to-home": "Go to the home page",
  "to-products": "See all products",
  reference: "Reference {reference}",
} as const;
