import { faq as texts } from "#app/i18n/faq.ts";
import type { Translate } from "#app/i18n/translate.ts";

type FaqKey = keyof typeof texts.en;

const isKey = (key: string): key is FaqKey => Object.hasOwn(texts.en, key);

/** The address of the questions about one subject, or that contain certain words; defaults are omitted. */
export function faqAddress({ search, category }: { search: string; category: string | null }): string {
  const params = new URLSearchParams();
  if (search) params.set("search", search);
  if (category) params.set("category", category);
  return params.size > 0 ? `/faq?${params}` : "/faq";
}

/** A subject in the visitor's language; one that staff added has a single name. */
export function faqCategoryName(category: string, t: Translate<FaqKey>): string {
  const key = `category.${category}`;
  return isKey(key) ? t(key) : category;
}
