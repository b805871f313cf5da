import { contentPaths } from "./content-paths.ts";

/** Where the sections of the policies are listed. */
export const policiesPath = "/admin/content/policies";

/** Where the texts of the site are edited: the about page, and the policies that are written in sections. */
export const textPaths = {
  about: contentPaths.pages,
  shipping: `${policiesPath}?policyType=shipping`,
  return: `${policiesPath}?policyType=return`,
} as const;

export type TextTab = keyof typeof textPaths;

export const textTabs = Object.keys(textPaths) as TextTab[];
