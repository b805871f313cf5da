import { beforeEach, expect, test } from "vitest";
import { db } from "#app/platform/db.server.ts";
import { makeCategory } from "#tests/fixtures/make-category.ts";
import { makeStaff } from "#tests/fixtures/make-staff.ts";
import { productFiles } from "#tests/fixtures/product-files.ts";
import { answerTo, post } from "#tests/fixtures/request.ts";
import { openAdmin } from "#tests/support/admin-pages.tsx";
import { action } from "./import.tsx";

const editor = await makeStaff("editor");
await makeCategory({ name: "Dukan" });

beforeEach(() => db.product.updateMany({ data: { status: "archived", barcode: null } }));

test.each(productFiles)("$kind", async ({ bytes, creates, refused = 0 }) => {
  const form = new FormData();
  form.set("file", new File([bytes as BlobPart], "products.csv", { type: "text/csv" }));
  const { status, location } = await answerTo(action(post("/admin/products/import", form, editor)));
  expect(status).toBe(302);
  const { html } = await openAdmin(location!, editor);
  const wrong = /Wrong rows<\/dt><dd>(\d+)</.exec(html)?.[1];
  expect(Number(wrong)).toBe(refused);
  await openAdmin(location!, { ...editor, form: { leave_out: "on", text_right: "on" } });
  const added = await db.product.findMany({ where: { status: { not: "archived" } } });
  expect(added.map(({ name }) => name).sort()).toEqual(Object.keys(creates).sort());
  for (const product of added) expect(product).toMatchObject(creates[product.name]!);
});
