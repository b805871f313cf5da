import { beforeEach, describe, expect, test } from "vitest";
import type { DeliveryZone } from "#app/generated/prisma/client.ts";
import { db } from "#app/platform/db.server.ts";
import { makeStaff } from "#tests/fixtures/make-staff.ts";
import { makeZone } from "#tests/fixtures/make-zone.ts";
import { returnedForm, shownToast } from "#tests/fixtures/request.ts";
import { resourceSection } from "#tests/fixtures/resource-section.ts";
import { openAdmin } from "#tests/support/admin-pages.tsx";
import { action as act, loader as download } from "./$.ts";
import { action, loader } from "./index.tsx";

const path = "/admin/delivery-zones";
const editor = await makeStaff("admin");
const section = resourceSection<DeliveryZone>({ path, loader, action, act, download }, editor);
const { open, save } = section;
const html = async (query = "") => (await openAdmin(path + query, editor)).html;
const saved = (name: string) => db.deliveryZone.findUniqueOrThrow({ where: { name } });

beforeEach(async () => {
  await db.deliveryZone.deleteMany();
  await db.deletedRow.deleteMany();
});

describe("amounts", () => {
  const readAs = async (typed: string) => {
    await db.deliveryZone.deleteMany();
    const answer = await save({ name: "Saddar", delivery_charge: typed, min_order_for_free_delivery: typed, is_active: "on" });
    const { deliveryCharge, minOrderForFreeDelivery } = (await db.deliveryZone.findFirst()) ?? {};
    return answer.location ? [deliveryCharge, minOrderForFreeDelivery] : Object.keys(returnedForm(answer).error);
  };

  test("B5.45 are numbers as people write them; what is no number is 0, as it is shown before", async () => {
    for (const typed of ["abc", "NaN", "—"]) expect([typed, await readAs(typed)]).toEqual([typed, [0, 0]]);
    for (const typed of ["200", "Rs. 200", "200.00", "200/-", "٢٠٠", "۲۰۰"])
      expect([typed, await readAs(typed)]).toEqual([typed, [200_00, 200_00]]);
    const answer = await openAdmin(`${path}?edit=new`, { ...editor, form: { name: "", delivery_charge: "abc" } });
    expect(answer.html).toMatch(/<p role="status"[^>]*>Customers read: <b>Delivery is free<\/b>/);
  });

  test.each([
    ["1,200", [1200_00, 1200_00]],
    ["1,20,000", [120_000_00, 120_000_00]],
    ["200.50", [200_50, 200_50]],
    ["", [200_00, 2000_00]],
    ["0", [0, 0]],
    ["-5", ["delivery_charge"]],
    ["1e9", ["delivery_charge", "min_order_for_free_delivery"]],
    ["21474836.48", ["delivery_charge", "min_order_for_free_delivery"]],
    ["12.345", ["delivery_charge", "min_order_for_free_delivery"]],
  ])("%j is %j", async (typed, expected) => {
    expect(await readAs(typed)).toEqual(expected);
  });

  test("a minus is refused only of a charge; below 0 delivery is never free", async () => {
    await save({ name: "Saddar", delivery_charge: "90", min_order_for_free_delivery: "-5", is_active: "on" });
    expect(await saved("Saddar")).toMatchObject({ deliveryCharge: 90_00, minOrderForFreeDelivery: -5_00 });
    expect(await html("?q=saddar")).toContain("Rs. 90 (No free delivery)");
  });

  test("the sentence that customers will read stands in the form", async () => {
    expect(await html("?edit=-3")).toMatch(/Customers read: <b><span>Rs. 200 \(Free above Rs. 2,000\)<\/span>/);
  });
});

