import { sectionPath } from "#app/admin/sections.ts";

const here = sectionPath("content");

/** The tabs of Content Management (B2.03), each a page of its own. */
export const contentPaths = {
  slides: here,
  banners: `${here}/banners`,
  seasonal: `${here}/seasonal`,
  pages: `${here}/pages`,
} as const;

export type ContentTab = keyof typeof contentPaths;

export const contentTabs = Object.keys(contentPaths) as ContentTab[];
