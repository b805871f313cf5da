import { faq as texts } from "#app/i18n/faq.ts";
import type { Translate } from "#app/i18n/translate.ts";

type FaqKey = keyof typeof texts.en;

const isKey = (key: string): key is FaqKey => Object.hasOwn(texts.en, key);

/** The address of the questions about one subject, or that hold certain words; what is as usual is left out. */
export function faqAddress({ search, category }: { search: string; category: string | null }): string {
  const params = new URLSearchParams();
  if (search) params.set("search", search);
  if (category) params.set("category", category);
  return params.size > 0 ? `/faq?${params}` : "/faq";
}

/** A subject in the visitor's language; one that staff invented is called what they called it. */
export function faqCategoryName(category: string, t: Translate<FaqKey>): string {
  const key = `category.${category}`;
  return isKey(key) ? t(key) : category;
}
