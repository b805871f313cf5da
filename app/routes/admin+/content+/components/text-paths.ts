import { contentPaths } from "./content-paths.ts";

const policies = "/admin/content/policies";

/** Where the texts of the site are edited: the about page, and the policies that are written in sections. */
export const textPaths = {
  about: contentPaths.pages,
  shipping: `${policies}?type=shipping`,
  return: `${policies}?type=return`,
} as const;

export type TextTab = keyof typeof textPaths;

export const textTabs = Object.keys(textPaths) as TextTab[];
