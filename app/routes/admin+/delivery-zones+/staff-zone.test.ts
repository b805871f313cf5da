import { beforeEach, expect, test } from "vitest";
import { findStaffZone } from "#app/domain/delivery/zones.server.ts";
import type { DeliveryZone } from "#app/generated/prisma/client.ts";
import { db } from "#app/platform/db.server.ts";
import { makeStaff } from "#tests/fixtures/make-staff.ts";
import { makeZone } from "#tests/fixtures/make-zone.ts";
import { returnedForm, shownFailure } from "#tests/fixtures/request.ts";
import { resourceSection } from "#tests/fixtures/resource-section.ts";
import { runs } from "#tests/fixtures/runs.ts";
import { openAdmin } from "#tests/support/admin-pages.tsx";
import { action as act, loader as download } from "./$.ts";
import { action, loader } from "./index.tsx";

const path = "/admin/delivery-zones";
const staff = await makeStaff("admin");
const section = resourceSection<DeliveryZone>({ path, loader, action, act, download }, staff);
const { save, formOf, act: post } = section;
const refusal = "Orders that staff write begin with this area. Open it and choose another one for them first.";
const zones = async () =>
  (await db.deliveryZone.findMany({ orderBy: { id: "asc" } })).map(({ name, isActive, staffDefault }) =>
    [name, isActive ? "" : "off", staffDefault ? "default" : ""].filter(Boolean).join(" "),
  );
/** The zone's form with its tick taken off, and with another zone for orders of staff if one is chosen. */
async function switchedOff(id: number, heir?: number) {
  const { is_active: _, ...form } = await formOf(id, heir ? { default_zone: String(heir) } : {});
  return form;
}

let first: DeliveryZone;
let second: DeliveryZone;

beforeEach(async () => {
  await db.deliveryZone.deleteMany();
  first = await makeZone({ staffDefault: true });
  second = await makeZone({ name: "Bosan Road" });
});

test("a new order of staff begins with the zone that is marked for it, and with the first one served where none is", async () => {
  await db.deliveryZone.update({ where: { id: first.id }, data: { staffDefault: false } });
  expect(await findStaffZone()).toBe("Gulgasht Colony");
  await db.deliveryZone.update({ where: { id: second.id }, data: { staffDefault: true } });
  expect(await findStaffZone()).toBe("Bosan Road");
  expect((await openAdmin("/admin/orders/create", staff)).html).toMatch(
    /<option[^>]*selected=""[^>]*>Bosan Road|value="Bosan Road" selected/,
  );
});

test("switching that zone off asks for another one, and what was typed stays", async () => {
  const answer = await save({ ...(await switchedOff(first.id)), description: "By the canal" });
  expect([answer.status, returnedForm(answer).error]).toEqual([409, { is_active: [refusal] }]);
  expect(returnedForm(answer).initialValue).toMatchObject({ description: "By the canal" });
  const { html } = await openAdmin(`${path}?edit=${first.id}`, staff);
  expect(html).toMatch(
    /Orders that staff write begin with<\/label><select[^>]*name="default_zone".*This area<\/option>.*>Bosan Road</s,
  );
  expect((await openAdmin(`${path}?edit=${second.id}`, staff)).html).not.toContain('name="default_zone"');
  expect(await zones()).toEqual(["Gulgasht Colony default", "Bosan Road"]);
});

test("with another one chosen it is switched off, and orders of staff begin with that one; both histories say so", async () => {
  expect((await save(await switchedOff(first.id, second.id))).location).toBe(path);
  expect(await zones()).toEqual(["Gulgasht Colony off", "Bosan Road default"]);
  expect(await findStaffZone()).toBe("Bosan Road");
  const { history } = await section.open(`?history=${second.id}`);
  expect(history?.entries[0]?.changes).toEqual([{ field: "staffDefault", before: false, after: true }]);
});

test("while none is marked it is zone 1, which is guarded as well", async () => {
  await db.deliveryZone.updateMany({ data: { staffDefault: false } });
  await db.deliveryZone.update({ where: { id: second.id }, data: { id: 1 } });
  expect(await findStaffZone()).toBe("Bosan Road");
  expect(shownFailure(await post("1/deactivate"))).toBe(refusal);
  expect((await save(await switchedOff(1, first.id))).location).toBe(path);
  expect(await zones()).toEqual(["Bosan Road off", "Gulgasht Colony default"]);
});

test("another one can be chosen for orders of staff while the zone stays as it is", async () => {
  await save(await formOf(first.id, { default_zone: String(second.id) }));
  expect(await zones()).toEqual(["Gulgasht Colony", "Bosan Road default"]);
});

test("one that is off, not there or the same cannot take its place, and then nothing is saved", async () => {
  await db.deliveryZone.update({ where: { id: second.id }, data: { isActive: false } });
  for (const heir of [second.id, first.id, 999_999_999]) {
    const answer = await save(await switchedOff(first.id, heir));
    expect(returnedForm(answer).error).toEqual({
      default_zone: ["Orders of staff can begin only with another area that is set and active."],
    });
  }
  expect(await zones()).toEqual(["Gulgasht Colony default", "Bosan Road off"]);
});

test("by its menu, many at once, a file or the bin it is neither switched off nor deleted", async () => {
  const { id, version } = first;
  const marks = { id: String(id), version: String(version) };
  expect(shownFailure(await post(`${id}/deactivate`))).toBe(refusal);
  expect(shownFailure(await post("bulk/is_active", { ...marks, value: "off" }))).toContain("Done for 0 of 1.");
  expect(shownFailure(await post(`${id}/delete`, marks))).toBe(refusal);
  expect(shownFailure(await post("bulk/delete", marks))).toContain("Done for 0 of 1.");
  const form = new FormData();
  form.append("file", new File(["name,is_active\nGulgasht Colony,off"], "zones.csv", { type: "text/csv" }));
  const { location } = await post("import", form);
  const run = new URL(`http://shop.test${location}`).searchParams.get("import");
  expect(shownFailure(await post(`import/${run}/apply`))).toBe(refusal);
  expect(await zones()).toEqual(["Gulgasht Colony default", "Bosan Road"]);
});

test("switched off by one while another lets orders of staff begin with it: never both", async () => {
  for (let round = 0; round < runs(25); round++) {
    await db.deliveryZone.updateMany({ data: { isActive: true, staffDefault: false } });
    await db.deliveryZone.update({ where: { id: first.id }, data: { staffDefault: true } });
    const withOther = await formOf(first.id, { default_zone: String(second.id) });
    await Promise.all([save(withOther), post(`${second.id}/deactivate`)]);
    expect(["Gulgasht Colony default,Bosan Road off", "Gulgasht Colony,Bosan Road default"]).toContain(String(await zones()));
  }
});
