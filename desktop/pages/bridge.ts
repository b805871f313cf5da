import { type MessageKey, message } from "../messages/messages.ts";
import type { PagesBridge } from "./contract.ts";

/** The API exposed by the preload. */
export const bridge = (window as unknown as { pages: PagesBridge }).pages;

export type PageTranslate = (key: MessageKey, values?: Readonly<Record<string, string>>) => string;

/** The window's state, and its sentences in the shop's last language. */
export async function readState(): Promise<{ home: string | null; t: PageTranslate }> {
  const { home, lang } = await bridge.ask("read-state", null);
  document.documentElement.lang = lang === "ur" ? "ur-Latn" : "en";
  return { home, t: (key, values) => message(lang, key, values) };
}
