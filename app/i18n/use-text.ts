import { createContext, useContext } from "react";
import type { Lang } from "./lang.ts";
import type { Messages } from "./messages.ts";
import { type CustomWords, customTranslator, type Translate, translator } from "./translate.ts";

/** The visitor's language, provided once by the root. */
export const LangContext = createContext<Lang>("en");

/** What the visitor says in their own words instead of English (A4.05); null unless that is their choice. */
export const CustomWordsContext = createContext<CustomWords | null>(null);

/** The visitor's language. */
export function useLang(): Lang {
  return useContext(LangContext);
}

/** The sentences of a part in the visitor's language or their own words: `const t = useText(cart); t("cart.items", { count: 2 })`. */
export function useText<Key extends string>(part: Messages<Key>): Translate<Key> {
  const lang = useLang();
  const words = useContext(CustomWordsContext);
  return words && lang === "en" ? customTranslator(words, part) : translator(lang, part);
}
