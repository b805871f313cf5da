import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type OfflineOrders, offlineOrders } from "#app/contract/offline-orders.ts";
import { buy } from "#tests/support/e2e/counter.ts";
import { findAtDesk } from "#tests/support/e2e/desk.ts";
import { createAccount, signInAs } from "#tests/support/e2e/people.ts";
import { type MainSide, runningPreload } from "#tests/support/e2e/pretend-electron.ts";
import { tea } from "#tests/support/e2e/products.ts";
import { expect, test } from "#tests/support/e2e/test.ts";
import { bundlePreloads } from "../../../desktop/bundle.ts";

declare const window: { mainSide: MainSide };

const folder = mkdtempSync(join(tmpdir(), "taaza-kept-"));
test.beforeAll(() => bundlePreloads(folder));

test("the window is left the orders on the screen, as they are now, for its page without a shop", async ({
  page,
  say,
  someoneElse,
}) => {
  const customer = await someoneElse();
  await createAccount(customer);
  const order = await buy(customer, say, tea.name);

  await page.addInitScript(runningPreload(readFileSync(join(folder, "preload-shop.cjs"), "utf8")));
  const kept = async (): Promise<OfflineOrders | null> => {
    const asked = await page.evaluate(() => window.mainSide.asked.filter(([name]) => name === "taaza:keep-list").at(-1)?.[1]);
    return asked ? offlineOrders.parse(asked) : null;
  };
  await signInAs(page, "admin");
  const shown = () => page.getByRole("main").getByRole("article").count();
  await expect.poll(async () => ((await kept())?.rows.length ?? -1) - (await shown())).toBe(0);

  const card = await findAtDesk(page, say, order);
  await expect.poll(async () => (await kept())?.rows.map(([number]) => number)).toEqual([order.number]);
  const status = say.parts("status.confirmed");
  await card.getByRole("button", { name: say.adminOrders("move.next", { number: order.number.slice(1), status }) }).click();
  await expect(card).toContainText(status);
  await expect.poll(async () => (await kept())?.rows[0]).toEqual(expect.arrayContaining([order.number, status, order.total]));

  await page.getByLabel(say.adminOrders("filter.search"), { exact: true }).fill("nobody is called so");
  await page.keyboard.press("Enter");
  await expect(page.getByText(say.adminOrders("empty.filtered"))).toBeVisible();
  expect((await kept())?.rows[0]?.[0]).toBe(order.number);
});