describe("many zones", () => {
  const marked = async (names: readonly string[]) => {
    const { list } = await open();
    return (list?.rows ?? []).filter(({ name }) => names.includes(name));
  };
  const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => `id=${id}`).join("&");

  test("are given one charge together, those that are not set too", async () => {
    await makeZone();
    const names = ["Bosan Road", "Gulgasht Colony", "Saddar"];
    const rows = await marked(names);
    const asked = await html(`?bulk=delivery_charge&${idsOf(rows)}`);
    expect(asked).toMatch(/<input[^>]*name="value"[^>]*inputMode="decimal"|inputmode="decimal"[^>]*name="value"/i);
    const wrong = await open(`?bulk=delivery_charge&value=1e9&${idsOf(rows)}`);
    expect(wrong.bulk?.problem).toBe("Please enter an amount in rupees, like 250 or 249.50.");
    expect(await html(`?bulk=delivery_charge&value=1e9&${idsOf(rows)}`)).not.toContain("bulk/delivery_charge");
    const shown = await open(`?bulk=delivery_charge&value=175&${idsOf(rows)}`);
    expect(shown.bulk?.rows).toMatchObject([
      { name: "Bosan Road", before: "200", after: "175" },
      { name: "Gulgasht Colony", before: "100", after: "175" },
      { name: "Saddar", before: "200", after: "175" },
    ]);
    const form = new FormData();
    form.append("value", "175");
    for (const { id, version } of shown.bulk?.rows ?? []) {
      form.append("id", String(id));
      form.append("version", String(version));
    }
    expect(shownToast(await section.act("bulk/delivery_charge", form))).toBe("3 entries are changed.");
    const zones = await db.deliveryZone.findMany({ orderBy: { name: "asc" } });
    expect(zones.map(({ name, deliveryCharge }) => [name, deliveryCharge])).toEqual(names.map((name) => [name, 175_00]));
    expect(zones[0]).toMatchObject({ description: "Delivery zone for Bosan Road", minOrderForFreeDelivery: 2000_00 });
    expect((await open("?bulk=delete&id=-1")).bulk?.rows).toEqual([]);
  });

  test("go out as a file and come back by name or number, after a dry run", async () => {
    await makeZone({ aliases: ["gulgasht", "gul gasht"] });
    const file = await section.download();
    expect(file).toContain(
      "id,version,name,description,delivery_charge,min_order_for_free_delivery,rider_minutes,aliases,is_active",
    );
    expect(file).toContain('Gulgasht Colony,,100,1500,,"gulgasht, gul gasht",on');
    const lines = [
      "name,delivery_charge",
      "Gulgasht Colony,110",
      "Saddar,۹۰",
      "Basti Malook,300",
      "Saddar,95",
      "Model Town,1e9",
      "bosan road,90",
    ];
    const form = new FormData();
    form.append("file", new File([lines.join("\n")], "zones.csv", { type: "text/csv" }));
    const { location } = await section.act("import", form);
    const { imported } = await open(location?.replace(path, ""));
    expect(imported?.rows.map(({ name, change }) => [name, change])).toEqual([
      ["Gulgasht Colony", "change"],
      ["Saddar", "add"],
      ["Basti Malook", "add"],
      ["", "refuse"],
      ["", "refuse"],
      ["bosan road", "add"],
    ]);
    expect(await db.deliveryZone.count()).toBe(1);
  });

  test("of a file are saved as its dry run said", async () => {
    await makeZone();
    const form = new FormData();
    form.append("file", new File(["name,delivery_charge\nGulgasht Colony,110\nSaddar,90"], "zones.csv", { type: "text/csv" }));
    const { location } = await section.act("import", form);
    const id = new URL(`http://shop.test${location}`).searchParams.get("import");
    expect(shownToast(await section.act(`import/${id}/apply`))).toBe("1 added, 1 changed, 0 left out.");
    expect(await saved("Saddar")).toMatchObject({ deliveryCharge: 90_00, description: "Delivery zone for Saddar" });
    expect((await saved("Gulgasht Colony")).deliveryCharge).toBe(110_00);
  });
});
