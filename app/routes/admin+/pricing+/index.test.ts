import { expect, test } from "vitest";
import { addressOfHash } from "#app/admin/page-address.ts";
import { rupees } from "#app/lib/money.ts";
import { db } from "#app/platform/db.server.ts";
import { makeProduct } from "#tests/fixtures/make-product.ts";
import { makeStaff } from "#tests/fixtures/make-staff.ts";
import { answerTo, post, shownFailure, shownToast } from "#tests/fixtures/request.ts";
import { openAdmin } from "#tests/support/admin-pages.tsx";
import { action as revert } from "./revert.ts";

const editor = await makeStaff("editor");
const viewer = await makeStaff("viewer");
const { id } = await makeProduct({ name: "Anar", price: rupees(300), costPrice: rupees(240) });
const priceNow = async () => (await db.product.findUniqueOrThrow({ where: { id } })).price;

test("A2.90 /admin#pricing shows cost, price, margin and a place for the new price", async () => {
  const { status, html } = await openAdmin(addressOfHash("#pricing") ?? "", editor);
  expect(status).toBe(200);
  for (const fact of ["Pricing", "Anar", "Rs. 240", "Rs. 300", "20%", `name="price_${id}"`]) expect(html).toContain(fact);
});

test("who may only view sees prices, no cost and no field", async () => {
  const { html } = await openAdmin("/admin/pricing", viewer);
  expect(html).toContain("Rs. 300");
  for (const hidden of ["Rs. 240", "price_", "Undo"]) expect(html).not.toContain(hidden);
});

test("a price below cost is kept back with a warning until the box is ticked, then saved and undone", async () => {
  const path = "/admin/pricing?index&q=anar";
  const typed = { [`price_${id}`]: "200", [`version_${id}`]: "1" };
  const warned = await openAdmin(path, { ...editor, form: typed });
  expect(warned.status).toBe(409);
  expect(warned.html).toContain("This would sell below cost.");
  expect(warned.html).toMatch(/value="200"/);
  expect(await priceNow()).toBe(rupees(300));

  const saved = await openAdmin(path, { ...editor, form: { ...typed, allow_below_cost: "on" } });
  expect([saved.status, saved.location, await priceNow()]).toEqual([302, "/admin/pricing?q=anar", rupees(200)]);
  const { html } = await openAdmin("/admin/pricing", editor);
  expect(html).toContain("Below cost: -20%");
  expect(html).toContain("Rs. 300 → Rs. 200");

  const change = /name="id" value="(\d+)"/.exec(html)?.[1] ?? "";
  const undo = async (who: { cookie: string }) =>
    answerTo(revert(post("/admin/pricing/revert", { id: change, return_to: "/admin/pricing?q=anar" }, who)));
  expect((await undo(viewer)).status).toBe(403);
  const undone = await undo(editor);
  expect([undone.location, await priceNow()]).toEqual(["/admin/pricing?q=anar", rupees(300)]);
  expect(shownToast(undone)).toBe("The price is as it was before.");
  expect(shownFailure(await undo(editor))).toBe("That price has changed again since. Nothing was undone.");
});

test("a sheet that is no form changes nothing", async () => {
  const { action } = await import("./index.tsx");
  const answer = await answerTo(action(post("/admin/pricing?index", "{}", editor)));
  expect([answer.status, shownToast(answer)]).toEqual([302, "The prices are saved."]);
  expect(await priceNow()).toBe(rupees(300));
});

test("prices from several pages of the sheet are saved together, as many as may be changed at once", async () => {
  const products = await Promise.all(Array.from({ length: 60 }, () => makeProduct()));
  const form = Object.fromEntries(
    products.flatMap(({ id }) => [
      [`price_${id}`, "175"],
      [`version_${id}`, "1"],
    ]),
  );
  expect((await openAdmin("/admin/pricing?index", { ...editor, form })).status).toBe(302);
  const saved = await db.product.count({ where: { id: { in: products.map(({ id }) => id) }, price: rupees(175) } });
  expect(saved).toBe(60);
});

test("a refused line is told with the version that is saved now, so that a second press saves it", async () => {
  const { id } = await makeProduct({ version: 3 });
  const form = { [`price_${id}`]: "180", [`version_${id}`]: "2" };
  const refused = await openAdmin("/admin/pricing?index&q=nothing", { ...editor, form });
  expect(refused.status).toBe(409);
  const { action } = await import("./index.tsx");
  const { body } = await answerTo(action(post("/admin/pricing?index", form, editor)));
  expect(body).toMatchObject({ report: { refused: [{ id, reason: "changed-meanwhile", savedVersion: 3 }] } });
  const again = await openAdmin("/admin/pricing?index", { ...editor, form: { ...form, [`version_${id}`]: "3" } });
  expect(again.status).toBe(302);
});
