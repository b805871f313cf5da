import { en } from "./en.ts";
import { ur } from "./ur.ts";

export type MessageKey = keyof typeof en;

/** The sentences of one language. */
export type DesktopMessages = Readonly<Record<MessageKey, string>>;

/** The languages of the window; the shop's pages send the current one. */
export type DesktopLang = "en" | "ur";

const languages: Readonly<Record<DesktopLang, DesktopMessages>> = { en, ur };

/** A sentence of the window with its placeholders filled. */
export const message = (lang: DesktopLang, key: MessageKey, values: Readonly<Record<string, string>> = {}): string =>
  languages[lang][key].replace(/\{(\w+)\}/g, (gap, name: string) => values[name] ?? gap);
