import type { Page } from "@playwright/test";
import { langs } from "#app/i18n/lang.ts";
import { arriveAt } from "#tests/support/e2e/arrive.ts";
import { messagesIn, type SayMessage } from "#tests/support/e2e/messages.ts";
import { type Customer, createAccount, newCustomer, openHydrated, password, signInAs } from "#tests/support/e2e/people.ts";
import { listParts, receivedBy, waitForPart } from "#tests/support/e2e/received.ts";
import { openShopOf } from "#tests/support/e2e/shop-server.ts";
import { expect, test } from "#tests/support/e2e/test.ts";

const sixDigits = /\b\d{6}\b/;
const next = "Naya#Password2026";

/** Asks for a code to a phone number, and sets a new password by it. */
async function resetByPhone(page: Page, say: SayMessage, phone: string, shop?: string): Promise<void> {
  await page.goto("/forgot-password");
  const before = await listParts(phone, sixDigits, shop);
  await page.getByLabel(say.auth("email-or-phone"), { exact: true }).fill(phone);
  await page.getByRole("button", { name: say.auth("forgot.send") }).click();
  await expect(page.getByText(say.auth("reset.code-sent"))).toBeVisible();
  const code = await waitForPart(phone, sixDigits, { shop, before });
  await page.getByLabel(say.auth("reset.code"), { exact: true }).fill(code);
  await page.getByLabel(say.auth("reset.password"), { exact: true }).fill(next);
  await page.getByRole("button", { name: say.auth("reset.save") }).click();
  await arriveAt(page, /\/auth$/);
}

/** Tries to sign in, and reads whether it went. */
async function mayEnter(page: Page, say: SayMessage, who: string, typed: string): Promise<boolean> {
  await page.goto("/auth");
  await page.getByLabel(say.auth("email-or-phone"), { exact: true }).fill(who);
  await page.getByLabel(say.labels("password"), { exact: true }).fill(typed);
  await page.getByRole("button", { name: say.auth("sign-in"), exact: true }).click();
  const refused = page.getByText(say.refusals("sign-in.wrong"));
  const outcome = async () => {
    if (await refused.isVisible()) return "refused";
    return new URL(page.url()).pathname === "/auth" ? "" : "entered";
  };
  await expect.poll(outcome, { message: "signed in, or refused" }).not.toBe("");
  return (await outcome()) === "entered";
}

/** Changes phone and address in the form of the profile that is on the page, with a password typed where it is asked for. */
async function changeContacts(page: Page, say: SayMessage, to: Customer): Promise<void> {
  await openHydrated(page, "/profile");
  await page.getByLabel(say.labels("email"), { exact: true }).fill(to.email);
  await page.getByLabel(say.labels("phone"), { exact: true }).fill(to.phone);
  await page.getByRole("button", { name: say.profile("save"), exact: true }).click();
}

