import { expect, test } from "vitest";
import { findAccountSummary } from "#app/domain/orders/account-summary.server.ts";
import { db } from "#app/platform/db.server.ts";
import { makeProduct } from "#tests/fixtures/make-product.ts";
import { makeUser } from "#tests/fixtures/make-user.ts";
import { listFavourites } from "./list-favourites.server.ts";

const listFavouriteIds = async (userId: number) => (await findAccountSummary(userId)).favourites;

import { saveFavourite } from "./save-favourite.server.ts";

test("a favourite is saved once however often it is pressed, and can be taken back", async () => {
  const [{ id: userId }, product] = [await makeUser(), await makeProduct()];
  for (const saved of [true, true]) expect((await saveFavourite(userId, product.id, saved)).ok).toBe(true);
  expect(await listFavouriteIds(userId)).toEqual([product.id]);
  for (const saved of [false, false]) expect((await saveFavourite(userId, product.id, saved)).ok).toBe(true);
  expect(await listFavouriteIds(userId)).toEqual([]);
});

test("the latest favourite comes first, and one that is no longer sold is not shown", async () => {
  const { id: userId } = await makeUser();
  const [rice, tea, gone] = [await makeProduct(), await makeProduct(), await makeProduct()];
  for (const [place, { id: productId }] of [rice, tea, gone].entries()) {
    await db.favourite.create({ data: { userId, productId, createdAt: new Date(2026, 0, 1 + place) } });
  }
  await db.product.update({ where: { id: gone.id }, data: { status: "archived" } });
  const { products, hasNext } = await listFavourites(userId, 1);
  expect(products.map(({ id }) => id)).toEqual([tea.id, rice.id]);
  expect(hasNext).toBe(false);
  expect(await listFavouriteIds(userId)).toEqual([tea.id, rice.id]);
});

test("nobody sees another's favourites", async () => {
  const [mine, other] = [await makeUser(), await makeUser()];
  await saveFavourite(other.id, (await makeProduct()).id, true);
  expect(await listFavouriteIds(mine.id)).toEqual([]);
});

test("what customers can't see can't be saved", async () => {
  const { id } = await makeUser();
  const gone = { ok: false, refusal: { code: "product.not-found" } };
  expect(await saveFavourite(id, (await makeProduct({ status: "draft" })).id, true)).toMatchObject(gone);
  expect(await saveFavourite(id, 2_000_000_000, true)).toMatchObject(gone);
});
