import type { Page } from "@playwright/test";
import type { SayMessage } from "#tests/support/e2e/messages.ts";
import { openHydrated, signInAs } from "#tests/support/e2e/people.ts";
import { stopClock } from "#tests/support/e2e/stopped-clock.ts";
import { expect, test } from "#tests/support/e2e/test.ts";

const buttonOf = (page: Page, say: SayMessage) => page.getByRole("button", { name: say.admin("assistant"), exact: true });
const messagesOf = (page: Page) => page.getByRole("log").locator("> div");

async function openChat(page: Page, say: SayMessage): Promise<void> {
  await signInAs(page, "admin", "/admin/products");
  await buttonOf(page, say).click();
  await expect(messagesOf(page)).toHaveCount(1);
}

async function ask(page: Page, question: string): Promise<void> {
  await page.locator(".chat-form input").fill(question);
  await page.locator(".chat-form input").press("Enter");
}

test("A2.104 the assistant's button stands at the bottom right of every page of the back office but the help", async ({
  page,
  say,
}) => {
  await signInAs(page, "admin", "/admin/dashboard");
  const view = page.viewportSize();
  for (const section of ["dashboard", "products", "orders", "content", "videos", "team", "settings"]) {
    await openHydrated(page, `/admin/${section}`);
    await expect(buttonOf(page, say)).toBeVisible();
    const box = await buttonOf(page, say).boundingBox();
    const right = Number(view?.width) - Number(box?.x) - Number(box?.width);
    const below = Number(view?.height) - Number(box?.y) - Number(box?.height);
    expect
      .soft(right >= 0 && right < 40 && below >= 0 && below < 40, `${section}: ${right} from the right, ${below} below`)
      .toBe(true);
  }
  await openHydrated(page, "/admin/help");
  await expect(page.getByRole("heading", { level: 1, name: "Help & Documentation", exact: true })).toBeVisible();
  await expect(buttonOf(page, say)).toHaveCount(0);
});

test("A2.112 A3.21 a question that matches nothing is met with three ways on; each message says who speaks, what and when", async ({
  page,
  say,
}) => {
  await openChat(page, say);
  await ask(page, "xylophone");
  await expect(messagesOf(page)).toHaveCount(3);
  for (const way of ["Help & Documentation section", "contact support", "how to, why or what"])
    await expect(messagesOf(page).last()).toContainText(way);
  for (const [message, text] of [
    ["#chat-1.chat-bot", "You are in Products."],
    ["#chat-2.chat-user", "xylophone"],
    ["#chat-3.chat-bot", "I don't have an answer to that."],
  ] as const) {
    await expect(page.locator(message)).toContainText(text);
    await expect(page.locator(message).locator("time")).toHaveText(/^\d{1,2}:\d\d\s[ap]m$/);
    await expect(page.locator(message).locator("time")).toHaveAttribute("datetime", /^\d{4}-\d\d-\d\dT/);
  }
});

test("A2.111 the answer comes 500 ms after the question, not sooner and not later", async ({ page, say }) => {
  await openChat(page, say);
  await stopClock(page);
  await ask(page, "How does the invoice work?");
  await expect(messagesOf(page)).toHaveCount(2);
  await page.clock.runFor(490);
  await expect(messagesOf(page)).toHaveCount(2);
  await page.clock.runFor(20);
  await expect(messagesOf(page)).toHaveCount(3);
  const [asked, answered] = await messagesOf(page)
    .locator("time")
    .evaluateAll((times) => times.slice(1).map((time) => Date.parse(time.getAttribute("datetime") ?? "")));
  const wait = Number(answered) - Number(asked);
  expect(wait).toBeGreaterThanOrEqual(500);
  expect(wait).toBeLessThanOrEqual(510);
});
