import { beforeEach, expect, test } from "vitest";
import { db } from "#app/platform/db.server.ts";
import { makeCategory } from "#tests/fixtures/make-category.ts";
import { makeProduct } from "#tests/fixtures/make-product.ts";
import { makeStaff } from "#tests/fixtures/make-staff.ts";
import { makeZone } from "#tests/fixtures/make-zone.ts";
import { answerTo, post, shownToast } from "#tests/fixtures/request.ts";
import { setPayees } from "#tests/fixtures/set-payees.ts";
import { openAdmin } from "#tests/support/admin-pages.tsx";
import { action as dismiss } from "./dismiss-guide.ts";

const owner = await makeStaff("super_admin");

beforeEach(async () => {
  await db.$transaction([
    db.setting.deleteMany(),
    db.product.deleteMany(),
    db.subcategory.deleteMany(),
    db.category.deleteMany(),
    db.deliveryZone.deleteMany(),
    db.teamInvite.deleteMany(),
  ]);
  await db.user.updateMany({ where: { id: { not: owner.id } }, data: { role: null } });
});

/** The steps on the dashboard, in their order, with where each leads; null for one that is done. */
async function stepsOf({ cookie } = owner) {
  const { html } = await openAdmin("/admin/dashboard", { cookie });
  return [...html.matchAll(/<li data-step="(\w+)">(.*?)<\/li>/g)].map(([, kind, step]) => [
    kind,
    /href="([^"]*)"/.exec(step ?? "")?.[1] ?? null,
  ]);
}

test("the owner of a new shop is led through its details, payees, categories, products, delivery areas and staff", async () => {
  expect(await stepsOf()).toEqual([
    ["shop", "/admin/settings/general"],
    ["payees", "/admin/settings/payments"],
    ["categories", "/admin/categories"],
    ["products", "/admin/products/new"],
    ["zones", "/admin/delivery-zones"],
    ["staff", "/admin/team"],
  ]);
  const { html } = await openAdmin("/admin/dashboard", owner);
  expect(html).toContain("0 of 6 steps are done.");
  expect((await openAdmin("/admin/dashboard", { ...owner, lang: "ur" })).html).toContain("6 mein se 0 kaam ho gaye.");
});

test("each step is done as soon as the shop has what it asks for, and after the last the guide is gone", async () => {
  const open = async () => (await stepsOf()).filter(([, href]) => href !== null).map(([kind]) => kind);
  await db.setting.create({ data: { key: "shop", value: { phone: "061-1234567", address: "Gulgasht Market" } } });
  expect(await open()).toEqual(["payees", "categories", "products", "zones", "staff"]);
  await setPayees({ jazzcash: {} });
  await db.user.updateMany({ where: { id: { not: owner.id } }, data: { role: null } });
  expect(await open()).toEqual(["categories", "products", "zones", "staff"]);
  await makeCategory();
  expect(await open()).toEqual(["products", "zones", "staff"]);
  await makeProduct();
  await makeZone();
  expect(await open()).toEqual(["staff"]);
  await makeStaff("viewer");
  expect(await stepsOf()).toEqual([]);
});

test("an invite on its way counts as staff, one that ran out does not", async () => {
  const invite = { role: "viewer" as const, invitedById: owner.id };
  await db.teamInvite.create({ data: { ...invite, tokenHash: new Uint8Array(32).fill(1), expiresAt: new Date(0) } });
  expect((await stepsOf()).at(-1)).toEqual(["staff", "/admin/team"]);
  await db.teamInvite.create({
    data: { ...invite, tokenHash: new Uint8Array(32).fill(2), expiresAt: new Date(Date.now() + 60_000) },
  });
  expect((await stepsOf()).at(-1)).toEqual(["staff", null]);
});

test("the guide is dismissed for good by one press, which is on record once", async () => {
  const press = () => answerTo(dismiss(post("/admin/dashboard/dismiss-guide", {}, owner)));
  const answer = await press();
  expect([answer.location, shownToast(answer)]).toEqual([
    "/admin/dashboard",
    "The guide is put away. The help of the dashboard has its steps.",
  ]);
  await press();
  expect(await stepsOf()).toEqual([]);
  expect(await db.auditEntry.count({ where: { entity: "setting", entityId: "setup_guide" } })).toBe(1);
});

test("only who may edit the settings is shown the guide", async () => {
  expect(await stepsOf(await makeStaff("editor"))).toEqual([]);
  expect(await stepsOf(await makeStaff("viewer"))).toEqual([]);
  expect((await stepsOf(await makeStaff("admin"))).length).toBe(6);
});
