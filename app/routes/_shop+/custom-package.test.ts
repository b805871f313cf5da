import { describe, expect, test } from "vitest";
import type { BuilderView } from "#app/domain/packages/draft.ts";
import { maxPackages } from "#app/domain/packages/list-custom-packages.server.ts";
import { rupees } from "#app/lib/money.ts";
import { db } from "#app/platform/db.server.ts";
import { hostileCases } from "#tests/fixtures/hostile.ts";
import { makeProduct } from "#tests/fixtures/make-product.ts";
import { makeUser } from "#tests/fixtures/make-user.ts";
import { answerTo, post, returnedForm, shownToast, visit } from "#tests/fixtures/request.ts";
import { signIn } from "#tests/fixtures/sign-in.ts";
import { fixedWorksIn } from "#tests/fixtures/work-of.ts";
import { pagesOf, routeAt } from "#tests/support/pages-of.tsx";
import * as route from "./custom-package.tsx";

const { action, loader, meta } = route;
const openPage = pagesOf([routeAt("custom-package", route)]);

const open = async (query: string | string[][] = "") =>
  (await answerTo(loader(visit(`/custom-package?${new URLSearchParams(query)}`)))).body as { view: BuilderView };

/** Posts the builder's form: each line has a product and a quantity. */
function save(cookie: string | undefined, fields: string[][]) {
  const form = new FormData();
  for (const [name = "", value = ""] of fields) form.append(name, value);
  return answerTo(action(post("/custom-package", form, cookie ? { cookie } : {})));
}

const line = ({ id }: { id: number }, quantity: number | string = 1) => [
  ["product_id", String(id)],
  ["quantity", String(quantity)],
];

async function customer() {
  const user = await makeUser();
  return { userId: user.id, cookie: await signIn(user) };
}

const kept = (userId: number) =>
  db.customPackage.findMany({ where: { userId }, include: { items: true }, orderBy: { id: "asc" } });

test("the builder says of itself what staff wrote about it, and has one address however far a draft has come", async () => {
  const record = { pageId: "custom-package", pageName: "Build your own", pageType: "page" as const, metaTitle: "Apna package" };
  await db.seoRecord.create({ data: record });
  const { body: data } = await answerTo(loader(visit("/custom-package?name=Eid&search=chaunsa")));
  const said = meta({ data, matches: [] } as unknown as Parameters<typeof meta>[0]);
  expect(said).toContainEqual({ title: "Apna package" });
  expect(said).toContainEqual({ tagName: "link", rel: "canonical", href: "http://shop.test/custom-package" });
});

describe("a package is built", () => {
  test("A2.23 from what the shop's search finds, without JavaScript: every press is an address with the draft in it", async () => {
    const mangoes = await makeProduct({ name: "Chaunsa Mangoes", price: rupees(250) });
    const rice = await makeProduct({ price: rupees(700) });
    const { view: found } = await open([["name", "Eid"], ["duration", "3"], ["search", "chaunsa"], ...line(rice, 2)]);
    expect(found).toMatchObject({ name: "Eid", duration: 3, search: "chaunsa", found: [{ id: mangoes.id }] });
    const { view: added } = await open([["name", "Eid"], ...line(rice, 2), ["add", String(mangoes.id)]]);
    expect(added).toMatchObject({
      lines: [
        { product: { id: rice.id }, quantity: 2, total: rupees(1400) },
        { product: { id: mangoes.id }, quantity: 1, total: rupees(250) },
      ],
      total: rupees(1650),
    });
    const again = [["name", "Eid"], ...line(mangoes), ["add", String(mangoes.id)]];
    expect((await open(again)).view.lines).toMatchObject([{ quantity: 2 }]);
    const less = [["name", "Eid"], ...line(rice), ...line(mangoes), ["remove", String(rice.id)]];
    expect((await open(less)).view.lines).toMatchObject([{ product: { id: mangoes.id } }]);
  });

  test("A2.23 by anybody: it begins empty, for seven days, with what others buy", async () => {
    await makeProduct();
    const { view } = await open();
    expect(view).toMatchObject({ name: "", duration: 7, lines: [], total: 0, gone: [] });
    expect(view.found.length).toBeGreaterThan(0);
  });

  test("what is not for sale is left out and counted; its name is the shop's own, whether it was sold once or never yet", async () => {
    const [rice, secret] = [await makeProduct(), await makeProduct({ status: "draft", name: "Secret Saffron" })];
    const old = await makeProduct({ status: "archived", name: "Old Saffron" });
    const draft = [["name", "Eid"], ...[rice, secret, old, { id: 2_000_000_000 }].flatMap((product) => line(product))];
    const { html } = await openPage(`/custom-package?${new URLSearchParams(draft)}`);
    expect(html).toContain(rice.name);
    expect(html).toContain("3 products are not for sale, so left out.");
    expect((await open(draft)).view).toMatchObject({ lines: [{ product: { id: rice.id } }], gone: [] });
    expect(html).not.toContain("Saffron");
  });

  test.each(hostileCases)("an address with %s in it shows a page", async (_, value) => {
    const text = value.slice(0, 2000);
    const fields = ["name", "duration", "search", "product_id", "quantity", "add", "remove"];
    const answer = loader(visit(`/custom-package?${new URLSearchParams(fields.map((field) => [field, text]))}`));
    expect((await answerTo(answer)).status).toBe(200);
  });
});

