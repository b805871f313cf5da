import { createContext, useContext } from "react";
import type { Lang } from "./lang.ts";
import type { Sentences } from "./part.ts";
import { type Translate, translator } from "./translate.ts";

/** The visitor's language, provided once by the root. */
export const LangContext = createContext<Lang>("en");

/** The visitor's language. */
export function useLang(): Lang {
  return useContext(LangContext);
}

/** The sentences of a part in the visitor's language: `const t = useText(cart); t("cart.items", { count: 2 })`. */
export function useText<Key extends string>(part: Sentences<Key>): Translate<Key> {
  return translator(useLang(), part);
}
