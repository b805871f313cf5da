import { expect, test } from "vitest";
import { db } from "#app/platform/db.server.ts";
import { makeCategory } from "#tests/fixtures/make-category.ts";
import { makeProduct } from "#tests/fixtures/make-product.ts";
import { makeStaff } from "#tests/fixtures/make-staff.ts";
import { answerTo, post } from "#tests/fixtures/request.ts";
import { openAdmin } from "#tests/support/admin-pages.tsx";
import { action } from "./import.tsx";

const editor = await makeStaff("editor");
await makeCategory({ name: "Dukan" });

async function bringIn(lines: string[]): Promise<{ html: string; location: string }> {
  const form = new FormData();
  form.set("file", new File([lines.join("\n")], "products.csv", { type: "text/csv" }));
  const { location } = await answerTo(action(post("/admin/products/import", form, editor)));
  return { html: (await openAdmin(location!, editor)).html.replace(/<!-- -->/g, ""), location: location! };
}

test("a picture of another site in another shop's file is left out and said, and the product comes in", async () => {
  const { html, location } = await bringIn([
    "name,price,category,image",
    "Lal Sharbat,450,Dukan,https://cdn.test/1.jpg",
    "Shehad,900,Dukan,/uploads/products/a.jpg",
  ]);
  expect(html).toContain("1 picture is of another site and is left out");
  expect(html).toContain("Wrong rows</dt><dd>0<");
  await openAdmin(location, { ...editor, form: {} });
  const pictures = await db.product.findMany({ where: { name: { in: ["Lal Sharbat", "Shehad"] } }, orderBy: { name: "asc" } });
  expect(pictures.map(({ imageUrl }) => imageUrl)).toEqual([null, "/uploads/products/a.jpg"]);
});

test("in a file of this shop it is refused in its own sentence, but for one that stood there already", async () => {
  const old = await makeProduct({ name: "Old", imageUrl: "https://cdn.test/old.jpg" });
  const other = await makeProduct({ name: "Other" });
  const { html } = await bringIn([
    "id,name,price,image_url,version",
    `${old.id},Old,77,https://cdn.test/old.jpg,${old.version}`,
    `${other.id},Other,77,HTTPS://cdn.test/new.jpg,${other.version}`,
  ]);
  expect(html).toContain("Wrong rows</dt><dd>1<");
  expect(html).toContain("This picture is of another site, and the shop shows its own only.");
  expect(html).not.toContain("left out: no page");
});
