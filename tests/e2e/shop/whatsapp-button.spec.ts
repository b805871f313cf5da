import type { Page } from "@playwright/test";
import { buy } from "#tests/support/e2e/counter.ts";
import { restAtOnce } from "#tests/support/e2e/overlaps.ts";
import { createAccount } from "#tests/support/e2e/people.ts";
import { addFromCard, tea } from "#tests/support/e2e/products.ts";
import { expect, test } from "#tests/support/e2e/test.ts";

const positions = 12;

/** Runs in the page: scrolls to each position in turn and returns which controls have the button on their centre, and how often it was shown. */
async function lookEverywhere(count: number): Promise<{ shown: number; covered: string[] }> {
  const button = document.querySelector<HTMLElement>(".chat-button");
  const covered = new Set<string>();
  let shown = 0;
  const bar = document.querySelector(".bottom-nav");
  const barTop = bar?.checkVisibility() ? bar.getBoundingClientRect().top : Number.POSITIVE_INFINITY;
  const look = () => {
    if (!button || getComputedStyle(button).visibility !== "visible") return false;
    const { left, right, top, bottom } = button.getBoundingClientRect();
    for (const control of document.querySelectorAll("a[href], button, input, select, textarea, summary")) {
      const area = control.getBoundingClientRect();
      const [x, y] = [area.left + area.width / 2, area.top + area.height / 2];
      if (y > barTop && !bar?.contains(control)) continue; // scrolled below the bar
      if (control !== button && area.width > 1 && left <= x && x <= right && top <= y && y <= bottom)
        covered.add(`${control.outerHTML.slice(0, 80)} at ${scrollY}`);
    }
    return true;
  };
  for (let at = 0; at < count; at++) {
    scrollTo({ top: ((document.documentElement.scrollHeight - innerHeight) * at) / (count - 1), behavior: "instant" });
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
    look();
    if (!button) continue;
    await new Promise((rested) => setTimeout(rested)); // the page's own timers began with the scroll, so they have run
    if (look()) shown++;
  }
  return { shown, covered: [...covered] };
}

async function expectFree(page: Page, path: string): Promise<number> {
  await page.goto(path, { waitUntil: "networkidle" });
  const { shown, covered } = await page.evaluate(lookEverywhere, positions);
  expect.soft(covered, path).toEqual([]);
  return shown;
}

test("the WhatsApp button lies on no control, wherever a page is scrolled to", { tag: "@both" }, async ({ page, say }) => {
  await page.addInitScript(restAtOnce);
  await createAccount(page);
  const order = await buy(page, say, tea.name);
  await page.goto("/products");
  await addFromCard(page, say, tea.name);
  for (const path of ["/", "/products", "/categories"])
    expect.soft(await expectFree(page, path), path).toBeGreaterThan(positions / 2);
  for (const path of [`/product/${tea.id}`, "/cart", "/checkout", `/order/${order.id}`, "/profile"])
    expect.soft(await expectFree(page, path), path).toBe(0);
});

test.describe(() => {
  test.use({ javaScriptEnabled: false });
  test("without JavaScript it stands below the page and on nothing", async ({ page, say }) => {
    await page.goto("/products");
    const chat = page.getByRole("link", { name: say.shell("whatsapp.open"), exact: true });
    await chat.scrollIntoViewIfNeeded();
    await expect(chat).toBeVisible();
    const place = await chat.boundingBox();
    const foot = await page.getByRole("contentinfo").boundingBox();
    expect(place && foot && place.y >= foot.y + foot.height - 1).toBe(true);
  });

  test("on a phone it stands at the end of the bottom bar, beside its links", { tag: "@phone" }, async ({ page, say }) => {
    await page.goto("/products");
    const chat = await page.getByRole("link", { name: say.shell("whatsapp.open"), exact: true }).boundingBox();
    const account = await page.locator(".bottom-nav a").last().boundingBox();
    expect(chat && account && chat.x >= account.x + account.width && chat.x + chat.width <= 360).toBe(true);
    expect(chat && account && chat.y >= account.y && chat.y + chat.height <= 740).toBe(true);
    expect(chat && Math.min(chat.width, chat.height)).toBeGreaterThanOrEqual(44);
  });
});
