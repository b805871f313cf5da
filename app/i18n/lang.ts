/** The languages of the shop: English, and Urdu written in Roman letters (A4.03, A4.04). */
export const langs = ["en", "ur"] as const;

/** One of the languages. */
export type Lang = (typeof langs)[number];

/** What a visitor may choose: a language, or their own words over English, which stay on the device (A4.03). */
export const langChoices = [...langs, "custom"] as const;

/** The language of a visitor who has not chosen one, or whose choice is unreadable. */
const defaultLang: Lang = "en";

/** The value of `<html lang>`: Roman Urdu is Urdu in Latin script; screen readers must not read it as Arabic script. */
export function htmlLang(lang: Lang): "en" | "ur-Latn" {
  return lang === "ur" ? "ur-Latn" : "en";
}

/** Reads a language from a cookie or a form; anything unknown is English. */
export function parseLang(text: unknown): Lang {
  return langs.find((lang) => lang === text) ?? defaultLang;
}

/** The name of a record in a language; English where it has no Roman-Urdu name. */
export const nameIn = (lang: Lang, { name, nameUr }: { name: string; nameUr: string | null }): string =>
  (lang === "ur" && nameUr) || name;
