import { expect, test } from "vitest";
import type { PackageCardData } from "#app/domain/packages/package-card.ts";
import { rupees } from "#app/lib/money.ts";
import { db } from "#app/platform/db.server.ts";
import { makeCustomPackage } from "#tests/fixtures/make-custom-package.ts";
import { makePackage } from "#tests/fixtures/make-package.ts";
import { makeProduct } from "#tests/fixtures/make-product.ts";
import { makeUser } from "#tests/fixtures/make-user.ts";
import { answerTo, visit } from "#tests/fixtures/request.ts";
import { signIn } from "#tests/fixtures/sign-in.ts";
import { loader } from "./packages.tsx";

type List = { packages: PackageCardData[]; hasNext: boolean; mine: { id: number }[] | null };
const open = async (query = "", cookie?: string) =>
  (await answerTo(loader(visit(`/packages${query}`, cookie ? { cookie } : {})))).body as List;

/** A package of one product, at its position among the others. */
async function offer(displayOrder: number, product: Parameters<typeof makeProduct>[0] = {}) {
  const { id } = await makePackage([{ product: await makeProduct({ price: rupees(600), ...product }), quantity: 2 }]);
  return db.package.update({ where: { id }, data: { displayOrder, duration: 30, nameUr: "Mahana Rashan" } });
}

const cardOf = async ({ id }: { id: number }) => (await open()).packages.find((card) => card.id === id);

test("A2.21 /packages shows what is offered in the order staff gave it, the rest not at all", async () => {
  const [last, first, hidden] = [await offer(2), await offer(1), await offer(0)];
  await db.package.update({ where: { id: hidden.id }, data: { isActive: false } });
  expect((await open()).packages.map(({ id }) => id)).toEqual([first.id, last.id]);
});

test("a package tells its price, what its products cost one by one today, for how long it lasts and how much it holds", async () => {
  const card = { price: rupees(1000), duration: 30, itemsCount: 1 };
  expect(await cardOf(await offer(3))).toMatchObject({ ...card, singly: rupees(1200) });
  const discounted = await offer(4, { discountPercent: 500, discountActive: true });
  expect(await cardOf(discounted)).toMatchObject({ ...card, singly: rupees(1140) });
  expect(await cardOf(await offer(5, { price: rupees(400) }))).not.toHaveProperty("singly");
});

test("there are as many packages as the scarcest product allows", async () => {
  const [flour, oil] = [await makeProduct({ stockQuantity: 50_000 }), await makeProduct({ stockQuantity: 7_000 })];
  const scarce = await makePackage([
    { product: flour, quantity: 2 },
    { product: oil, quantity: 2 },
  ]);
  expect(await cardOf(scarce)).toMatchObject({ fewLeft: 3000 });
  await db.product.update({ where: { id: oil.id }, data: { stockQuantity: 1_000 } });
  expect(await cardOf(scarce)).toMatchObject({ soldOut: true });
  await db.product.update({ where: { id: oil.id }, data: { stockQuantity: null } });
  expect(await cardOf(scarce)).not.toHaveProperty("soldOut");
  await db.product.update({ where: { id: oil.id }, data: { status: "archived" } });
  expect(await cardOf(scarce)).toMatchObject({ soldOut: true });
  expect(await cardOf(await makePackage([]))).toBeUndefined(); // nothing is in it, so it is not offered
});

test("packages are named in the visitor's language", async () => {
  const { id } = await offer(6);
  const { packages } = await open("", "lang=ur");
  expect(packages.find((card) => card.id === id)).toMatchObject({ name: "Mahana Rashan" });
});

test("a long list goes on, and a page that makes no sense is the first", async () => {
  for (let place = 10; place < 36; place++) await offer(place);
  const first = await open();
  expect(first).toMatchObject({ hasNext: true });
  expect(first.packages).toHaveLength(24);
  expect((await open("?page=2")).packages.map(({ id }) => id)).not.toContain(first.packages[0]?.id);
  for (const page of ["0", "-1", "x", "99999999999", "%00"])
    expect((await open(`?page=${page}`)).packages).toEqual(first.packages);
});

test("A7.01 a customer sees their own packages only, the newest first; a visitor none", async () => {
  const [ayesha, bilal] = [await makeUser(), await makeUser()];
  const cookie = await signIn(ayesha);
  expect((await open("", cookie)).mine).toEqual([]);
  const [older, newer] = [await makeCustomPackage(ayesha.id), await makeCustomPackage(ayesha.id)];
  await db.customPackage.update({ where: { id: older.id }, data: { createdAt: new Date(0) } });
  await makeCustomPackage(bilal.id);
  expect((await open("", cookie)).mine?.map(({ id }) => id)).toEqual([newer.id, older.id]);
  expect((await open()).mine).toBeNull();
});

test("A7.01 when the own packages can't be read the list is empty and the page is still there", async () => {
  const user = await makeUser();
  await makeCustomPackage(user.id);
  const cookie = await signIn(user);
  await db.$executeRaw`ALTER TABLE custom_packages RENAME TO custom_packages_away`;
  try {
    expect(await open("", cookie)).toMatchObject({ mine: [] });
  } finally {
    await db.$executeRaw`ALTER TABLE custom_packages_away RENAME TO custom_packages`;
  }
});
