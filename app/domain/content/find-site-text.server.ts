import type { Lang } from "#app/i18n/lang.ts";
import { db } from "#app/platform/db.server.ts";
import { textIn } from "./internal/text-in.ts";

/** One of the texts that staff edit by its key, plain as they typed it; null when it is missing or empty. */
export async function findSiteText(key: string, lang: Lang): Promise<{ value: string; updatedAt: Date } | null> {
  const row = await db.siteText.findUnique({ where: { key } });
  const value = row ? textIn(lang, row.value, row.valueUr).trim() : "";
  return row && value ? { value, updatedAt: row.updatedAt } : null;
}
