import { expect, test } from "vitest";
import { rupees } from "#app/lib/money.ts";
import { db } from "#app/platform/db.server.ts";
import { makeProduct } from "#tests/fixtures/make-product.ts";
import { makeStaff } from "#tests/fixtures/make-staff.ts";
import { answerTo, post, returnedForm, visit } from "#tests/fixtures/request.ts";
import { openAdmin } from "#tests/support/admin-pages.tsx";
import { action } from "./import.tsx";
import { loader as errorFile } from "./import_.$importId_.errors[.]csv.ts";
import { loader as progress } from "./import_.$importId_.progress.ts";

const editor = await makeStaff("editor");
const other = await makeStaff("admin");
const viewer = await makeStaff("viewer");
const product = await makeProduct({ name: "Gajar" });

function upload(text: string, who = editor) {
  const form = new FormData();
  form.set("file", new File([text], "prices.csv", { type: "text/csv" }));
  return answerTo(action(post("/admin/products/import", form, who)));
}

const file = `no,rate\n${product.id},175\n999999,5`;

test("a file is read, tried out by its columns, and applied when that is wanted", async () => {
  const { location } = await upload(file);
  expect(location).toMatch(/^\/admin\/products\/import\/\d+$/);
  const path = `${location}?map=id&map=price`;
  const { html } = await openAdmin(path, editor);
  expect(html).toContain("prices.csv: 2 rows");
  expect(html).toContain("There is no product 999999.");
  expect(html).toContain("Apply 1 row");

  const refused = await openAdmin(path, { ...editor, form: { any: "" } });
  expect([refused.status, refused.html.includes("nothing was changed")]).toEqual([409, true]);
  expect((await db.product.findUniqueOrThrow({ where: { id: product.id } })).price).toBe(rupees(150));

  const applied = await openAdmin(path, { ...editor, form: { leave_out: "on" } });
  expect([applied.status, applied.location]).toEqual([302, location]);
  expect((await db.product.findUniqueOrThrow({ where: { id: product.id } })).price).toBe(rupees(175));
  expect((await openAdmin(location!, editor)).html).toContain("The file is applied.");
  const params = { importId: location!.split("/").at(-1)! };
  const wrong = (await errorFile(visit(`${location}/errors.csv`, { ...editor, params }))) as Response;
  expect(await wrong.text()).toContain("999999,5,3,Product number: There is no product 999999.");
  expect((await answerTo(progress(visit(`${location}/progress`, { ...editor, params })))).body).toEqual({ progress: null });
});

test("a file is seen by the one who sent it alone", async () => {
  const { location } = await upload(file);
  expect((await openAdmin(location!, editor)).status).toBe(200);
  expect((await openAdmin(location!, other)).status).toBe(404);
  expect((await openAdmin(`${location}?map=id`, { ...other, form: { leave_out: "on" } })).status).toBe(404);
});

test("a bad file, and none, are refused at the field", async () => {
  const bad = await upload("id,price\n1,\u0000");
  expect([bad.status, returnedForm(bad).error.file?.[0]]).toEqual([422, expect.stringContaining("no text")]);
  const none = await answerTo(action(post("/admin/products/import", new FormData(), editor)));
  expect([none.status, Object.keys(returnedForm(none).error)]).toEqual([400, ["file"]]);
});

test("a viewer can bring nothing in", async () => {
  expect((await upload(file, viewer)).status).toBe(403);
  expect((await openAdmin("/admin/products/import", viewer)).html).not.toContain('type="file"');
});
