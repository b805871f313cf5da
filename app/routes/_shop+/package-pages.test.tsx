import { expect, test } from "vitest";
import { rupees } from "#app/lib/money.ts";
import { db } from "#app/platform/db.server.ts";
import { makeCustomPackage } from "#tests/fixtures/make-custom-package.ts";
import { makePackage } from "#tests/fixtures/make-package.ts";
import { makeProduct } from "#tests/fixtures/make-product.ts";
import { makeUser } from "#tests/fixtures/make-user.ts";
import { signIn } from "#tests/fixtures/sign-in.ts";
import { pagesOf, routeAt } from "#tests/support/pages-of.tsx";
import * as builder from "./custom-package.tsx";
import * as editor from "./edit-custom-package.$id.tsx";
import * as details from "./package.$id.tsx";
import * as list from "./packages.tsx";

const open = pagesOf([
  routeAt("/packages", list),
  routeAt("/package/:id", details),
  routeAt("/custom-package", builder),
  routeAt("/edit-custom-package/:id", editor),
]);

async function read(path: string, visit: { cookie?: string; form?: string[][] } = {}): Promise<string> {
  const { status, location, html } = await open(path, visit);
  return location ? `${status} ${location}` : html.replaceAll("&amp;", "&");
}

/** The address that a button of the builder leads to, from the fields of its form. */
function pressed(html: string, label: string): string {
  const [button = ""] = new RegExp(`<button[^>]*aria-label="${label}"[^>]*>`).exec(html) ?? [];
  expect(button).toMatch(/formmethod="get"[^>]*formnovalidate/i);
  const params = new URLSearchParams(fieldsOf(html));
  params.append(attribute(button, "name"), attribute(button, "value"));
  return `${attribute(button, "formAction") || attribute(button, "formaction")}?${params}`;
}

const attribute = (tag: string, name: string) => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? "";

const fieldsOf = (html: string): string[][] =>
  [...html.matchAll(/<input[^>]*>/g)].map(([tag]) => [attribute(tag, "name"), attribute(tag, "value")]);

test("A2.23 a package is built and kept without JavaScript", async () => {
  const { id: userId, role } = await makeUser();
  const cookie = await signIn({ id: userId, role });
  const [mangoes, rice] = [await makeProduct({ name: "Chaunsa Mangoes" }), await makeProduct({ name: "Sella Rice" })];
  const first = pressed(await read("/custom-package?name=Eid&search=chaunsa"), "Add Chaunsa Mangoes");
  const second = pressed(await read(first.replace("search=chaunsa", "search=sella")), "Add Sella Rice");
  const html = await read(second, { cookie });
  expect(html).toContain("2 products");
  expect(await read(attribute(html, "action"), { cookie, form: fieldsOf(html) })).toMatch(/^302 \/edit-custom-package\/\d+$/);
  expect(await db.customPackage.findMany({ where: { userId }, include: { items: true } })).toMatchObject([
    { name: "Eid", duration: 7, items: [{ productId: mangoes.id }, { productId: rice.id }] },
  ]);
  expect(await read(pressed(html, "Take out Sella Rice"))).toContain("1 product<");
});

test("A5.02 a visitor reads 'User must be logged in', and signing in leads back to the same draft", async () => {
  const { id } = await makeProduct();
  const path = `/custom-package?name=Eid&duration=7&product_id=${id}&quantity=2`;
  const form = [
    ["name", "Eid ul Fitr"],
    ["duration", "7"],
    ["product_id", String(id)],
    ["quantity", "5"],
  ];
  const html = await read(path, { form });
  expect(html).toContain("User must be logged in");
  expect(html).toMatch(/<input[^>]*value="Eid ul Fitr"/);
  const back = `/custom-package?name=Eid+ul+Fitr&duration=7&product_id=${id}&quantity=5`;
  expect(html).toContain(`href="/auth?return_to=${encodeURIComponent(back)}"`);
});

test("what is wrong stands at its field, and what was typed stays", async () => {
  const { id: userId, role } = await makeUser();
  const { id } = await makeProduct();
  const form = [
    ["name", ""],
    ["duration", "7"],
    ["product_id", String(id)],
    ["quantity", "0"],
  ];
  const html = await read(`/custom-package?name=&product_id=${id}&quantity=1`, {
    form,
    cookie: await signIn({ id: userId, role }),
  });
  expect(html).toMatch(/id="name-error".*Please fill this in/);
  expect(html).toContain("Please enter 1 or more");
});

test("a package's page leads to its products, and tells what is saved against their single prices", async () => {
  const rice = await makeProduct({ name: "Sella Rice", price: rupees(700) });
  const gone = await makeProduct({ name: "Old Soap", price: rupees(100), status: "archived" });
  const { id } = await makePackage([{ product: rice, quantity: 2 }]);
  const html = await read(`/package/${id}`);
  expect(html).toContain(`<a href="/product/${rice.id}">Sella Rice</a>`);
  for (const text of ["You save Rs. 400", "2 × 1 kg", "Rs. 1,400", `name="package_id" value="${id}"`])
    expect(html).toContain(text);
  const soldOut = await read(`/package/${(await makePackage([{ product: gone, quantity: 1 }])).id}`);
  expect(soldOut).toContain("Sold out");
  expect(soldOut).not.toContain(`/product/${gone.id}`);
});

test("one's own packages can be ordered, changed and deleted, deleting only once that is confirmed; an empty one can't be ordered", async () => {
  const { id: userId, role } = await makeUser();
  const cookie = await signIn({ id: userId, role });
  const { id } = await makeCustomPackage(userId, [{ product: await makeProduct(), quantity: 1 }], "<b>Rashan</b>");
  for (const path of ["/packages", `/edit-custom-package/${id}`]) {
    const html = await read(path, { cookie });
    expect(html).toContain(`action="/edit-custom-package/${id}/order"`);
    expect(html).toMatch(new RegExp(`<details[^>]*>.*action="/edit-custom-package/${id}/delete".*</details>`));
    expect(html).not.toContain("<b>Rashan");
  }
  const empty = await makeCustomPackage(userId);
  expect(await read(`/edit-custom-package/${empty.id}`, { cookie })).not.toContain("/order");
  expect(await read(`/edit-custom-package/${id}?name=Other`, { cookie })).not.toContain("/order");
});

test("a package in which nothing is yet is neither listed nor found", async () => {
  const empty = await makePackage([]);
  expect(await read("/packages")).not.toContain(empty.name);
  expect((await open(`/package/${empty.id}`)).status).toBe(404);
});
