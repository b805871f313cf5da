import { randomInt } from "node:crypto";
import type { Page } from "@playwright/test";
import { defaultTemplates } from "#app/domain/settings/message-templates.ts";
import { findBarriers } from "#tests/support/e2e/accessibility.ts";
import { whenHydrated } from "#tests/support/e2e/hydrated.ts";
import { tabTo } from "#tests/support/e2e/keys.ts";
import type { SayMessage } from "#tests/support/e2e/messages.ts";
import { signInAs } from "#tests/support/e2e/people.ts";
import { expect, test } from "#tests/support/e2e/test.ts";
import { linesOf } from "#tests/support/e2e/till.ts";

/** The journeys change the same settings. */
test.describe.configure({ mode: "serial" });

const screen = "/admin/whatsapp";

/** A number as somebody writes it, and as the gateway has it. */
function newPhone() {
  const digits = `3${randomInt(100_000_000, 999_999_999)}`;
  return {
    typed: `0${digits.slice(0, 3)} ${digits.slice(3)}`,
    sent: `+92${digits}`,
    shown: `0${digits.slice(0, 3)}-${digits.slice(3)}`,
  };
}

const save = (page: Page) => page.locator(".save-bar [type=submit]").last().click();
const toast = (page: Page, text: string) => page.getByText(text, { exact: true });
const testPhone = (page: Page) => page.locator("#test-phone");
const sendTest = (page: Page, say: SayMessage) => page.getByRole("button", { name: say.adminWhatsapp("test.send"), exact: true });
const isConnected = (page: Page, say: SayMessage) =>
  expect(page.getByRole("status").filter({ hasText: say.adminWhatsapp("state.connected") })).toBeVisible();

/** What the history of a message that was sent again says, between the name and the time. */
const resentWords = (say: SayMessage): string =>
  say
    .adminOutbox("entry.resent", { who: "|", at: "|" })
    .split("|")
    .sort((one, other) => other.length - one.length)[0]
    ?.trim() ?? "";

/** The newest text that the demo's phone of a number received. */
async function receivedAt(page: Page, phone: string): Promise<string> {
  const answer = await page.request.get("/demo/inbox.json");
  const messages = (await answer.json()) as { to: string; text: string }[];
  return messages.find(({ to }) => to === phone)?.text ?? "";
}

