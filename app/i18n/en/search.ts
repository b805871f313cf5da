export const search = {
  suggestions: "Suggestions",
  count: { one: "{count} suggestion", other: "{count} suggestions" },
  all: "All results for “{search}”",
  recent: "You searched for",
  "recent.clear": "Clear",
  nearest: "Perhaps one of these?",
  request: "Can't find it?",
  "request.why": "Tell us what it is, and we look for it in the bazaar.",
} as const;
