import type { Page } from "@playwright/test";
import { signInAs } from "#tests/support/e2e/people.ts";
import { openShopOf } from "#tests/support/e2e/shop-server.ts";
import { expect, test } from "#tests/support/e2e/test.ts";

// a shop of its own: in the shared one other journeys wait for messages of the gateway that is signed out here
let shop: Awaited<ReturnType<typeof openShopOf>>;
test.beforeAll(async () => {
  shop = await openShopOf({ log: "test-results/whatsapp-connection.log" });
});
test.afterAll(() => shop.close());

/** Switches how the demo's gateway behaves. */
async function switchGateway(page: Page, gateway: "scan" | "well"): Promise<void> {
  const form = { gateway, mail: "well", not_on_whatsapp: "" };
  await page.request.post("/demo/inbox", { form, headers: { Origin: shop.url } });
}

test("a signed-out session is shown with what to do and its code, which is renewed every 20 seconds until it is scanned", async ({
  browser,
  say,
}) => {
  const context = await browser.newContext({ baseURL: shop.url });
  const page = await context.newPage();
  const t = say.adminWhatsapp;
  await page.clock.install();
  await signInAs(page, "admin", "/admin/help");
  await switchGateway(page, "scan");
  await page.goto("/admin/whatsapp");
  await expect(page.getByRole("status").filter({ hasText: t("state.disconnected") })).toBeVisible();
  const issue = page.getByRole("region", { name: t("issue"), exact: true });
  for (const name of ["url", "service", "credential", "session"] as const) await expect(issue).toContainText(t(`check.${name}`));
  await expect(issue).toContainText(t("check.session.do"));

  await issue.getByRole("button", { name: t("qr.show"), exact: true }).click();
  const code = issue.getByRole("img", { name: t("qr.alt"), exact: true });
  const drawn = () => code.evaluate((picture: HTMLImageElement) => (picture.complete ? picture.naturalWidth : 0));
  await expect.poll(drawn).toBeGreaterThan(0);
  const first = await code.getAttribute("src");
  const renewed = page.waitForResponse((answer) => answer.url().includes("/admin/whatsapp/qr") && answer.ok());
  await page.clock.fastForward(20_000);
  await renewed;
  expect(await code.getAttribute("src")).not.toBe(first);
  await expect.poll(drawn).toBeGreaterThan(0);

  await switchGateway(page, "well");
  await page.getByRole("link", { name: t("refresh"), exact: true }).click();
  await expect(page.getByRole("status").filter({ hasText: t("state.connected") })).toBeVisible();
  await expect(issue).toBeHidden();
  await context.close();
});