describe("a package is kept", () => {
  test("A7.02 A7.04 A3.15 with its name, its owner, its days, and a line for each product", async () => {
    const { userId, cookie } = await customer();
    const [rice, oil] = [await makeProduct(), await makeProduct()];
    const answer = await save(cookie, [["name", " Monthly ration "], ["duration", "30"], ...line(rice, 2), ...line(oil)]);
    const [made, ...others] = await kept(userId);
    expect(others).toEqual([]);
    expect(made).toMatchObject({ name: "Monthly ration", userId, duration: 30, itemsCount: 2 });
    expect(made?.createdAt).toBeInstanceOf(Date);
    expect(made?.updatedAt).toBeInstanceOf(Date);
    expect(made?.items.map(({ productId, quantity }) => [productId, quantity])).toEqual([
      [rice.id, 2000],
      [oil.id, 1000],
    ]);
    expect([answer.status, answer.location]).toEqual([302, `/edit-custom-package/${made?.id}`]);
    expect(shownToast(answer)).toBe("Your package is saved.");
  });

  test("A3.16 for seven days unless its maker says otherwise", async () => {
    const { userId, cookie } = await customer();
    await save(cookie, [["name", "Weekly"]]);
    expect(await kept(userId)).toMatchObject([{ duration: 7, itemsCount: 0 }]);
  });

  test("A5.02 only by somebody who is signed in: 'User must be logged in', and what was typed stays", async () => {
    const product = await makeProduct();
    const before = await db.customPackage.count();
    const answer = await save(undefined, [["name", "Eid"], ...line(product, 3)]);
    expect(answer.status).toBe(401);
    expect(returnedForm(answer)).toMatchObject({
      error: { "": ["User must be logged in"] },
      initialValue: { name: "Eid", product_id: String(product.id), quantity: "3" },
    });
    expect((await save(undefined, [])).status).toBe(401);
    expect((await answerTo(action(post("/custom-package", "no form")))).status).toBe(401);
    expect(await db.customPackage.count()).toBe(before);
  });

  test("its owner, its id and its count can't be chosen", async () => {
    const [{ userId, cookie }, other] = [await customer(), await makeUser()];
    await save(cookie, [
      ["name", "Mine"],
      ["user_id", String(other.id)],
      ["items_count", "99"],
      ["id", "7"],
    ]);
    expect(await kept(userId)).toMatchObject([{ name: "Mine", itemsCount: 0 }]);
    expect(await kept(other.id)).toEqual([]);
  });

  test("a product named twice is one line with the sum", async () => {
    const { userId, cookie } = await customer();
    const product = await makeProduct();
    await save(cookie, [["name", "Twice"], ...line(product, 2), ...line(product, 3)]);
    expect(await kept(userId)).toMatchObject([{ itemsCount: 1, items: [{ quantity: 5000 }] }]);
  });

  test("a draft, an archived and a missing product are refused, and nothing is kept", async () => {
    const { userId, cookie } = await customer();
    const [good, draft] = [await makeProduct(), await makeProduct({ status: "draft" })];
    for (const bad of [draft, await makeProduct({ status: "archived" }), { id: 2_000_000_000 }]) {
      const answer = await save(cookie, [["name", "Eid"], ...line(good), ...line(bad)]);
      expect(answer.status).toBe(409);
      expect(returnedForm(answer).error[""]).toEqual([expect.stringContaining("no longer sell")]);
      if ("name" in bad) expect(JSON.stringify(answer.body)).not.toContain(bad.name);
    }
    expect(await kept(userId)).toEqual([]);
  });

  test("fifty packages are as many as one customer keeps, however fast they press", async () => {
    const { userId, cookie } = await customer();
    await db.customPackage.createMany({ data: Array.from({ length: maxPackages - 1 }, () => ({ name: "One", userId })) });
    const presses = await Promise.all([save(cookie, [["name", "A"]]), save(cookie, [["name", "B"]])]);
    expect(presses.map(({ status }) => status).sort()).toEqual([302, 409]);
    expect(await kept(userId)).toHaveLength(maxPackages);
  });

  test.each([
    ["name", "empty", ""],
    ["name", "nothing but spaces", "   "],
    ["name", "too long", "x".repeat(81)],
    ["name", "with a null byte", "Eid\u0000"],
    ["duration", "nought", "0"],
    ["duration", "negative", "-7"],
    ["duration", "half a day", "0.5"],
    ["duration", "too long", "366"],
    ["duration", "a word", "week"],
  ])("a %s that is %s is answered at the field", async (field, _, value) => {
    const { userId, cookie } = await customer();
    const answer = await save(
      cookie,
      [
        ["name", "Eid"],
        ["duration", "7"],
      ].map(([name = "", text = ""]) => [name, name === field ? value : text]),
    );
    expect(answer.status).toBe(400);
    expect(Object.keys(returnedForm(answer).error)).toEqual([field]);
    expect(await kept(userId)).toEqual([]);
  });

  test.each(["0", "-1", "1.5", "10000", "x", "", "1e308"])(
    "a quantity of %j is refused: whole units, one at least",
    async (quantity) => {
      const { userId, cookie } = await customer();
      const answer = await save(cookie, [["name", "Eid"], ...line(await makeProduct(), quantity)]);
      expect(answer.status).toBe(400);
      expect(Object.keys(returnedForm(answer).error)).toEqual([expect.stringMatching(/^quantity(\[0])?$/)]);
      expect(await kept(userId)).toEqual([]);
    },
  );

  test("lines that don't match and lines without end are refused", async () => {
    const { userId, cookie } = await customer();
    const { id } = await makeProduct();
    expect(
      (
        await save(cookie, [
          ["name", "Eid"],
          ["product_id", String(id)],
        ])
      ).status,
    ).toBe(400);
    const endless = Array.from({ length: 51 }, (_, place) => line({ id: place + 1 })).flat();
    expect((await save(cookie, [["name", "Eid"], ...endless])).status).toBe(400);
    const hostile: [string, string][] = [
      ["name", ""],
      ["product_id[9999999]", "1"],
      ["__intent__", "x"],
    ];
    const work = await fixedWorksIn(async () => expect((await save(cookie, hostile)).status).toBe(400));
    expect(work).toBeLessThan(100);
    expect(await kept(userId)).toEqual([]);
  });

  test.each(hostileCases)("%s in any field breaks nothing", async (_, value) => {
    const { cookie } = await customer();
    const good = [["name", "Eid"], ["duration", "7"], ...line(await makeProduct())];
    for (const [field] of good) {
      const fields = good.map(([name = "", text = ""]) => [name, name === field ? value : text]);
      expect((await save(cookie, fields)).status).toBeOneOf([302, 400, 409]);
    }
  });
});

test("the count of a package's products stays right when a product is deleted", async () => {
  const { userId, cookie } = await customer();
  const [kept1, deleted] = [await makeProduct(), await makeProduct()];
  await save(cookie, [["name", "Eid"], ...line(kept1), ...line(deleted)]);
  await db.product.delete({ where: { id: deleted.id } });
  expect(await kept(userId)).toMatchObject([{ itemsCount: 1, items: [{ productId: kept1.id }] }]);
});
