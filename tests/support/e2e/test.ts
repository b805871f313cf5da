import { type BrowserContext, test as base, expect, type Page } from "@playwright/test";
import type { Lang } from "#app/i18n/lang.ts";
import { messagesIn, type SayMessage } from "./messages.ts";
import { watch } from "./watch.ts";

interface Journey {
  /** The language the visitor has chosen. */
  lang: Lang;
  /** The shop's sentences in that language. */
  say: SayMessage;
  /** Opens the shop in a browser of its own, as another person would. */
  someoneElse: () => Promise<Page>;
}

/** A journey through the running shop. It fails as well when a browser complained of anything on the way. */
export const test = base.extend<Journey>({
  lang: ["en", { option: true }],
  say: async ({ lang }, use) => use(messagesIn(lang)),
  context: async ({ context, lang }, use, journey) => {
    const problems = watch(context);
    await choose(context, lang);
    if (!journey.tags.includes("@system")) await context.addInitScript(refuseNotifications);
    await use(context);
    if (journey.status !== journey.expectedStatus) await printPages(context, problems);
    expect(problems, "what the browser complained of").toEqual([]);
  },
  someoneElse: async ({ browser, lang }, use, { tags }) => {
    const others: { context: BrowserContext; problems: string[] }[] = [];
    await use(async () => {
      const context = await browser.newContext();
      others.push({ context, problems: watch(context) });
      await choose(context, lang);
      if (!tags.includes("@system")) await context.addInitScript(refuseNotifications);
      return context.newPage();
    });
    for (const { context, problems } of others) {
      await context.close();
      expect(problems, "what another browser complained of").toEqual([]);
    }
  },
});

/** Prints what a failed journey saw at its end, as the folder of its results is not kept everywhere: each page's address and text. */
async function printPages(context: BrowserContext, problems: readonly string[]): Promise<void> {
  for (const page of context.pages()) {
    const text = await page.evaluate(() => document.body.innerText).catch((problem: unknown) => `no text: ${problem}`);
    console.log(`stood at ${page.url()}\n${text.replace(/\s+/g, " ").slice(0, 1500)}`);
  }
  if (problems.length > 0) console.log(problems.join("\n"));
}

/**
 * A script before the page's own: notifications are refused, as by Chromium's headless program. Where only the whole browser is
 * installed nobody has decided, and the question for it comes after two seconds over whatever a slow machine still looks at.
 */
function refuseNotifications(): void {
  if ("Notification" in window) Object.defineProperty(Notification, "permission", { configurable: true, get: () => "denied" });
}

const choose = (context: BrowserContext, lang: Lang) =>
  context.addCookies([{ name: "lang", value: lang, url: process.env["SHOP_URL"] ?? "" }]);

export { expect };