for (const lang of ["en", "ur"] as const) {
  test.describe(`by keyboard alone (${lang})`, () => {
    test.use({ lang });

    test("a test message is sent, a variable put into a template and saved, the default taken back, and the history shown", async ({
      page,
      say,
    }) => {
      const t = say.adminWhatsapp;
      const phone = newPhone();
      await signInAs(page, "admin", screen);
      await whenHydrated(page);
      await isConnected(page, say);
      await tabTo(page, page.getByRole("link", { name: t("refresh"), exact: true }));
      await page.keyboard.press("Enter");
      await isConnected(page, say);

      await tabTo(page, testPhone(page));
      await page.keyboard.press("ControlOrMeta+a");
      await page.keyboard.type(phone.typed);
      await tabTo(page, sendTest(page, say));
      await page.keyboard.press("Enter");
      await expect(toast(page, say.toasts("whatsapp-test-sent"))).toBeVisible();
      expect(await receivedAt(page, phone.sent)).not.toBe("");

      await page.goto(screen);
      await whenHydrated(page);
      const template = page.locator("#editor-out_for_delivery");
      await tabTo(page, template, { turn: "Shift+Tab" }); // it stands nearer to the page's end
      await page.keyboard.press("ControlOrMeta+End");
      await page.keyboard.type(" – ");
      const chip = page.getByRole("button", { name: t("variable.add", { name: "zone" }), exact: true }).last();
      await tabTo(page, chip, { turn: "Shift+Tab" }); // below the first of the templates, of which this is the last
      await page.keyboard.press("Enter");
      await expect(template).toHaveValue(`${defaultTemplates.out_for_delivery} – {zone}`);
      await expect(template).toBeFocused();
      await page.keyboard.press("ControlOrMeta+s");
      await expect(toast(page, say.toasts("settings-saved"))).toBeVisible();
      await page.goto(screen);
      await expect(template).toHaveValue(`${defaultTemplates.out_for_delivery} – {zone}`);

      await whenHydrated(page);
      await tabTo(page, page.getByRole("button", { name: t("reset"), exact: true }), { turn: "Shift+Tab" });
      await page.keyboard.press("Enter");
      await expect(template).toHaveValue(defaultTemplates.out_for_delivery);
      await page.keyboard.press("ControlOrMeta+s");
      await expect(toast(page, say.toasts("settings-saved"))).toBeVisible();

      await page.goto(screen);
      await whenHydrated(page);
      await tabTo(page, page.getByRole("link", { name: t("history.show"), exact: true }), { turn: "Shift+Tab" });
      await page.keyboard.press("Enter");
      await expect(page.locator("#history")).toContainText(phone.shown);
    });

    test("an e-mail is opened in the message centre as it was sent, and bars nobody", async ({ page }) => {
      await signInAs(page, "admin", "/admin/outbox?channel=email&state=sent&q=customer@demo.test");
      await tabTo(page, page.getByRole("table").getByRole("link").first());
      await page.keyboard.press("Enter");
      const email = page.frameLocator("iframe");
      await expect(email.getByText("Taaza Mandi", { exact: true })).toBeVisible();
      await expect(email.getByRole("link").first()).toHaveAttribute("href", /delivery-tracking/);
      await page.emulateMedia({ reducedMotion: "reduce" });
      expect(await findBarriers(page)).toEqual([]);
    });
  });

  test.describe(`without JavaScript (${lang})`, () => {
    test.use({ lang, javaScriptEnabled: false });

    test("the connection is checked, a test sent, a setting saved, and a failed message sent again", async ({ page, say }) => {
      const t = say.adminWhatsapp;
      const phone = newPhone();
      await signInAs(page, "admin", screen);
      await expect(sendTest(page, say)).toBeDisabled();
      await page.getByRole("link", { name: t("refresh"), exact: true }).click();
      await isConnected(page, say);
      await testPhone(page).fill("0301-23");
      await sendTest(page, say).click();
      await expect(page.getByText(/\((e\.g\.,|jaise) \+92/).first()).toBeVisible();
      await expect(testPhone(page)).toHaveValue("0301-23");
      await page.getByRole("link", { name: t("refresh"), exact: true }).click();
      await testPhone(page).fill(phone.typed);
      await sendTest(page, say).click();
      await expect(toast(page, say.toasts("whatsapp-test-sent"))).toBeVisible();
      expect(await receivedAt(page, phone.sent)).not.toBe("");

      const cap = page.locator("#editor-daily_cap");
      const before = await cap.inputValue();
      for (const value of ["997", before]) {
        await cap.fill(value);
        await save(page);
        await expect(toast(page, say.toasts("settings-saved"))).toBeVisible();
        await expect(cap).toHaveValue(value);
      }

      await page.goto("/admin/email/test");
      await page.getByLabel(say.adminEmail("test.subject"), { exact: true }).fill("Salam");
      await page
        .locator("[type=submit]")
        .filter({ hasText: say.adminEmail("test.send") })
        .click();
      await expect(page.getByText(say.fields("missing-email")).first()).toBeVisible();
      await expect(page.getByLabel(say.adminEmail("test.subject"), { exact: true })).toHaveValue("Salam");

      await page.getByLabel(say.adminEmail("test.to"), { exact: true }).fill("me@made.test");
      const mailServer = "Shop's mail server"; // its address leads nowhere, in the demo and everywhere else
      await page.getByLabel(say.adminEmail("test.configuration"), { exact: true }).selectOption({ label: mailServer });
      await page
        .locator("[type=submit]")
        .filter({ hasText: say.adminEmail("test.send") })
        .click();
      await expect(page.getByText(say.refusals("email.test-failed", { name: mailServer })).first()).toBeVisible();
      await expect(page.getByLabel(say.adminEmail("test.subject"), { exact: true })).toHaveValue("Salam");

      await page.goto("/admin/email?edit=3");
      const limit = page.getByLabel(say.adminEmail("field.daily_limit"), { exact: true });
      for (const value of ["180", "200"]) {
        await limit.fill(value);
        await save(page);
        await page.goto("/admin/email?edit=3");
        await expect(limit).toHaveValue(value);
      }

      await page.goto("/admin/outbox?channel=whatsapp&state=failed");
      await page.getByRole("table").getByRole("link").first().click();
      await page.getByRole("button", { name: say.adminOutbox("resend"), exact: true }).click();
      await expect(page.getByText(resentWords(say)).first()).toBeVisible();
    });
  });
}

test("what a customer writes stands in a conversation, and an order is made of it with its list read", async ({
  page,
  say,
  someoneElse,
}) => {
  const t = say.adminWhatsapp;
  const phone = newPhone();
  await signInAs(page, "admin", `${screen}?check=1`);
  await whenHydrated(page);
  await page.locator("#editor-incoming").check();
  await page.locator("#editor-incoming_secret").fill("a secret that only the gateway knows");
  await save(page);
  await expect(toast(page, say.toasts("settings-saved"))).toBeVisible();
  await page.goto(`${screen}?check=1`);
  await testPhone(page).fill(phone.typed);
  await sendTest(page, say).click();
  await expect(toast(page, say.toasts("whatsapp-test-sent"))).toBeVisible();

  const customer = await someoneElse();
  await customer.goto(`/demo/inbox?to=${encodeURIComponent(phone.sent)}`);
  await customer.getByText(say.demoInbox("reply", { phone: phone.sent }), { exact: true }).click();
  await customer.getByLabel(say.demoInbox("reply.message"), { exact: true }).fill("2 kg aloo\n1 kg pyaz");
  await customer.getByRole("button", { name: say.demoInbox("reply.send"), exact: true }).click();
  await expect(toast(customer, say.toasts("demo-reply-taken"))).toBeVisible();
  expect.soft(await findBarriers(customer)).toEqual([]);

  await page.getByRole("link", { name: t("conversations.open"), exact: true }).click();
  await page.getByRole("link", { name: phone.shown, exact: true }).click();
  await expect(page.locator("#conversation")).toContainText("2 kg aloo");
  expect.soft(await findBarriers(page)).toEqual([]);
  const [till] = await Promise.all([
    page.waitForEvent("popup"),
    page.getByRole("link", { name: t("conversation.order"), exact: true }).click(),
  ]);
  await expect(linesOf(till, say)).toHaveCount(2);
  await expect(linesOf(till, say).first()).toContainText("Potatoes");
  await expect(till.locator("[name=customer_phone]")).toHaveValue(phone.shown);
  await till.close();

  await page.goto(screen);
  await whenHydrated(page);
  await page.locator("#editor-incoming").uncheck();
  await save(page);
  await expect(toast(page, say.toasts("settings-saved"))).toBeVisible();
});
