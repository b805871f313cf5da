import { db } from "#app/platform/db.server.ts";

/** A template as staff read it. */
export type SeoTemplateView = { id: number; name: string; titleTemplate: string; descriptionTemplate: string };

/** The templates of titles and descriptions, the newest first; at most 100 (B7.70). */
export const listSeoTemplates = (): Promise<SeoTemplateView[]> =>
  db.seoTemplate.findMany({
    select: { id: true, name: true, titleTemplate: true, descriptionTemplate: true },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: 100,
  });
