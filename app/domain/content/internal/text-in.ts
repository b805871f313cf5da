import type { Lang } from "#app/i18n/lang.ts";

/** What staff wrote, in the visitor's language; English where there is no Roman-Urdu text. */
export const textIn = (lang: Lang, text: string, textUr: string | null): string => (lang === "ur" && textUr?.trim()) || text;