for (const lang of langs)
  test.describe(`in ${lang}`, () => {
    test.use({ lang });

    test("who registered somebody else's phone has no way in once its owner entered the code", async ({
      page,
      say,
      someoneElse,
    }) => {
      const thief = await someoneElse();
      const { phone, email } = await createAccount(thief);
      await resetByPhone(page, say, phone);

      await thief.goto("/profile");
      await expect(thief).toHaveURL(/\/auth\?/);
      expect(await mayEnter(thief, say, email, password)).toBe(false);
      await thief.goto("/forgot-password");
      await thief.getByLabel(say.auth("email-or-phone"), { exact: true }).fill(email);
      await thief.getByRole("button", { name: say.auth("forgot.send") }).click();
      await expect(thief.getByText(say.auth("forgot.sent"))).toBeVisible();
      await waitForPart(email, /\/profile/); // that the address was taken out has arrived, and nothing that leads in
      expect((await receivedBy(email)).filter((text) => text.includes("/reset-password"))).toEqual([]);
      expect(await mayEnter(page, say, phone, next)).toBe(true);
    });

    test("an open session changes neither phone nor e-mail without the password, and with it the owner takes both back", async ({
      page,
      say,
      someoneElse,
    }) => {
      const owner = await createAccount(page);
      const thiefs = newCustomer();
      await changeContacts(page, say, thiefs);
      await expect(page.getByText(say.refusals("password.needed"))).toBeVisible();
      const field = page.getByLabel(say.profile("password.current"), { exact: true });
      await field.fill("not this one at all");
      await page.getByRole("button", { name: say.profile("save"), exact: true }).click();
      await expect(page.getByText(say.refusals("password.wrong"))).toBeVisible();
      await expect(page.getByLabel(say.labels("email"), { exact: true })).toHaveValue(thiefs.email);

      await field.fill(password);
      await page.getByRole("button", { name: say.profile("save"), exact: true }).click();
      await expect(page.getByText(say.toasts("account-profile-saved")).first()).toBeVisible();
      const ownersBrowser = await someoneElse();
      const link = await waitForPart(owner.phone, /http\S+\/undo-change\S+/);
      await ownersBrowser.goto(new URL(link).pathname + new URL(link).search);
      await ownersBrowser.getByRole("button", { name: say.undoChange("do") }).click();
      await expect(ownersBrowser.getByText(say.undoChange("done"))).toBeVisible();
      await page.goto("/profile");
      await expect(page, "the thief is signed out").toHaveURL(/\/auth\?/);
      expect(await mayEnter(page, say, thiefs.phone, password)).toBe(false);
      await resetByPhone(ownersBrowser, say, owner.phone);
      expect(await mayEnter(ownersBrowser, say, owner.phone, next)).toBe(true);
    });

    test("a stolen invite is of no use, and its addressee joins once the address is confirmed", async ({
      page,
      say,
      someoneElse,
    }) => {
      const invited = await createAccount(page);
      const owner = await someoneElse();
      await signInAs(owner, "super", "/admin/team");
      const headers = { "Sec-Fetch-Site": "same-origin" };
      const form = { email: invited.email, role: "viewer" };
      expect((await owner.request.post("/admin/team/invite", { form, headers })).ok()).toBe(true);
      const link = new URL(await waitForPart(invited.email, /http\S+\/join-team\S+/));
      const invite = link.pathname + link.search;

      const thief = await someoneElse();
      await createAccount(thief);
      await thief.goto(invite);
      await expect(thief.getByText(say.refusals("team.invite-other-address"))).toBeVisible();
      await expect(thief.getByRole("button", { name: say.adminTeam("join.do") })).toHaveCount(0);

      await page.goto(invite);
      await expect(page.getByText(say.refusals("team.invite-unproved"))).toBeVisible();
      await page.getByRole("button", { name: say.adminTeam("join.confirm") }).click();
      await arriveAt(page, /\/profile$/);
      const proof = new URL(await waitForPart(invited.email, /http\S+\/confirm-email\S+/));
      await thief.goto(proof.pathname + proof.search);
      await expect(thief.getByText(say.refusals("email-proof.other-account"))).toBeVisible();
      await page.goto(proof.pathname + proof.search);
      await page.getByRole("button", { name: say.confirmEmail("do") }).click();
      await expect(page.getByText(say.toasts("email-proved")).first()).toBeVisible();
      await page.goto(invite);
      await page.getByRole("button", { name: say.adminTeam("join.do") }).click();
      await arriveAt(page, (url) => url.pathname !== "/join-team");
      await page.goto(invite);
      await expect(page.getByText(say.refusals("team.invite-over"))).toBeVisible();
    });
  });

test("requests of a stranger do not use up the codes of the owner's own browser, in both languages", async ({ browser }) => {
  const shop = await openShopOf({ log: "test-results/reset-flood.log", settings: { DEMO_LIMITS: "1" } });
  const contexts = await Promise.all([0, 1].map(() => browser.newContext({ baseURL: shop.url })));
  try {
    for (const lang of langs) {
      const say = messagesIn(lang);
      await Promise.all(contexts.map((context) => context.addCookies([{ name: "lang", value: lang, url: shop.url }])));
      const [owner, stranger] = (await Promise.all(contexts.map((context) => context.newPage()))) as [Page, Page];
      const { phone } = await createAccount(owner);
      await owner.context().clearCookies({ name: "session" });
      for (let asked = 0; asked < 5; asked++) {
        await stranger.goto("/forgot-password");
        await stranger.getByLabel(say.auth("email-or-phone"), { exact: true }).fill(phone);
        await stranger.getByRole("button", { name: say.auth("forgot.send") }).click();
        if (asked < 2) await expect(stranger.getByText(say.auth("reset.code-sent"))).toBeVisible();
        else await expect(stranger.getByText(say.refusals("reset.too-many", { time: "§" }).split("§")[0] ?? "")).toBeVisible();
      }
      const codes = async () => (await listParts(phone, sixDigits, shop.url)).length;
      await expect.poll(codes, { message: "both codes of the stranger have arrived" }).toBe(2);
      await resetByPhone(owner, say, phone, shop.url);
      expect(await mayEnter(owner, say, phone, next)).toBe(true);
      await owner.context().clearCookies({ name: "session" });
    }
  } finally {
    await Promise.all(contexts.map((context) => context.close()));
    await shop.close();
  }
});
