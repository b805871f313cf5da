/** The shop's rules, each on a page of its own. The first two are written in sections, the others are one text each. */
export const policyKeys = ["shipping", "return", "privacy", "terms", "cookie"] as const;

/** One of the policies. */
export type Policy = (typeof policyKeys)[number];

/** Where each of them is read (A2.28 to A2.32). */
export const policyPaths: Readonly<Record<Policy, string>> = {
  shipping: "/shipping-policy",
  return: "/return-policy",
  privacy: "/privacy-policy",
  terms: "/terms-of-service",
  cookie: "/cookie-policy",
};
